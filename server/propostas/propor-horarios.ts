import type { proporHorarios as endpoint } from '#contract/partida/propostas.ts';
import { PROPOSTAS_ABERTAS, recusaDoHorario } from '#regras/acordo/propostas.ts';
import { agora } from '#server/database/agora.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import { hasLaterBefore } from '#server/partidas/queries.ts';
import { marcarPrazo } from '#server/prazos/marcar.ts';
import { escreverPeloLado, type PeloLado } from '#server/vozes/escrever-pelo-lado.ts';
import { falamPor, outroLado } from '#server/vozes/vozes.ts';
import { apresentarPropostas, janelaDe, recusaDoAcordo } from './apresentar-propostas.ts';
import { avisarAcordo } from './avisar-acordo.ts';
import { insertProposta, listAbertas } from './queries.ts';

const invalid = (key: RecusaDaProposta) =>
  new AppError('dados_invalidos', { validations: { horarios: { key: `acordo.recusa.${key}` } } });

type RecusaDaProposta =
  | NonNullable<ReturnType<typeof recusaDoHorario>>
  | 'depois_da_fase'
  | 'ja_proposto';

async function requireHorario({ escrita, partida }: PeloLado, horario: string): Promise<void> {
  const { tx } = escrita;
  const now = (await agora(tx)).getTime();
  const refusal = recusaDoHorario(horario, await janelaDe(tx, partida), now);
  if (refusal) throw invalid(refusal);
  const later = await hasLaterBefore(tx, { uuid: partida.uuid, at: horario });
  if (later) throw invalid('depois_da_fase');
  const isSame = partida.jogo_previsto_at !== null && isAt(partida.jogo_previsto_at, horario);
  if (isSame && partida.confirmado_at !== null) throw invalid('ja_proposto');
}

const isAt = (one: string, other: string) => Date.parse(one) === Date.parse(other);

/** Three of a side at a time, each hour once. */
async function requireRoom({ escrita, partida, lado }: PeloLado, horarios: readonly string[]) {
  const open = await listAbertas(escrita.tx, partida.uuid);
  if (open.some(({ horario }) => horarios.some((one) => isAt(one, horario)))) {
    throw invalid('ja_proposto');
  }
  const own = open.filter((one) => one.lado === lado).length;
  if (own + horarios.length <= PROPOSTAS_ABERTAS) return;
  throw new AppError('estado_mudou', { text: { key: 'acordo.recusa.abertas_demais' } });
}

async function propor(pelo: PeloLado, horarios: readonly string[]): Promise<void> {
  const { escrita, partida, lado, por } = pelo;
  const { tx, campeonato, registrar } = escrita;
  const campeonatoId = campeonato.id;
  for (const horario of horarios) {
    const proposta = await insertProposta(tx, { campeonatoId, partida, lado, horario, por });
    const prazo = { campeonatoId, partida: partida.uuid, objeto: proposta, prazo_at: horario };
    await marcarPrazo(tx, { ...prazo, tipo: 'proposta' });
  }
  const { mandante, visitante } = partida;
  const lados = { mandante, visitante };
  await registrar({ acao: 'propor-horarios', objeto: partida.uuid, lados, depois: { horarios } });
  await avisarAcordo(tx, campeonato, {
    ...{ tipo: 'proposta_recebida', partida, por, horarios },
    para: falamPor(pelo.vozes, outroLado(lado)),
  });
}

export const proporHorarios: Handler<typeof endpoint> = async (services, call) => {
  const { params, body, visitor } = call;
  const horarios = [...new Set(body.horarios.map((at) => new Date(at).toISOString()))].sort();
  return escreverPeloLado(services, { uuid: params.uuid, visitor }, async (pelo) => {
    const { escrita, partida, vozes, lado } = pelo;
    const { tx, campeonato } = escrita;
    const refusal = recusaDoAcordo(partida, campeonato, vozes);
    if (refusal) throw new AppError('estado_mudou', { text: { key: `acordo.recusa.${refusal}` } });
    for (const horario of horarios) await requireHorario(pelo, horario);
    await requireRoom(pelo, horarios);
    await propor(pelo, horarios);
    return { data: await apresentarPropostas(tx, { partida, campeonato, vozes, lado }) };
  });
};
