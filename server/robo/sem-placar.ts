// The time to send a score is over and nobody has said anything: the rule of the championship speaks. By its
// setting the product proposes what follows, or does it; where the rules of the match do not take it, or it
// would undo results of others, the organisers decide.
import sql from 'sql-template-tag';
import { quemFalou, type SemPlacar, semPlacarDe } from '#regras/robo/sem-placar.ts';
import type { Escrita } from '#server/campeonatos/escrever.ts';
import type { PrazoVencido, TratarPrazo } from '#server/prazos/tipos.ts';
import { listPropostas } from '#server/propostas/queries.ts';
import { insertSugestao } from '#server/sugestoes/queries.ts';
import { falamPor, vozesDe } from '#server/vozes/vozes.ts';
import { aplicarPeloSistema } from './aplicar-pelo-sistema.ts';
import { avisarRobo } from './avisar-robo.ts';
import { lembrarPlacar } from './lembrar.ts';
import { comoSistema, type PartidaAberta } from './partida-aberta.ts';
import { darWoAQuemFalou } from './wo-de-quem-falou.ts';

async function regraDe(
  { tx, campeonato }: Escrita,
  partida: PartidaAberta,
  prazo_at: string,
): Promise<SemPlacar> {
  const { sem_placar } = campeonato.regras;
  const vozes = await vozesDe(tx, partida);
  const podeFalar = {
    mandante: falamPor(vozes, 'mandante').length > 0,
    visitante: falamPor(vozes, 'visitante').length > 0,
  };
  const log = sem_placar === 'vence_quem_falou' ? await listPropostas(tx, partida.uuid) : [];
  return semPlacarDe(sem_placar, quemFalou(log, Date.parse(prazo_at), podeFalar));
}

/** All matches of a round are due together: the organisers are told once. */
async function isFirstOfDeadline({ tx }: Escrita, vencido: PrazoVencido): Promise<boolean> {
  const { campeonato_id, objeto, prazo_at } = vencido;
  const row = await tx.first(sql`
    select 1 from prazos where campeonato_id = ${campeonato_id} and tipo = 'placar'
      and prazo_at = ${prazo_at} and feito_at is not null and objeto <> ${objeto} limit 1`);
  return row === undefined;
}

/** Gives what the organisers are to be told, if anything. */
async function agir(escrita: Escrita, partida: PartidaAberta, regra: SemPlacar) {
  const { tx, campeonato } = escrita;
  if (regra.regra === 'moderacao') return 'prazo_sem_placar' as const;
  const sugestao = { campeonatoId: campeonato.id, partida, ...regra };
  if (campeonato.regras.robo === 'sugerir') {
    await insertSugestao(tx, { ...sugestao, estado: 'aberta' });
    return 'robo_sugeriu' as const;
  }
  const isDone = await aplicarPeloSistema(escrita, partida, regra);
  return isDone ? null : ('prazo_sem_placar' as const);
}

export const tratarPlacar: TratarPrazo = {
  lembrar: lembrarPlacar,
  vencer: (tx, vencido) =>
    comoSistema(tx, vencido, async (escrita, partida) => {
      if (partida.estado === 'informada') await darWoAQuemFalou(escrita, partida.uuid);
      if (partida.estado !== 'agendada') return;
      const regra = await regraDe(escrita, partida, vencido.prazo_at);
      const tipo = await agir(escrita, partida, regra);
      const { campeonato } = escrita;
      // Where they enter every score themselves, what is late is on their list of tasks already.
      const isNews = tipo === 'robo_sugeriu' || campeonato.regras.quem_informa !== 'organizador';
      if (!tipo || !isNews || !(await isFirstOfDeadline(escrita, vencido))) return;
      await avisarRobo(tx, campeonato, { tipo, partida: null });
    }),
};
