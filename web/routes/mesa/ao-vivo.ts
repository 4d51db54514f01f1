// A match while the table official tells it: the score that this device has told, and the clock beside it.
import { andamentoDe } from '#regras/vida/ao-vivo.ts';
import { golsReunidos } from '#regras/vida/mesmo-gol.ts';
import type { LadoDoJogo } from '#regras/vida/partida.ts';
import { type EntradaDoLance, ehLance, ehPlacar, type FilaDaMesa } from './fila.ts';

/** Told since the last score of the match was sent: a result ends what was told before it. */
function lancesDo(fila: FilaDaMesa, partida: string): EntradaDoLance[] {
  const own = fila.filter((one) => one.partida === partida);
  const ended = own.findLastIndex((one) => ehPlacar(one) && one.estado !== 'recusado');
  return own
    .slice(ended + 1)
    .filter(ehLance)
    .filter(({ desfeito }) => !desfeito);
}

/** With what tells one goal from another. */
const comoDito = (entrada: EntradaDoLance) => {
  const { id: uuid, digitado_em: quando, lance } = entrada;
  return { ...lance, uuid, quando, entrada };
};

export function aoVivoNaMesa(fila: FilaDaMesa, partida: string) {
  const lances = lancesDo(fila, partida);
  return { lances, ...andamentoDe(lances.map(comoDito)) };
}

/** The last goal of a side: every word by which this table told it. */
export const ultimoGol = (lances: readonly EntradaDoLance[], lado: LadoDoJogo): EntradaDoLance[] =>
  (golsReunidos(lances.map(comoDito), lado).at(-1) ?? []).map(({ entrada }) => entrada);

/** Goals of a side that this device knows of. */
export const golsVistos = (fila: FilaDaMesa, partida: string, lado: LadoDoJogo): string[] =>
  lancesDo(fila, partida)
    .filter(({ lance }) => lance.tipo === 'gol' && lance.lado === lado)
    .map(({ id }) => id);

export type AoVivoNaMesa = ReturnType<typeof aoVivoNaMesa>;

/** `antes`: what had passed when it was stopped; `desde`: since when it runs; null: it stands. */
export type RelogioDaMesa = { readonly antes: number; readonly desde: number | null };

export const PARADO: RelogioDaMesa = { antes: 0, desde: null };

const MINUTE_MS = 60_000;
const LAST_MINUTE = 200;

export const tempoDe = ({ antes, desde }: RelogioDaMesa, agora: number): number =>
  antes + (desde === null ? 0 : Math.max(0, agora - desde));

export const andando = (relogio: RelogioDaMesa, agora: number): RelogioDaMesa =>
  relogio.desde === null ? { ...relogio, desde: agora } : relogio;

export const parado = (relogio: RelogioDaMesa, agora: number): RelogioDaMesa => ({
  antes: tempoDe(relogio, agora),
  desde: null,
});

export const adiantado = (relogio: RelogioDaMesa): RelogioDaMesa => ({
  ...relogio,
  antes: relogio.antes + MINUTE_MS,
});

/** The first minute is 1, as everybody says it. */
export const minutoDe = (ms: number): number =>
  Math.min(LAST_MINUTE, Math.max(1, Math.floor(ms / MINUTE_MS)));

export function minutosESegundos(ms: number): readonly [number, number] {
  const seconds = Math.floor(ms / 1_000);
  return [Math.floor(seconds / 60), seconds % 60];
}
