// What an organiser can do next with a championship, most useful first.
import type { Campeonato } from '#contract/campeonatos.ts';
import type { ApiCall } from '#web/api.ts';
import type { Onde } from './endereco.ts';

type Feito = {
  readonly nome: 'abrir' | 'comecar' | 'rodada' | 'desempatar' | 'encerrar' | 'reabrir';
  fazer(api: ApiCall): Promise<unknown>;
};

/** Some steps are done at once, others on a page of their own. */
export type Passo = Feito | { readonly nome: 'sortear'; readonly para: Onde };

/** `empate`: the phase with teams that nothing separates. */
export function passosDe(campeonato: Campeonato, empate: number | null): Passo[] {
  const { id, estado, resumo, fases, confirmados } = campeonato;
  const params = { id };
  const go = (next: Campeonato['estado']) => (api: ApiCall) =>
    api('PUT /api/campeonatos/:id/estado', { params, body: { estado: next } });
  const hasMatches = resumo.jogos > 0;
  const isOver = hasMatches && resumo.jogos_feitos === resumo.jogos;
  const swiss = fases.find((one) => one.tipo === 'suico');
  const roundsLeft = swiss?.tipo === 'suico' && (resumo.rodada ?? 0) < swiss.rodadas;
  const isBefore = estado === 'rascunho' || estado === 'inscricoes';
  const can: (Passo | false)[] = [
    isBefore && hasMatches && { nome: 'comecar', fazer: go('andamento') },
    isBefore &&
      confirmados >= 2 && {
        nome: 'sortear',
        para: { aba: 'gerenciar', parte: 'sorteio' },
      },
    estado === 'rascunho' && { nome: 'abrir', fazer: go('inscricoes') },
    estado === 'andamento' &&
      isOver &&
      roundsLeft && {
        nome: 'rodada',
        fazer: (api) => api('POST /api/campeonatos/:id/rodadas', { params }),
      },
    estado === 'andamento' &&
      empate !== null && {
        nome: 'desempatar',
        fazer: (api) =>
          api('PUT /api/campeonatos/:id/desempate', { params, body: { fase: empate } }),
      },
    estado === 'andamento' && isOver && !roundsLeft && { nome: 'encerrar', fazer: go('encerrado') },
    estado === 'encerrado' && { nome: 'reabrir', fazer: go('andamento') },
  ];
  return can.filter((passo): passo is Passo => passo !== false);
}
