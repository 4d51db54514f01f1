// The one next step of a championship: what its organisers do next, what it waits for, and whether it is a
// task of its own. Pure: who knows the figures asks here.
import type { EstadoDoCampeonato } from '#regras/estados.ts';
import type { Acao } from '#regras/permissoes.ts';

export const PASSOS = [
  'incluir',
  'divulgar',
  'responder',
  'sortear',
  'comecar',
  'lancar',
  'julgar',
  'decidir',
  'desempatar',
  'ordenar',
  'rodada',
  'encerrar',
  'celebrar',
] as const;

export type NomeDoPasso = (typeof PASSOS)[number];

/** What somebody must be allowed to do for the step to be theirs. */
export const ACAO_DO_PASSO: Readonly<Record<NomeDoPasso, Acao>> = {
  incluir: 'gerir_participantes',
  divulgar: 'gerir_participantes',
  responder: 'gerir_participantes',
  sortear: 'sortear',
  comecar: 'mudar_estado',
  lancar: 'lancar_placar',
  julgar: 'lancar_placar',
  decidir: 'lancar_placar',
  desempatar: 'sortear',
  ordenar: 'sortear',
  rodada: 'sortear',
  encerrar: 'mudar_estado',
  celebrar: 'ver',
};

export const ESPERAS = [
  'vagas',
  'inscricoes',
  'jogos',
  'sem_placar',
  'abertos',
  'proprios',
  'casos',
  'indecisos',
  'empates',
] as const;

/** One thing that the step waits for; `feito`: no longer. */
type EsperaDoPasso = {
  readonly tipo: (typeof ESPERAS)[number];
  readonly n: number;
  /** Of how many; null where it is only a number. */
  readonly total: number | null;
  readonly feito: boolean;
};

export type Passo = {
  readonly nome: NomeDoPasso;
  /** Nothing stands in its way. */
  readonly pronto: boolean;
  readonly espera: readonly EsperaDoPasso[];
};

export type DesempatePor = 'sorteio' | 'jogo_extra';

export type SituacaoDoCampeonato = {
  readonly estado: EstadoDoCampeonato;
  readonly jogos: number;
  readonly feitos: number;
  readonly confirmados: number;
  readonly vagas: number;
  /** Nobody enters any more: the day is over. */
  readonly fechadas: boolean;
  /** Entries to decide on. */
  readonly inscricoes: number;
  /** Matches whose score can be entered now: late, or of the current round without a date. */
  readonly sem_placar: number;
  /** Of the current round, with time left. */
  readonly abertos: number;
  /** All that are open, where who asks plays them and may not enter them; else none. */
  readonly proprios: number;
  /** Postponed without a new day. */
  readonly remarcar: number;
  /** Contested matches, and those among them that who asks may decide. */
  readonly casos: number;
  readonly contestadas: number;
  /** Ties that were played and sent nobody on. */
  readonly indecisos: number;
  /** Phases that are over with teams that nothing separates. */
  readonly empates: readonly DesempatePor[];
  /** The next round of a Swiss phase: whether it can be paired. */
  readonly rodada: 'pronta' | 'espera' | null;
};

const LEAST = 2;

function aCaminho(s: SituacaoDoCampeonato): EsperaDoPasso[] {
  const count = (tipo: EsperaDoPasso['tipo'], n: number): EsperaDoPasso[] =>
    n > 0 ? [{ tipo, n, total: null, feito: false }] : [];
  return [
    { tipo: 'jogos', n: s.feitos, total: s.jogos, feito: s.feitos === s.jogos },
    ...count('sem_placar', s.sem_placar),
    ...count('abertos', s.abertos),
    ...count('proprios', s.proprios),
    ...count('casos', s.casos),
    ...count('indecisos', s.indecisos),
    ...count('empates', s.empates.length),
  ];
}

function emAndamento(s: SituacaoDoCampeonato): Passo {
  const espera = aCaminho(s);
  // Lots, the next round and the close would build on what is contested.
  if (s.casos > 0 && s.sem_placar + s.abertos === 0) {
    return { nome: 'julgar', pronto: s.contestadas > 0, espera };
  }
  const [empate] = s.empates;
  if (empate) {
    return { nome: empate === 'sorteio' ? 'desempatar' : 'ordenar', pronto: true, espera };
  }
  if (s.indecisos > 0 && s.sem_placar === 0) return { nome: 'decidir', pronto: true, espera };
  if (s.rodada === 'pronta') return { nome: 'rodada', pronto: true, espera };
  const isOver = s.jogos > 0 && s.feitos === s.jogos && s.rodada === null;
  if (isOver) return { nome: 'encerrar', pronto: true, espera };
  return { nome: 'lancar', pronto: s.sem_placar + s.abertos > 0, espera };
}

function antesDoComeco(s: SituacaoDoCampeonato): Passo {
  const isFull = s.confirmados >= s.vagas;
  const espera: EsperaDoPasso[] = [
    { tipo: 'vagas', n: s.confirmados, total: s.vagas, feito: isFull || s.fechadas },
    ...(s.inscricoes > 0
      ? [{ tipo: 'inscricoes', n: s.inscricoes, total: null, feito: false } as const]
      : []),
  ];
  if (s.jogos > 0) return { nome: 'comecar', pronto: true, espera: [] };
  if (s.inscricoes > 0) return { nome: 'responder', pronto: true, espera };
  if (s.confirmados < LEAST) {
    return { nome: s.estado === 'rascunho' ? 'incluir' : 'divulgar', pronto: false, espera };
  }
  const isClosed = s.estado === 'rascunho' || isFull || s.fechadas;
  return { nome: 'sortear', pronto: isClosed, espera };
}

export function passoDe(situacao: SituacaoDoCampeonato): Passo | null {
  const { estado } = situacao;
  if (estado === 'cancelado') return null;
  if (estado === 'encerrado') return { nome: 'celebrar', pronto: true, espera: [] };
  return estado === 'andamento' ? emAndamento(situacao) : antesDoComeco(situacao);
}

/** Nothing is left to enter but own matches, which others enter. */
export const soFaltamProprios = ({ nome, espera }: Pick<Passo, 'nome' | 'espera'>): boolean =>
  nome === 'lancar' && espera.some(({ tipo }) => tipo === 'proprios');

const TAREFAS: ReadonlySet<NomeDoPasso> = new Set(['comecar', 'rodada', 'encerrar']);

/** Ready to be pressed, and not told by another task already. A draft hurries nobody. */
export const passoEhTarefa = (passo: Passo | null, estado: EstadoDoCampeonato): boolean =>
  passo?.pronto === true &&
  (TAREFAS.has(passo.nome) || (passo.nome === 'sortear' && estado === 'inscricoes'));
