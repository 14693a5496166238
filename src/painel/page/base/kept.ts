/**
 * What the browser keeps of the panel: the theme, the columns of the list and the saved views. None of them names a
 * person or holds a token.
 */

/** Reads a kept text. Browsers that keep nothing refuse even the question. */
export function keptText(name: string): string | null {
  try {
    return localStorage.getItem(name)
  } catch {
    return null
  }
}

export function keepText(name: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(name)
    else localStorage.setItem(name, text)
  } catch {
    // The browser keeps nothing, so the reader has to choose again next time.
  }
}

/** Reads a kept list. What is not understood is left out. */
export function keptList<T>(name: string, isOne: (each: unknown) => each is T): T[] | null {
  try {
    const found: unknown = JSON.parse(keptText(name) ?? 'null')
    return Array.isArray(found) ? found.filter(isOne) : null
  } catch {
    return null
  }
}
