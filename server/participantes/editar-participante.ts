import type { editarParticipante as endpoint } from '#contract/participantes.ts';
import { isJanelaAberta } from '#regras/agenda/janelas.ts';
import { chaveDoNome } from '#regras/participantes/nome-limpo.ts';
import { podeEditarAEquipe } from '#regras/participantes/status.ts';
import { atualizarQuadros } from '#server/competicao/atualizar-quadros.ts';
import { agora } from '#server/database/agora.ts';
import type { Call, Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import { marcarPago } from '#server/taxas/decidir.ts';
import { ehDe } from './apresentar.ts';
import { requireEscudo, usadosPor, vestir } from './elenco/identidade.ts';
import { type EscritaDoParticipante, escreverParticipante } from './escrever-participante.ts';
import { type Identidade, isMinor, updateIdentidade, updateMarcas } from './queries.ts';

type Body = Call<typeof endpoint>['body'];

const OWN_FIELDS = new Set(['time_nome', 'sigla', 'escudo', 'gamertag', 'contato']);

/** After the start a person changes nothing of their own but, where the rules allow it, their id. */
async function requireTroca(
  { tx, campeonato: { estado, regras } }: EscritaDoParticipante,
  fields: string[],
): Promise<void> {
  const isOnlyId = fields.every((field) => field === 'gamertag');
  const isLate = { key: 'participantes.comecou' } as const;
  if (estado !== 'andamento' || !isOnlyId || regras.troca_de_id === 'nunca') {
    throw new AppError('estado_mudou', { text: isLate });
  }
  if (regras.troca_de_id !== 'janela') return;
  if (!isJanelaAberta(regras, (await agora(tx)).getTime())) {
    throw new AppError('estado_mudou', { text: { key: 'participantes.elenco.janela' } });
  }
}

/** A person changes their own team until the start; only they change how they are reached. */
async function requireFields(escrita: EscritaDoParticipante, body: Body): Promise<void> {
  const { olhar, campeonato, participante } = escrita;
  const fields = Object.keys(body);
  // Pots are of the draw: one that was held did not know another.
  const isOtherPot = body.pote !== undefined && body.pote !== participante.pote;
  if (olhar.gere && isOtherPot && campeonato.tem_partidas) {
    throw new AppError('estado_mudou', { text: { key: 'participantes.pote_sorteado' } });
  }
  if (olhar.gere) {
    if (fields.includes('contato') && !ehDe(participante, olhar)) throw new AppError('proibido');
    return;
  }
  if (!fields.every((field) => OWN_FIELDS.has(field))) throw new AppError('proibido');
  if (!podeEditarAEquipe(campeonato.estado)) await requireTroca(escrita, fields);
}

/** What was not sent stays; a new name or team gets its own abbreviation and crest unless they were sent. */
async function novaIdentidade(escrita: EscritaDoParticipante, body: Body): Promise<Identidade> {
  const { tx, participante: row } = escrita;
  const usados = await usadosPor(tx, row.campeonato_id, row.uuid);
  const nome = body.nome ?? row.nome;
  if (usados.nomes.has(chaveDoNome(nome))) refuse('nome', 'participantes.nome_repetido');
  if (body.sigla && usados.siglas.has(body.sigla)) refuse('sigla', 'participantes.sigla_repetida');
  await requireEscudo(tx, body.escudo);
  const kept = { ...row, ...body, nome };
  const isRenamed = nome !== row.nome || kept.time_nome !== row.time_nome;
  const dados = isRenamed ? { ...kept, sigla: body.sigla, escudo: body.escudo } : kept;
  const contato = body.contato === undefined ? row.contato : body.contato;
  const isHidden = row.usuario_uuid !== null && (await isMinor(tx, row.usuario_uuid));
  return { ...vestir(dados, usados), contato: isHidden ? null : contato };
}

function refuse(
  field: string,
  key: 'participantes.nome_repetido' | 'participantes.sigla_repetida',
): never {
  throw new AppError('dados_invalidos', { validations: { [field]: { key } } });
}

/** The trail is public: it tells names, never how to reach somebody. */
const publico = ({ nome, time_nome, sigla }: Identidade) => ({ nome, time_nome, sigla });

export const editarParticipante: Handler<typeof endpoint> = async (services, call) => {
  const { params, body, visitor } = call;
  const pedido = { uuid: params.uuid, visitor, quem: 'gere_ou_proprio' } as const;
  return escreverParticipante(services, pedido, async (escrita) => {
    await requireFields(escrita, body);
    const { tx, participante: row, campeonato } = escrita;
    const identidade = await novaIdentidade(escrita, body);
    await updateIdentidade(tx, row.uuid, identidade);
    const { pote = row.pote, pago = row.pago } = body;
    await updateMarcas(tx, row.uuid, { pote, pago });
    const isPaid = pago !== row.pago;
    if (isPaid) await marcarPago(escrita, row, pago);
    const antes = { ...publico(row), pote: row.pote, ...(isPaid && { pago: row.pago }) };
    const depois = { ...publico(identidade), pote, ...(isPaid && { pago }) };
    await escrita.registrar({ acao: 'editar-participante', objeto: row.uuid, antes, depois });
    // The summary of the championship tells the champion by name.
    const isRenamed = identidade.nome !== row.nome || identidade.time_nome !== row.time_nome;
    if (campeonato.tem_partidas && isRenamed) await atualizarQuadros(tx, campeonato);
  });
};
