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
import type { Tx } from '#server/database/database.ts';
import { feitoPorOutros } from '#server/historico/feito-por-outros.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { etapasDe } from '#server/jogos/listar-partidas.ts';
import { apresentar, olharDe } from '#server/participantes/apresentar.ts';
import { listPendentes } from '#server/participantes/queries.ts';
import { listCobrancas } from '#server/partidas/cobranca/queries.ts';
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

/** Ties without a winner first: the whole bracket waits for them. */
async function jogosDe(
  tx: Tx,
  campeonato: CampeonatoVisto,
  { indecisos, contagem }: Tarefas,
): Promise<Pendencias['jogos']> {
  const { id, fases } = campeonato;
  const undecided = indecisos.length > 0 ? await listUltimas(tx, id, indecisos) : [];
  const waiting = contagem.sem_placar + contagem.abertos + contagem.remarcar;
  const open = waiting > 0 ? await listAFazer(tx, id, MOST_MATCHES) : [];
  const mine = open.filter(({ tarefa }) => contagem[tarefa] > 0);
  const tasks = [
    ...undecided.map(({ uuid }) => ({ uuid, tarefa: 'indecisos' as const, desde: null })),
    ...mine,
  ];
  if (tasks.length === 0) return [];
  const rows = await listPartidasPorUuid(
    tx,
    tasks.map(({ uuid }) => uuid),
  );
  const etapaOf = await etapasDe(tx, campeonato);
  const byUuid = new Map(rows.map((row) => [row.uuid, row]));
  return tasks.flatMap(({ uuid, tarefa, desde }) => {
    const row = byUuid.get(uuid);
    if (!row) return [];
    const partida = apresentarPartida(row, fases);
    return [{ partida, etapa: etapaOf(partida), tarefa, desde }];
  });
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

async function genteDe(
  tx: Tx,
  { jogos, empates }: Pick<Pendencias, 'jogos' | 'empates'>,
): Promise<Pendencias['gente']> {
  const uuids = [
    ...jogos.flatMap(({ partida }) => [
      partida.mandante.participante,
      partida.visitante.participante,
    ]),
    ...empates.flatMap(({ participantes }) => participantes),
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
    cobrancas: {},
    empates: [],
    prazos: [],
    feito: [],
    pagos: null,
    gente: {},
  },
};

export const verPendencias: Handler<typeof endpoint> = async ({ db }, call) => {
  const { params, visitor, user } = call;
  const { id } = params;
  const quem = quemE(visitor);
  const campeonato = await requireCampeonato(db, id, quem, 'ver');
  const acoes = acoesDe(pessoaDe(quem, campeonato.papel), alvoDe(campeonato));
  if (!ORGANIZA.some((acao) => acoes.includes(acao))) return { data: NADA };
  const all = (await tarefasDe(db, [campeonato])).get(id);
  if (!all) return { data: NADA };
  const tarefas = tarefasPara(all, campeonato.estado, acoes);
  const { total, contagem, passo, empates, pagos } = tarefas;
  const isPaid = campeonato.inscricao.taxa_centavos > 0 && acoes.includes('gerir_participantes');
  const jogos = await jogosDe(db, campeonato, tarefas);
  return {
    data: {
      ...{
        total,
        contagem,
        passo: passo && { ...passo, espera: [...passo.espera] },
        empates,
        jogos,
      },
      inscricoes: contagem.inscricoes > 0 ? await inscricoesDe(db, campeonato, quem) : [],
      cobrancas: await cobrancasDe(db, jogos, user.uuid),
      prazos: await prazosDe(db, campeonato),
      feito: await feitoPorOutros(db, id, { eu: user.uuid, acoes: CONTADAS }),
      pagos: isPaid ? pagos : null,
      gente: await genteDe(db, { jogos, empates }),
    },
  };
};
