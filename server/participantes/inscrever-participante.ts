import type { inscreverParticipante as endpoint } from '#contract/participantes.ts';
import { STATUS } from '#regras/participantes/status.ts';
import { quemE } from '#server/campeonatos/acesso.ts';
import { type Escrita, escrever } from '#server/campeonatos/escrever.ts';
import { requireSemBanimento } from '#server/campeonatos/liga/sem-banimento.ts';
import { agora } from '#server/database/agora.ts';
import type { Call, Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import { countAttempt } from '#server/http/limiter.ts';
import { reabrirTaxas } from '#server/taxas/reabrir-taxas.ts';
import { uuidv7 } from '#server/uuid.ts';
import { apresentar, olharDe } from './apresentar.ts';
import { avisarQuemDecide } from './avisar-quem-decide.ts';
import { nomeLivre, requireEscudo, usadosEntre, vestir } from './elenco/identidade.ts';
import { requireSemSuspensao } from './elenco/suspensao.ts';
import { lugarPara } from './fila.ts';
import {
  findParticipante,
  insertParticipantes,
  isMinor,
  listParticipantes,
  type ParticipanteRow,
  recountConfirmados,
  updateIdentidade,
  updateReentrada,
} from './queries.ts';

type PedidoDeInscricao = Pick<Call<typeof endpoint>, 'body' | 'user'>;

const FIELDS = { time: 'time_nome', gamertag: 'gamertag', whatsapp: 'contato' } as const;

type Entrada = { readonly status: number; readonly convidado: boolean };

const isInvited = (entrada: Entrada | null | undefined): boolean =>
  entrada?.status === STATUS.pendente && entrada.convidado;

/** Who was invited may answer until the draw, also after the entries closed. */
async function requireOpen({ tx, campeonato }: Escrita): Promise<void> {
  const { estado, inscricao, tem_partidas, minha_inscricao } = campeonato;
  const { fecha_em } = inscricao;
  const isOver = fecha_em !== null && Date.parse(fecha_em) <= (await agora(tx)).getTime();
  const isClosed = isOver && !isInvited(minha_inscricao);
  if (estado !== 'inscricoes' || isClosed || tem_partidas) {
    throw new AppError('estado_mudou', { text: { key: 'participantes.fechadas' } });
  }
}

/** What the organiser asks for, but never the phone of a minor; what was not asked for is not kept. */
async function contatoDe({ tx, campeonato }: Escrita, { body, user }: PedidoDeInscricao) {
  const { pede } = campeonato.inscricao;
  const isAsked = pede.includes('whatsapp') && !(await isMinor(tx, user.uuid));
  const missing = pede
    .filter((what) => (what === 'whatsapp' ? isAsked : true))
    .filter((what) => !body[FIELDS[what]])
    .map((what) => [FIELDS[what], { key: 'validacao.obrigatorio' }] as const);
  if (missing.length > 0) {
    throw new AppError('dados_invalidos', { validations: Object.fromEntries(missing) });
  }
  return isAsked ? (body.contato ?? null) : null;
}

/** Who was invited or cancelled may enter; all others are in already, or were turned away for good. */
function requireNotIn(row: ParticipanteRow | undefined, escrita: Escrita): void {
  if (!row || row.status === STATUS.cancelado || isInvited(row)) return;
  const key = row.status === STATUS.rejeitado ? 'rejeitado' : 'ja_inscrito';
  const data = apresentar(row, olharDe(escrita.campeonato, escrita.quem));
  throw new AppError('estado_mudou', { text: { key: `participantes.${key}` }, data });
}

async function entrar(
  escrita: Escrita,
  { body, user }: PedidoDeInscricao,
): Promise<ParticipanteRow> {
  const { tx, campeonato } = escrita;
  const rows = await listParticipantes(tx, campeonato.id);
  const before = rows.find(({ usuario_uuid }) => usuario_uuid === user.uuid);
  requireNotIn(before, escrita);
  const contato = await contatoDe(escrita, { body, user });
  await requireEscudo(tx, body.escudo);
  const usados = usadosEntre(rows, before?.uuid);
  const visual = vestir({ ...body, nome: nomeLivre(usados, user.nome) }, usados);
  const aceitou = isInvited(before);
  const lugar = lugarPara(campeonato, rows, aceitou);
  const uuid = before?.uuid ?? uuidv7();
  if (before) {
    await updateIdentidade(tx, uuid, { ...visual, contato });
    await updateReentrada(tx, uuid, { ...lugar, convidado: false, aceitou });
    await reabrirTaxas(tx, [uuid]);
  } else {
    const novo = { ...visual, ...lugar, contato, uuid, usuario_uuid: user.uuid, pote: null };
    await insertParticipantes(tx, campeonato.id, [novo]);
  }
  await recountConfirmados(tx, campeonato.id);
  const row = await findParticipante(tx, uuid);
  if (!row) throw new Error('unreachable: the entry was just made');
  return row;
}

const PER_DAY = 5;
const DAY_SECONDS = 86_400;

/** Each entry is told to who decides: nobody keeps them busy by entering and leaving. */
async function requireRest(tx: Escrita['tx'], campeonatoId: string, uuid: string): Promise<void> {
  const key = `inscrever:${uuid}|${campeonatoId}`;
  const { count, seconds } = await countAttempt(tx, key, DAY_SECONDS);
  if (count <= PER_DAY) return;
  const text = { key: 'participantes.muitas_inscricoes', params: { n: PER_DAY } } as const;
  throw new AppError('muitas_tentativas', { retryAfter: seconds, text });
}

export const inscreverParticipante: Handler<typeof endpoint> = async (services, call) => {
  const { params, body, visitor } = call;
  const quem = { ...quemE(visitor), convite: body.convite ?? null };
  return escrever(services, { id: params.id, quem, acao: 'ver' }, async (escrita) => {
    const { tx, campeonato } = escrita;
    await requireOpen(escrita);
    if (!isInvited(campeonato.minha_inscricao)) await requireSemSuspensao(escrita, call.user.uuid);
    await requireSemBanimento(escrita, call.user.uuid);
    const row = await entrar(escrita, call);
    await requireRest(tx, campeonato.id, call.user.uuid);
    const { uuid, nome, status } = row;
    const fato = { nome, por: call.user.uuid };
    if (isInvited(campeonato.minha_inscricao)) {
      await avisarQuemDecide(tx, campeonato, { ...fato, aviso: 'aceitou' });
    } else if (status === STATUS.pendente && row.espera === null) {
      await avisarQuemDecide(tx, campeonato, { ...fato, aviso: 'pediu', pedidoDe: uuid });
    }
    await escrita.registrar({
      acao: 'inscrever-participante',
      objeto: uuid,
      depois: { nome, status },
    });
    return { data: apresentar(row, olharDe(campeonato, quem)) };
  });
};
