// Who misses which match because of cards or by a verdict, read once for each version of a championship; sheets are not
// read where neither suspends anybody.
import type { DisciplinaVista } from '#contract/partida/disciplina.ts';
import {
  cartoesSuspendem,
  type Disciplina,
  disciplinaDe,
  type SuspensaoDada,
} from '#regras/disciplina/disciplina.ts';
import type { Citado } from '#regras/sumula/sumula.ts';
import type { CampeonatoRow } from '#server/campeonatos/queries.ts';
import { porVersao } from '#server/competicao/por-versao.ts';
import { listPartidas, type PartidaRow } from '#server/competicao/queries.ts';
import type { Database, Tx } from '#server/database/database.ts';
import { lerSumulas, type SumulasLidas } from '#server/sumula/ler-sumulas.ts';
import { listSuspensoesDadas } from './queries.ts';

type CampeonatoComRegras = Pick<CampeonatoRow, 'id' | 'regras'>;

type DisciplinaLida = {
  readonly disciplina: Disciplina;
  readonly jogadores: SumulasLidas['jogadores'];
  readonly sumulas: SumulasLidas['sumulas'];
  /** By verdicts. */
  readonly dadas: readonly SuspensaoDada[];
};

const NINGUEM: DisciplinaLida = {
  disciplina: { suspensoes: [], pendurados: [] },
  jogadores: new Map(),
  sumulas: [],
  dadas: [],
};

type Conhecido = {
  readonly partidas?: readonly PartidaRow[];
  /** A verdict that is only thought of. */
  readonly nova?: SuspensaoDada | null;
};

/** Inside a write, or of what one would change; `partidas` where they are known already. */
export async function lerDisciplina(
  tx: Tx,
  { id, regras }: CampeonatoComRegras,
  { partidas, nova }: Conhecido = {},
): Promise<DisciplinaLida> {
  const dadas = await listSuspensoesDadas(tx, id);
  const isGiven = dadas.length > 0 || Boolean(nova);
  if (!cartoesSuspendem(regras) && !isGiven) return NINGUEM;
  const { sumulas, jogadores } = await lerSumulas(tx, id, isGiven);
  if (sumulas.length === 0 && !isGiven) return NINGUEM;
  const all = partidas ?? (await listPartidas(tx, id));
  return { disciplina: disciplinaDe(regras, all, sumulas, dadas), jogadores, sumulas, dadas };
}

export const disciplinaDoCampeonato = (
  db: Database,
  campeonato: CampeonatoRow,
): Promise<DisciplinaLida> =>
  porVersao(db, campeonato, 'disciplina', () => lerDisciplina(db, campeonato));

/** The name of now; null: a player whom nobody knows any more. */
export function nomeadoPor(jogadores: SumulasLidas['jogadores'], quem: Citado) {
  if ('nome' in quem) return { nome: quem.nome, numero: null };
  const found = jogadores.get(quem.jogador);
  return found ? { nome: found.nome, numero: found.numero } : null;
}

type Suspensao = Disciplina['suspensoes'][number];

/** Those suspensions that are asked for, and who hangs of these teams. */
function apresentarDisciplina(
  { disciplina, jogadores }: DisciplinaLida,
  isAsked: (one: Suspensao) => boolean,
  times: (participante: string) => boolean,
): DisciplinaVista {
  const suspensos = disciplina.suspensoes.filter(isAsked).flatMap((one) => {
    const pessoa = nomeadoPor(jogadores, one.quem);
    const { participante, motivo, de, perde, jogou } = one;
    return pessoa ? [{ participante, ...pessoa, motivo, de, perde, jogou }] : [];
  });
  const pendurados = disciplina.pendurados.flatMap(({ participante, quem }) => {
    const pessoa = times(participante) ? nomeadoPor(jogadores, quem) : null;
    return pessoa ? [{ participante, ...pessoa }] : [];
  });
  return { suspensos, pendurados };
}

/** Of one match: who misses it, and while it is to come who hangs. */
export function disciplinaDaPartida(
  lida: DisciplinaLida,
  { uuid, mandante, visitante, resultado, decisao }: PartidaRow,
): DisciplinaVista {
  const isOpen = !resultado && !decisao;
  return apresentarDisciplina(
    lida,
    ({ perde }) => perde === uuid,
    (time) => isOpen && (time === mandante || time === visitante),
  );
}

/** Of one team: what is still to be served, and while it plays on who hangs. */
export const disciplinaDoTime = (
  lida: DisciplinaLida,
  participante: string,
  isOn: boolean,
): DisciplinaVista =>
  apresentarDisciplina(
    lida,
    (one) => one.participante === participante && !one.passou,
    (time) => isOn && time === participante,
  );

/** Of everybody: matches that are missed from now on. */
export const quemNaoJoga = (lida: DisciplinaLida): DisciplinaVista['suspensos'] =>
  apresentarDisciplina(
    lida,
    ({ passou, perde }) => !passou && perde !== null,
    () => false,
  ).suspensos;
