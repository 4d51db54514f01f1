import sql from 'sql-template-tag';
import { BRASILIA } from '#regras/agenda/brasilia.ts';

/**
 * When the time of a match `p` is over. A day without an hour (00:00:59) is over when the day is; else the kick-off
 * counts, else the deadline.
 */
export const VENCE = sql`case
  when (p.jogo_previsto_at at time zone ${BRASILIA}::text)::time = '00:00:59'
    then p.jogo_previsto_at + interval '1 day'
  else coalesce(p.jogo_previsto_at, p.prazo_at) end`;
