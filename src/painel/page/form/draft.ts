import type { Values } from './values.ts'

/*
 * A draft is whole in the memory of the page, so that nothing typed is lost while the tab is open: neither by another
 * view nor by a service that does not answer. For F5 it is in the tab's storage too, without what says who the patient
 * is: browsers write that storage to disk in order to open closed tabs again.
 */

const KEPT = 'painel.rascunho.'
const whole = new Map<string, Kept>()

export interface Draft {
  /** What the draft is of, and whose. */
  name: string
  /** The fields that are never written to the tab's storage. */
  personal: readonly string[]
  /** The state of the record that is changed, so that a change by somebody else is not overwritten unseen. */
  stamp?: string
}

interface Kept {
  /** The fields that were changed. */
  values: Values
  stamp?: string | undefined
}

/** Reads a draft. `isShort` tells that the personal fields have to be typed again. */
export function readDraft({ name }: Draft): (Kept & { isShort: boolean }) | null {
  const here = whole.get(name)
  if (here) return { ...here, isShort: false }
  try {
    const found = JSON.parse(sessionStorage.getItem(KEPT + name) ?? 'null') as Kept | null
    return found?.values ? { ...found, isShort: true } : null
  } catch {
    return null
  }
}

export function keepDraft({ name, personal }: Draft, kept: Kept): void {
  whole.set(name, kept)
  const shown = Object.fromEntries(Object.entries(kept.values).filter(([path]) => !personal.includes(path)))
  try {
    sessionStorage.setItem(KEPT + name, JSON.stringify({ ...kept, values: shown }))
  } catch {
    // The browser keeps nothing. The draft is still in the memory of the page.
  }
}

export function dropDraft({ name }: Draft): void {
  whole.delete(name)
  try {
    sessionStorage.removeItem(KEPT + name)
  } catch {
    // There was nothing kept.
  }
}

/** Drops all drafts of this tab: whoever signs in next may be somebody else. */
export function dropDrafts(): void {
  whole.clear()
  try {
    for (const name of Object.keys(sessionStorage)) if (name.startsWith(KEPT)) sessionStorage.removeItem(name)
  } catch {
    // There was nothing kept.
  }
}
