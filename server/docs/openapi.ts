// The OpenAPI description of the API, written from the contract's entries.
import { z } from 'zod';
import * as agenda from '#contract/agenda.ts';
import * as auth from '#contract/auth.ts';
import * as avisos from '#contract/avisos.ts';
import * as aberturas from '#contract/campeonato/aberturas.ts';
import * as aparencia from '#contract/campeonato/aparencia.ts';
import * as caixa from '#contract/campeonato/caixa.ts';
import * as campeao from '#contract/campeonato/campeao.ts';
import * as compartilhar from '#contract/campeonato/compartilhar.ts';
import * as estatisticas from '#contract/campeonato/estatisticas.ts';
import * as importacao from '#contract/campeonato/importacao.ts';
import * as mesa from '#contract/campeonato/mesa.ts';
import * as pdf from '#contract/campeonato/pdf.ts';
import * as pendencias from '#contract/campeonato/pendencias.ts';
import * as simulador from '#contract/campeonato/simulador.ts';
import * as sugestoes from '#contract/campeonato/sugestoes.ts';
import * as taxas from '#contract/campeonato/taxas.ts';
import * as transmissao from '#contract/campeonato/transmissao.ts';
import * as campeonatos from '#contract/campeonatos.ts';
import * as chaveamento from '#contract/chaveamento.ts';
import * as classificacao from '#contract/classificacao.ts';
import * as desempate from '#contract/desempate.ts';
import * as email from '#contract/email.ts';
import * as expresso from '#contract/expresso.ts';
import * as historico from '#contract/historico.ts';
import type { Endpoint } from '#contract/http/endpoint.ts';
import * as jogos from '#contract/jogos.ts';
import * as convitesDaLiga from '#contract/liga/convites.ts';
import * as imagensDaLiga from '#contract/liga/imagens.ts';
import * as ligas from '#contract/liga/ligas.ts';
import * as membrosDaLiga from '#contract/liga/membros.ts';
import * as temporadasDaLiga from '#contract/liga/temporadas.ts';
import * as vinculosDaLiga from '#contract/liga/vinculos.ts';
import * as organizadores from '#contract/organizadores.ts';
import * as participante from '#contract/participante/pagina.ts';
import * as participantes from '#contract/participantes.ts';
import * as contestacoes from '#contract/partida/contestacoes.ts';
import * as escalacao from '#contract/partida/escalacao.ts';
import * as informes from '#contract/partida/informes.ts';
import * as juizes from '#contract/partida/juizes.ts';
import * as lances from '#contract/partida/lances.ts';
import * as mensagens from '#contract/partida/mensagens.ts';
import * as ocorrencias from '#contract/partida/ocorrencias.ts';
import * as propostas from '#contract/partida/propostas.ts';
import * as provas from '#contract/partida/provas.ts';
import * as sumula from '#contract/partida/sumula.ts';
import * as partidas from '#contract/partidas.ts';
import * as perfil from '#contract/perfil.ts';
import * as assinatura from '#contract/pessoa/assinatura.ts';
import * as bloqueios from '#contract/pessoa/bloqueios.ts';
import * as dashboard from '#contract/pessoa/dashboard.ts';
import * as denuncias from '#contract/pessoa/denuncias.ts';
import * as juncoes from '#contract/pessoa/juncoes.ts';
import * as planos from '#contract/pessoa/planos.ts';
import * as punicoes from '#contract/punicoes.ts';
import * as gestaoDeRankings from '#contract/ranking/gestao.ts';
import * as rankings from '#contract/ranking/rankings.ts';
import * as broadcasting from '#contract/realtime/broadcasting.ts';
import * as registrar from '#contract/registrar.ts';
import * as regulamento from '#contract/regulamento.ts';
import * as rodadas from '#contract/rodadas.ts';
import * as senha from '#contract/senha.ts';
import * as sessao from '#contract/sessao.ts';
import * as sorteio from '#contract/sorteio.ts';
import * as usuario from '#contract/usuario.ts';
import * as visao from '#contract/visao.ts';

const MODULES = {
  agenda,
  assinatura,
  auth,
  avisos,
  bloqueios,
  broadcasting,
  aparencia,
  caixa,
  campeao,
  compartilhar,
  campeonatos,
  chaveamento,
  classificacao,
  contestacoes,
  denuncias,
  desempate,
  email,
  escalacao,
  estatisticas,
  expresso,
  historico,
  importacao,
  informes,
  jogos,
  juizes,
  juncoes,
  lances,
  ligas: {
    ...{ ...ligas, ...imagensDaLiga, ...membrosDaLiga, ...convitesDaLiga },
    ...{ ...vinculosDaLiga, ...temporadasDaLiga },
  },
  mensagens,
  mesa,
  ocorrencias,
  organizadores,
  participantes: { ...participantes, ...participante },
  partidas,
  pdf,
  pendencias,
  perfil,
  planos,
  propostas,
  provas,
  punicoes,
  dashboard,
  rankings: { ...rankings, ...gestaoDeRankings },
  registrar,
  regulamento,
  rodadas,
  senha,
  sessao,
  simulador,
  sorteio,
  sugestoes,
  taxas,
  transmissao,
  aberturas,
  sumula,
  usuario,
  visao,
};

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'path' in value && 'access' in value;
}

export type NamedEndpoint = {
  readonly name: string;
  readonly tag: string;
  readonly entry: Endpoint;
};

export const ENDPOINTS: readonly NamedEndpoint[] = Object.entries(MODULES).flatMap(
  ([tag, module]) =>
    Object.entries(module).flatMap(([name, entry]) =>
      isEndpoint(entry) ? [{ name, tag, entry }] : [],
    ),
);

const jsonSchema = (schema: z.ZodType, io: 'input' | 'output') =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any' });

function parametersOf(where: 'path' | 'query', schema: z.ZodObject | undefined) {
  return Object.entries(schema?.shape ?? {}).map(([name, field]) => ({
    name,
    in: where,
    required: where === 'path',
    schema: jsonSchema(field as z.ZodType, 'input'),
  }));
}

const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  schema: { type: 'string', minLength: 1, maxLength: 255 },
};

const ERROR = {
  description: 'Error',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Erro' } } },
};

const BYTES = { type: 'string', format: 'binary' };

function requestBodyOf({ body, file }: Endpoint) {
  if (file) {
    const schema = { type: 'object', properties: { [file.field]: BYTES }, required: [file.field] };
    return { required: true, content: { 'multipart/form-data': { schema } } };
  }
  if (!body) return undefined;
  return { required: true, content: { 'application/json': { schema: jsonSchema(body, 'input') } } };
}

function successOf({ answer, status, sends }: Endpoint): Record<number, object> {
  if (sends === 'redirect') return { 302: { description: 'Goes on elsewhere' } };
  if (sends) return { 200: { description: 'A file', content: { [sends]: { schema: BYTES } } } };
  if (!answer) return { 204: { description: 'Done' } };
  const content = { 'application/json': { schema: jsonSchema(answer, 'output') } };
  return { [status ?? 200]: { description: 'Success', content } };
}

function operationOf({ name, tag, entry }: NamedEndpoint) {
  const { access, fresh, summary } = entry;
  const requestBody = requestBodyOf(entry);
  return {
    operationId: name,
    tags: [tag],
    summary,
    'x-access': access,
    ...(fresh && { 'x-fresh': 'needs proof of who calls, not older than 15 minutes' }),
    parameters: [
      ...parametersOf('path', entry.params),
      ...parametersOf('query', entry.query),
      ...(entry.once ? [IDEMPOTENCY_KEY] : []),
    ],
    ...(requestBody && { requestBody }),
    responses: { ...successOf(entry), default: ERROR },
  };
}

const ERROR_SCHEMA = z.object({
  error: z.string().optional(),
  warning: z.string().optional(),
  validations: z.record(z.string(), z.array(z.string())).optional(),
  message: z.string(),
  code: z.string(),
  request_id: z.string(),
});

export function openApi(endpoints: readonly NamedEndpoint[]) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const endpoint of endpoints) {
    const path = endpoint.entry.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.entry.method.toLowerCase()]: operationOf(endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Tabelão', version: '1' },
    paths,
    components: { schemas: { Erro: jsonSchema(ERROR_SCHEMA, 'output') } },
  };
}
