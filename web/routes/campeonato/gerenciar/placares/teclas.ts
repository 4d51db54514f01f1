// The keys of a round: a figure fills its field and goes on to the next, so that two figures are a score.
import type { KeyboardEvent } from 'react';
import type { CampoDoPlacar } from './figuras.ts';

type Acoes = {
  digitar(digito: number): void;
  apagar(): void;
  salvar(): void;
  /** 1 to the next field, -1 to the one before, over the ends of the row. */
  andar(por: 1 | -1): void;
  wo(): void;
  adiar(): void;
};

const ATALHOS: Readonly<Record<string, (acoes: Acoes) => void>> = {
  Backspace: ({ apagar }) => apagar(),
  Delete: ({ apagar }) => apagar(),
  Enter: ({ salvar }) => salvar(),
  ArrowDown: ({ andar }) => andar(1),
  ArrowRight: ({ andar }) => andar(1),
  ArrowUp: ({ andar }) => andar(-1),
  ArrowLeft: ({ andar }) => andar(-1),
  w: ({ wo }) => wo(),
  W: ({ wo }) => wo(),
  a: ({ adiar }) => adiar(),
  A: ({ adiar }) => adiar(),
};

/** Everything else (Tab, shortcuts of the browser) is left alone. */
export function aoTeclar(event: KeyboardEvent, acoes: Acoes): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (/^\d$/.test(event.key)) {
    event.preventDefault();
    acoes.digitar(Number(event.key));
    return;
  }
  const act = ATALHOS[event.key];
  if (act) event.preventDefault();
  act?.(acoes);
}

/** Where a field of a row is in the document. */
export const idDoCampo = (uuid: string, campo: CampoDoPlacar): string => `placar-${campo}-${uuid}`;
