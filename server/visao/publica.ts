// What the first view shows to all who may see the championship. It is derived once for each version.
import type { Partida } from '#contract/partidas.ts';
import type { Visao } from '#contract/visao.ts';
import type { Fase } from '#regras/configuracao/fases.ts';
import { desempataNoJogo, temTabela } from '#regras/configuracao/formato.ts';
import { apelidosDe, confrontosCitados } from '#regras/montagem/apelidos.ts';
import { etapasDaChave } from '#regras/montagem/etapas.ts';
import type { CampeonatoRow } from '#server/campeonatos/queries.ts';
import { classificacaoDe } from '#server/classificacao/ver-classificacao.ts';
import { apresentarPartida } from '#server/competicao/apresentar-partida.ts';
import { chaveDaFase } from '#server/competicao/chave-da-fase.ts';
import { colocacoesEm } from '#server/competicao/colocacoes.ts';
import {
  listQuadros,
  listRodadas,
  type QuadroRow,
  type RodadaRow,
} from '#server/competicao/queries.ts';
import type { Database } from '#server/database/database.ts';
import { partidasDe } from '#server/jogos/listar-partidas.ts';
import { rodadaAtual } from '#server/jogos/rodada-atual.ts';
import { aSortear, chaveCurta, type QuadroDaChave } from './chave-curta.ts';
import { isAllPlayed, momentoDe } from './momento.ts';
import { passosDoCaminho } from './passos.ts';
import {
  countByGroup,
  listAbertas,
  listDosConfrontos,
  listInscritos,
  listSorteiosFeitos,
  listUltimas,
  temContestada,
} from './queries.ts';
import type { TabelasDaFase } from './tabelas-curtas.ts';

const MOST_MATCHES = 8;
const MOST_RESULTS = 6;
const MOST_OPEN = 100;
const MOST_NAMES = 24;
const PODIUM = 3;

type Comum = Pick<
  Visao,
  | 'momento'
  | 'jogos'
  | 'resultados'
  | 'chave'
  | 'passos'
  | 'empate'
  | 'podio'
  | 'inscritos'
  | 'sorteado'
  | 'preparado'
  | 'confrontos'
>;

export type Publica = Comum & {
  /** Matches that can be played, those with a time first. */
  readonly abertas: readonly Partida[];
  readonly tabelas: TabelasDaFase | null;
  /** Names of the knockout rounds: of each phase, by tie. */
  readonly etapasDasFases: readonly ReadonlyMap<string, string>[];
};

type Situacao = {
  readonly db: Database;
  readonly campeonato: CampeonatoRow;
  readonly quadros: readonly QuadroRow[];
  readonly atual: RodadaRow;
};

const quadroDa = <Dados>(quadros: readonly QuadroRow[], fase: number) =>
  (quadros.find((quadro) => quadro.fase === fase)?.dados ?? {}) as Dados;

/** Of the phase that is on, where it has a table. */
async function tabelasDe({ db, campeonato, atual }: Situacao): Promise<TabelasDaFase | null> {
  const fase = campeonato.fases[atual.fase - 1];
  if (!fase || !temTabela(fase)) return null;
  const [{ tabelas }, jogos] = await Promise.all([
    classificacaoDe(db, campeonato, { fase: atual.fase }),
    countByGroup(db, campeonato.id, atual.fase),
  ]);
  return { fase, isLast: atual.fase === campeonato.fases.length, tabelas, jogos };
}

/** A level table of a phase that is over: the next phase waits for it. */
function empateNaTabela(fases: readonly Fase[], quadros: readonly QuadroRow[]): Visao['empate'] {
  for (const { fase, dados } of quadros) {
    const { conjuntos = [] } = (dados ?? {}) as { conjuntos?: string[][] };
    const own = fases[fase - 1];
    if (own && conjuntos.length > 0) {
      return { fase, conjuntos, no_jogo: desempataNoJogo(own) };
    }
  }
  return null;
}

type DaChave = Pick<Comum, 'chave' | 'empate'>;

type OndeHaChave = Omit<Situacao, 'atual'> & { readonly atual: Pick<RodadaRow, 'fase'> };

export async function chaveDe(onde: OndeHaChave): Promise<DaChave> {
  const { db, campeonato, quadros, atual } = onde;
  const { id, fases } = campeonato;
  const { fase } = atual;
  const bracket = chaveDaFase(campeonato, quadros, fase);
  if (!bracket) return { chave: [], empate: null };
  const quadro = quadroDa<QuadroDaChave>(quadros, fase);
  const { trechos, rows } = await chaveCurta({
    bracket,
    quadro,
    listar: (confrontos) => listDosConfrontos(db, id, { fase, confrontos }),
  });
  const level = aSortear(fases[fase - 1], trechos, rows);
  return {
    chave: trechos,
    empate: level.length > 0 ? { fase, conjuntos: level, no_jogo: false } : null,
  };
}

/** Those who have one of the first three places for themselves, once somebody has won. */
async function podioDe(db: Database, campeonato: CampeonatoRow): Promise<string[]> {
  if (campeonato.campeao_uuid === null) return [];
  const first = (await colocacoesEm(db, campeonato)).slice(0, PODIUM);
  const open = first.findIndex(
    ({ de, ate, saiu }, index) => saiu || de !== ate || de !== index + 1,
  );
  return first.slice(0, open < 0 ? PODIUM : open).map(({ participante }) => participante);
}

/** Names of the ties that somebody on the page comes from. */
export function apelidos(campeonato: CampeonatoRow, quadros: readonly QuadroRow[], shown: unknown) {
  const needed = confrontosCitados(shown);
  if (needed.size === 0) return {};
  const fase = campeonato.fases.findLastIndex((own) => !temTabela(own)) + 1;
  const bracket = chaveDaFase(campeonato, quadros, fase);
  if (!bracket) return {};
  const ties = [...etapasDaChave(bracket)].map(([id, etapa]) => ({ id, etapa }));
  return apelidosDe(ties, needed);
}

async function jogosDe({ db, campeonato, atual }: Situacao) {
  const { fase, rodada } = atual;
  const round = await partidasDe(db, campeonato, { fase, rodada });
  const { data, folgas, rodadas } = round;
  const etapa = rodadas.find((own) => own.fase === fase && own.rodada === rodada)?.etapa ?? null;
  const jogos = { data: data.slice(0, MOST_MATCHES), folgas, total: data.length };
  return { jogos: { ...jogos, fase, rodada, etapa }, rodadas };
}

/** Of a championship without matches. */
const semJogos = () => ({
  jogos: { data: [], folgas: [], total: 0, fase: 1, rodada: null, etapa: null },
  resultados: [],
  chave: [],
  empate: null,
  podio: [],
  confrontos: {},
  abertas: [],
  tabelas: null,
  etapasDasFases: [],
});

/** While there are no matches: who is in. */
async function antesDosJogos(db: Database, campeonato: CampeonatoRow): Promise<Publica> {
  const [inscritos, sorteios] = await Promise.all([
    listInscritos(db, campeonato.id, MOST_NAMES),
    listSorteiosFeitos(db, campeonato.id),
  ]);
  const sorteado = null;
  return {
    ...semJogos(),
    momento: momentoDe(campeonato, { atual: undefined }),
    passos: passosDoCaminho({ campeonato, rodadas: [], atual: undefined, sorteado }),
    inscritos,
    // One that was taken back left no matches.
    sorteado,
    preparado: sorteios.some(({ realizado_em }) => realizado_em === null),
  };
}

async function comJogos(situacao: Situacao): Promise<Publica> {
  const { db, campeonato, quadros, atual } = situacao;
  const { id, fases } = campeonato;
  const partidaDe = (row: Parameters<typeof apresentarPartida>[0]) => apresentarPartida(row, fases);
  const { jogos, rodadas } = await jogosDe(situacao);
  const tabelas = await tabelasDe(situacao);
  const { chave, empate } = await chaveDe(situacao);
  const ultimas = await listUltimas(db, id, MOST_RESULTS);
  const abertas = await listAbertas(db, id, MOST_OPEN);
  const sorteios = await listSorteiosFeitos(db, id);
  const sorteado = sorteios.find(({ realizado_em }) => realizado_em !== null)?.realizado_em ?? null;
  const resultados = ultimas.map(partidaDe);
  const aberto = empateNaTabela(fases, quadros) ?? empate;
  const isDecided =
    isAllPlayed(campeonato, rodadas) && aberto === null && !(await temContestada(db, id));
  return {
    momento: momentoDe(campeonato, { atual, isDecided }),
    jogos,
    resultados,
    tabelas,
    chave,
    empate: campeonato.estado === 'andamento' ? aberto : null,
    podio: await podioDe(db, campeonato),
    passos: passosDoCaminho({ campeonato, rodadas, atual, sorteado }),
    inscritos: [],
    sorteado,
    preparado: sorteios.some(({ realizado_em }) => realizado_em === null),
    confrontos: apelidos(campeonato, quadros, [jogos.data, chave]),
    abertas: abertas.map(partidaDe),
    etapasDasFases: fases.map((_, index) => {
      const bracket = chaveDaFase(campeonato, quadros, index + 1);
      return bracket ? etapasDaChave(bracket) : new Map<string, string>();
    }),
  };
}

export async function visaoPublica(db: Database, campeonato: CampeonatoRow): Promise<Publica> {
  const rounds = await listRodadas(db, campeonato.id);
  const atual = rodadaAtual(campeonato.fases, rounds);
  if (!atual) return antesDosJogos(db, campeonato);
  const quadros = await listQuadros(db, campeonato.id);
  return comJogos({ db, campeonato, quadros, atual });
}
