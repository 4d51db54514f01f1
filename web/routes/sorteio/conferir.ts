// Anyone can run the draw again, here in the browser, with the engine that the server used.
import type { Sorteio } from '#contract/sorteio.ts';
import { bolasDe, type EntradaDoSorteio } from '#regras/montagem/sorteio.ts';
import { separadosDe } from '#web/campeonato/separados.ts';

export type Conferencia = {
  readonly impressao: boolean;
  readonly bolas: boolean;
  /** Null where nobody had to be kept apart. */
  readonly separados: boolean | null;
};

async function sha256(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

function keptApart(sorteio: Sorteio): boolean | null {
  const lists = separadosDe(sorteio);
  if (lists.length === 0) return null;
  const groupOf = new Map(
    sorteio.bolas?.map(({ participante, destino }) => [participante, destino]),
  );
  return lists.every((list) => new Set(list.map((uuid) => groupOf.get(uuid))).size === list.length);
}

/** Is the revealed seed the one that was promised, and do the same balls come out of it? */
export async function conferir(sorteio: Sorteio): Promise<Conferencia> {
  const { semente, semente_hash, entrada, bolas } = sorteio;
  if (semente === null || bolas === null) {
    return { impressao: false, bolas: false, separados: null };
  }
  const again = bolasDe(entrada as EntradaDoSorteio, semente);
  const key = (list: readonly { participante: string; destino: string }[]) =>
    list.map(({ participante, destino }) => `${participante} ${destino}`).join('\n');
  return {
    impressao: (await sha256(semente)) === semente_hash,
    bolas: again.ok && key(again.value) === key(bolas),
    separados: keptApart(sorteio),
  };
}
