// The sides of a match by name, and what somebody says of it in words.
import type { InformadoVisto } from '#contract/partida/dado.ts';
import type { VidaDaPartida } from '#contract/partida/vida.ts';
import type { LadoDoJogo, QuemDiz } from '#regras/vida/partida.ts';
import { nomeDe } from '#web/campeonato/lado.ts';
import { type NomesDosLados, resultadoEmPalavras } from '#web/campeonato/registro-da-partida.ts';
import type { Translate } from '#web/texts/texts.tsx';
import type { DadosDaPartida } from '../carregar.ts';

type ComLados = Pick<DadosDaPartida, 'partida' | 'gente'>;

export function nomesDosLados({ partida, gente }: ComLados): NomesDosLados {
  const { mandante, visitante } = partida;
  return [nomeDe(gente, mandante.participante ?? ''), nomeDe(gente, visitante.participante ?? '')];
}

export const nomeDoLado = (lado: LadoDoJogo, nomes: NomesDosLados): string =>
  nomes[lado === 'mandante' ? 0 : 1];

/** The table official has no side. */
export const nomeDeQuemDiz = (quem: QuemDiz, nomes: NomesDosLados, t: Translate): string =>
  quem === 'mesa' ? t('partida.vida.a_mesa') : nomeDoLado(quem, nomes);

/** '2 × 1', 'W.O. de Pipa'. */
export const ditoEmPalavras = (
  informado: InformadoVisto,
  nomes: NomesDosLados,
  t: Translate,
): string => resultadoEmPalavras(informado, nomes, t);

/** The sides and the organisation read the case, and whom both sides accepted to judge it. */
export const leOCaso = ({ vida, campeonato }: Pick<DadosDaPartida, 'vida' | 'campeonato'>) =>
  vida.lado !== null || campeonato.acoes.includes('lancar_placar') || vida.acoes.includes('julgar');

type SancaoVista = NonNullable<NonNullable<VidaDaPartida['veredito']>['sancao']>;

/** 'Pipa perde 3 pontos'. */
export function sancaoEmPalavras(
  { lado, tipo, pontos, multa, nome: suspenso, jogos, anulada }: SancaoVista,
  nomes: NomesDosLados,
  t: Translate,
): string {
  const nome = nomeDoLado(lado, nomes);
  const n = tipo === 'pontos' ? -pontos : (jogos ?? multa ?? 0);
  const jogador = suspenso ?? t('partida.vida.sancao.alguem');
  const said = t(`partida.vida.sancao.${tipo}`, { nome, n, jogador });
  return anulada ? t('partida.vida.sancao.anulada', { sancao: said }) : said;
}

/** What stands on the board of a match that nothing is official of: somebody's word. */
export function palavraNaPlaca({ informe, contestacao }: VidaDaPartida): InformadoVisto | null {
  return informe?.informado ?? contestacao?.contra ?? null;
}
