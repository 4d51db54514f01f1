// Tells those who take part that dates of their matches changed.
import { quemE } from '#server/campeonatos/acesso.ts';
import {
  avisarParticipantes,
  type CampeonatoNomeado,
} from '#server/campeonatos/avisar-participantes.ts';
import type { Tx } from '#server/database/database.ts';

export const avisarCalendario = (
  tx: Tx,
  campeonato: CampeonatoNomeado,
  visitor: Parameters<typeof quemE>[0],
) =>
  avisarParticipantes(tx, campeonato, {
    aviso: 'calendario',
    por: quemE(visitor).user?.uuid,
  });
