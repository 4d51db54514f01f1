import type { modeloDaImportacao as endpoint } from '#contract/campeonato/importacao.ts';
import { emBrasilia } from '#regras/agenda/brasilia.ts';
import { ehSemHora } from '#regras/agenda/vencimento.ts';
import { ehFolga } from '#regras/montagem/vaga.ts';
import { quemE, requireCampeonato } from '#server/campeonatos/acesso.ts';
import { listPartidas } from '#server/competicao/queries.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { localeOf, texts } from '#server/http/locale.ts';
import { csvOf } from '#server/participantes/csv.ts';
import { listIdentidades } from '#server/participantes/queries.ts';

const COLUMNS = [
  ...['rodada', 'data', 'hora', 'mandante', 'gols_mandante', 'gols_visitante', 'visitante'],
  ...['penaltis_mandante', 'penaltis_visitante', 'wo'],
] as const;

/** dd/mm/yyyy and hh:mm, as there. */
function diaEHora(at: string | null): [string, string] {
  if (at === null) return ['', ''];
  const [day = '', hour = ''] = emBrasilia(at).split('T');
  return [day.split('-').reverse().join('/'), ehSemHora(at) ? '' : hour];
}

/** Every match that is known and has no result, in order. */
export const modeloDaImportacao: Handler<typeof endpoint> = async ({ db }, call) => {
  const { params, visitor, request, reply } = call;
  const campeonato = await requireCampeonato(db, params.id, quemE(visitor), 'lancar_placar');
  const t = texts[localeOf(request)];
  const known = await listIdentidades(db, campeonato.id);
  const names = new Map(known.map(({ uuid, nome, time_nome }) => [uuid, time_nome ?? nome]));
  const rows = (await listPartidas(db, campeonato.id))
    .filter((one) => one.resultado === null && one.decisao === null && !ehFolga(one))
    .filter(({ mandante, visitante }) => mandante !== null && visitante !== null)
    .map(({ rodada, jogo_previsto_at: at, mandante, visitante }) => {
      const sides = [mandante, visitante].map((side) => names.get(side ?? '') ?? '');
      const [home = '', away = ''] = sides;
      return [String(rodada), ...diaEHora(at), home, '', '', away, '', '', ''];
    });
  const heading = COLUMNS.map((column) => t(`importacao.coluna.${column}`));
  reply.header(
    'Content-Disposition',
    `attachment; filename="${t('importacao.arquivo')}-${params.id}.csv"`,
  );
  return Buffer.from(csvOf([heading, ...rows]));
};
