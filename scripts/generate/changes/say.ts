/** The languages of everything that people read. */
export const languages = ['pt-BR', 'en-US', 'es-ES'] as const
export type Language = (typeof languages)[number]

export type Kind = 'added' | 'changed' | 'deprecated' | 'removed'

export const say = (kind: Kind, pt: string, en: string, es: string) => ({
  kind,
  sentence: { 'pt-BR': pt, 'en-US': en, 'es-ES': es } as Record<Language, string>
})
