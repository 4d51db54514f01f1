import type { verPendencias as endpoint, Pendencias } from '#contract/campeonato/pendencias.ts';
import { aguardaAprovacao } from '#regras/participantes/status.ts';
import { type Acao, acoesDe } from '#regras/permissoes.ts';
import {
  alvoDe,
  pessoaDe,
  type Quem,
  quemE,
  requireCampeonato,
} from '#server/campeonatos/acesso.ts';
import type { CampeonatoVisto } from '#server/campeonatos/queries.ts';
import { apresentarPartida } from '#server/competicao/apresentar-partida.ts';
import { listPartidasPorUuid } from '#server/competicao/queries.ts';
import type { Database, Tx } from '#server/database/database.ts';
import { disciplinaDoCampeonato, quemNaoJoga } from '#server/disciplina/ler-disciplina.ts';
import { feitoPorOutros } from '#server/historico/feito-por-outros.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { etapasDe } from '#server/jogos/listar-partidas.ts';
import { apresentar, olharDe } from '#server/participantes/apresentar.ts';
import { listPendentes } from '#server/participantes/queries.ts';
import { listCobrancas } from '#server/partidas/cobranca/queries.ts';
import { listQuemFala } from '#server/vozes/vozes.ts';
import { listDaVida } from './da-vida.ts';
import {
  apresentarTarefas,
  type JogoDaPessoa,
  type JogosDaPessoa,
  meusJogos,
} from './meus-jogos.ts';
import { prazosDe } from './prazos.ts';
import { listAFazer, listGente, listUltimas } from './queries.ts';
import { NENHUMA_TAREFA, type Tarefas, tarefasDe, tarefasPara } from './tarefas.ts';

const MOST_MATCHES = 40;
const MOST_ENTRIES = 50;

/** What others may have done here that is worth a line. */
const CONTADAS = [
  'lancar-placar',
  'corrigir-placar',
  'inscrever-participante',
  'chamar-da-fila',
  'assumir-participante',
  'aceitar-organizacao',
  'salvar-elenco',
];

async function inscricoesDe(
  tx: Tx,
  campeonato: CampeonatoVisto,
  quem: Quem,
): Promise<Pendencias['inscricoes']> {
  const olhar = olharDe(campeonato, quem);
  const rows = await listPendentes(tx, campeonato.id);
  return rows
    .filter(aguardaAprovacao)
    .slice(0, MOST_ENTRIES)
    .map((row) => apresentar(row, olhar));
}

type JogoDaLista = Omit<Pendencias['jogos'][number], 'partida' | 'etapa'> & {
  readonly uuid: string;
};

const SEM_MAIS = { desde: null, ate: null, detalhe: null } as const;

/** Ties without a winner first: the whole bracket waits for them. */
async function tarefasDosJogos(
  tx: Tx,
  campeonato: CampeonatoVisto,
  { tarefas, meus }: { tarefas: Tarefas; meus: JogosDaPessoa },
): Promise<JogoDaLista[]> {
  const { id } = campeonato;
  const { indecisos, contagem } = tarefas;
  const asked = { impedido: meus.impedido, limit: MOST_MATCHES };
  const undecided = indecisos.length > 0 ? await listUltimas(tx, id, indecisos) : [];
  const open = somaDe(contagem, ABERTAS) > 0 ? await listAFazer(tx, id, asked) : [];
  const alive = somaDe(contagem, DA_VIDA) > 0 ? await listDaVida(tx, id, asked) : [];
  return [
    ...undecided.map(({ uuid }) => ({ ...SEM_MAIS, uuid, tarefa: 'indecisos' as const })),
    ...[...open, ...alive]
      .filter(({ tarefa }) => contagem[tarefa] > 0)
      .map((one) => ({ ...SEM_MAIS, ...one })),
  ];
}

const ABERTAS = ['sem_placar', 'abertos', 'remarcar'] as const;
const DA_VIDA = ['contestadas', 'informes', 'ocorrencias', 'sugestoes'] as const;

const somaDe = (contagem: Tarefas['contagem'], tipos: readonly (keyof Tarefas['contagem'])[]) =>
  tipos.reduce((sum, tipo) => sum + contagem[tipo], 0);

/** Both lists in one statement more. */
async function mostrar(
  tx: Tx,
  campeonato: CampeonatoVisto,
  { jogos, minhas }: { jogos: readonly JogoDaLista[]; minhas: readonly JogoDaPessoa[] },
): Promise<Pick<Pendencias, 'jogos' | 'minhas'>> {
  if (jogos.length + minhas.length === 0) return { jogos: [], minhas: [] };
  const uuids = [...jogos.map(({ uuid }) => uuid), ...minhas.map(({ row }) => row.uuid)];
  const rows = await listPartidasPorUuid(tx, uuids);
  const byUuid = new Map(
    rows.map((row) => [row.uuid, apresentarPartida(row, campeonato.fases)] as const),
  );
  const etapaOf = jogos.length > 0 ? await etapasDe(tx, campeonato) : () => null;
  return {
    jogos: jogos.flatMap(({ uuid, ...tarefa }) => {
      const partida = byUuid.get(uuid);
      return partida ? [{ partida, etapa: etapaOf(partida), ...tarefa }] : [];
    }),
    minhas: apresentarTarefas(minhas, ({ uuid }) => byUuid.get(uuid)),
  };
}

/** Late matches of which somebody can be reminded. */
async function cobrancasDe(
  tx: Tx,
  jogos: Pendencias['jogos'],
  usuario: string,
): Promise<Pendencias['cobrancas']> {
  const late = jogos.filter(({ tarefa, desde }) => tarefa === 'sem_placar' && desde !== null);
  if (late.length === 0) return {};
  const uuids = late.map(({ partida }) => partida.uuid);
  const rows = await listCobrancas(tx, uuids, usuario);
  return Object.fromEntries(
    rows
      .filter(({ atrasada, pessoas }) => atrasada && pessoas > 0)
      .map(({ uuid, cobrada_at, recente }) => [uuid, { cobrada_at, recente }]),
  );
}

type Nomeaveis = Pick<Pendencias, 'jogos' | 'empates' | 'minhas' | 'suspensos'>;

async function genteDe(
  tx: Tx,
  { jogos, empates, minhas, suspensos }: Nomeaveis,
): Promise<Pendencias['gente']> {
  const uuids = [
    ...[...jogos, ...minhas].flatMap(({ partida }) => [
      partida.mandante.participante,
      partida.visitante.participante,
    ]),
    ...empates.flatMap(({ participantes }) => participantes),
    ...suspensos.map(({ participante }) => participante),
  ].filter((uuid) => uuid !== null);
  if (uuids.length === 0) return {};
  const rows = await listGente(tx, uuids);
  return Object.fromEntries(rows.map(({ uuid, ...identidade }) => [uuid, identidade]));
}

const ORGANIZA: readonly Acao[] = ['gerir_participantes', 'lancar_placar', 'mudar_estado'];

const NADA: Pendencias = {
  total: 0,
  contagem: NENHUMA_TAREFA,
  passo: null,
  ...{
    inscricoes: [],
    jogos: [],
    minhas: [],
    impedido: null,
    cobrancas: {},
    empates: [],
    suspensos: [],
    prazos: [],
    feito: [],
    pagos: null,
    gente: {},
  },
};

/** Who only plays is told of their own matches. */
async function deQuemJoga(
  tx: Tx,
  campeonato: CampeonatoVisto,
  { tarefas }: JogosDaPessoa,
): Promise<Pendencias> {
  if (tarefas.length === 0) return NADA;
  const shown = await mostrar(tx, campeonato, { jogos: [], minhas: tarefas });
  const total = tarefas.length;
  return {
    ...{ ...NADA, ...shown, total, contagem: { ...NENHUMA_TAREFA, minhas: total } },
    gente: await genteDe(tx, { ...shown, empates: [], suspensos: [] }),
  };
}

/** As `joga_nao_lanca` in regras/vida/movimentos.ts. */
async function impedidoDe(
  tx: Tx,
  { id, regras }: CampeonatoVisto,
  eu: string,
): Promise<Pendencias['impedido']> {
  if (regras.quem_informa === 'organizador') return null;
  const rows = await listQuemFala(tx, id, eu);
  const of = (meu: boolean) => rows.filter((row) => row.meu === meu).map(({ uuid }) => uuid);
  const meus = of(true);
  return meus.length > 0 ? { meus, contra: of(false) } : null;
}

async function deQuemOrganiza(
  tx: Database,
  campeonato: CampeonatoVisto,
  { quem, acoes, meus }: { quem: Quem; acoes: readonly Acao[]; meus: JogosDaPessoa },
): Promise<Pendencias> {
  const { id, estado } = campeonato;
  const eu = quem.user?.uuid ?? '';
  const all = (await tarefasDe(tx, [campeonato], meus.impedido)).get(id);
  if (!all) return NADA;
  const tarefas = tarefasPara(all, estado, { acoes, minhas: meus.tarefas.length });
  const { total, contagem, passo, empates, pagos } = tarefas;
  const isPaid = campeonato.inscricao.taxa_centavos > 0 && acoes.includes('gerir_participantes');
  const tasks = await tarefasDosJogos(tx, campeonato, { tarefas, meus });
  const shown = await mostrar(tx, campeonato, { jogos: tasks, minhas: meus.tarefas });
  const suspensos = quemNaoJoga(await disciplinaDoCampeonato(tx, campeonato));
  return {
    ...{ total, contagem, passo: passo && { ...passo, espera: [...passo.espera] }, empates },
    ...shown,
    inscricoes: contagem.inscricoes > 0 ? await inscricoesDe(tx, campeonato, quem) : [],
    impedido: await impedidoDe(tx, campeonato, eu),
    cobrancas: await cobrancasDe(tx, shown.jogos, eu),
    suspensos,
    prazos: await prazosDe(tx, campeonato),
    feito: await feitoPorOutros(tx, id, { eu, acoes: CONTADAS }),
    pagos: isPaid ? pagos : null,
    gente: await genteDe(tx, { ...shown, empates, suspensos }),
  };
}

export const verPendencias: Handler<typeof endpoint> = async ({ db }, call) => {
  const { params, visitor, user } = call;
  const { id } = params;
  const quem = quemE(visitor);
  const campeonato = await requireCampeonato(db, id, quem, 'ver');
  const acoes = acoesDe(pessoaDe(quem, campeonato.papel), alvoDe(campeonato));
  const meus = await meusJogos(db, user.uuid, id);
  const organises = ORGANIZA.some((acao) => acoes.includes(acao));
  return {
    data: organises
      ? await deQuemOrganiza(db, campeonato, { quem, acoes, meus })
      : await deQuemJoga(db, campeonato, meus),
  };
};
