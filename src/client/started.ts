declare const kind: unique symbol

/** The answer of an operation that started a job of this kind. The kind is known to the compiler alone. */
export type Started<Answer, Kind extends string> = Answer & { readonly [kind]?: Kind }
