import type { convidarPessoa as endpoint } from '#contract/participantes.ts';
import { STATUS } from '#regras/participantes/status.ts';
import { quemE } from '#server/campeonatos/acesso.ts';
import { type Escrita, escrever } from '#server/campeonatos/escrever.ts';
import { agora } from '#server/database/agora.ts';
import type { Tx } from '#server/database/database.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import { countAttempt } from '#server/http/limiter.ts';
import { apresentar, olharDe } from '#server/participantes/apresentar.ts';
import { nomeLivre, usadosEntre, vestir } from '#server/participantes/elenco/identidade.ts';
import {
  findParticipante,
  insertParticipantes,
  listParticipantes,
  type ParticipanteRow,
  updateReentrada,
} from '#server/participantes/queries.ts';
import { uuidv7 } from '#server/uuid.ts';
import { avisarPessoa } from './avisar-pessoa.ts';
import { findPessoa, type PessoaRow } from './queries.ts';

const PER_HOUR = 100;
const HOUR_SECONDS = 3_600;

/** A draft is seen by its organisers alone: nobody could answer. */
function requireOpen({ estado, tem_partidas }: Escrita['campeonato']): void {
  if (tem_partidas) throw new AppError('estado_mudou', { text: { key: 'participantes.sorteado' } });
  if (estado !== 'inscricoes') {
    throw new AppError('estado_mudou', { text: { key: 'participantes.fechadas' } });
  }
}

const AGAIN_MS = 7 * 86_400_000;

/** Nobody is asked twice in a week, whoever took the first invitation back. */
async function requireRest(tx: Tx, { convidado, created_at }: ParticipanteRow): Promise<void> {
  if (!convidado) return;
  if (Date.parse(created_at) + AGAIN_MS <= (await agora(tx)).getTime()) return;
  throw new AppError('estado_mudou', { text: { key: 'participantes.convidada_ha_pouco' } });
}

const INVITED = { status: STATUS.pendente, espera: null, convidado: true, aceitou: false } as const;

/** Who cancelled is asked again; who is in, was asked, or was turned away is not. */
async function convidar({ tx, campeonato }: Escrita, { uuid, nome }: PessoaRow): Promise<string> {
  const rows = await listParticipantes(tx, campeonato.id);
  const before = rows.find(({ usuario_uuid }) => usuario_uuid === uuid);
  if (before && before.status !== STATUS.cancelado) {
    throw new AppError('estado_mudou', { text: { key: 'participantes.ja_na_lista' } });
  }
  if (before) {
    await requireRest(tx, before);
    await updateReentrada(tx, before.uuid, INVITED);
    return before.uuid;
  }
  const usados = usadosEntre(rows);
  const visual = vestir({ nome: nomeLivre(usados, nome) }, usados);
  const novo = { ...visual, ...INVITED, uuid: uuidv7(), usuario_uuid: uuid };
  await insertParticipantes(tx, campeonato.id, [{ ...novo, contato: null, pote: null }]);
  return novo.uuid;
}

async function requireRow(escrita: Escrita, uuid: string): Promise<ParticipanteRow> {
  const row = await findParticipante(escrita.tx, uuid);
  if (!row) throw new Error('unreachable: the invitation was just made');
  return row;
}

export const convidarPessoa: Handler<typeof endpoint> = async (services, call) => {
  const { params, body, user, visitor } = call;
  const quem = quemE(visitor);
  const pedido = { id: params.id, quem, acao: 'gerir_participantes' } as const;
  const { count, seconds } = await countAttempt(services.db, `convidar:${user.uuid}`, HOUR_SECONDS);
  if (count > PER_HOUR) throw new AppError('muitas_tentativas', { retryAfter: seconds });
  return escrever(services, pedido, async (escrita) => {
    const { tx, campeonato, registrar } = escrita;
    requireOpen(campeonato);
    const pessoa = await findPessoa(tx, body.pessoa);
    if (!pessoa) throw new AppError('nao_encontrado');
    const row = await requireRow(escrita, await convidar(escrita, pessoa));
    const fato = { aviso: 'convidado', nome: user.nome, por: user.uuid } as const;
    await avisarPessoa(tx, pessoa.uuid, { ...fato, campeonato });
    // The trail is public, and who was asked has not said that they want to be seen here.
    await registrar({ acao: 'convidar-pessoa', objeto: row.uuid });
    return { data: apresentar(row, olharDe(campeonato, quem)) };
  });
};
