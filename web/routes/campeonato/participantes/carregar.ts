import { carregadorDaAba, mostrado, params } from '#web/routes/campeonato/pedido.ts';
import { firstRows } from './first-rows.ts';

/** So many come at once; where there are more, only the first. */
const WHOLE_LIST = 64;

/** The first screenfuls; everybody only for who asks for all, or for those of one status. */
export const carregarParticipantes = carregadorDaAba(
  'participantes',
  async (pedido, campeonato) => {
    const { api, search } = pedido;
    const isWhole = search.has('todos') || search.has('status');
    const manages = campeonato.acoes.includes('gerir_participantes');
    const { data, campanhas, contagem, pagamento_ate } = await api(
      'GET /api/campeonatos/:id/participantes',
      {
        ...params(pedido),
        query: { limite: isWhole ? undefined : WHOLE_LIST, ...(!manages && { campanha: true }) },
      },
    );
    const isCut = !isWhole && contagem.todos > WHOLE_LIST;
    const participantes = isCut
      ? firstRows(data, mostrado(campeonato), Object.keys(campanhas).length > 0)
      : data;
    const shown = new Set(participantes.map(({ uuid }) => uuid));
    return {
      participantes,
      campanhas: Object.fromEntries(Object.entries(campanhas).filter(([uuid]) => shown.has(uuid))),
      contagem,
      pagamento_ate,
      now: Date.now(),
    };
  },
);
