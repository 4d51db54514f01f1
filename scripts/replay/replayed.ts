/** Of a part of a case: how many matches were played, and what is not as it was published. */
export type Replayed = { readonly played: number; readonly differences: readonly string[] };

export type Fields = Readonly<Record<string, unknown>>;
