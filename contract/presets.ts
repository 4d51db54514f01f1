// Ready championships for the ways people really play, fitted to how many take part.
import type { MODALIDADES, PLATAFORMAS } from './campeonatos.ts';
import { type Fase, fases, type Regras, regras } from './fases.ts';

export const PRESETS = ['pelada', 'x1', 'pro_clubs', 'copa', 'brasileirao', 'champions'] as const;

export type Preset = (typeof PRESETS)[number];

export type Predefinido = {
  readonly modalidade: (typeof MODALIDADES)[number];
  readonly plataforma: (typeof PLATAFORMAS)[number];
  readonly fases: Fase[];
  readonly regras: Regras;
};

const CBF = [
  'wins',
  'goal_difference',
  'goals_for',
  'head_to_head_two_teams_only',
  'fewest_red_cards',
  'fewest_yellow_cards',
  'lots',
];
const CHAMPIONS = ['goal_difference', 'goals_for', 'away_goals', 'wins', 'away_wins', 'lots'];

/** The greatest power of two that is not above `n`. */
const powerWithin = (n: number) => 2 ** Math.max(1, Math.floor(Math.log2(n)));

function brasileirao(n: number) {
  const quarto = Math.max(1, Math.round(n / 5));
  const zonas = [
    { tipo: 'campeao', legenda: 'Campeão', de: 1, ate: 1 },
    ...(n >= 8 ? [{ tipo: 'classifica', legenda: 'G', de: 2, ate: quarto }] : []),
    ...(n >= 8 ? [{ tipo: 'rebaixa', legenda: 'Z', de: n - quarto + 1, ate: n }] : []),
  ].filter(({ de, ate }) => de <= ate);
  return [{ tipo: 'pontos_corridos', turnos: 2, tabela: { criterios: CBF }, zonas }];
}

function copa(n: number) {
  const grupos = Math.max(2, Math.round(n / 4));
  const menor = Math.floor(n / grupos);
  const classificam = Math.min(2, Math.max(1, menor - 1));
  return [
    { tipo: 'grupos', grupos, classificam, tabela: { criterios: CBF } },
    { tipo: 'mata_mata', cruzamento: 'cruzado', terceiro_lugar: grupos * classificam >= 4 },
  ];
}

/** 36 as in Europe: 8 go straight on, 16 play for the other 8 places. Fewer: half of them go on. */
function champions(n: number) {
  const jogos = Math.min(8, Math.max(2, n - 1 - ((n - 1) % 2)));
  const isFull = n >= 28;
  const mataMata = { tipo: 'mata_mata', pernas: 2, desempate: ['extra_time', 'penalties'] };
  return [
    {
      tipo: 'liga',
      jogos,
      potes: n % 4 === 0 && jogos % 4 === 0 ? 4 : 1,
      classificam: isFull ? 24 : powerWithin(Math.max(2, n / 2)),
      tabela: { criterios: CHAMPIONS },
    },
    isFull ? { ...mataMata, entradas: [16, 8] } : mataMata,
  ];
}

function proClubs(n: number) {
  const passam = Math.min(8, powerWithin(Math.max(2, n / 2)));
  return [
    {
      tipo: 'pontos_corridos',
      turnos: n <= 8 ? 2 : 1,
      classificam: passam,
      tabela: {
        criterios: CBF,
        wo: { gols: 1, conta_gols: true, duplo: 'both_lose', limite: 4 },
      },
    },
    { tipo: 'mata_mata', desempate: ['better_campaign'] },
  ];
}

type Receita = {
  modalidade: Predefinido['modalidade'];
  plataforma: Predefinido['plataforma'];
  fases: (n: number) => unknown[];
  regras?: unknown;
};

const RECEITAS: Readonly<Record<Preset, Receita>> = {
  pelada: {
    modalidade: 'society',
    plataforma: 'presencial',
    fases: (n) => [{ tipo: 'pontos_corridos', turnos: n <= 4 ? 2 : 1 }],
    regras: { quem_informa: 'organizador', modelo_rodada: 'data', tolerancia_minutos: 15 },
  },
  x1: {
    modalidade: 'ea_fc',
    plataforma: 'crossplay',
    fases: () => [{ tipo: 'mata_mata' }],
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
  const receita = RECEITAS[preset];
  return {
    modalidade: receita.modalidade,
    plataforma: receita.plataforma,
    fases: fases.parse(receita.fases(participantes)),
    regras: regras.parse(receita.regras ?? {}),
  };
}
