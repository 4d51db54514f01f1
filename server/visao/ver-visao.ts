import type { Partida } from '#contract/partidas.ts';
import type { verVisao as endpoint, Visao } from '#contract/visao.ts';
import type { TeamId } from '#engine/types.ts';
import { avisosDe } from '#server/avisos/avisos-do-campeonato.ts';
import { quemE, requireCampeonato } from '#server/campeonatos/acesso.ts';
import { apresentar } from '#server/campeonatos/apresentar.ts';
import type { CampeonatoVisto } from '#server/campeonatos/queries.ts';
import { porVersao } from '#server/competicao/por-versao.ts';
import type { Tx } from '#server/database/database.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { toGiveAgain } from '#server/http/validation.ts';
import { partidasDe } from '#server/jogos/listar-partidas.ts';
import { aoVivoAgora } from '#server/lances/ao-vivo-agora.ts';
import { listIdentidades } from '#server/participantes/queries.ts';
import { minhaSituacao } from './minha-situacao.ts';
import { type Publica, visaoPublica } from './publica.ts';
import { tabelasCurtas, zonasDe } from './tabelas-curtas.ts';

const MOST_AVISOS = 5;
const MOST_OF_MINE = 5;
const HOUR_MS = 3_600_000;
/** A match is going on for so long at most. */
const MATCH_HOURS = 3;

const isToCome = ({ placar, wo_de, estado }: Partida) =>
  !placar && !wo_de && estado !== 'cancelada';

type Minhas = Pick<Visao, 'minha' | 'caminho'>;

async function minhasDe(tx: Tx, campeonato: CampeonatoVisto, isBracket: boolean): Promise<Minhas> {
  const { minha_inscricao: mine, tem_partidas } = campeonato;
  if (!mine || !tem_partidas) return { minha: null, caminho: [] };
  const { data } = await partidasDe(tx, campeonato, { participante: mine.uuid });
  const minha = data.find(isToCome) ?? null;
  const behind = data.filter((partida) => !isToCome(partida) && partida.estado !== 'cancelada');
  return { minha, caminho: isBracket ? behind.slice(-MOST_OF_MINE) : [] };
}

/** The first that is going on or comes; one whose time is over only where there is no other. */
function proximaDe({ agora }: CampeonatoVisto, abertas: readonly Partida[]): Partida | null {
  const [first = null] = abertas;
  if (!first?.jogo_previsto_at || abertas.length === 1) return first;
  const over = Date.parse(agora) - MATCH_HOURS * HOUR_MS;
  const isAhead = ({ jogo_previsto_at: at }: Partida) => at === null || Date.parse(at) > over;
  return abertas.find(isAhead) ?? first;
}

/** What is on stands by itself: it is not the next one, too. */
function foraDoAoVivo(abertas: readonly Partida[], ao_vivo: Visao['ao_vivo']): readonly Partida[] {
  const live = new Set(ao_vivo.map(({ partida }) => partida.uuid));
  return abertas.filter(({ uuid }) => !live.has(uuid));
}

/** Everybody who is named in what is shown. */
function genteDe(identidades: Readonly<Visao['gente']>, shown: unknown): Visao['gente'] {
  const gente: Visao['gente'] = {};
  const look = (part: unknown): void => {
    if (typeof part === 'string') {
      const known = Object.hasOwn(identidades, part) && identidades[part];
      if (known) gente[part] = known;
    } else if (typeof part === 'object' && part !== null) {
      for (const inner of Object.values(part)) look(inner);
    }
  };
  look(shown);
  return gente;
}

/** What is the same for all, and what of it is for who looks. */
function mostrada(
  { tabelas: da, abertas: _, etapasDasFases: __, ...publica }: Publica,
  own: TeamId | undefined,
) {
  const tabelas = da ? tabelasCurtas(da, own) : [];
  return {
    ...publica,
    tabelas,
    grupos: da?.tabelas.length ?? 0,
    zonas: da ? zonasDe(da, tabelas) : [],
  };
}

/** What the round of a match of a bracket is called. */
const etapasEm = (
  partidas: readonly Partida[],
  { etapasDasFases }: Pick<Publica, 'etapasDasFases'>,
): Visao['etapas'] =>
  Object.fromEntries(
    partidas.flatMap(({ uuid, fase, confronto }) => {
      const etapa = etapasDasFases[fase - 1]?.get(confronto ?? '');
      return etapa ? [[uuid, etapa]] : [];
    }),
  );

/** What was answered last of a version, and of what else it was made. */
type Dita = { feitaDe?: string; resposta?: { data: Visao } };

export const verVisao: Handler<typeof endpoint> = async ({ db }, call) => {
  const { params, query, visitor } = call;
  const quem = quemE(visitor, query);
  const campeonato = await requireCampeonato(db, params.id, quem, 'ver');
  const [avisos, publica, identidades, dita] = await Promise.all([
    avisosDe(db, campeonato, MOST_AVISOS),
    porVersao(db, campeonato, 'visao', () => visaoPublica(db, campeonato)),
    porVersao(db, campeonato, 'gente', async () => {
      const rows = await listIdentidades(db, params.id);
      return Object.fromEntries(rows.map(({ uuid, ...identidade }) => [uuid, identidade]));
    }),
    porVersao(db, campeonato, 'visao dita', async (): Promise<Dita> => ({})),
  ]);
  const minhas = await minhasDe(db, campeonato, publica.momento === 'mata_mata');
  const own = campeonato.minha_inscricao?.uuid;
  const situacao = await minhaSituacao(db, campeonato, publica, own);
  const ao_vivo = await aoVivoAgora(db, campeonato, publica.abertas);
  const proxima = proximaDe(campeonato, foraDoAoVivo(publica.abertas, ao_vivo));
  const visto = { campeonato: apresentar(campeonato, quem), avisos };
  // Who has no part in it sees what all others see: the same answer, as long as it is made of the same, whatever the hour.
  const feitaDe = JSON.stringify([{ ...visto.campeonato, agora: '' }, avisos, proxima?.uuid]);
  const isOnlooker = own === undefined && ao_vivo.length === 0;
  if (isOnlooker && dita.resposta && dita.feitaDe === feitaDe) return dita.resposta;
  const shown = { ...mostrada(publica, own), ...situacao, ...minhas, proxima, ao_vivo };
  const next = [minhas.minha, proxima].filter((partida) => partida !== null);
  const etapas = etapasEm([...publica.resultados, ...minhas.caminho, ...next], publica);
  const resposta = { data: { ...shown, etapas, ...visto, gente: genteDe(identidades, shown) } };
  if (isOnlooker) Object.assign(dita, { feitaDe, resposta: toGiveAgain(resposta) });
  return resposta;
};
