import type { Configuracao } from '#regras/configuracao/configuracao.ts';
import { type Draft, newDraft } from './draft.ts';

/** The liga in which a new championship is made, and what it gives to new ones. */
export type LigaDoNovo = {
  readonly uuid: string;
  readonly nome: string;
  readonly configuracao: Configuracao | null;
};

/** Name and colours are its own. */
export function firstDraft(liga: LigaDoNovo | null): Draft {
  if (!liga?.configuracao) return newDraft();
  const { cores: _, ...rest } = liga.configuracao;
  return { ...structuredClone(rest), nome: '' };
}

/** Under which name it is kept in the browser before it is saved once. */
export const keyOfNew = (liga: LigaDoNovo | null): string | null => liga && `liga-${liga.uuid}`;
