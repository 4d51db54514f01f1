// What an organiser can do next with a championship, most useful first.
import type { Campeonato } from '#contract/campeonatos.ts';
import type { ApiCall } from '#web/api.ts';
import type { DadosDaAba } from './dados.ts';

export type Passo = {
  readonly nome: 'abrir' | 'sortear' | 'comecar' | 'rodada' | 'desempatar' | 'encerrar' | 'reabrir';
  fazer(api: ApiCall): Promise<unknown>;
};

type Dados = Pick<Extract<DadosDaAba, { aba: 'gerenciar' }>, 'empate' | 'fase'>;

export function passosDe(campeonato: Campeonato, { empate, fase }: Dados): Passo[] {
  const { id, estado, resumo, fases, confirmados } = campeonato;
  const params = { id };
  const go = (next: Campeonato['estado']) => (api: ApiCall) =>
    api('PUT /api/campeonatos/:id/estado', { params, body: { estado: next } });
  const draw = async (api: ApiCall) => {
    const body = { metodo: 'aleatorio' } as const;
    const { data } = await api('POST /api/campeonatos/:id/sorteio', { params, body });
    await api('PUT /api/campeonatos/:id/sorteio', { params, body: { uuid: data.uuid } });
  };
  const hasMatches = resumo.jogos > 0;
  const isOver = hasMatches && resumo.jogos_feitos === resumo.jogos;
  const swiss = fases.find((one) => one.tipo === 'suico');
  const roundsLeft = swiss?.tipo === 'suico' && (resumo.rodada ?? 0) < swiss.rodadas;
  const can: (Passo | false)[] = [
    (estado === 'rascunho' || estado === 'inscricoes') &&
      hasMatches && { nome: 'comecar', fazer: go('andamento') },
    (estado === 'rascunho' || estado === 'inscricoes') &&
      confirmados >= 2 && { nome: 'sortear', fazer: draw },
    estado === 'rascunho' && { nome: 'abrir', fazer: go('inscricoes') },
    estado === 'andamento' &&
      isOver &&
      roundsLeft && {
        nome: 'rodada',
        fazer: (api) => api('POST /api/campeonatos/:id/rodadas', { params }),
      },
    estado === 'andamento' &&
      empate &&
      isOver && {
        nome: 'desempatar',
        fazer: (api) => api('PUT /api/campeonatos/:id/desempate', { params, body: { fase } }),
      },
    estado === 'andamento' && isOver && !roundsLeft && { nome: 'encerrar', fazer: go('encerrado') },
    estado === 'encerrado' && { nome: 'reabrir', fazer: go('andamento') },
  ];
  return can.filter((passo): passo is Passo => passo !== false);
}
