import type { Partida } from '#contract/partidas.ts';
import type { verVisao as endpoint, Visao } from '#contract/visao.ts';
import { temTabela } from '#regras/configuracao/formato.ts';
import { apelidosDe, confrontosCitados } from '#regras/montagem/apelidos.ts';
import { etapasDaChave } from '#regras/montagem/etapas.ts';
import { avisosDe } from '#server/avisos/avisos-do-campeonato.ts';
import { quemE, requireCampeonato } from '#server/campeonatos/acesso.ts';
import { apresentar } from '#server/campeonatos/apresentar.ts';
import type { CampeonatoRow, CampeonatoVisto } from '#server/campeonatos/queries.ts';
import { classificacaoDe } from '#server/classificacao/ver-classificacao.ts';
import { chaveDaFase } from '#server/competicao/chave-da-fase.ts';
import { porVersao } from '#server/competicao/por-versao.ts';
import { listQuadros } from '#server/competicao/queries.ts';
import type { Database, Tx } from '#server/database/database.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { partidasDe } from '#server/jogos/listar-partidas.ts';
import { listIdentidades } from '#server/participantes/queries.ts';
import { listSorteios } from '#server/sorteio/queries.ts';

const MOST_MATCHES = 8;
const MOST_TABLES = 2;
const MOST_ROWS = 5;
const MOST_AVISOS = 5;

async function tabelasDe(db: Database, campeonato: CampeonatoRow): Promise<Visao['tabelas']> {
  if (!campeonato.fases.some(temTabela)) return [];
  const { tabelas } = await classificacaoDe(db, campeonato, {});
  return tabelas
    .slice(0, MOST_TABLES)
    .map(({ grupo, linhas }) => ({ grupo, linhas: linhas.slice(0, MOST_ROWS) }));
}

/** Names of the ties that the matches of this round wait for. */
async function confrontosDe(tx: Tx, campeonato: CampeonatoRow, jogos: readonly Partida[]) {
  const needed = confrontosCitados(jogos);
  if (needed.size === 0) return {};
  const fase = campeonato.fases.findLastIndex((own) => !temTabela(own)) + 1;
  const bracket = chaveDaFase(campeonato, await listQuadros(tx, campeonato.id), fase);
  if (!bracket) return {};
  return apelidosDe(
    [...etapasDaChave(bracket)].map(([id, etapa]) => ({ id, etapa })),
    needed,
  );
}

const lastDrawn = (sorteios: readonly { realizado_em: string | null }[]) =>
  sorteios.find(({ realizado_em }) => realizado_em !== null)?.realizado_em ?? null;

async function publicaDe(db: Database, campeonato: CampeonatoRow) {
  const { data, folgas, fase, rodada, rodadas } = await partidasDe(db, campeonato, {});
  const round = rodadas.find((own) => own.fase === fase && own.rodada === rodada);
  const shown = data.slice(0, MOST_MATCHES);
  const etapa = round?.etapa ?? null;
  const jogos = { data: shown, folgas, total: data.length, fase, rodada, etapa };
  const sorteios = await listSorteios(db, campeonato.id);
  return {
    jogos,
    tabelas: rodadas.length > 0 ? await tabelasDe(db, campeonato) : [],
    // One that was taken back left no matches.
    sorteado: rodadas.length > 0 ? lastDrawn(sorteios) : null,
    preparado: sorteios.some(({ realizado_em }) => realizado_em === null),
    confrontos: await confrontosDe(db, campeonato, shown),
  };
}

const isToCome = ({ placar, wo_de, estado }: Partida) =>
  !placar && !wo_de && estado !== 'cancelada';

async function minhaDe(tx: Tx, campeonato: CampeonatoVisto): Promise<Partida | null> {
  const { minha_inscricao: mine, tem_partidas } = campeonato;
  if (!mine || !tem_partidas) return null;
  const { data } = await partidasDe(tx, campeonato, { participante: mine.uuid });
  return data.find(isToCome) ?? null;
}

/** Everybody who is named in what is shown. */
function genteDe(
  identidades: Readonly<Visao['gente']>,
  { tabelas, jogos, minha }: Pick<Visao, 'tabelas' | 'jogos' | 'minha'>,
): Visao['gente'] {
  const matches = minha ? [...jogos.data, minha] : jogos.data;
  const uuids = [
    ...tabelas.flatMap(({ linhas }) => linhas.map(({ participante }) => participante)),
    ...matches.flatMap(({ mandante, visitante }) => [
      mandante.participante,
      visitante.participante,
    ]),
    ...jogos.folgas.map(({ participante }) => participante),
  ];
  const gente: Visao['gente'] = {};
  for (const uuid of uuids) {
    const known = uuid && identidades[uuid];
    if (known) gente[uuid] = known;
  }
  return gente;
}

export const verVisao: Handler<typeof endpoint> = async ({ db }, call) => {
  const { params, query, visitor } = call;
  const quem = quemE(visitor, query);
  const campeonato = await requireCampeonato(db, params.id, quem, 'ver');
  const [avisos, publica, identidades, minha] = await Promise.all([
    avisosDe(db, campeonato, MOST_AVISOS),
    porVersao(db, campeonato, 'visao', () => publicaDe(db, campeonato)),
    porVersao(db, campeonato, 'gente', async () => {
      const rows = await listIdentidades(db, params.id);
      return Object.fromEntries(rows.map(({ uuid, ...identidade }) => [uuid, identidade]));
    }),
    minhaDe(db, campeonato),
  ]);
  const shown = { ...publica, minha };
  return {
    data: {
      ...shown,
      campeonato: apresentar(campeonato, quem),
      avisos,
      gente: genteDe(identidades, shown),
    },
  };
};
