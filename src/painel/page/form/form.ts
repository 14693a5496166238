import { useEffect, useRef, useState } from 'preact/hooks'
import { isApiError } from '../../../client/index.ts'
import { isEnded } from '../base/ask.ts'
import { usePanel } from '../base/panel.ts'
import { type Draft, dropDraft, keepDraft, readDraft } from './draft.ts'
import type { FieldRule } from './field-rule.ts'
import { type Finding, findingsOf, type Rules, sentenceOf } from './rules.ts'
import { changedPaths, newBody, type Value, type Values } from './values.ts'

export interface FormOptions {
  rules: Rules
  /** What the fields hold at first. */
  start?: Values
  /** What is proposed instead, as if it had been typed. */
  first?: Values
  /** Makes the body that is sent. A form for a new record needs none. */
  bodyOf?(values: Values, start: Values): object
  /** Further rules, for values that contradict each other. */
  also?(values: Values, changed: string[]): Finding[]
  /** Where what is typed is kept until it is saved. */
  draft?: Draft
  /** Names the fields as errors of the service name them, where the form has other names. */
  nameOf?(field: string): string
}

/** A form's fields, what is wrong with them, and how it is sent. */
export interface Form {
  values: Values
  start: Values
  rules: Rules
  ruleOf(path: string): FieldRule | undefined
  set(path: string, value: Value): void
  /** Replaces several fields. */
  fill(values: Values): void
  /** Called when a field is left: from then on what is wrong with it is shown. */
  leave(path: string): void
  /** Called when a field cannot make a value of what is typed, such as half a date. */
  setUnread(path: string, isUnread: boolean): void
  problemOf(path: string): string | null
  /** Every problem that stops the form from being sent, once somebody has tried to. */
  problems: [path: string, sentence: string][]
  isChanged: boolean
  isBusy: boolean
  /** What went wrong besides the fields. */
  error: unknown
  /** Whether the draft was found, and whether its personal fields are missing. */
  found: 'whole' | 'short' | null
  /** Checks the form and sends it if nothing is wrong. */
  submit(send: (body: object) => Promise<void>): void
  /** Begins anew with these values, or with those of the beginning, and drops the draft. */
  reset(values?: Values): void
  /** The state of the record that the form changes. */
  stamp: string | undefined
  /** Takes over another state of the record, and what is to become of it. */
  rebase(start: Values, values: Values, stamp: string | undefined): void
}

export function useForm({ rules, start = {}, first = {}, bodyOf, also, draft, nameOf }: FormOptions): Form {
  const { say, language, onEnded } = usePanel()
  const [drafted] = useState(() => (draft ? readDraft(draft) : null))
  const [begin, setBegin] = useState(start)
  const [values, setValues] = useState<Values>({ ...start, ...first, ...drafted?.values })
  const [stamp, setStamp] = useState(drafted ? drafted.stamp : draft?.stamp)
  const [found, setFound] = useState<Form['found']>(drafted ? (drafted.isShort ? 'short' : 'whole') : null)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [unread, setUnreads] = useState<ReadonlySet<string>>(new Set())
  const [told, setTold] = useState<Record<string, string>>({})
  const [isTried, setTried] = useState(false)
  const [state, setState] = useState<{ isBusy: boolean; error: unknown }>({ isBusy: false, error: null })
  const newest = useRef(values)
  newest.current = values

  const changed = changedPaths(values, begin)
  const body = bodyOf ? bodyOf(values, begin) : newBody(values, rules.fields)
  const findings = [...findingsOf(rules, body), ...(also?.(values, changed) ?? [])]
  const wrong: Record<string, string> = { ...told }
  for (const finding of findings) wrong[finding.path] ??= sentenceOf(finding, say, language)
  for (const path of unread)
    wrong[path] = say(rules.fields[path]?.types.includes('string') ? 'form.date' : 'form.number')
  const isShown = (path: string) => isTried || left.has(path) || changed.includes(path) || path in told

  useEffect(() => {
    if (!draft) return
    if (changed.length === 0) return dropDraft(draft)
    // A field that was emptied is kept as empty.
    const kept = Object.fromEntries(changed.map((path): [string, Value] => [path, values[path] ?? '']))
    keepDraft(draft, { values: kept, stamp })
  }, [values, stamp])

  const change = (next: Values, paths: string[]) => {
    // Two fields may change before the form is drawn again.
    newest.current = next
    setValues(next)
    // What the service said of a field was about what it held then.
    setTold((before) => Object.fromEntries(Object.entries(before).filter(([path]) => !paths.includes(path))))
  }
  const rebase: Form['rebase'] = (nextStart, next, nextStamp) => {
    setBegin(nextStart)
    setValues(next)
    setStamp(nextStamp)
    setTold({})
    setTried(false)
    setState({ isBusy: false, error: null })
  }
  const reset: Form['reset'] = (next = start) => {
    if (draft) dropDraft(draft)
    setFound(null)
    setLeft(new Set())
    setUnreads(new Set())
    rebase(next, next, draft?.stamp)
  }
  const refused = (error: unknown) => {
    if (isEnded(error)) {
      setState({ isBusy: false, error: null })
      return onEnded()
    }
    const details = isApiError(error)
      ? error.details.map((each) => ({ ...each, field: nameOf?.(each.field) ?? each.field }))
      : []
    const known = details.filter(({ field }) => field in rules.fields)
    setTold(Object.fromEntries(known.map(({ field, message }) => [field, message])))
    setState({ isBusy: false, error: known.length > 0 && known.length === details.length ? null : error })
  }

  return {
    values,
    start: begin,
    rules,
    ruleOf: (path) => rules.fields[path],
    set: (path, value) => change({ ...newest.current, [path]: value }, [path]),
    fill: (next) => change({ ...newest.current, ...next }, Object.keys(next)),
    leave: (path) => setLeft((before) => (before.has(path) ? before : new Set([...before, path]))),
    setUnread: (path, isUnread) =>
      setUnreads((before) => {
        if (before.has(path) === isUnread) return before
        return new Set(isUnread ? [...before, path] : [...before].filter((each) => each !== path))
      }),
    problemOf: (path) => (isShown(path) ? (wrong[path] ?? null) : null),
    problems: isTried || Object.keys(told).length > 0 ? Object.entries(wrong).filter(([path]) => isShown(path)) : [],
    isChanged: changed.length > 0,
    ...state,
    found,
    submit(send) {
      setTried(true)
      // What the service said is asked again.
      if (findings.length > 0 || unread.size > 0) return
      setTold({})
      setState({ isBusy: true, error: null })
      send(body).then(() => setState({ isBusy: false, error: null }), refused)
    },
    reset,
    stamp,
    rebase
  }
}
