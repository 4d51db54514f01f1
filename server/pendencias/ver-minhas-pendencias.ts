import type {
  verMinhasPendencias as endpoint,
  MinhasPendencias,
} from '#contract/campeonato/pendencias.ts';
import { estadoVisto } from '#regras/estados.ts';
import { STATUS } from '#regras/participantes/status.ts';
import { acoesDe } from '#regras/permissoes.ts';
import { aPagar, parcelasDe } from '#regras/taxas/taxa.ts';
import { apresentarPartida } from '#server/competicao/apresentar-partida.ts';
import { listPartidasPorUuid } from '#server/competicao/queries.ts';
import type { Tx } from '#server/database/database.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { listSeguidos, type SeguidoRow } from '#server/participantes/seguir/queries.ts';
import { apresentarTarefas, type JogosDaPessoa, meusJogos } from './meus-jogos.ts';
import {
  listConvites,
  listGente,
  listMeus,
  listPosicoes,
  listProximas,
  type MeuCampeonatoRow,
  type PosicaoRow,
} from './queries.ts';
import { NENHUMA_TAREFA, type Tarefas, tarefasDe, tarefasPara } from './tarefas.ts';

const MOST_MATCHES = 4;
const MOST_FOLLOWED = 8;

const ORGANIZA: ReadonlySet<MeuCampeonatoRow['papel']> = new Set([
  'dono',
  'co',
  'inscricoes',
  'resultados',
]);

const organiza = ({ papel }: MeuCampeonatoRow) => ORGANIZA.has(papel);

const joga = ({ participante, status, convidado }: MeuCampeonatoRow) =>
  participante !== null && status === STATUS.confirmado && !convidado;

const NADA = {
  total: 0,
  contagem: NENHUMA_TAREFA,
  passo: null,
};

type Contexto = {
  readonly verificada: boolean;
  readonly tarefas: Tarefas | undefined;
  /** How many of their matches there ask something of them. */
  readonly minhas: number;
};

/** Their tasks there: as a player, and if they organise it. */
function tarefasDeQuem(row: MeuCampeonatoRow, { verificada, tarefas, minhas }: Contexto) {
  if (!tarefas || !organiza(row)) {
    return { ...NADA, total: minhas, contagem: { ...NENHUMA_TAREFA, minhas } };
  }
  const { estado, visibilidade, papel } = row;
  const pessoa = { papel, verificada, administra: false, conectada: true };
  const acoes = acoesDe(pessoa, { estado, visibilidade, excluido: false });
  const { total, contagem, passo } = tarefasPara(tarefas, estado, { acoes, minhas });
  return { total, contagem, passo: passo && { ...passo, espera: [...passo.espera] } };
}

type Meu = MinhasPendencias['campeonatos'][number];

function apresentarMeu(
  row: MeuCampeonatoRow,
  tarefas: Pick<Meu, 'total' | 'contagem' | 'passo'>,
  posicoes: Posicoes,
): Meu {
  const { id, nome, estado, visibilidade, formato, vagas, confirmados, cores, resumo, comeca_em } =
    row;
  const posicao = joga(row) ? posicaoDe(row.participante, posicoes) : null;
  return {
    ...{ id, nome, estado, visibilidade, formato, vagas, confirmados, cores, resumo, comeca_em },
    ...tarefas,
    organiza: organiza(row),
    joga: joga(row),
    posicao,
  };
}

type Posicoes = ReadonlyMap<string, PosicaoRow>;

function posicaoDe(uuid: string | null, posicoes: Posicoes) {
  const found = posicoes.get(uuid ?? '');
  return found ? { posicao: found.posicao, de: found.de, grupo: found.grupo } : null;
}

const apresentarSeguido = (
  { campeonato_id: id, campeonato: nome, estado, resumo, proximo_em, ...participante }: SeguidoRow,
  posicoes: Posicoes,
): MinhasPendencias['seguidos'][number] => ({
  campeonato: { id, nome, estado: estadoVisto({ estado, resumo }) },
  participante,
  proximo_em,
  posicao: posicaoDe(participante.uuid, posicoes),
});

/** Next matches, and those that ask for something, from one statement. */
async function jogosDe(tx: Tx, rows: readonly MeuCampeonatoRow[], meus: JogosDaPessoa) {
  const running = rows.filter((row) => row.estado === 'andamento' && joga(row));
  const mine = running.flatMap(({ participante }) => participante ?? []);
  const next = mine.length > 0 ? await listProximas(tx, mine, MOST_MATCHES) : [];
  const uuids = [...next, ...meus.tarefas.map(({ row }) => row)].map(({ uuid }) => uuid);
  const found = uuids.length > 0 ? await listPartidasPorUuid(tx, uuids) : [];
  const byUuid = new Map(found.map((row) => [row.uuid, row]));
  const jogos = next.flatMap(({ uuid, campeonato_id }): MinhasPendencias['jogos'] => {
    const partida = byUuid.get(uuid);
    const campeonato = running.find(({ id }) => id === campeonato_id);
    if (!partida || !campeonato?.participante) return [];
    const { id, nome } = campeonato;
    const eu = campeonato.participante;
    return [
      { campeonato: { id, nome }, partida: apresentarPartida(partida, campeonato.fases), eu },
    ];
  });
  const tarefas = apresentarTarefas(meus.tarefas, ({ uuid, fases }) => {
    const partida = byUuid.get(uuid);
    return partida && apresentarPartida(partida, fases);
  });
  return { jogos, tarefas };
}

async function genteDe(
  tx: Tx,
  jogos: readonly Pick<MinhasPendencias['jogos'][number], 'partida'>[],
): Promise<MinhasPendencias['gente']> {
  const uuids = jogos.flatMap(({ partida }) =>
    [partida.mandante.participante, partida.visitante.participante].filter((one) => one !== null),
  );
  if (uuids.length === 0) return {};
  const rows = await listGente(tx, uuids);
  return Object.fromEntries(rows.map(({ uuid, ...identidade }) => [uuid, identidade]));
}

async function convitesDe(
  tx: Tx,
  usuario: string,
  rows: readonly MeuCampeonatoRow[],
): Promise<MinhasPendencias['convites']> {
  const toPlay = rows
    .filter(
      ({ convidado, estado, resumo }) => convidado && estado === 'inscricoes' && resumo.jogos === 0,
    )
    .map(({ id, nome }) => ({
      para: 'jogar' as const,
      url: `/campeonato/${id}`,
      campeonato: { id, nome },
    }));
  const toHelp = (await listConvites(tx, usuario)).map(({ uuid, id, nome }) => ({
    para: 'organizar' as const,
    url: `/convite/${uuid}`,
    campeonato: { id, nome },
  }));
  return [...toPlay, ...toHelp];
}

/** What is their turn to pay: of who is in, and not what waits to be looked at. */
function devidoPor(row: MeuCampeonatoRow): number {
  if (!joga(row) || row.estado === 'encerrado' || row.estado === 'cancelado') return 0;
  return parcelasDe(row.inscricao, { pago: row.pago, rows: row.taxas })
    .filter(({ estado }) => aPagar(estado))
    .reduce((sum, { centavos }) => sum + centavos, 0);
}

export const verMinhasPendencias: Handler<typeof endpoint> = async ({ db }, { user }) => {
  const rows = await listMeus(db, user.uuid);
  const own = rows.filter(organiza);
  const meus = await meusJogos(db, user.uuid, null);
  const reckoned = await tarefasDe(db, own, meus.impedido);
  const players = rows.filter(joga);
  const seguidos = await listSeguidos(db, user.uuid, MOST_FOLLOWED);
  const posicoes = await listPosicoes(
    db,
    [...players.map(({ id }) => id), ...seguidos.map(({ campeonato_id }) => campeonato_id)],
    [
      ...players.flatMap(({ participante }) => participante ?? []),
      ...seguidos.map((it) => it.uuid),
    ],
  );
  const places = new Map(posicoes.map((row) => [row.participante, row]));
  const verificada = user.email_verified_at !== null;
  const minhasEm = Map.groupBy(meus.tarefas, ({ row }) => row.campeonato_id);
  const { jogos, tarefas } = await jogosDe(db, rows, meus);
  const shown = rows.filter((row) => organiza(row) || !row.convidado);
  return {
    data: {
      campeonatos: shown.map((row) => {
        const minhas = minhasEm.get(row.id)?.length ?? 0;
        const contexto = { verificada, tarefas: reckoned.get(row.id), minhas };
        return apresentarMeu(row, tarefasDeQuem(row, contexto), places);
      }),
      convites: await convitesDe(db, user.uuid, rows),
      a_pagar: rows
        .map((row) => ({ campeonato: { id: row.id, nome: row.nome }, centavos: devidoPor(row) }))
        .filter(({ centavos }) => centavos > 0),
      seguidos: seguidos.map((row) => apresentarSeguido(row, places)),
      ...{ tarefas, jogos },
      gente: await genteDe(db, [...jogos, ...tarefas]),
    },
  };
};
