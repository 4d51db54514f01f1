// Schemas of the phases of a championship, how each is decided, and the rules around a match. What the engine
// calls them is in regras/montagem/palavras.ts.
import { z } from 'zod';
import { instanteDado } from '#regras/agenda/instante.ts';
import { emOrdem } from './desempate.ts';
import {
  APROVACOES,
  COMPARACOES,
  CRITERIOS,
  CRUZAMENTOS,
  DECISOES,
  DESISTENCIAS,
  DUPLOS,
  DUPLOS_NA_CHAVE,
  DUPLOS_NO_MATA_MATA,
  ETAPAS_ANTES_DA_FINAL,
  GOLS_FORA,
  MODELOS_DE_RODADA,
  PERGUNTAS,
  ZONAS,
} from './opcoes.ts';
import {
  CLASSIFICAM,
  CONFRONTO,
  CRITERIOS_DO_SUICO,
  DUPLA_ELIMINACAO,
  GRUPOS,
  INSCRICAO,
  MATA_MATA,
  REGRAS,
  TABELA,
} from './padroes.ts';
import { regrasDaPartida } from './regras-da-partida.ts';
import { dinheiro, elenco, prazoDaTaxa, quemRecebe, regrasDoElenco } from './regras-do-elenco.ts';

const inteiro = (min: number, max: number) => z.int().min(min).max(max);

const endsTies = (criterio: (typeof CRITERIOS)[number]) =>
  criterio === 'sorteio' || criterio === 'jogo_extra';

/** How a table is counted; `criterios` where nobody chose an order. */
const tabelaCom = (criterios: (typeof CRITERIOS)[number][]) =>
  z.strictObject({
    pontos: z
      .strictObject({
        vitoria: inteiro(0, 10),
        empate: inteiro(0, 10),
        derrota: inteiro(0, 10),
        /** When draws go to penalties: what the winner and the loser of the shoot-out get. */
        vitoria_penaltis: inteiro(0, 10).optional(),
        derrota_penaltis: inteiro(0, 10).optional(),
      })
      .default(TABELA.pontos),
    criterios: z
      .array(z.enum(CRITERIOS))
      .min(1)
      .max(CRITERIOS.length)
      .refine((list) => new Set(list).size === list.length)
      // Somebody must come first in the end: without an extra match, lots have the last word.
      .transform((list) => (list.some(endsTies) ? list : [...list, 'sorteio' as const]))
      .default(criterios),
    wo: z
      .strictObject({
        gols: inteiro(0, 20),
        conta_gols: z.boolean(),
        duplo: z.enum(DUPLOS),
        /** So many W.O.s conceded put a participant out; null for no limit. */
        limite: inteiro(1, 20).nullable(),
      })
      .default(TABELA.wo),
    desistencia: z.enum(DESISTENCIAS).default(TABELA.desistencia),
  });

const tabela = tabelaCom(TABELA.criterios);
const tabelaDoSuico = tabelaCom(CRITERIOS_DO_SUICO);

const zona = z
  .strictObject({
    tipo: z.enum(ZONAS),
    legenda: z.string().max(60),
    de: inteiro(1, 512),
    ate: inteiro(1, 512),
  })
  .refine(({ de, ate }) => de <= ate);

/** Of its own matches; absent: as in the whole championship. */
const duracao_minutos = inteiro(1, 120).optional();

const deTabela = {
  nome: z.string().max(60).optional(),
  duracao_minutos,
  tabela: tabela.default(() => tabela.parse({})),
  zonas: z.array(zona).max(8).default([]),
};

/** How many go on to the next phase; of a group phase, from each group. */
const classificam = inteiro(1, 256).default(CLASSIFICAM);

/** How a tie is decided when it is level. */
const confronto = {
  duracao_minutos,
  /** Absent: as in the table before it. It always decides a match, so it is never nil. */
  wo_gols: inteiro(1, 20).optional(),
  /** Who does not turn up for one match is out of the tie; else the W.O. counts as a score. */
  wo_elimina: z.boolean().default(CONFRONTO.wo_elimina),
  pernas: inteiro(1, 2).default(CONFRONTO.pernas),
  gols_fora: z.enum(GOLS_FORA).default(CONFRONTO.gols_fora),
  desempate: z
    .array(z.enum(DECISOES))
    .min(1)
    .max(3)
    .transform(emOrdem)
    .default(CONFRONTO.desempate),
};

export const fase = z.discriminatedUnion('tipo', [
  z.strictObject({
    tipo: z.literal('pontos_corridos'),
    ...deTabela,
    turnos: inteiro(1, 4).default(1),
    espelhado: z.boolean().default(true),
    classificam,
  }),
  z.strictObject({
    tipo: z.literal('grupos'),
    ...deTabela,
    grupos: inteiro(2, 64),
    turnos: inteiro(1, 4).default(1),
    classificam,
    /** Best of the next position, over all groups. */
    melhores: inteiro(0, 64).default(GRUPOS.melhores),
    /** How groups of unequal size are compared. */
    comparacao: z.enum(COMPARACOES).default(GRUPOS.comparacao),
  }),
  z.strictObject({
    tipo: z.literal('suico'),
    ...deTabela,
    tabela: tabelaDoSuico.default(() => tabelaDoSuico.parse({})),
    rodadas: inteiro(1, 30),
    classificam,
  }),
  z.strictObject({
    tipo: z.literal('liga'),
    ...deTabela,
    /** Matches of each participant. */
    jogos: inteiro(2, 30),
    potes: inteiro(1, 12),
    classificam,
  }),
  z.strictObject({
    tipo: z.literal('mata_mata'),
    nome: z.string().max(60).optional(),
    ...confronto,
    wo_duplo: z.enum(DUPLOS_NO_MATA_MATA).default(CONFRONTO.wo_duplo),
    pernas_final: inteiro(1, 2).default(MATA_MATA.pernas_final),
    /** Semi-finals first, then backwards; rounds that are not named have `pernas`. */
    pernas_por_etapa: z.array(inteiro(1, 2)).min(1).max(ETAPAS_ANTES_DA_FINAL.length).optional(),
    terceiro_lugar: z.boolean().default(MATA_MATA.terceiro_lugar),
    cruzamento: z.enum(CRUZAMENTOS).default(MATA_MATA.cruzamento),
    reordenar: z.boolean().default(MATA_MATA.reordenar),
    /** After groups, nobody begins against whom they met in their group, where that can be. */
    evita_reencontro: z.boolean().default(MATA_MATA.evita_reencontro),
    /** How many come in at each round, first round first; absent: byes to the best. */
    entradas: z.array(inteiro(0, 512)).max(10).optional(),
  }),
  z.strictObject({
    tipo: z.literal('dupla_eliminacao'),
    nome: z.string().max(60).optional(),
    ...confronto,
    wo_duplo: z.enum(DUPLOS_NA_CHAVE).default(DUPLA_ELIMINACAO.wo_duplo),
    /** A second final when the one without defeats loses the first. */
    final_extra: z.boolean().default(DUPLA_ELIMINACAO.final_extra),
  }),
]);

export const fases = z.array(fase).min(1).max(5);

export type Tabela = z.output<typeof tabela>;
export type Zona = z.output<typeof zona>;
export type Fase = z.output<typeof fase>;
export type TipoDeFase = Fase['tipo'];
export type FaseDe<Tipo extends TipoDeFase> = Extract<Fase, { tipo: Tipo }>;
export type FaseComTabela = Extract<Fase, { tabela: Tabela }>;
export type FaseComChave = Exclude<Fase, FaseComTabela>;

/** Rules around the matches: the engine does not need them, people and the regulamento do. */
export const regras = z.strictObject({
  ...regrasDaPartida,
  tolerancia_minutos: inteiro(0, 120).default(REGRAS.tolerancia_minutos),
  modelo_rodada: z.enum(MODELOS_DE_RODADA).default(REGRAS.modelo_rodada),
  dias_por_rodada: inteiro(1, 60).default(REGRAS.dias_por_rodada),
  elenco: elenco.nullable().default(null),
  /** After the start squads change only in these windows; null: whenever. */
  transferencias: z
    .array(
      z
        .strictObject({ abre_em: instanteDado, fecha_em: instanteDado })
        .refine(({ abre_em, fecha_em }) => Date.parse(abre_em) < Date.parse(fecha_em)),
    )
    .max(20)
    .nullable()
    .default(null),
  ...regrasDoElenco,
  duracao_minutos: inteiro(1, 120).nullable().default(null),
  limite_forca: inteiro(1, 9_999).nullable().default(null),
});

export type Regras = z.output<typeof regras>;

export const inscricao = z.strictObject({
  vagas: inteiro(2, 512).default(INSCRICAO.vagas),
  aprovacao: z.enum(APROVACOES).default(INSCRICAO.aprovacao),
  fecha_em: instanteDado.nullable().default(null),
  pede: z.array(z.enum(PERGUNTAS)).default(INSCRICAO.pede),
  taxa_centavos: inteiro(0, 10_000_000).default(0),
  chave_pix: z.string().max(140).nullable().default(null),
  ...quemRecebe,
  ...prazoDaTaxa,
  ...dinheiro,
});

export type Inscricao = z.output<typeof inscricao>;
