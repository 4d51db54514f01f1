// A match that was put off was not played by its new deadline, or has had no day for a week: the organisers, on
// whose list of tasks it stands, are told.
import type { TratarPrazo } from '#server/prazos/tipos.ts';
import { avisarRobo } from './avisar-robo.ts';
import { comoSistema } from './partida-aberta.ts';

export const tratarAdiada: TratarPrazo = {
  vencer: (tx, vencido) =>
    comoSistema(tx, vencido, async ({ campeonato, registrar }, partida) => {
      if (partida.estado !== 'adiada') return;
      const { uuid: objeto, mandante, visitante } = partida;
      await registrar({ acao: 'cobrar-adiada', objeto, lados: { mandante, visitante } });
      await avisarRobo(tx, campeonato, { tipo: 'adiada_vencida', partida });
    }),
};
