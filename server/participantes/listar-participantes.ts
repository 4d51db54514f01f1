import type { listarParticipantes as endpoint, Participante } from '#contract/participantes.ts';
import { quemE, requireCampeonato } from '#server/campeonatos/acesso.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { apresentarTodos, contar, olharDe } from './apresentar.ts';
import { pagamentoAte } from './pagamento.ts';
import { listParticipantes } from './queries.ts';

export const listarParticipantes: Handler<typeof endpoint> = async (
  { db },
  { params, query, visitor },
) => {
  const quem = quemE(visitor, query);
  const campeonato = await requireCampeonato(db, params.id, quem, 'ver');
  const rows = await listParticipantes(db, params.id);
  const olhar = olharDe(campeonato, quem);
  const todos = apresentarTodos(rows, olhar);
  const isShown = ({ usuario_uuid }: Participante, index: number) =>
    index < (query.limite ?? todos.length) ||
    (usuario_uuid !== null && usuario_uuid === quem.user?.uuid);
  return {
    data: todos.filter(isShown),
    contagem: contar(todos),
    pagamento_ate: olhar.gere ? pagamentoAte(campeonato) : null,
  };
};
