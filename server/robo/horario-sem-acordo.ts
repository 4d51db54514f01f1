// The two sides have not agreed on an hour: a day before that of the rules, it is set. It is no agreed one.
import sql from 'sql-template-tag';
import { semAcordo } from '#regras/agenda/vencimento.ts';
import { atualizarQuadros } from '#server/competicao/atualizar-quadros.ts';
import { agora } from '#server/database/agora.ts';
import { avisarJogo } from '#server/partidas/avisar-jogo.ts';
import { hasClash } from '#server/partidas/queries.ts';
import type { TratarPrazo } from '#server/prazos/tipos.ts';
import { lembrarHorario } from './lembrar.ts';
import { comoSistema } from './partida-aberta.ts';

export const tratarHorario: TratarPrazo = {
  lembrar: lembrarHorario,
  vencer: (tx, vencido) =>
    comoSistema(tx, vencido, async ({ campeonato, registrar }, partida) => {
      const slot = partida.estado === 'agendada' ? semAcordo(partida, campeonato.regras) : null;
      // An hour that has passed tells nobody when to come.
      if (!slot || Date.parse(slot.horario) <= (await agora(tx)).getTime()) return;
      const { uuid, prazo_at, estadio, local, mandante, visitante } = partida;
      const agenda = { jogo_previsto_at: slot.horario, prazo_at, estadio, local };
      // Two matches never share a venue: then it stays without an hour, and with its deadline.
      if (await hasClash(tx, { uuid, campeonatoId: campeonato.id, agenda })) return;
      await tx.run(sql`
        update partidas set jogo_previsto_at = ${slot.horario}, versao = versao + 1,
          updated_at = agora()
        where uuid = ${uuid}`);
      await registrar({
        acao: 'horario-sem-acordo',
        objeto: uuid,
        lados: { mandante, visitante },
        antes: { jogo_previsto_at: null },
        depois: { jogo_previsto_at: slot.horario },
      });
      await atualizarQuadros(tx, campeonato);
      await avisarJogo(tx, campeonato, { ...partida, ...agenda }, { por: undefined });
    }),
};
