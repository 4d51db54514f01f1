import type { Efeitos } from '#contract/participante/efeitos.ts';
import type { desistirParticipante as endpoint } from '#contract/participantes.ts';
import { STATUS } from '#regras/participantes/status.ts';
import { carregarDados } from '#server/competicao/estado.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import { requireSemAbertos } from '#server/informes/require-sem-abertos.ts';
import { mudarComEfeitos } from '#server/partidas/desfazer-seguintes.ts';
import { type EscritaDoParticipante, escreverParticipante } from './escrever-participante.ts';
import { updateDesistencia } from './queries.ts';
import { avisarAdversarios } from './saida/avisar-adversarios.ts';
import { avisarSaida } from './saida/avisar-saida.ts';
import { saidaDe } from './saida/saida.ts';

type QuemSai = Pick<EscritaDoParticipante, 'campeonato' | 'participante' | 'olhar'>;

/** People leave by themselves; whether they may come back is for who manages the entries to say. */
export function requireSaida(
  { campeonato, participante: row, olhar }: QuemSai,
  desistiu: boolean,
): void {
  if (!desistiu && !olhar.gere) throw new AppError('proibido');
  if (row.status !== STATUS.confirmado) {
    throw new AppError('estado_mudou', { text: { key: 'participantes.so_confirmado' } });
  }
  if (campeonato.estado !== 'andamento') {
    throw new AppError('estado_mudou', { text: { key: 'participantes.nao_comecou' } });
  }
  if (!desistiu && row.excluido) {
    throw new AppError('estado_mudou', { text: { key: 'participantes.excluido' } });
  }
}

const NOTHING: Efeitos = { posicoes: [], viram: [], trocas: [], desfeitos: [] };

/** Matches follow the rule of each phase; taking it back gives the table as it was. */
export const desistirParticipante: Handler<typeof endpoint> = async (services, call) => {
  const { params, body, visitor } = call;
  const pedido = { uuid: params.uuid, visitor, quem: 'gere_ou_proprio' } as const;
  let efeitos = NOTHING;
  const answer = await escreverParticipante(services, pedido, async (escrita) => {
    const { tx, campeonato, participante: row } = escrita;
    requireSaida(escrita, body.desistiu);
    efeitos = NOTHING;
    if (row.desistiu === body.desistiu) return;
    if (body.desistiu) await requireSemAbertos(tx, campeonato.id, row.uuid);
    const saida = body.desistiu ? saidaDe(await carregarDados(tx, campeonato), row.uuid) : null;
    const mudou = await mudarComEfeitos(escrita, body.ciente, () =>
      updateDesistencia(tx, row.uuid, saida),
    );
    efeitos = mudou.efeitos;
    const { nome, desistiu } = row;
    const depois = {
      nome,
      desistiu: body.desistiu,
      ...saida,
      ...(mudou.desfez.length > 0 && { desfez: mudou.desfez }),
    };
    const linha = { objeto: row.uuid, antes: { nome, desistiu }, depois };
    const acao = body.desistiu ? 'desistir-participante' : 'desfazer-desistencia';
    await escrita.registrar({ acao, ...linha });
    await avisarAdversarios(escrita, row, efeitos);
    await avisarSaida(escrita, body.desistiu);
  });
  return { ...answer, efeitos };
};
