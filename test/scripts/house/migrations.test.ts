import { readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { statementsOf } from '../../../scripts/migrations/statements.ts'
import { type Column, missesOf, type Tables } from '../../../scripts/migrations/tables.ts'
import { checkMigrations, checkStatements } from '../../../scripts/migrations.ts'
import { readReleaseRecords } from '../../../src/platform/db/migrations.ts'
import { connect } from '../../support/connect.ts'
import { createTestDatabase } from '../../support/database.ts'

const column = (name: string, type = 'text', more: Partial<Column> = {}): Column => ({
  name,
  type,
  notNull: false,
  ...more
})
const tables = (columns: Record<string, Column>, values = ['a', 'b']): Tables => ({
  tables: { 'public.casos': { name: 'casos', columns } },
  enums: { 'public.estado': { name: 'estado', values } }
})
const released = tables({ id: column('id', 'serial', { notNull: true }), nome: column('nome'), uf: column('uf') })

const check = (...texts: string[]) =>
  checkStatements(
    texts.map((text, i) => ({ file: `${i}.sql`, statements: statementsOf(text) })),
    released,
    3
  )

it.each([
  'CREATE TABLE "novos" ("id" serial PRIMARY KEY, "caso_id" integer NOT NULL REFERENCES "casos"("id") ON DELETE CASCADE)',
  'CREATE TABLE novos (id int);--> statement-breakpoint\nCREATE UNIQUE INDEX novos_id ON novos (id);\nALTER TABLE novos ALTER id SET NOT NULL; DROP TABLE novos',
  'ALTER TABLE "casos" ADD COLUMN "cor" text, ADD "lado" boolean DEFAULT false NOT NULL',
  'ALTER TABLE "public"."casos" ADD COLUMN IF NOT EXISTS "em" timestamp with time zone DEFAULT now() NOT NULL',
  "ALTER TABLE casos ADD COLUMN cor text; ALTER TABLE casos ADD CONSTRAINT cor CHECK (cor <> 'nome') NOT VALID; ALTER TABLE casos VALIDATE CONSTRAINT cor",
  'ALTER TABLE casos ADD COLUMN cor text; ALTER TABLE casos DROP COLUMN cor',
  "ALTER TABLE casos ALTER COLUMN uf SET DEFAULT 'drop table casos;'",
  'CREATE INDEX CONCURRENTLY IF NOT EXISTS "casos_uf" ON "casos" USING btree ("uf");',
  "ALTER TYPE estado ADD VALUE 'c'; COMMENT ON TABLE casos IS 'DROP TABLE'",
  'CREATE FUNCTION f() RETURNS trigger AS $corpo$ begin drop table casos; return null; end $corpo$ LANGUAGE plpgsql',
  "-- DROP TABLE casos;\n/* DROP TABLE casos; */ CREATE TYPE outro AS ENUM ('x')",
  'CREATE TABLE novos (id int); INSERT INTO novos SELECT 1; CREATE TRIGGER t AFTER INSERT ON novos EXECUTE FUNCTION f()',
  '-- contract since release 3: nobody reads it\nALTER TABLE casos DROP COLUMN uf',
  '-- safe: a table of a few rows\nCREATE INDEX casos_uf ON casos (uf)'
])('a migration with which the released version keeps working: %s', (text) => {
  expect(check(text)).toEqual([])
})

it.each([
  ['DROP TABLE "casos"', 'drop table casos'],
  ['DROP INDEX casos_uf', 'drop index casos_uf'],
  ['TRUNCATE TABLE casos', 'truncate table casos'],
  ['ALTER TABLE "casos" DROP COLUMN "uf"', 'casos: drop column uf'],
  ['ALTER TABLE casos ADD cor text, DROP uf', 'casos: drop uf'],
  ['ALTER TABLE "casos" RENAME COLUMN "uf" TO "estado"', 'casos: rename column uf to estado'],
  ['ALTER TABLE casos RENAME TO doencas', 'casos: rename to doencas'],
  ['ALTER TABLE casos ALTER COLUMN uf SET DATA TYPE integer', 'casos.uf changes its type'],
  ['ALTER TABLE casos ALTER uf TYPE integer USING uf::integer', 'casos.uf changes its type'],
  ['ALTER TABLE casos ALTER uf SET NOT NULL', 'casos.uf becomes NOT NULL'],
  ['ALTER TABLE casos ALTER uf DROP DEFAULT', 'casos.uf: drop default'],
  ['ALTER TABLE casos ALTER uf DROP NOT NULL', 'may read a null'],
  ['ALTER TABLE casos ADD cor text NOT NULL', 'casos.cor is NOT NULL without a default'],
  ['ALTER TABLE casos ADD cor uuid DEFAULT gen_random_uuid() NOT NULL', 'casos.cor: the whole table is rewritten'],
  ['ALTER TABLE casos ADD cor text UNIQUE', 'casos.cor: add its constraint in a statement of its own'],
  ['ALTER TABLE casos ADD CONSTRAINT c CHECK (uf <> nome) NOT VALID', 'may refuse what the released version writes'],
  ['ALTER TABLE casos ADD CONSTRAINT c UNIQUE ("uf")', 'may refuse what the released version writes'],
  ['ALTER TABLE casos ADD cor int; ALTER TABLE casos ADD CONSTRAINT c CHECK (cor > 0)', 'add it NOT VALID'],
  ['ALTER TABLE casos ADD FOREIGN KEY (uf) REFERENCES ufs(id) ON DELETE CASCADE NOT VALID', 'may refuse what'],
  ['CREATE TABLE novos (caso int REFERENCES casos(id))', 'rows of casos could not be removed by the released version'],
  ['CREATE INDEX casos_uf ON casos (uf)', 'CREATE INDEX CONCURRENTLY'],
  ['CREATE INDEX CONCURRENTLY casos_uf ON casos (uf)', 'add IF NOT EXISTS (required)'],
  ['-- safe: no\nCREATE INDEX CONCURRENTLY casos_uf ON casos (uf)', 'add IF NOT EXISTS (required)'],
  ['CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS u ON casos (uf)', 'may not be unique'],
  ['CREATE INDEX CONCURRENTLY IF NOT EXISTS i ON casos (uf); CREATE TABLE t (id int)', 'needs a migration of its own'],
  ["ALTER TYPE estado RENAME VALUE 'a' TO 'z'", 'changes the type estado'],
  [
    'CREATE OR REPLACE FUNCTION f() RETURNS int AS $$ select 1 $$ LANGUAGE sql',
    'replaces something that the released version uses'
  ],
  ['CREATE TRIGGER t BEFORE INSERT ON casos EXECUTE FUNCTION f()', 'a new trigger on casos'],
  ["UPDATE casos SET uf = 'PE'", 'update casos set: cannot be judged'],
  ['DO $$ begin end $$', 'cannot be judged'],
  ['REVOKE ALL ON casos FROM app', 'takes a right away'],
  [
    '-- contract since release 4: soon\nALTER TABLE casos DROP COLUMN uf',
    'release 4 does not exist yet; the last one is 3'
  ],
  ['-- contract since release 3:\nALTER TABLE casos DROP COLUMN uf', 'casos: drop column uf'],
  ['-- safe: believe me\nALTER TABLE casos DROP COLUMN uf', 'casos: drop column uf'],
  [
    '-- contract since release 3: old\nCREATE TYPE x AS ENUM (); ALTER TABLE casos DROP COLUMN uf',
    'casos: drop column uf'
  ]
])('a migration that breaks the released version: %s', (text, finding) => {
  expect(check(text).join('\n')).toContain(finding)
})

it('the place of a finding, even where an earlier migration created the table', () => {
  expect(check('CREATE TABLE novos (id int)', 'DROP TABLE novos;\n\n  DROP TABLE casos')).toEqual([
    expect.stringMatching(
      /^1[.]sql:3: drop table casos \(write "-- contract since release <n>: <why>" before it if release 3 /
    )
  ])
})

it.each([
  ['all that was there', tables(released.tables['public.casos']!.columns), []],
  [
    'more, which fills itself',
    tables({ ...released.tables['public.casos']!.columns, x: column('x', 'int', { notNull: true, default: 0 }) }, [
      'a',
      'b',
      'c'
    ]),
    []
  ],
  [
    'a column gone',
    tables({ id: column('id', 'integer', { notNull: true, default: 'nextval()' }), nome: column('nome') }),
    ['the column casos.uf is gone']
  ],
  [
    'others',
    tables(
      {
        id: column('id', 'integer', { notNull: true }),
        nome: column('nome', 'integer'),
        uf: column('uf', 'text', { notNull: true }),
        x: column('x', 'int', { notNull: true })
      },
      ['a']
    ),
    [
      'casos.id has no default any more',
      'casos.nome was text and is integer',
      'casos.uf became NOT NULL',
      'casos.x is NOT NULL without a default, and the released version does not fill it',
      "estado has no 'b' any more"
    ]
  ],
  [
    'nothing',
    { tables: {}, enums: {} },
    ['the table casos is gone', "estado has no 'a' any more", "estado has no 'b' any more"]
  ]
] as [string, Tables, string[]][])('what the released version misses when there is %s', (_, present, misses) => {
  expect(missesOf(released, present, new Set())).toEqual(misses)
})

it('unused things are not missed', () => {
  expect(missesOf(released, { tables: {}, enums: {} }, new Set(['casos', 'estado']))).toEqual([])
})

it('the migrations of this version keep everything that the last release needs, in the database too', async () => {
  expect(checkMigrations()).toEqual([])
  const tag = readReleaseRecords().at(-1)!.migration.slice(0, 4)
  const before: Tables = JSON.parse(readFileSync(`drizzle/meta/${tag}_snapshot.json`, 'utf8'))
  const database = await createTestDatabase()
  const { db, close } = connect(database.url, { max: 1 })
  try {
    const rows = await db.execute<{
      table: string
      name: string
      type: string
      not_null: boolean
      filled: boolean
    }>(sql`
      select c.relname as "table", a.attname as name, format_type(a.atttypid, a.atttypmod) as type, a.attnotnull as not_null,
        a.atthasdef or a.attidentity <> '' as filled
      from pg_attribute a join pg_class c on c.oid = a.attrelid
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped`)
    const present: Tables = { tables: {}, enums: before.enums }
    for (const { table, name, type, not_null: notNull, filled } of rows) {
      present.tables[table] ??= { name: table, columns: {} }
      present.tables[table].columns[name] = { name, type, notNull, ...(filled ? { default: 'some' } : {}) }
    }
    expect(missesOf(before, present, new Set())).toEqual([])
    delete present.tables.casos!.columns.numero_notificacao
    expect(missesOf(before, present, new Set())).toEqual(['the column casos.numero_notificacao is gone'])
  } finally {
    await close()
    await database.drop()
  }
})
