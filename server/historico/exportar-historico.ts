import sql from 'sql-template-tag';
import type { exportarHistorico as endpoint } from '#contract/historico.ts';
import { quemE, requireCampeonato } from '#server/campeonatos/acesso.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import { localeOf, type ServerTexts, texts } from '#server/http/locale.ts';
import { olharDe } from '#server/participantes/apresentar.ts';
import { csvOf } from '#server/participantes/csv.ts';
import { listIdentidades } from '#server/participantes/queries.ts';
import { limitesDaPessoa } from '#server/planos/limites-da-pessoa.ts';
import type { RegistroComPessoa } from './discreto.ts';
import { linhasDaTrilha } from './linhas.ts';

const COLUMNS = ['quando', 'quem', 'o_que', 'sobre', 'motivo', 'antes', 'depois'] as const;
const MOST_LINES = 50_000;

type Nomes = ReadonlyMap<string, string>;

const asText = (value: unknown) =>
  value === null || value === undefined ? '' : JSON.stringify(value);

function sobre({ objeto, partida, nomes }: RegistroComPessoa, todos: Nomes): string {
  const nameOf = (uuid: string | null) => (uuid && todos.get(uuid)) || '';
  if (partida) return partida.map((uuid, side) => nomes?.[side] ?? nameOf(uuid)).join(' × ');
  return nameOf(objeto);
}

function linhaDe(linha: RegistroComPessoa, todos: Nomes, t: ServerTexts): string[] {
  const { acao, quem, created_at, antes, depois } = linha;
  const key = `campeonato.acao.${acao}` as 'campeonato.acao.editar-campeonato';
  const { motivo, rodada = '' } = (depois ?? {}) as { motivo?: unknown; rodada?: number };
  return [
    ...[created_at, quem ?? '', t(key, { n: rodada }), sobre(linha, todos)],
    ...[typeof motivo === 'string' ? motivo : '', asText(antes), asText(depois)],
  ];
}

export const exportarHistorico: Handler<typeof endpoint> = async ({ db }, call) => {
  const { params, visitor, request, reply } = call;
  const quem = quemE(visitor);
  const campeonato = await requireCampeonato(db, params.id, quem, 'editar');
  const { historico } = await limitesDaPessoa(db, campeonato.dono_uuid);
  const text = { key: 'campeonatos.historico_so_no_pro' } as const;
  if (!historico) throw new AppError('limite_do_plano', { text });
  const trilha = { campeonatoId: params.id, quais: sql`true`, limite: MOST_LINES };
  const linhas = await linhasDaTrilha(db, trilha, olharDe(campeonato, quem));
  const rows = await listIdentidades(db, params.id);
  const todos = new Map(rows.map(({ uuid, nome, time_nome }) => [uuid, time_nome ?? nome]));
  const t = texts[localeOf(request)];
  const file = `${t('campeonatos.historico_csv.arquivo')}-${params.id}.csv`;
  reply.header('Content-Disposition', `attachment; filename="${file}"`);
  const heading = COLUMNS.map((column) => t(`campeonatos.historico_csv.${column}`));
  return Buffer.from(csvOf([heading, ...linhas.map((linha) => linhaDe(linha, todos, t))]));
};
