// What a help page is made of. Ids are the same in both languages: a link sent by a Brazilian opens the
// same answer for an English reader.

export type Role = 'organizador' | 'jogador' | 'visitante';

/** A paragraph, or a list of points. */
export type Block = string | readonly string[];

export type HelpAnswer = {
  readonly id: string;
  readonly role: Role;
  readonly question: string;
  readonly text: readonly Block[];
};

export type FormatId =
  | 'pontos-corridos'
  | 'mata-mata'
  | 'grupos'
  | 'dupla-eliminacao'
  | 'suico'
  | 'fase-de-liga';

export type FormatText = {
  readonly id: FormatId;
  readonly name: string;
  readonly how: string;
  readonly goodFor: string;
  readonly beware: string;
};

export type CriterionText = {
  /** Also names the worked example. */
  readonly id: string;
  readonly name: string;
  readonly rule: string;
  /** What the worked example shows. */
  readonly reading: string;
};

export type Term = { readonly id: string; readonly word: string; readonly meaning: string };

export type HelpTexts = {
  readonly answers: readonly HelpAnswer[];
  readonly formats: readonly FormatText[];
  readonly criteria: readonly CriterionText[];
  readonly terms: readonly Term[];
};
