// Ready championships for the ways people really play, fitted to how many take part.
import type { Fase, FaseDe, Regras, Tabela } from './fases.ts';
import { novaFase } from './nova-fase.ts';
import type { Criterio, MODALIDADES, PLATAFORMAS } from './opcoes.ts';
import { REGRAS, TABELA } from './padroes.ts';

export const PRESETS = ['pelada', 'x1', 'pro_clubs', 'copa', 'brasileirao', 'champions'] as const;

export type Preset = (typeof PRESETS)[number];

export type Predefinido = {
  readonly modalidade: (typeof MODALIDADES)[number];
  readonly plataforma: (typeof PLATAFORMAS)[number];
  readonly fases: Fase[];
  readonly regras: Regras;
};

const CBF: Criterio[] = [
  'vitorias',
  'saldo',
  'gols_pro',
  'confronto_direto',
  'menos_vermelhos',
  'menos_amarelos',
  'sorteio',
];
const CHAMPIONS: Criterio[] = [
  'saldo',
  'gols_pro',
  'gols_fora',
  'vitorias',
  'vitorias_fora',
  'sorteio',
];

const tabela = (mudancas: Partial<Tabela>): Tabela => ({
  ...structuredClone(TABELA),
  ...structuredClone(mudancas),
});

/** The greatest power of two that is not above `n`. */
const powerWithin = (n: number) => 2 ** Math.max(1, Math.floor(Math.log2(n)));

function zonasDoBrasileirao(n: number): FaseDe<'pontos_corridos'>['zonas'] {
  const quinto = Math.max(1, Math.round(n / 5));
  const zonas: FaseDe<'pontos_corridos'>['zonas'] = [
    { tipo: 'campeao', legenda: 'Campeão', de: 1, ate: 1 },
  ];
  if (n < 8) return zonas;
  zonas.push({ tipo: 'classifica', legenda: 'G', de: 2, ate: quinto });
  zonas.push({ tipo: 'rebaixa', legenda: 'Z', de: n - quinto + 1, ate: n });
  return zonas.filter(({ de, ate }) => de <= ate);
}

function brasileirao(n: number): Fase[] {
  const zonas = zonasDoBrasileirao(n);
  return [novaFase('pontos_corridos', { turnos: 2, tabela: tabela({ criterios: CBF }), zonas })];
}

/** With fewer there is nothing to divide into groups, and nobody to leave out of a league phase. */
const FEWEST = 4;

function copa(n: number): Fase[] {
  if (n < FEWEST) return [novaFase('mata_mata')];
  const grupos = Math.max(2, Math.round(n / 4));
  const menor = Math.floor(n / grupos);
  const classificam = Math.min(2, Math.max(1, menor - 1));
  return [
    novaFase('grupos', { grupos, classificam, tabela: tabela({ criterios: CBF }) }),
    novaFase('mata_mata', {
      cruzamento: 'cruzado',
      terceiro_lugar: grupos * classificam >= 4,
    }),
  ];
}

type DivisaoEmGrupos = {
  readonly grupos: number;
  /** The smallest and the biggest group. */
  readonly menor: number;
  readonly maior: number;
  readonly passam: number;
};

/** How so many come out divided; null: this is played in no groups. */
export function divisaoEmGrupos(preset: Preset, n: number): DivisaoEmGrupos | null {
  const [fase] = predefinido(preset, n).fases;
  if (fase?.tipo !== 'grupos') return null;
  const { grupos, classificam: passam } = fase;
  return { grupos, passam, menor: Math.floor(n / grupos), maior: Math.ceil(n / grupos) };
}

const zonaDoMataMata = (ate: number) =>
  ({ tipo: 'classifica', legenda: 'Mata-mata', de: 1, ate }) as const;

const ZONAS_DA_CHAMPIONS: FaseDe<'liga'>['zonas'] = [
  { tipo: 'classifica', legenda: 'Oitavas', de: 1, ate: 8 },
  { tipo: 'repescagem', legenda: 'Playoff', de: 9, ate: 24 },
];

/** 36 as in Europe: 8 go straight on, 16 play for the other 8 places. Fewer: half of them go on. */
function champions(n: number): Fase[] {
  const mataMata = { pernas: 2, desempate: ['prorrogacao', 'penaltis'] } satisfies Partial<Fase>;
  if (n < FEWEST) return [novaFase('mata_mata', mataMata)];
  const jogos = Math.min(8, Math.max(2, n - 1 - ((n - 1) % 2)));
  const isFull = n >= 28;
  const classificam = isFull ? 24 : powerWithin(Math.max(2, n / 2));
  return [
    novaFase('liga', {
      jogos,
      potes: n % 4 === 0 && jogos % 4 === 0 ? 4 : 1,
      classificam,
      zonas: isFull ? ZONAS_DA_CHAMPIONS : [zonaDoMataMata(classificam)],
      tabela: tabela({ criterios: CHAMPIONS }),
    }),
    novaFase('mata_mata', {
      ...mataMata,
      ...(isFull && { entradas: [16, 8] }),
    }),
  ];
}

function proClubs(n: number): Fase[] {
  return [
    novaFase('pontos_corridos', {
      turnos: n <= 8 ? 2 : 1,
      classificam: Math.min(8, powerWithin(Math.max(2, n / 2))),
      tabela: tabela({ criterios: CBF, wo: { ...TABELA.wo, gols: 1, limite: 4 } }),
    }),
    novaFase('mata_mata', { desempate: ['melhor_campanha'] }),
  ];
}

type Receita = {
  readonly modalidade: Predefinido['modalidade'];
  readonly plataforma: Predefinido['plataforma'];
  readonly fases: (n: number) => Fase[];
  readonly regras?: Partial<Regras>;
};

const RECEITAS: Readonly<Record<Preset, Receita>> = {
  pelada: {
    modalidade: 'society',
    plataforma: 'presencial',
    fases: (n) => [novaFase('pontos_corridos', { turnos: n <= 4 ? 2 : 1 })],
    regras: { modelo_rodada: 'data', tolerancia_minutos: 15 },
  },
  x1: {
    modalidade: 'ea_fc',
    plataforma: 'crossplay',
    fases: () => [novaFase('mata_mata')],
    regras: { modelo_rodada: 'livre', dias_por_rodada: 2, tolerancia_minutos: 10 },
  },
  pro_clubs: {
    modalidade: 'pro_clubs',
    plataforma: 'crossplay',
    fases: proClubs,
    regras: {
      tolerancia_minutos: 10,
      provas: ['placar', 'gols', 'escalacao'],
      elenco: { minimo: 7, maximo: 25, em_campo: 7 },
    },
  },
  copa: { modalidade: 'ea_fc', plataforma: 'crossplay', fases: copa },
  brasileirao: { modalidade: 'ea_fc', plataforma: 'crossplay', fases: brasileirao },
  champions: { modalidade: 'ea_fc', plataforma: 'crossplay', fases: champions },
};

export function predefinido(preset: Preset, participantes: number): Predefinido {
  const { modalidade, plataforma, fases, regras } = RECEITAS[preset];
  return {
    modalidade,
    plataforma,
    fases: fases(participantes),
    regras: structuredClone({ ...REGRAS, ...regras }),
  };
}
