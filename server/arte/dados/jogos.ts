// Pictures of what is played: a match, a round, a bracket.
import type { Campeonato } from '#contract/campeonatos.ts';
import type { Participante } from '#contract/participantes.ts';
import type { Partida, PartidaInteira } from '#contract/partidas.ts';
import type { TrechoDaChave, Visao } from '#contract/visao.ts';
import { etapaDaRodada } from '#regras/montagem/etapas.ts';
import { nomeDaEtapa } from '#regras/montagem/nome-da-etapa.ts';
import { dataEmBrasilia } from '#server/partidas/avisar-jogo.ts';
import type { ConfrontoNaArte } from '../desenhos/chave.ts';
import type { JogoNaArte, LadoNaArte } from '../desenhos/jogo.ts';
import type { JogoDaRodada } from '../desenhos/rodada.ts';
import type { FormatoDaArte } from '../formatos.ts';
import { versaoDoCampeonato } from '../versao.ts';
import { type ArteDaVersao, cabecaDe } from './campeonato.ts';
import { coresDe, type NaArte, ninguem, type PessoaNaArte, pintadaDe, timeDe } from './gente.ts';

type Nomes = Readonly<Record<string, PessoaNaArte>>;

const timeOuNinguem = async (uuid: string | null, gente: Nomes, na: NaArte) => {
  const one = uuid === null ? undefined : gente[uuid];
  return one ? timeDe(one, na) : ninguem(na.t('arte.a_definir'));
};

function golsDe({ placar }: Partida): readonly [string, string] | null {
  if (!placar) return null;
  const { mandante, visitante, penaltis } = placar;
  if (!penaltis) return [String(mandante), String(visitante)];
  return [`${mandante} (${penaltis[0]})`, `${visitante} (${penaltis[1]})`];
}

function venceuDe({ placar, wo_de }: Partida): 0 | 1 | null {
  if (wo_de === 'mandante') return 1;
  if (wo_de === 'visitante') return 0;
  if (!placar) return null;
  const [m, v] = placar.penaltis ?? [placar.mandante, placar.visitante];
  return m === v ? null : m > v ? 0 : 1;
}

function quandoDe({ wo_de, estado, jogo_previsto_at: at }: Partida, { t, locale }: NaArte): string {
  if (wo_de) return t('arte.wo');
  if (estado === 'cancelada') return t('arte.cancelado');
  return at ? dataEmBrasilia(locale, at) : t('arte.sem_hora');
}

export async function artePartida(
  uuid: string,
  formato: JogoNaArte['formato'],
  na: NaArte,
): Promise<ArteDaVersao> {
  const dados = await na.ask<PartidaInteira>(`/api/partidas/${uuid}`);
  const { partida, campeonato, gente, etapa } = dados;
  const { t } = na;
  const goals = golsDe(partida);
  const won = venceuDe(partida);
  const lado = async (index: 0 | 1): Promise<LadoNaArte> => {
    const { participante } = index === 0 ? partida.mandante : partida.visitante;
    const time = await timeOuNinguem(participante, gente, na);
    const gols = goals?.[index]?.split(' ', 1)[0] ?? null;
    return { time, cores: coresDe(time), gols, perdeu: won !== null && won !== index };
  };
  const where = etapa === null ? t('arte.rodada', { n: partida.rodada }) : nomeDaEtapa(etapa, t);
  const { penaltis } = partida.placar ?? {};
  const shootout = penaltis
    ? ` · ${t('vitrine.jogo.penaltis', { m: penaltis[0], v: penaltis[1] })}`
    : '';
  return {
    versao: versaoDoCampeonato(campeonato),
    arte: {
      ...{ tipo: 'jogo', formato, lados: [await lado(0), await lado(1)] },
      estado: goals ? t('arte.fim') : partida.wo_de ? t('arte.wo') : t('arte.marcado'),
      sobre: `${campeonato.nome} · ${where}${shootout}`,
      meio: quandoDe(partida, na),
    },
  };
}

/** Rounds of a bracket have names. */
async function nomeDaRodada(jogos: readonly Partida[], { ask, t }: NaArte) {
  const etapas: (string | null)[] = [];
  // One match of each bracket names it.
  for (const [bracket, [one]] of Map.groupBy(jogos, ({ confronto }) => confronto?.[0])) {
    if (!bracket || !one) continue;
    etapas.push((await ask<PartidaInteira>(`/api/partidas/${one.uuid}`)).etapa);
  }
  const etapa = etapaDaRodada(etapas);
  return etapa === null ? t('arte.rodada', { n: jogos[0]?.rodada ?? 1 }) : nomeDaEtapa(etapa, t);
}

type JogosDaRodada = { readonly fase: number; readonly rodada: number | null };

/** All that the answer has beside its `data` is asked for apart. */
export async function rodadaDoCampeonato(
  id: string,
  { formato, fase, rodada }: { formato: FormatoDaArte } & Partial<JogosDaRodada>,
  na: NaArte,
): Promise<ArteDaVersao | null> {
  const campeonato = await na.ask<Campeonato>(`/api/campeonatos/${id}`);
  const rows = await na.ask<Participante[]>(`/api/campeonatos/${id}/participantes`);
  const gente: Nomes = Object.fromEntries(rows.map((one) => [one.uuid, one]));
  const which = rodada ? `?fase=${fase}&rodada=${rodada}` : '';
  const jogos = await na.ask<Partida[]>(`/api/campeonatos/${id}/jogos${which}`);
  const [first] = jogos;
  const pintada = await pintadaDe({ campeonato, gente }, na);
  if (!first || !pintada) return null;
  const { t } = na;
  const lines = await Promise.all(
    jogos.map(
      async (jogo): Promise<JogoDaRodada> => ({
        lados: [
          await timeOuNinguem(jogo.mandante.participante, gente, na),
          await timeOuNinguem(jogo.visitante.participante, gente, na),
        ],
        ...{ gols: golsDe(jogo), venceu: venceuDe(jogo), quando: quandoDe(jogo, na) },
      }),
    ),
  );
  const goals = jogos.reduce(
    (sum, { placar }) => sum + (placar ? placar.mandante + placar.visitante : 0),
    0,
  );
  const isOver = lines.every(({ gols }) => gols !== null);
  const name = await nomeDaRodada(jogos, na);
  return {
    versao: versaoDoCampeonato(campeonato),
    arte: {
      tipo: 'rodada',
      formato,
      ...cabecaDe(campeonato, `${name} · ${campeonato.nome}`, { ...na, pintada }),
      titulo: isOver ? t('arte.placares') : t('arte.proximos'),
      numero: first.confronto === null ? String(first.rodada) : '',
      jogos: lines,
      rodape: goals > 0 ? t('arte.gols_na_rodada', { n: goals }) : `${na.site}/campeonato/${id}`,
    },
  };
}

type ConfrontoDaChave = TrechoDaChave['colunas'][number]['confrontos'][number];

async function confrontoNa(
  tie: ConfrontoDaChave,
  gente: Nomes,
  na: NaArte,
): Promise<ConfrontoNaArte> {
  const side = async (index: 0 | 1) => {
    const { participante } = tie.lados[index];
    const one = participante === null ? undefined : gente[participante];
    const shootout = tie.penaltis ? ` (${tie.penaltis[index]})` : '';
    return {
      time: one ? await timeDe(one, na) : null,
      nome: one ? (one.time_nome ?? one.nome) : na.t('arte.a_definir'),
      gols: tie.gols ? `${tie.gols[index]}${shootout}` : '',
      venceu: tie.vencedor !== null && tie.vencedor === participante,
    };
  };
  return { linha: tie.linha, para: tie.para, lados: [await side(0), await side(1)] };
}

export async function chaveDoCampeonato(
  id: string,
  formato: FormatoDaArte,
  na: NaArte,
): Promise<ArteDaVersao | null> {
  const { campeonato, chave, gente } = await na.ask<Visao>(`/api/campeonatos/${id}/visao`);
  const [trecho] = chave;
  const pintada = await pintadaDe({ campeonato, gente }, na);
  if (!trecho || !pintada) return null;
  const colunas = await Promise.all(
    trecho.colunas.map(async ({ etapa, confrontos }) => ({
      nome: nomeDaEtapa(etapa, na.t),
      confrontos: await Promise.all(confrontos.map((tie) => confrontoNa(tie, gente, na))),
    })),
  );
  const cabeca = cabecaDe(campeonato, na.t('arte.caminho'), { ...na, pintada });
  return {
    versao: versaoDoCampeonato(campeonato),
    arte: { tipo: 'chave', formato, ...cabeca, colunas },
  };
}
