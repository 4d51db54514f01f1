import type { relatarOcorrencia as endpoint } from '#contract/partida/ocorrencias.ts';
import { comecoDe, desmarcarAgora } from '#regras/acordo/desmarcar.ts';
import { agora } from '#server/database/agora.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import { aplicarResultado } from '#server/partidas/aplicar-resultado.ts';
import { anexar, type ProvasDadas } from '#server/provas/anexar.ts';
import { escreverPeloLado, type PeloLado } from '#server/vozes/escrever-pelo-lado.ts';
import { avisarOcorrencia } from './avisar-ocorrencia.ts';
import { ocorrenciaVista } from './com-provas.ts';
import { insertOcorrencia, listOcorrencias } from './queries.ts';

type RecusaDaOcorrencia =
  | Exclude<ReturnType<typeof desmarcarAgora>, 'a_tempo' | 'tarde'>
  | 'ja_desmarcou'
  | 'ja_relatou'
  | 'fora_de_hora';

const refuse = (key: RecusaDaOcorrencia) =>
  new AppError('estado_mudou', { text: { key: `acordo.recusa.${key}` } });

const ADIADA = { resultado: null, estado: 'adiada', adiada_para: null } as const;

/** In time the match is put off at once; late, the organisers decide what becomes of it. */
async function desmarcar(pelo: PeloLado, motivo: string): Promise<string> {
  const { escrita, partida, lado, por } = pelo;
  const { tx, campeonato } = escrita;
  const now = (await agora(tx)).getTime();
  const how = desmarcarAgora(partida, campeonato.regras.aviso_cancelamento_horas, now);
  if (how !== 'a_tempo' && how !== 'tarde') throw refuse(how);
  const told = await listOcorrencias(tx, partida.uuid);
  const hasBefore = told.some(
    ({ lado: de, tipo }) => de === lado && (tipo === 'desmarcou' || tipo === 'desmarcou_tarde'),
  );
  if (hasBefore) throw refuse('ja_desmarcou');
  const tipo = how === 'a_tempo' ? 'desmarcou' : 'desmarcou_tarde';
  const base = { campeonatoId: campeonato.id, partida: partida.uuid, lado, por };
  const uuid = await insertOcorrencia(tx, { ...base, tipo, motivo });
  if (how === 'a_tempo') {
    const conta = { desmarcou: lado };
    await aplicarResultado(escrita, { partida, lancado: ADIADA, motivo, ciente: false, conta });
    await avisarOcorrencia(tx, campeonato, { pelo, tipo: 'jogo_desmarcado' });
  } else {
    await contar(pelo, { tipo, motivo });
    await avisarOcorrencia(tx, campeonato, { pelo, tipo: 'jogo_desmarcado_tarde' });
  }
  return uuid;
}

async function contar({ escrita, partida }: PeloLado, depois: object): Promise<void> {
  const { uuid: objeto, mandante, visitante } = partida;
  const lados = { mandante, visitante };
  await escrita.registrar({ acao: 'relatar-ocorrencia', objeto, lados, depois });
}

/** Before kick-off; what happens after it is said with the score. The match stays as it is. */
async function relatarProblema(
  pelo: PeloLado,
  motivo: string,
  dadas: ProvasDadas,
): Promise<string> {
  const { escrita, partida, lado, por } = pelo;
  const { tx, campeonato } = escrita;
  const { estado, jogo_previsto_at: at } = partida;
  if (estado !== 'agendada' && estado !== 'adiada') throw refuse('fora_de_hora');
  const isOn = at !== null && (await agora(tx)).getTime() >= comecoDe(at);
  if (isOn) throw refuse('ja_comecou');
  const told = await listOcorrencias(tx, partida.uuid);
  const isOpen = told.some(
    (one) => one.lado === lado && one.tipo === 'problema' && one.resolvida_at === null,
  );
  if (isOpen) throw refuse('ja_relatou');
  const base = { campeonatoId: campeonato.id, partida: partida.uuid, lado, por };
  const uuid = await insertOcorrencia(tx, { ...base, tipo: 'problema', motivo });
  await anexar({ escrita, partida, lado, dito: uuid, dadas });
  await contar(pelo, { tipo: 'problema', motivo });
  await avisarOcorrencia(tx, campeonato, { pelo, tipo: 'jogo_problema' });
  return uuid;
}

export const relatarOcorrencia: Handler<typeof endpoint> = async (services, call) => {
  const { params, body, visitor } = call;
  return escreverPeloLado(services, { uuid: params.uuid, visitor }, async (pelo) => {
    const { escrita, partida } = pelo;
    if (escrita.campeonato.estado !== 'andamento' || partida.decisao) throw refuse('fora_de_hora');
    const tell = body.tipo === 'desmarcar' ? desmarcar : relatarProblema;
    const uuid = await tell(pelo, body.motivo, body);
    const quem = { usuario: pelo.por, organiza: false, partida };
    return { data: await ocorrenciaVista(escrita.tx, uuid, quem) };
  });
};
