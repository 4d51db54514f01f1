import type { LoaderFunctionArgs } from 'react-router';
import { apiOf } from '#web/api/api-server.ts';
import { membroDe } from '#web/membro/membro.server.ts';

/** The page of somebody; on the own one also what waits for the person. */
export async function carregarDashboard(args: LoaderFunctionArgs) {
  const api = apiOf(args);
  const { uuidUsuario: uuid = '' } = args.params;
  const { data: dashboard } = await api('GET /api/dashboard/:uuid', { params: { uuid } });
  const [ranking] = dashboard.pontuacoes;
  const pontos = ranking
    ? await api('GET /api/rankings/:uuid/pessoas/:pessoa', {
        params: { uuid: ranking.uuid, pessoa: uuid },
      })
    : null;
  const membro = dashboard.eu ? await membroDe(args) : null;
  return { dashboard, semanas: pontos?.data.semanas ?? [], membro, now: Date.now() };
}

export type DadosDoDashboard = Awaited<ReturnType<typeof carregarDashboard>>;
