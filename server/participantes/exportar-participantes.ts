import type { exportarParticipantes as endpoint } from '#contract/participantes.ts';
import { OPCOES_DE_STATUS } from '#regras/participantes/status.ts';
import { quemE, requireCampeonato } from '#server/campeonatos/acesso.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { localeOf, type ServerTexts, texts } from '#server/http/locale.ts';
import { csvOf } from './csv.ts';
import { listParticipantes, type ParticipanteRow } from './queries.ts';

const COLUMNS = [
  ...['nome', 'time', 'sigla', 'gamertag', 'contato', 'status', 'fila', 'pote', 'pago'],
  'inscrito_em',
] as const;

function cellsOf(row: ParticipanteRow, t: ServerTexts): string[] {
  const status = OPCOES_DE_STATUS[row.status - 1]?.chave ?? 'pendente';
  return [
    row.nome,
    row.time_nome ?? '',
    row.sigla,
    row.gamertag ?? '',
    row.contato ?? '',
    t(`participantes.status.${status}`),
    row.espera?.toString() ?? '',
    row.pote?.toString() ?? '',
    t(row.pago ? 'participantes.csv.sim' : 'participantes.csv.nao'),
    row.created_at,
  ];
}

export const exportarParticipantes: Handler<typeof endpoint> = async ({ db }, call) => {
  const { params, visitor, request, reply } = call;
  await requireCampeonato(db, params.id, quemE(visitor), 'gerir_participantes');
  const t = texts[localeOf(request)];
  const rows = await listParticipantes(db, params.id);
  const file = `${t('participantes.csv.arquivo')}-${params.id}.csv`;
  reply.header('Content-Disposition', `attachment; filename="${file}"`);
  const heading = COLUMNS.map((column) => t(`participantes.csv.${column}`));
  return Buffer.from(csvOf([heading, ...rows.map((row) => cellsOf(row, t))]));
};
