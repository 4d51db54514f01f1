// The keys of a round: a figure fills its field and goes on to the next, so that two figures are a score.
import type { KeyboardEvent } from 'react';
import { isFocusLost } from '#web/screen/lost-focus.ts';
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

export const idDaPlaca = (uuid: string, campo: CampoDoPlacar): string => `placa-${campo}-${uuid}`;

export const TECLADO = 'teclado-de-gols';

/** The keys for a thumb are on the screen, and nobody types into a row. */
function ehNoTeclado(): boolean {
  const keys = document.getElementById(TECLADO);
  const isShown = keys !== null && keys.offsetParent !== null;
  return isShown && !document.activeElement?.matches('[data-partida] input');
}

/** A row far below was picked: on to the keys. */
export const mostrarTeclado = () =>
  document.getElementById(TECLADO)?.scrollIntoView({ block: 'nearest' });

/**
 * To the field of a row. Under a thumb the keys stay where they are: a row would scroll them away, and bring the
 * keyboard of the phone. There only a focus that was lost comes back, to the plate above the keys.
 */
export function focarCampo(uuid: string, campo: CampoDoPlacar): void {
  if (!ehNoTeclado()) document.getElementById(idDoCampo(uuid, campo))?.focus();
  else if (isFocusLost()) {
    document.getElementById(idDaPlaca(uuid, campo))?.focus({ preventScroll: true });
  }
}
