// Rules around a match. What the product can do for a rule it does by the same setting; the others hold
// between people: the sides ask and count, the organisation decides and enters.
import { z } from 'zod';
import {
  PROVAS,
  QUEM_INFORMA,
  ROBO,
  SEM_PLACAR,
  SUSPENSO_JOGA,
  TIMES_PERMITIDOS,
} from './opcoes-da-partida.ts';
import { REGRAS } from './padroes.ts';

const inteiro = (min: number, max: number) => z.int().min(min).max(max);

const semAcordo = z.strictObject({
  /** 0 is Sunday. */
  dia_semana: inteiro(0, 6),
  /** HH:mm in Brasília time. */
  hora: z.iso.time({ precision: -1 }),
});

export type SemAcordo = z.output<typeof semAcordo>;

export const regrasDaPartida = {
  quem_informa: z.enum(QUEM_INFORMA).default(REGRAS.quem_informa),
  /** After the match, for the sides to send its score. */
  prazo_confirmacao_horas: inteiro(1, 168).default(REGRAS.prazo_confirmacao_horas),
  /** After one side's word, for the other to answer it. */
  prazo_resposta_horas: inteiro(1, 168).default(REGRAS.prazo_resposta_horas),
  provas: z.array(z.enum(PROVAS)).max(PROVAS.length).default(REGRAS.provas),
  sem_placar: z.enum(SEM_PLACAR).default(REGRAS.sem_placar),
  robo: z.enum(ROBO).default(REGRAS.robo),
  /** After a score is published, for complaints about it; null: no limit. */
  prazo_reclamacao_horas: inteiro(1, 168).nullable().default(null),
  /** Before kick-off, to call a match off; null or 0: no rule. */
  aviso_cancelamento_horas: inteiro(0, 168).nullable().default(REGRAS.aviso_cancelamento_horas),
  /** Rounds that share a window, where all their matches are known beforehand. */
  rodadas_por_janela: inteiro(1, 10).default(REGRAS.rodadas_por_janela),
  /** In rounds with a window: when a match is played whose sides agreed on nothing. */
  horario_sem_acordo: semAcordo.nullable().default(null),
  cartoes: z
    .strictObject({
      /** So many yellows suspend for a match; null: cards do not suspend. */
      amarelos: inteiro(1, 10).nullable(),
      /** Matches that who is sent off misses; 0: none. */
      vermelho: inteiro(0, 10).default(REGRAS.cartoes.vermelho),
      /** Yellows are forgotten before this phase. */
      zera_na_fase: inteiro(1, 5).nullable(),
      /** What a first leg cost is served in the return match; else after the tie. */
      leva_na_volta: z.boolean().default(REGRAS.cartoes.leva_na_volta),
      /** What becomes of a match in which a suspended player was. */
      suspenso_joga: z.enum(SUSPENSO_JOGA).default(REGRAS.cartoes.suspenso_joga),
    })
    .default(REGRAS.cartoes),
  /** Which teams of the game may be used; empty: any. */
  times: z.array(z.enum(TIMES_PERMITIDOS)).max(TIMES_PERMITIDOS.length).default(REGRAS.times),
};
