// What an organiser can do next with a championship, most useful first.
import type { Campeonato } from '#contract/campeonatos.ts';
import { desempataNoJogo } from '#regras/configuracao/formato.ts';
import type { ApiCall } from '#web/api/api.ts';
import type { Lugar } from './endereco.ts';

type PassoImediato = {
  readonly nome: 'abrir' | 'comecar' | 'rodada';
  /** `ciente`: agrees to what the server asked about. */
  run(api: ApiCall, ciente?: boolean): Promise<unknown>;
};

/** Some steps are done at once, others on a page or in a form of their own. To close asks first (encerrar.tsx). */
export type Passo =
  | PassoImediato
  | { readonly nome: 'sortear' | 'desempatar' | 'celebrar'; readonly para: Lugar }
  | { readonly nome: 'encerrar' }
  | { readonly nome: 'ordenar'; readonly empate: Empate };

/** A phase that is over with teams that nothing separates. */
export type Empate = { readonly fase: number; readonly empatados: readonly string[] };

/** A round as the list of matches sums it up. */
export type Rodada = {
  readonly fase: number;
  readonly rodada: number;
  readonly jogos: number;
  readonly feitos: number;
};

type Andamento = {
  readonly empate: Empate | null;
  readonly rodadas: readonly Rodada[];
};

/** The first Swiss phase with rounds to be paired, and whether all that the next one needs was played. */
function rodadaPorVir({ fases, resumo }: Campeonato, rodadas: readonly Rodada[]) {
  if (resumo.campeao !== null) return null;
  const fase = fases.findIndex((one, index) => {
    const paired = rodadas.filter((round) => round.fase === index + 1).map((own) => own.rodada);
    return one.tipo === 'suico' && Math.max(0, ...paired) < one.rodadas;
  });
  if (fase === -1) return null;
  const before = rodadas.filter((round) => round.fase <= fase + 1);
  return { isReady: before.every(({ jogos, feitos }) => feitos === jogos) };
}

/** By lots, or by the order that the extra match gave. */
function separar({ fases }: Campeonato, empate: Empate): Passo {
  const config = fases[empate.fase - 1];
  if (config && desempataNoJogo(config)) return { nome: 'ordenar', empate };
  return { nome: 'desempatar', para: 'gerenciar/sorteio' };
}

export function passosDe(campeonato: Campeonato, { empate, rodadas }: Andamento): Passo[] {
  const { id, estado, resumo, confirmados } = campeonato;
  const params = { id };
  const go = (next: Campeonato['estado']) => (api: ApiCall) =>
    api('PUT /api/campeonatos/:id/estado', { params, body: { estado: next } });
  const hasMatches = resumo.jogos > 0;
  const isOver = hasMatches && resumo.jogos_feitos === resumo.jogos;
  const next = rodadaPorVir(campeonato, rodadas);
  const isBefore = estado === 'rascunho' || estado === 'inscricoes';
  const can: (Passo | false | undefined)[] = [
    isBefore && hasMatches && { nome: 'comecar', run: go('andamento') },
    isBefore &&
      confirmados >= 2 && {
        nome: 'sortear',
        para: 'gerenciar/sorteio',
      },
    estado === 'rascunho' && { nome: 'abrir', run: go('inscricoes') },
    estado === 'andamento' && empate !== null && separar(campeonato, empate),
    estado === 'andamento' &&
      next?.isReady && {
        nome: 'rodada',
        run: (api) => api('POST /api/campeonatos/:id/rodadas', { params }),
      },
    estado === 'andamento' && isOver && !next && { nome: 'encerrar' },
    estado === 'encerrado' && { nome: 'celebrar', para: 'campeao' },
  ];
  return can.filter((passo): passo is Passo => Boolean(passo));
}
