// What a saved result came to, as one sentence: 'Benfica 3 × 2 Juventude. Benfica é o 1º.'
import type { AnswerOf, Api } from '#contract/api.ts';
import type { Partida } from '#contract/partidas.ts';
import { shortDateTime } from '#web/dates/short-date.ts';
import type { Texts } from '#web/texts/texts.tsx';
import { type NomesDaGente, nomeEm } from './gente.ts';

type Saved = Pick<AnswerOf<Api['PUT /api/partidas/:uuid/placar']>, 'data' | 'desfecho' | 'impacto'>;

type Palavras = {
  readonly texts: Texts;
  readonly gente: NomesDaGente;
  readonly now: number;
  /** It was called off before. */
  readonly eraCancelada?: boolean;
  /** The championship was closed: with another result it is open. */
  readonly estavaEncerrado?: boolean;
};

export const jogoDe = (gente: NomesDaGente, { mandante, visitante }: Partida): string =>
  `${nomeEm(gente, mandante.participante ?? '')} × ${nomeEm(gente, visitante.participante ?? '')}`;

/** 0: the home side won; 1: the other; null: level, or nobody did. */
function vencedorDe({ placar, wo_de }: Partida): 0 | 1 | null {
  if (wo_de) return wo_de === 'mandante' ? 1 : wo_de === 'visitante' ? 0 : null;
  if (!placar) return null;
  const [home, away] =
    placar.mandante === placar.visitante && placar.penaltis
      ? placar.penaltis
      : [placar.mandante, placar.visitante];
  return home === away ? null : home > away ? 0 : 1;
}

function oJogo(partida: Partida, names: readonly [string, string], { t }: Texts): string {
  const { placar, wo_de } = partida;
  const [mandante, visitante] = names;
  if (wo_de === 'ambos') return t('campeonato.placar.houve.wo_ambos', { mandante, visitante });
  if (wo_de) {
    const [perdedor, vencedor] = wo_de === 'mandante' ? names : [visitante, mandante];
    return t('campeonato.placar.houve.wo', { perdedor, vencedor });
  }
  const params = { mandante, visitante, a: placar?.mandante ?? 0, b: placar?.visitante ?? 0 };
  const [pa, pb] = placar?.penaltis ?? [];
  if (pa === undefined || pb === undefined) return t('campeonato.placar.houve.jogo', params);
  return t('campeonato.placar.houve.penaltis', { ...params, pa, pb });
}

/** Where the winner stands now; after a draw, where both do. */
function naTabela({ data, desfecho }: Saved, names: readonly [string, string], { t }: Texts) {
  const sides = [data.mandante, data.visitante].map(({ participante }) => participante);
  const [home, away] = sides.map((uuid) =>
    desfecho.posicoes.find(({ participante }) => participante === uuid),
  );
  if (!home || !away) return null;
  const winner = vencedorDe(data);
  if (winner === null) {
    if (data.wo_de) return null;
    const params = { a: names[0], n: home.posicao, b: names[1], m: away.posicao };
    return t('campeonato.placar.houve.empate', params);
  }
  const { posicao: n } = winner === 0 ? home : away;
  const nome = names[winner];
  if (data.grupo === null) return t('campeonato.placar.houve.posicao', { nome, n });
  return t('campeonato.placar.houve.posicao_grupo', { nome, n, grupo: data.grupo });
}

/** What follows from it: most important first, and only that. */
function eDai(saved: Saved, names: readonly [string, string], { texts, gente }: Palavras) {
  const { campeao, passa, segunda_final } = saved.desfecho;
  const nome = campeao && nomeEm(gente, campeao);
  if (nome) return texts.t('campeonato.placar.houve.campeao', { nome });
  if (segunda_final) return texts.t('campeonato.placar.houve.segunda_final');
  if (passa) return texts.t('campeonato.placar.houve.passa', { nome: nomeEm(gente, passa) });
  return naTabela(saved, names, texts);
}

/** What a correction cost: results that belong to nobody any more, and the end. */
function oQueCustou({ impacto }: Saved, { texts: { t }, estavaEncerrado }: Palavras) {
  const n = impacto.partidas.filter(({ perde_resultado }) => perde_resultado).length;
  return [
    n > 0 && t('campeonato.placar.houve.desfez', { n }),
    estavaEncerrado && t('campeonato.placar.houve.reaberto'),
  ];
}

export function contarResultado(saved: Saved, palavras: Palavras): string {
  const { data } = saved;
  const { texts, gente, now } = palavras;
  const { t } = texts;
  const jogo = jogoDe(gente, data);
  if (data.estado === 'adiada') {
    const at = data.jogo_previsto_at;
    if (!at) return t('campeonato.placar.houve.adiado', { jogo });
    return t('campeonato.placar.houve.adiado_para', { jogo, data: shortDateTime(at, texts, now) });
  }
  if (data.estado === 'cancelada') return t('campeonato.placar.houve.cancelado', { jogo });
  if (!data.placar && !data.wo_de) {
    return t(`campeonato.placar.houve.${palavras.eraCancelada ? 'de_volta' : 'apagado'}`, { jogo });
  }
  const names = [data.mandante, data.visitante].map(({ participante }) =>
    nomeEm(gente, participante ?? ''),
  ) as [string, string];
  const then = eDai(saved, names, palavras);
  const parts = [oJogo(data, names, texts), then, ...oQueCustou(saved, palavras)];
  return parts.filter(Boolean).join(' ');
}
