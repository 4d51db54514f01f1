// The one next step of a championship as its organisers press it: a page that it leads to, or something that is
// done at once. Which step it is, the server says (GET …/pendencias).
import type { Pendencias } from '#contract/campeonato/pendencias.ts';
import type { Campeonato } from '#contract/campeonatos.ts';
import { type Passo, soFaltamProprios } from '#regras/pendencias/passo.ts';
import type { ApiCall } from '#web/api/api.ts';
import type { Lugar } from './endereco.ts';

type PassoFeito = 'comecar' | 'rodada' | 'abrir';

/** Done at once. To close asks first (encerrar.tsx). */
export type PassoImediato = {
  readonly nome: PassoFeito;
  run(api: ApiCall): Promise<unknown>;
};

type ParteDoPainel = 'contestadas' | 'indecisos' | 'empates' | 'inscricoes';

/** Opens the sheet for names on the page of the participants, also when one is already there. */
export const ADICIONAR = 'adicionar';

type Destino = { readonly para: Lugar; readonly parte?: ParteDoPainel | typeof ADICIONAR };

type Qual = Pick<Campeonato, 'id'>;

const mudar = ({ id }: Qual, nome: PassoFeito, estado: Campeonato['estado']): PassoImediato => ({
  nome,
  run: (api) => api('PUT /api/campeonatos/:id/estado', { params: { id }, body: { estado } }),
});

const DESTINOS: Partial<Record<Passo['nome'], Destino>> = {
  incluir: { para: 'participantes', parte: ADICIONAR },
  divulgar: { para: 'participantes' },
  responder: { para: 'gerenciar', parte: 'inscricoes' },
  sortear: { para: 'gerenciar/sorteio' },
  lancar: { para: 'gerenciar/placares' },
  julgar: { para: 'gerenciar', parte: 'contestadas' },
  decidir: { para: 'gerenciar', parte: 'indecisos' },
  desempatar: { para: 'gerenciar/sorteio' },
  ordenar: { para: 'gerenciar', parte: 'empates' },
  encerrar: { para: 'gerenciar' },
  celebrar: { para: 'campeao' },
};

/** What its button does. */
export function acaoDoPasso(
  campeonato: Qual,
  { nome, espera = [] }: Pick<Passo, 'nome'> & Partial<Pick<Passo, 'espera'>>,
): PassoImediato | Destino {
  const { id } = campeonato;
  if (soFaltamProprios({ nome, espera })) return { para: 'jogos' };
  if (nome === 'comecar') return mudar(campeonato, nome, 'andamento');
  if (nome === 'rodada') {
    return { nome, run: (api) => api('POST /api/campeonatos/:id/rodadas', { params: { id } }) };
  }
  return DESTINOS[nome] ?? { para: 'gerenciar' };
}

export type RodadaALancar = { readonly fase: number; readonly rodada: number };

/** Where the next scores are missing: late ones first. */
export function rodadaALancar(jogos: Pendencias['jogos']): RodadaALancar | undefined {
  const isToScore = ({ tarefa }: Pendencias['jogos'][number]) =>
    tarefa === 'sem_placar' || tarefa === 'abertos';
  const first = jogos.find(isToScore)?.partida;
  return first && { fase: first.fase, rodada: first.rodada };
}

/** What else can be done with a draft, beside the next step. */
export function outroPasso(campeonato: Campeonato): PassoImediato | null {
  const { estado, acoes, resumo } = campeonato;
  const canOpen = estado === 'rascunho' && resumo.jogos === 0 && acoes.includes('mudar_estado');
  return canOpen ? mudar(campeonato, 'abrir', 'inscricoes') : null;
}
