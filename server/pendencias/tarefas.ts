// The one reckoning of tasks: of one championship or of many, from what is kept beside the matches. What of it
// is somebody's own task depends on what they may do there.
import type { Pendencias } from '#contract/campeonato/pendencias.ts';
import { desempataNoJogo } from '#regras/configuracao/formato.ts';
import {
  ACAO_DO_PASSO,
  type DesempatePor,
  type Passo,
  passoDe,
  passoEhTarefa,
} from '#regras/pendencias/passo.ts';
import type { Acao } from '#regras/permissoes.ts';
import type { CampeonatoRow } from '#server/campeonatos/queries.ts';
import type { Tx } from '#server/database/database.ts';
import type { JogosImpedidos } from './da-vida.ts';
import { type ContagemRow, contarTarefas, type FaseRow, listFases } from './queries.ts';

type CampeonatoComTarefas = Pick<
  CampeonatoRow,
  'id' | 'estado' | 'fases' | 'vagas' | 'confirmados' | 'resumo'
>;

type ConfrontoIndeciso = { readonly fase: number; readonly confronto: string };

export type Tarefas = {
  readonly total: number;
  readonly contagem: Pendencias['contagem'];
  readonly passo: Passo | null;
  readonly pagos: number;
  readonly empates: Pendencias['empates'];
  readonly indecisos: readonly ConfrontoIndeciso[];
};

export const NENHUMA_TAREFA: Pendencias['contagem'] = {
  ...{ inscricoes: 0, comprovantes: 0, sem_placar: 0, atrasados: 0, abertos: 0 },
  ...{ remarcar: 0, indecisos: 0, empates: 0 },
  ...{ contestadas: 0, informes: 0, ocorrencias: 0, sugestoes: 0, minhas: 0 },
};

const NENHUMA: ContagemRow = {
  id: '',
  ...{
    inscricoes: 0,
    comprovantes: 0,
    pagos: 0,
    sem_placar: 0,
    atrasados: 0,
    abertos: 0,
    proprios: 0,
    remarcar: 0,
    contestadas: 0,
    informes: 0,
    ocorrencias: 0,
    sugestoes: 0,
    casos: 0,
    fechadas: false,
  },
};

/** Drawn, or put in order after an extra match, as the rules of the phase have it. */
const porOf = ({ fases }: CampeonatoComTarefas, fase: number): DesempatePor => {
  const config = fases[fase - 1];
  return config && desempataNoJogo(config) ? 'jogo_extra' : 'sorteio';
};

/** Neither side came, and the rules leave it to lots. */
const isForLots = ({ fases }: CampeonatoComTarefas, { fase }: FaseRow) => {
  const config = fases[fase - 1];
  return config !== undefined && 'wo_duplo' in config && config.wo_duplo === 'sorteio';
};

function empatesDe(campeonato: CampeonatoComTarefas, row: FaseRow): Pendencias['empates'] {
  const { fase, conjuntos, indecisos } = row;
  const level = conjuntos.map((empatados) => ({ fase, por: porOf(campeonato, fase), empatados }));
  const absent = indecisos
    .filter(({ sem_ninguem }) => sem_ninguem && isForLots(campeonato, row))
    .map(({ lados }) => ({ fase, por: 'sorteio' as const, empatados: lados }));
  return [...level, ...absent].map(({ fase: number, por, empatados: who }) => ({
    fase: number,
    por,
    participantes: [...who].flatMap((one) => one ?? []),
  }));
}

const indecisosDe = (campeonato: CampeonatoComTarefas, row: FaseRow): ConfrontoIndeciso[] =>
  row.indecisos
    .filter(({ sem_ninguem }) => !(sem_ninguem && isForLots(campeonato, row)))
    .map(({ confronto }) => ({ fase: row.fase, confronto }));

/** The first Swiss phase with rounds to be paired: ready when all that came before was played. */
export function proximaRodada(
  { fases, resumo }: Pick<CampeonatoComTarefas, 'fases' | 'resumo'>,
  rows: readonly Pick<FaseRow, 'fase' | 'rodadas' | 'completa'>[],
): 'pronta' | 'espera' | null {
  if (resumo.campeao !== null) return null;
  const paired = (index: number) => rows.find(({ fase }) => fase === index + 1)?.rodadas ?? 0;
  const open = fases.findIndex(
    (fase, index) => fase.tipo === 'suico' && paired(index) < fase.rodadas,
  );
  if (open === -1) return null;
  const before = rows.filter(({ fase }) => fase <= open + 1);
  return before.length > 0 && before.every(({ completa }) => completa) ? 'pronta' : 'espera';
}

function tarefasDoCampeonato(
  campeonato: CampeonatoComTarefas,
  contagem: ContagemRow,
  fases: readonly FaseRow[],
): Tarefas {
  const { estado, vagas, confirmados, resumo } = campeonato;
  const isOn = estado === 'andamento';
  const { inscricoes, comprovantes, fechadas, pagos } = contagem;
  const { sem_placar, atrasados, abertos, remarcar, ...vida } = isOn ? contagem : NENHUMA;
  const { contestadas, informes, ocorrencias, sugestoes, casos, proprios } = vida;
  const empates = isOn ? fases.flatMap((row) => empatesDe(campeonato, row)) : [];
  const indecisos = isOn ? fases.flatMap((row) => indecisosDe(campeonato, row)) : [];
  const passo = passoDe({
    ...{ estado, vagas, confirmados, fechadas, inscricoes, sem_placar, abertos, remarcar },
    ...{ casos, contestadas, proprios },
    jogos: resumo.jogos,
    feitos: resumo.jogos_feitos,
    indecisos: indecisos.length,
    empates: empates.map(({ por }) => por),
    rodada: isOn ? proximaRodada(campeonato, fases) : null,
  });
  const counts = {
    ...{ inscricoes, comprovantes, sem_placar, atrasados, abertos, remarcar },
    ...{ contestadas, informes, ocorrencias, sugestoes, minhas: 0 },
  };
  return {
    total: 0,
    contagem: { ...counts, indecisos: indecisos.length, empates: empates.length },
    ...{ passo, pagos, empates, indecisos },
  };
}

type QuemTemTarefas = {
  readonly acoes: readonly Acao[];
  /** How many of their own matches ask something of them as a player. */
  readonly minhas: number;
};

/** Only what this person may do something about. */
export function tarefasPara(
  tarefas: Tarefas,
  estado: CampeonatoRow['estado'],
  { acoes, minhas }: QuemTemTarefas,
): Tarefas {
  const may = (acao: Acao) => acoes.includes(acao);
  const { contagem, passo } = tarefas;
  const when = (acao: Acao, n: number) => (may(acao) ? n : 0);
  const counts = {
    inscricoes: when('gerir_participantes', contagem.inscricoes),
    comprovantes: when('gerir_participantes', contagem.comprovantes),
    sem_placar: when('lancar_placar', contagem.sem_placar),
    atrasados: when('lancar_placar', contagem.atrasados),
    abertos: when('lancar_placar', contagem.abertos),
    remarcar: when('agendar', contagem.remarcar),
    indecisos: when('lancar_placar', contagem.indecisos),
    empates: when('sortear', contagem.empates),
    contestadas: when('lancar_placar', contagem.contestadas),
    informes: when('lancar_placar', contagem.informes),
    ocorrencias: when('agendar', contagem.ocorrencias),
    sugestoes: when('lancar_placar', contagem.sugestoes),
    minhas,
  };
  const mine = passo && may(ACAO_DO_PASSO[passo.nome]) ? passo : null;
  // What has time is shown, and hurries nobody.
  const { atrasados: _, abertos: __, ...tasks } = counts;
  const steps = passoEhTarefa(mine, estado) ? 1 : 0;
  return {
    ...tarefas,
    contagem: counts,
    passo: mine,
    total: Object.values(tasks).reduce((sum, n) => sum + n, steps),
    empates: may('sortear') ? tarefas.empates : [],
    indecisos: may('lancar_placar') ? tarefas.indecisos : [],
  };
}

/** Of all of them in two statements, by the id of the championship. `impedido`: not for who asks to decide. */
export async function tarefasDe(
  tx: Tx,
  campeonatos: readonly CampeonatoComTarefas[],
  impedido: JogosImpedidos,
): Promise<ReadonlyMap<string, Tarefas>> {
  const ids = campeonatos.map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const counts = new Map((await contarTarefas(tx, ids, impedido)).map((row) => [row.id, row]));
  const fases = Map.groupBy(await listFases(tx, ids), ({ campeonato_id }) => campeonato_id);
  return new Map(
    campeonatos.map((campeonato) => {
      const { id } = campeonato;
      const tarefas = tarefasDoCampeonato(
        campeonato,
        counts.get(id) ?? NENHUMA,
        fases.get(id) ?? [],
      );
      return [id, tarefas];
    }),
  );
}
