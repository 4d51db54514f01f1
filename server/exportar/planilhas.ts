// A championship as tables: a heading and rows of texts, for sheets and programs of others.
import type { Estatisticas } from '#contract/campeonato/estatisticas.ts';
import type { Classificacao } from '#contract/classificacao.ts';
import type { Participante } from '#contract/participantes.ts';
import type { Partida } from '#contract/partidas.ts';
import type { AskAsVisitor } from '#server/http/ask-as-visitor.ts';

export const PARTES_DA_EXPORTACAO = [
  'classificacao',
  'jogos',
  'participantes',
  'estatisticas',
] as const;

export type ParteDaExportacao = (typeof PARTES_DA_EXPORTACAO)[number];

/** Columns by their key; what is not known is empty. */
type Planilha = {
  readonly colunas: readonly string[];
  readonly linhas: readonly (readonly (string | number | null)[])[];
};

type Nomes = ReadonlyMap<string, string>;

const nomeDe = (nomes: Nomes, uuid: string | null) => (uuid ? (nomes.get(uuid) ?? '') : '');

type Pedido = { readonly path: string; readonly ask: AskAsVisitor; readonly nomes: Nomes };

async function classificacao({ path, ask, nomes }: Pedido): Promise<Planilha> {
  const { data } = await ask<{ data: Classificacao }>(`${path}/classificacao`);
  const figures = ['p', 'j', 'v', 'e', 'd', 'gp', 'gc', 'sg', 'aproveitamento'] as const;
  return {
    colunas: ['grupo', 'posicao', 'time', ...figures],
    linhas: data.tabelas.flatMap(({ grupo, linhas }) =>
      linhas.map((linha) => [
        ...[grupo, linha.posicao, nomeDe(nomes, linha.participante)],
        ...figures.map((name) => linha[name]),
      ]),
    ),
  };
}

type Jogos = {
  readonly data: readonly Partida[];
  readonly rodadas: readonly { readonly fase: number; readonly rodada: number }[];
};

async function jogos({ path, ask, nomes }: Pedido): Promise<Planilha> {
  const { rodadas } = await ask<Jogos>(`${path}/jogos`);
  const all: Partida[] = [];
  for (const { fase, rodada } of rodadas) {
    const { data } = await ask<Jogos>(`${path}/jogos?fase=${fase}&rodada=${rodada}`);
    all.push(...data);
  }
  return {
    colunas: [
      ...['fase', 'grupo', 'rodada', 'perna', 'mandante', 'gols_mandante', 'gols_visitante'],
      ...['visitante', 'penaltis', 'wo_de', 'estado', 'quando', 'estadio', 'local', 'partida'],
    ],
    linhas: all.map(({ placar, ...jogo }) => [
      ...[jogo.fase, jogo.grupo, jogo.rodada, jogo.perna],
      ...[nomeDe(nomes, jogo.mandante.participante), placar?.mandante ?? null],
      ...[placar?.visitante ?? null, nomeDe(nomes, jogo.visitante.participante)],
      ...[placar?.penaltis?.join('-') ?? null, jogo.wo_de, jogo.estado, jogo.jogo_previsto_at],
      ...[jogo.estadio, jogo.local, jogo.uuid],
    ]),
  };
}

/** As the list on the page has them: no way to reach anybody. */
async function participantes({ path, ask }: Pedido): Promise<Planilha> {
  const { data } = await ask<{ data: readonly Participante[] }>(`${path}/participantes`);
  return {
    colunas: ['nome', 'time', 'sigla', 'participante'],
    linhas: data.map(({ nome, time_nome, sigla, uuid }) => [nome, time_nome, sigla, uuid]),
  };
}

async function estatisticas({ path, ask, nomes }: Pedido): Promise<Planilha> {
  const { data } = await ask<{ data: Estatisticas }>(`${path}/estatisticas`);
  const figures = ['j', 'v', 'e', 'd', 'gp', 'gc'] as const;
  return {
    colunas: [
      'time',
      ...figures.map((name) => `casa_${name}`),
      ...figures.map((name) => `fora_${name}`),
      ...['sem_sofrer', 'sem_marcar', 'wo', 'maior_invicto', 'maior_vitorias'],
    ],
    linhas: data.times.map(({ participante, casa, fora, sequencias, ...time }) => [
      nomeDe(nomes, participante),
      ...figures.map((name) => casa[name]),
      ...figures.map((name) => fora[name]),
      ...[time.sem_sofrer, time.sem_marcar, time.wo],
      ...[sequencias.invicto.maior, sequencias.vitorias.maior],
    ]),
  };
}

const DE = { classificacao, jogos, participantes, estatisticas };

export async function planilhaDe(
  parte: ParteDaExportacao,
  id: string,
  ask: AskAsVisitor,
): Promise<Planilha> {
  const path = `/api/campeonatos/${id}`;
  const { data } = await ask<{ data: readonly Participante[] }>(`${path}/participantes`);
  const nomes = new Map(data.map(({ uuid, nome, time_nome }) => [uuid, time_nome ?? nome]));
  return DE[parte]({ path, ask, nomes });
}
