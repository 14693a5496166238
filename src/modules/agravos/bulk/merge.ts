/*
 * Merges rows of a file into stored cases. It is hard because the two halves of a case meet here: a row may bring a
 * text that names the stored person, or a person whom stored texts name. Such texts are left out. Personal data stay
 * sealed except while they are compared.
 */

import { isDeepStrictEqual } from 'node:util'
import type { MessageValues } from '../../../engine/messages/messages.ts'
import { type Change, changesOf } from '../fields/changes.ts'
import { type Documento, documentOf, mergeDocument, rowsOf } from '../fields/document.ts'
import type { Json, Row } from '../fields/field-type.ts'
import { isObject, trimmed } from '../fields/field-values.ts'
import { fieldAt, paths } from '../fields/fields.ts'
import { compact } from '../fields/parts.ts'
import { needsComparing, partWithout, personalTexts } from '../privacy/personal.ts'
import { openPessoais } from '../privacy/sealed.ts'
import { brokenRules, type CaseRule } from '../record/rule-table.ts'
import type { BroughtCaso, CasoRows } from './store.ts'

/** What is merged into a stored case. */
export type Brought = Pick<BroughtCaso, 'documento' | 'municipio' | 'idade' | 'semMudanca'>

/** What a stored case becomes when a row of a file is merged into it. */
export interface Merged extends CasoRows {
  id: number
  /** The stored case with its personal data opened. */
  before: Row
  /** The names of the fields that change; empty when the row says nothing new. */
  changed: string[]
  /** The values of the changed fields that may be told. */
  changes: Change[]
  /** The texts that were left out because they would name the person. */
  personal: string[]
  /** The rules that the merged case may not break, with what their sentences name. */
  broken: (Pick<CaseRule, 'at' | 'key'> & { values?: MessageValues })[]
}

/** What a file is about, where it is the state of its cases. */
export interface Mirrored {
  /** Each field that the file has a column for, with the value of a case that says nothing about it. */
  empty: Documento
  /** Whether a column tells the age. */
  idade: boolean
}

/** What a file with SINAN's codes says of a case that is stored, in the fields for which it has columns. */
export type Restated = Pick<BroughtCaso, 'documento'> & Pick<Mirrored, 'empty'>

/** The further ways in which a row may be read. */
export interface MergeWays {
  /** What the file is about, where it is the state of its cases. */
  mirrored?: Mirrored | null
  /** Says a stored case again as a file with SINAN's codes would. */
  restate?: ((stored: Row) => Restated) | null
}

/**
 * Merges a row into a case in its stored form, with sealed values. An empty cell says nothing and clears no field,
 * unless the file is the state of its cases: `mirrored` then tells which fields it is about.
 */
export function mergeCaso(
  stored: Row,
  brought: Brought,
  today: string,
  { mirrored = null, restate = null }: MergeWays = {}
): Merged {
  const opened = openPessoais(Number(stored.id), stored)
  const before = documentOf(opened)
  const { documento, changed, personal } = withoutPersonal(
    before,
    mergedWith(before, stored, brought, { mirrored, restate })
  )
  const { caso, pessoais } = rowsOf(documento, brought.municipio)
  const idade = pessoais.data_nascimento ? (caso.idade ?? null) : ageOf(before, stored, brought, mirrored)
  if (idade !== stored.idade && !changed.includes('paciente.data_nascimento')) changed.push('paciente.idade')
  const losesName = changed.includes('paciente.nome') && mirrored !== null
  const iniciais = caso.iniciais || (losesName ? '' : String(stored.iniciais))
  return {
    id: Number(stored.id),
    before: opened,
    changed,
    changes: changesOf(
      { ...before, 'paciente.idade': stored.idade },
      { ...documento, 'paciente.idade': idade },
      changed
    ),
    personal,
    broken: brokenRules(documento, today, changed)
      .filter((rule) => rule.imported === 'refused' || isMadeByMerging(rule, before, brought, today))
      .map(({ at, key, values }) => ({ at, key, values: values?.(documento) })),
    caso: { ...caso, idade, iniciais },
    pessoais
  }
}

/** Contradictions of the file itself, and of the stored case, are borne: the past cannot be mended. Others are not. */
const isMadeByMerging = (rule: CaseRule, before: Documento, { documento }: Brought, today: string): boolean =>
  !rule.mayBeUnsaid && !rule.isBroken(documento, today) && !rule.isBroken(before, today)

/** The age where no birth date is known: an imported one counts, and one that came from a birth date goes with it. */
function ageOf(before: Documento, stored: Row, { idade }: Brought, mirrored: Mirrored | null): number | null {
  if (idade !== null) return idade
  const isGone = mirrored !== null && (mirrored.idade || Boolean(before['paciente.data_nascimento']))
  return isGone ? null : (stored.idade as number | null)
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
function partOf({ documento, semMudanca }: Brought, mirrored: Mirrored | null): Documento {
  const part: Documento = { ...mirrored?.empty }
  for (const path of semMudanca) delete part[path]
  for (const path of paths) {
    const value = documento[path]
    if (value === undefined || value === null || semMudanca.includes(path)) continue
    const { normal = (given: unknown) => given } = fieldAt(path)
    part[path] = isObject(value) ? withSaid(part[path], compact(normal(value))) : trimmed(normal(value))
  }
  return part
}

/**
 * Merges what a row says. SINAN has no code for much that a case may say: a row that says of a field what a file would
 * say of the stored case leaves the field as it is.
 */
function mergedWith(
  before: Documento,
  stored: Row,
  brought: Brought,
  { mirrored = null, restate }: MergeWays
): Changed {
  const part = partOf(brought, mirrored)
  const merged = mergeDocument(before, part)
  if (!restate || merged.changed.length === 0) return merged
  const { documento, empty } = restate(stored)
  const restated = partOf({ ...brought, documento, semMudanca: [] }, { empty, idade: false })
  return mergeDocument(before, withoutSame(part, restated, empty))
}

/** Leaves out what is said equally, in the fields that both can say. */
function withoutSame(part: Json, restated: Json, fields: Json): Json {
  const left = { ...part }
  for (const [key, inner] of Object.entries(fields)) {
    const [one, other] = [part[key], restated[key]]
    if (isObject(inner) && isObject(one)) left[key] = withoutSame(one, isObject(other) ? other : {}, inner)
    else if (isDeepStrictEqual(one ?? null, other ?? null)) delete left[key]
  }
  return left
}

/** What is said of a part, over the keys that the file has empty. */
function withSaid(empty: unknown, said: unknown): unknown {
  if (!isObject(empty) || !isObject(said)) return said
  const whole = { ...empty }
  for (const [key, value] of Object.entries(said)) whole[key] = withSaid(empty[key], value)
  return whole
}
