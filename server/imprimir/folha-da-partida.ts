// Sheets of matches: of one, or of all of a round, each on a page of its own.
import type { Campeonato } from '#contract/campeonatos.ts';
import type { Escalacao } from '#contract/partida/escalacao.ts';
import type { Partida, PartidaInteira } from '#contract/partidas.ts';
import { escapeMarkup } from '#regras/escudos/escape-markup.ts';
import { nomeDaEtapa } from '#regras/montagem/nome-da-etapa.ts';
import type { AskAsVisitor } from '#server/http/ask-as-visitor.ts';
import { dataEmBrasilia } from '#server/partidas/avisar-jogo.ts';
import type { NoPapelDaFolha } from './corpo.ts';
import { ofertaDaMesa } from './oferta-da-mesa.ts';
import type { FolhaDePapel } from './pagina.ts';
import { sumulaNoPapel } from './sumula.ts';

type NaSumula = {
  readonly no: NoPapelDaFolha;
  readonly ask: AskAsVisitor;
  readonly appUrl: string;
  readonly now: number;
};

type Feita = Pick<FolhaDePapel, 'corpo' | 'sobre' | 'mesa' | 'varias'>;

const enderecoDe = (uuid: string, { appUrl }: NaSumula) => `${appUrl}/partida/${uuid}`;

/** Its round, day and place. */
function sobreO({ jogo_previsto_at: at, ...partida }: Partida, etapa: string | null, na: NaSumula) {
  const { t, locale } = na.no;
  const round = etapa === null ? t('arte.rodada', { n: partida.rodada }) : nomeDaEtapa(etapa, t);
  const where = [partida.estadio, partida.local].filter(Boolean).join(', ');
  return [t('imprimir.sumula'), round, at && dataEmBrasilia(locale, at), where]
    .filter(Boolean)
    .join(' · ');
}

const escalacaoDe = async (uuid: string, { ask }: NaSumula) =>
  (await ask<{ data: Escalacao }>(`/api/partidas/${uuid}/escalacao`)).data;

export async function folhaDaPartida(dados: PartidaInteira, na: NaSumula): Promise<Feita> {
  const { partida, campeonato, etapa } = dados;
  const { uuid } = partida;
  const isHere = dados.retirada_em === null;
  const hasSquads = campeonato.regras.elenco !== null && isHere;
  const escalacao = hasSquads ? await escalacaoDe(uuid, na) : null;
  const alcance = { tipo: 'partida', partida: uuid } as const;
  const oferta = { campeonato, partidas: isHere ? [partida] : [], alcance, now: na.now };
  return {
    sobre: sobreO(partida, etapa, na),
    corpo: sumulaNoPapel({ partida, escalacao, url: enderecoDe(uuid, na) }, na.no),
    mesa: ofertaDaMesa(oferta, na.no),
  };
}

type DaRodada = {
  readonly campeonato: Campeonato;
  readonly partidas: readonly Partida[];
  readonly etapa: string | null;
  readonly sobre: string;
};

/** Who rests needs no sheet. */
const isPlayed = ({ mandante, visitante }: Partida) =>
  mandante.vaga?.tipo !== 'folga' && visitante.vaga?.tipo !== 'folga';

export async function folhasDaRodada(
  { campeonato, partidas, etapa, sobre }: DaRodada,
  na: NaSumula,
): Promise<Feita> {
  const played = partidas.filter(isPlayed);
  const drawn: string[] = [];
  for (const partida of played) {
    const url = enderecoDe(partida.uuid, na);
    const escalacao = campeonato.regras.elenco ? await escalacaoDe(partida.uuid, na) : null;
    const head = `<div class="h"><b>${escapeMarkup(campeonato.nome)}</b><span>${escapeMarkup(sobreO(partida, etapa, na))}</span></div>`;
    const sheet = sumulaNoPapel({ partida, escalacao, url }, na.no);
    drawn.push(`<article class="s">${head}${sheet}<footer>${escapeMarkup(url)}</footer></article>`);
  }
  const [first] = played;
  const { fase = 0, rodada = 0 } = first ?? {};
  const alcance = { tipo: 'rodada', fase, rodada } as const;
  return {
    sobre: `${na.no.t('imprimir.sumulas')} · ${sobre}`,
    corpo: drawn.join(''),
    varias: true,
    mesa: ofertaDaMesa({ campeonato, partidas: played, alcance, now: na.now }, na.no),
  };
}
