// Where the page keeps things on this device. Never the secret: it stands in the address alone.
import type { Mesa } from '#contract/campeonato/mesa.ts';
import type { RelogioDaMesa } from './ao-vivo.ts';
import type { FilaDaMesa, PalavraNaMesa } from './fila.ts';

/** What this needs of `localStorage`. */
export type Prateleira = Pick<Storage, 'getItem' | 'setItem'>;

const FILA = 'mesa:fila';
const RASCUNHOS = 'mesa:rascunhos';
const RELOGIOS = 'mesa:relogios';

/** Which link it was, without telling its secret. */
function nomeDoLink(segredo: string): string {
  let hash = 2_166_136_261;
  for (const letter of segredo) hash = Math.imul(hash ^ letter.charCodeAt(0), 16_777_619);
  return `mesa:vista:${(hash >>> 0).toString(36)}`;
}

export type RascunhosDaMesa = Readonly<Record<string, PalavraNaMesa>>;

/** By match. */
export type RelogiosDaMesa = Readonly<Record<string, RelogioDaMesa>>;

export type Gaveta = {
  fila(): FilaDaMesa;
  guardarFila(fila: FilaDaMesa): void;
  rascunhos(): RascunhosDaMesa;
  guardarRascunhos(rascunhos: RascunhosDaMesa): void;
  relogios(): RelogiosDaMesa;
  guardarRelogios(relogios: RelogiosDaMesa): void;
  vista(): Mesa | null;
  guardarVista(vista: Mesa): void;
  /** Whether what is put here stays. */
  guarda(): boolean;
};

export function abrirGaveta(segredo: string, prateleira: Prateleira | null): Gaveta {
  const vista = nomeDoLink(segredo);
  /** A browser that keeps nothing: what is here lasts as long as the page. */
  const memory = new Map<string, string>();
  const read = <T>(key: string, otherwise: T): T => {
    try {
      return JSON.parse(prateleira?.getItem(key) ?? memory.get(key) ?? 'null') ?? otherwise;
    } catch {
      return otherwise;
    }
  };
  let isKept = prateleira !== null;
  const write = (key: string, value: unknown) => {
    const text = JSON.stringify(value);
    memory.set(key, text);
    try {
      prateleira?.setItem(key, text);
    } catch {
      isKept = false;
    }
  };
  return {
    fila: () => read<FilaDaMesa>(FILA, []),
    guardarFila: (fila) => write(FILA, fila),
    rascunhos: () => read<RascunhosDaMesa>(RASCUNHOS, {}),
    guardarRascunhos: (rascunhos) => write(RASCUNHOS, rascunhos),
    relogios: () => read<RelogiosDaMesa>(RELOGIOS, {}),
    guardarRelogios: (relogios) => write(RELOGIOS, relogios),
    vista: () => read<Mesa | null>(vista, null),
    guardarVista: (seen) => write(vista, seen),
    guarda: () => isKept,
  };
}
