const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Escapes a text for use in a page or an email, between tags and inside quotes. */
export const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character]!)
