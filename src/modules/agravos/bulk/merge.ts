/*
 * Merges rows of a file into stored cases, and puts them back when an import is undone. It is hard because the two
 * halves of a case meet here: a row may bring a text that names the stored person, or a person whom stored texts name.
 * Such texts are left out. Personal data stay sealed except while they are compared. The tables are written in two
 * statements for the sake of the triggers.
 */

import { getTableColumns, sql } from 'drizzle-orm'
import type { Executor } from '../../../platform/db/load.ts'
import { type Documento, documentOf, mergeDocument, rowsOf } from '../fields/document.ts'
import type { Row } from '../fields/field-type.ts'
import { isObject, trimmed } from '../fields/field-values.ts'
import { fieldAt, paths } from '../fields/fields.ts'
import { compact } from '../fields/parts.ts'
import { needsComparing, partWithout, personalTexts } from '../privacy/personal.ts'
import { openPessoais, resealPessoais, sealPessoais } from '../privacy/sealed.ts'
import { brokenRules, type CaseRule } from '../record/rule-table.ts'
import { casos, casosPessoais } from '../tables.ts'
import type { BroughtCaso, CasoRows } from './store.ts'

/** What a stored case becomes when a row of a file is merged into it. */
export interface Merged extends CasoRows {
  id: number
  /** The names of the fields that change; empty when the row says nothing new. */
  changed: string[]
  /** The texts that were left out because they would name the person. */
  personal: string[]
  /** The rules that the merged case breaks and that an import may not break. */
  broken: CaseRule[]
}

/** Merges a row into a case in its stored form, with sealed values. An empty cell says nothing: it clears no field. */
export function mergeCaso(stored: Row, brought: BroughtCaso, today: string): Merged {
  const before = documentOf(openPessoais(Number(stored.id), stored))
  const { documento, changed, personal } = withoutPersonal(before, mergeDocument(before, partOf(brought)))
  const { caso, pessoais } = rowsOf(documento, brought.municipio)
  // An imported age counts as long as no birth date is known.
  const idade = pessoais.data_nascimento ? caso.idade : (brought.idade ?? (stored.idade as number | null))
  if (idade !== stored.idade && !changed.includes('paciente.data_nascimento')) changed.push('paciente.idade')
  const iniciais = caso.iniciais || String(stored.iniciais)
  return {
    id: Number(stored.id),
    changed,
    personal,
    broken: brokenRules(documento, today, changed).filter(({ imported }) => imported === 'refused'),
    caso: { ...caso, idade, iniciais },
    pessoais
  }
}

type Changed = ReturnType<typeof mergeDocument>

/**
 * Leaves out texts that would name the person. Only here do the texts of the file meet the stored person, and the
 * stored texts the person of the file. Such a text keeps its old value, or is emptied when the old value names the
 * person too. The number is exempt: it is part of the key, so a row cannot change it.
 */
function withoutPersonal(before: Documento, merged: Changed): Changed & { personal: string[] } {
  const { documento, changed } = merged
  const found = needsComparing(changed) ? personalTexts(documento, changed).map(({ field }) => field) : []
  const personal = [...new Set(found)].filter((field) => field !== 'numero_notificacao')
  if (personal.length === 0) return { ...merged, personal }
  const without = mergeDocument(documento, partWithout(documento, before, personal)).documento
  return { documento: without, changed: mergeDocument(before, without).changed, personal }
}

/** What a brought case says, in the form in which documents are compared. */
function partOf({ documento, semMudanca }: BroughtCaso): Documento {
  const part: Documento = {}
  for (const path of paths) {
    const value = documento[path]
    if (value === undefined || value === null || semMudanca.includes(path)) continue
    const { normal = (given: unknown) => given } = fieldAt(path)
    part[path] = isObject(value) ? compact(normal(value)) : trimmed(normal(value))
  }
  return part
}

const ofNoMerge = ['id', 'responsavel_id', 'criado_em', 'excluido_em']
const casoColumns = Object.values(getTableColumns(casos))
  .map(({ name }) => name)
  .filter((name) => !ofNoMerge.includes(name))
const pessoaisColumns = Object.values(getTableColumns(casosPessoais))
  .map(({ name }) => name)
  .filter((name) => name !== 'caso_id')

const columns = (names: string[], prefix = '') => sql.raw(names.map((name) => `${prefix}${name}`).join(', '))
const replaced = (names: string[]) => sql.raw(names.map((name) => `${name} = excluded.${name}`).join(', '))

/** Writes merged cases in their new form. */
export async function writeMerged(db: Executor, merged: Pick<Merged, 'id' | 'caso' | 'pessoais'>[], em: Date) {
  if (merged.length === 0) return
  await writeRows(
    db,
    merged.map(({ id, caso, pessoais }) => ({
      id,
      caso: { ...caso, atualizado_em: em },
      pessoais: sealPessoais(id, pessoais),
      at: null
    }))
  )
}

interface WrittenRow {
  id: number
  caso: Row
  /** The personal data, sealed. */
  pessoais: Row
  /** When set, the row is written only if the case was last changed at this moment. */
  at: string | null
}

/**
 * Writes both tables, in two statements: the triggers that note the places of cases must not find both changed by one.
 */
async function writeRows(db: Executor, rows: WrittenRow[]): Promise<number[]> {
  const written = await db.execute<{ id: number }>(sql`
    with line as materialized (
      select (given ->> 'id')::int as caso_id, (given ->> 'at')::timestamptz as em, c.*
      from jsonb_array_elements(${JSON.stringify(rows.map(({ id, caso, at }) => ({ id, caso, at })))}::text::jsonb) given
      cross join lateral jsonb_populate_record(null::casos, given -> 'caso') c
    )
    update casos set (${columns(casoColumns)}) = row (${columns(casoColumns, 'line.')})
    from line where casos.id = line.caso_id and (line.em is null or (casos.atualizado_em = line.em and casos.excluido_em is null))
    returning casos.id`)
  const changed = new Set(written.map(({ id }) => id))
  const people = rows.filter(({ id }) => changed.has(id)).map(({ id, pessoais }) => ({ id, pessoais }))
  await db.execute(sql`
    insert into casos_pessoais (caso_id, ${columns(pessoaisColumns)})
    select (given ->> 'id')::int, ${columns(pessoaisColumns, 'p.')}
    from jsonb_array_elements(${JSON.stringify(people)}::text::jsonb) given
    cross join lateral jsonb_populate_record(null::casos_pessoais, given -> 'pessoais') p
    where jsonb_strip_nulls(given -> 'pessoais') - 'nome' <> '{}' or given -> 'pessoais' ->> 'nome' <> ''
    on conflict (caso_id) do update set ${replaced(pessoaisColumns)}`)
  return [...changed]
}

/**
 * Restores cases to their former state, except those that were changed again since. Returns the ids of the restored
 * ones.
 */
export async function restoreCasos(db: Executor, before: { em: string; antes: Row }[]): Promise<number[]> {
  if (before.length === 0) return []
  const pick = (names: string[], row: Row) => Object.fromEntries(names.map((name) => [name, row[name] ?? null]))
  return await writeRows(
    db,
    before.map(({ em, antes }) => ({
      id: Number(antes.id),
      caso: pick(casoColumns, antes),
      pessoais: resealPessoais(Number(antes.id), { ...pick(pessoaisColumns, antes), nome: antes.nome ?? '' }),
      at: em
    }))
  )
}
