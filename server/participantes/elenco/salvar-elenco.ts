import type { salvarElenco as endpoint } from '#contract/participantes.ts';
import type { Regras } from '#regras/configuracao/fases.ts';
import { chaveDoNome } from '#regras/participantes/nome-limpo.ts';
import { acabou } from '#regras/participantes/status.ts';
import type { Call, Handler } from '#server/http/endpoint.ts';
import { AppError, type FieldMessage } from '#server/http/errors.ts';
import {
  type EscritaDoParticipante,
  escreverParticipante,
} from '#server/participantes/escrever-participante.ts';
import { uuidv7 } from '#server/uuid.ts';
import { type JogadorRow, listElenco, removePlayers, saveElenco } from './queries.ts';
import { type Emergencia, emergenciaDe, requireTrocas } from './trocas.ts';

type Jogadores = Call<typeof endpoint>['body']['jogadores'];

/** A squad may grow slowly before the start; then it has its size and moves in windows, until the end. */
function requireNotOver({ campeonato, olhar }: EscritaDoParticipante): void {
  if (acabou(campeonato.estado) && !olhar.gere) {
    throw new AppError('estado_mudou', { text: { key: 'participantes.elenco.acabou' } });
  }
}

function tamanho(n: number, elenco: Regras['elenco'], comecou: boolean): FieldMessage | undefined {
  if (!elenco) return undefined;
  const { minimo, maximo } = elenco;
  if (n > maximo) return { key: 'participantes.elenco.maximo', params: { n: maximo } };
  if (!comecou || n >= minimo) return undefined;
  return { key: 'participantes.elenco.minimo', params: { n: minimo } };
}

/** What may not come twice in a squad. */
const UNIQUE = {
  nome: 'participantes.elenco.nome_repetido',
  identificacao: 'participantes.elenco.identificacao_repetida',
  numero: 'participantes.elenco.numero_repetido',
  papel: 'participantes.elenco.papel',
} as const;

function repetidos(jogadores: Jogadores): [string, FieldMessage][] {
  return (Object.keys(UNIQUE) as (keyof typeof UNIQUE)[]).flatMap((field) => {
    const seen = new Set<string>();
    return jogadores.flatMap((jogador, index): [string, FieldMessage][] => {
      const value = jogador[field];
      if (value === null || value === undefined) return [];
      const key = chaveDoNome(String(value));
      if (seen.has(key)) return [[`jogadores.${index}.${field}`, { key: UNIQUE[field] }]];
      seen.add(key);
      return [];
    });
  });
}

function requireElenco(
  { campeonato }: EscritaDoParticipante,
  before: readonly JogadorRow[],
  jogadores: Jogadores,
): void {
  const known = new Set(before.map(({ uuid }) => uuid));
  const ids = jogadores.flatMap(({ uuid }) => uuid ?? []);
  const foreign = jogadores.flatMap(({ uuid }, index): [string, FieldMessage][] =>
    uuid && (!known.has(uuid) || ids.indexOf(uuid) !== ids.lastIndexOf(uuid))
      ? [[`jogadores.${index}.uuid`, { key: 'participantes.elenco.desconhecido' }]]
      : [],
  );
  const size = tamanho(
    jogadores.length,
    campeonato.regras.elenco,
    campeonato.estado === 'andamento',
  );
  const problems = [...foreign, ...repetidos(jogadores), ...(size ? [['jogadores', size]] : [])];
  if (problems.length > 0) {
    throw new AppError('dados_invalidos', { validations: Object.fromEntries(problems) });
  }
}

/** Sent again without having heard the answer: who is there already by name and id is no newcomer. */
function reconhecidos(before: readonly JogadorRow[], jogadores: Jogadores): Jogadores {
  const named = new Set(jogadores.map(({ uuid }) => uuid));
  const free = before.filter(({ uuid }) => !named.has(uuid));
  return jogadores.map((jogador) => {
    if (jogador.uuid) return jogador;
    const at = free.findIndex(
      ({ nome, identificacao }) =>
        nome === jogador.nome && identificacao === (jogador.identificacao ?? null),
    );
    const [found] = at < 0 ? [] : free.splice(at, 1);
    return found ? { ...jogador, uuid: found.uuid } : jogador;
  });
}

export const salvarElenco: Handler<typeof endpoint> = async (services, call) => {
  const { params, body, visitor } = call;
  const pedido = { uuid: params.uuid, visitor, quem: 'gere_ou_proprio' } as const;
  let elenco: JogadorRow[] = [];
  let emergencia: Emergencia = null;
  await escreverParticipante(services, pedido, async (escrita) => {
    requireNotOver(escrita);
    const { tx, participante } = escrita;
    const before = await listElenco(tx, participante.uuid);
    requireElenco(escrita, before, body.jogadores);
    const jogadores = reconhecidos(before, body.jogadores);
    await requireTrocas(escrita, before, jogadores);
    const rows = jogadores.map((jogador) => ({
      uuid: jogador.uuid ?? uuidv7(),
      nome: jogador.nome,
      identificacao: jogador.identificacao ?? null,
      numero: jogador.numero ?? null,
      papel: jogador.papel ?? null,
    }));
    await removePlayers(
      tx,
      participante.uuid,
      rows.map(({ uuid }) => uuid),
    );
    await saveElenco(tx, participante.uuid, rows);
    elenco = await listElenco(tx, participante.uuid);
    emergencia = await emergenciaDe(tx, escrita.campeonato, participante.uuid);
    const names = (list: readonly JogadorRow[]) => ({ jogadores: list.map(({ nome }) => nome) });
    const antes = names(before);
    const depois = names(elenco);
    await escrita.registrar({ acao: 'salvar-elenco', objeto: participante.uuid, antes, depois });
  });
  return { data: elenco, emergencia };
};
