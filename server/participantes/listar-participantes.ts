import type { listarParticipantes as endpoint, Participante } from '#contract/participantes.ts';
import { aguardaAprovacao } from '#regras/participantes/status.ts';
import { quemE, requireCampeonato } from '#server/campeonatos/acesso.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { apresentarTodos, contar, olharDe } from './apresentar.ts';
import { pagamentoAte } from './pagamento.ts';
import { todasAsCampanhas } from './pagina/todas-as-campanhas.ts';
import { listParticipantes } from './queries.ts';

/** Those without a place stand behind, in the order of entry. */
const compare = (a: number, b: number) => (a === b ? 0 : a - b);

const waitingFirst = (list: readonly Participante[]) => [
  ...list.filter(aguardaAprovacao),
  ...list.filter((one) => !aguardaAprovacao(one)),
];

export const listarParticipantes: Handler<typeof endpoint> = async (
  { db },
  { params, query, visitor },
) => {
  const quem = quemE(visitor, query);
  const campeonato = await requireCampeonato(db, params.id, quem, 'ver');
  const rows = await listParticipantes(db, params.id);
  const olhar = olharDe(campeonato, quem);
  const feito = query.campanha ? await todasAsCampanhas(db, campeonato) : undefined;
  const place = ({ uuid }: Participante) => feito?.ordem.get(uuid) ?? Number.POSITIVE_INFINITY;
  const listed = apresentarTodos(rows, olhar);
  const sorted = feito ? listed.toSorted((a, b) => compare(place(a), place(b))) : listed;
  // Of many only the first are shown: who waits for an answer is among them.
  const todos = olhar.gere && query.limite ? waitingFirst(sorted) : sorted;
  const isShown = ({ usuario_uuid }: Participante, index: number) =>
    index < (query.limite ?? todos.length) ||
    (usuario_uuid !== null && usuario_uuid === quem.user?.uuid);
  const data = todos.filter(isShown);
  return {
    data,
    contagem: contar(todos),
    pagamento_ate: olhar.gere ? pagamentoAte(campeonato) : null,
    campanhas: Object.fromEntries(
      data.flatMap(({ uuid }) => {
        const campanha = feito?.campanhas.get(uuid);
        // Before the start everybody has done the same: nothing.
        return campanha && campanha.situacao !== 'inscrito' ? [[uuid, campanha]] : [];
      }),
    ),
  };
};
