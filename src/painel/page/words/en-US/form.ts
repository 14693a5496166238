import type { form as pt } from '../pt-BR/form.ts'

/** What forms say in every view. */
export const form: Record<keyof typeof pt, string> = {
  'form.required': 'Required',
  'form.choose': 'Choose an option.',
  'form.unknown': 'Not given',
  'form.number': 'Write a number.',
  'form.date': 'The date is incomplete or does not exist: write day, month and year.',
  'form.invalid': 'Invalid value.',
  'form.uf-first': 'Choose the state first.',
  'form.wrong': '{n} field is left to correct:|{n} fields are left to correct:',
  'form.draft': 'The draft is back: nothing that was typed is lost.',
  'form.draft.short': 'The draft is back. What identifies the patient is not kept in the browser: type it again.',
  'form.draft.drop': 'Discard the draft'
}
