// The status of participants changes by the specification's table and no other way, and the places are
// counted under the lock of the championship.
import {
  OPCOES_DE_STATUS,
  podeMudarStatus,
  STATUS,
  type Status,
} from '#regras/participantes/status.ts';
import type { Escrita } from '#server/campeonatos/escrever.ts';
import { AppError, type FieldMessage } from '#server/http/errors.ts';
import { reabrirTaxas } from '#server/taxas/reabrir-taxas.ts';
import { encerrarPedidos } from '#server/usuario/notificar.ts';
import { apresentar, ehDe, type Olhar } from './apresentar.ts';
import { avisarQuemDecide } from './avisar-quem-decide.ts';
import { semNome } from './escrever-participante.ts';
import { chamarDaFila } from './fila.ts';
import { avisarPessoa, type Fato } from './pessoas/avisar-pessoa.ts';
import { type ParticipanteRow, updateStatus } from './queries.ts';

type Mudanca = {
  readonly rows: readonly ParticipanteRow[];
  readonly para: Status;
  readonly olhar: Olhar;
  /** Asked for one, not for a list that happens to have one. */
  readonly isOne: boolean;
  /** Why, where the person is told more than that it happened. */
  readonly texto?: Fato['texto'];
};

/** Who manages the entries may do all; a person may leave, and nothing else. */
function requireRight({ rows, para, olhar }: Mudanca): void {
  const leaves = para === STATUS.cancelado && rows.every((row) => ehDe(row, olhar));
  if (!olhar.gere && !leaves) throw new AppError('proibido');
}

function recusaDe({ campeonato }: Escrita, { rows, para }: Mudanca): FieldMessage | undefined {
  const { vagas, confirmados, tem_partidas } = campeonato;
  if (!rows.every(({ status }) => podeMudarStatus(status, para))) {
    return { key: 'participantes.passo' };
  }
  if (rows.some(({ convidado }) => convidado)) {
    if (para === STATUS.confirmado) return { key: 'participantes.convidado' };
    // Asking again has its own limits: convidar-pessoa.ts.
    if (para === STATUS.pendente) return { key: 'participantes.convide' };
  }
  const movesConfirmed =
    para === STATUS.confirmado || rows.some(({ status }) => status === STATUS.confirmado);
  if (tem_partidas && movesConfirmed) return { key: 'participantes.sorteado' };
  if (para !== STATUS.confirmado || confirmados + rows.length <= vagas) return undefined;
  const n = Math.max(0, vagas - confirmados);
  return n === 0
    ? { key: 'participantes.sem_vaga' }
    : { key: 'participantes.vagas', params: { n } };
}

const chaveDe = (status: Status) => OPCOES_DE_STATUS[status - 1]?.chave ?? 'pendente';

/** The person is told what others did; who manages the entries, that somebody invited will not come. */
async function avisar({ tx, campeonato }: Escrita, row: ParticipanteRow, mudanca: Mudanca) {
  const { para, olhar, texto } = mudanca;
  if (!ehDe(row, olhar)) {
    await avisarPessoa(tx, row.usuario_uuid, { aviso: chaveDe(para), campeonato, texto });
  } else if (row.convidado) {
    const fato = { aviso: 'recusou', nome: row.nome, por: row.usuario_uuid ?? undefined } as const;
    await avisarQuemDecide(tx, campeonato, fato);
  }
}

/** All of them or none. */
export async function aplicarStatus(escrita: Escrita, mudanca: Mudanca): Promise<void> {
  const { tx } = escrita;
  const { rows, para, olhar } = mudanca;
  requireRight(mudanca);
  const text = recusaDe(escrita, mudanca);
  if (text) {
    const current = rows.map((row) => apresentar(row, olhar));
    throw new AppError('estado_mudou', { text, data: mudanca.isOne ? current[0] : current });
  }
  const uuids = rows.map(({ uuid }) => uuid);
  await updateStatus(tx, uuids, para);
  if (para === STATUS.pendente || para === STATUS.confirmado) await reabrirTaxas(tx, uuids);
  await encerrarPedidos(tx, uuids);
  for (const row of rows) {
    await avisar(escrita, row, mudanca);
    const antes = { nome: row.nome, status: row.status };
    const depois = { nome: row.nome, status: para };
    const linha = { acao: 'mudar-status', objeto: row.uuid, antes, depois };
    await escrita.registrar(semNome(row, olhar, linha));
  }
  const leaves = para === STATUS.cancelado || para === STATUS.rejeitado;
  const left = rows.filter(({ status }) => status === STATUS.confirmado).length;
  await chamarDaFila(escrita, leaves ? left : 0);
}
