const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** A text as it can stand in a page or a letter, between tags and inside quotes. */
export const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character]!)
