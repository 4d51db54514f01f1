// Who owes a fee, of an entry `e`: `temOQuePagar` in the words of the database.
import sql from 'sql-template-tag';
import { STATUS } from '#regras/participantes/status.ts';

export const TEM_O_QUE_PAGAR = sql`(e.status in (${STATUS.pendente}, ${STATUS.confirmado})
  and e.espera is null and not e.convidado and e.desistiu_em is null)`;
