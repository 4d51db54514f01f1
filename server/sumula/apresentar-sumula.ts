// A match sheet as a visitor reads it: names instead of ids, and what they may write of it.
import type { CitadoVisto, LanceVisto, Sumula } from '#contract/partida/sumula.ts';
import { ladosQueAnota } from '#regras/sumula/quem-anota.ts';
import {
  type Citado,
  contradiz,
  golsDe,
  type LanceDaSumula,
  type Metades,
} from '#regras/sumula/sumula.ts';
import type { LadoDoJogo } from '#regras/vida/partida.ts';
import type { CampeonatoVisto } from '#server/campeonatos/queries.ts';
import type { PartidaRow } from '#server/competicao/queries.ts';
import type { Tx } from '#server/database/database.ts';
import type { VidaLida } from '#server/informes/apresentar-vida.ts';
import { findMetades, type JogadorDaSumula, listJogadores } from './queries.ts';

/** Read once for all who see it. */
export type SumulaLida = {
  readonly metades: Metades;
  readonly jogadores: readonly JogadorDaSumula[];
};

const VAZIA: SumulaLida = { metades: { mandante: null, visitante: null }, jogadores: [] };

export async function lerSumula(tx: Tx, partida: PartidaRow): Promise<SumulaLida> {
  const metades = await findMetades(tx, partida);
  if (!metades.mandante && !metades.visitante) return VAZIA;
  return { metades, jogadores: await listJogadores(tx, partida) };
}

function citadoVisto(quem: Citado, jogadores: readonly JogadorDaSumula[]): CitadoVisto {
  if ('nome' in quem) return { jogador: null, nome: quem.nome, numero: null };
  const found = jogadores.find(({ uuid }) => uuid === quem.jogador);
  return { jogador: quem.jogador, nome: found?.nome ?? null, numero: found?.numero ?? null };
}

const lanceVisto = (
  { tipo, quem, assistencia, minuto }: LanceDaSumula,
  jogadores: readonly JogadorDaSumula[],
): LanceVisto => ({
  tipo,
  quem: citadoVisto(quem, jogadores),
  assistencia: assistencia ? citadoVisto(assistencia, jogadores) : null,
  minuto: minuto ?? null,
});

/** Where the rules ask for a squad, who plays is in it. */
export const aceitaNomes = ({ regras }: Pick<CampeonatoVisto, 'regras'>): boolean =>
  regras.elenco === null;

export function apresentarSumula(
  campeonato: CampeonatoVisto,
  { metades, jogadores }: SumulaLida = VAZIA,
  { voz, fatos }: Pick<VidaLida, 'voz' | 'fatos'>,
): Sumula {
  const gols = golsDe(fatos);
  const metade = (lado: LadoDoJogo): Sumula['mandante'] => {
    const { versao = 0, por = null, lances = [] } = metades[lado] ?? {};
    const own = gols?.[lado] ?? null;
    const shown = lances.map((one) => lanceVisto(one, jogadores));
    return { versao, por, lances: shown, gols: own, contradiz: contradiz(lances, own) };
  };
  return {
    mandante: metade('mandante'),
    visitante: metade('visitante'),
    pode: ladosQueAnota({ voz, fatos, regras: campeonato.regras, metades }),
    aceita_nomes: aceitaNomes(campeonato),
  };
}
