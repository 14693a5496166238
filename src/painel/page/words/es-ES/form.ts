import type { form as pt } from '../pt-BR/form.ts'

/** What forms say in every view. */
export const form: Record<keyof typeof pt, string> = {
  'form.required': 'Obligatorio',
  'form.choose': 'Elija una opción.',
  'form.unknown': 'Sin dato',
  'form.number': 'Escriba un número.',
  'form.date': 'La fecha está incompleta o no existe: escriba día, mes y año.',
  'form.invalid': 'Valor no válido.',
  'form.uf-first': 'Elija primero el estado.',
  'form.wrong': 'Falta corregir {n} campo:|Falta corregir {n} campos:',
  'form.draft': 'Borrador recuperado: no se perdió nada de lo escrito.',
  'form.draft.short':
    'Borrador recuperado. Los datos que identifican al paciente no quedan en el navegador: escríbalos de nuevo.',
  'form.draft.drop': 'Descartar el borrador'
}
