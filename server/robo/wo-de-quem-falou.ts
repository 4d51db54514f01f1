// A claimed W.O. that was not answered in time, in a championship whose rule gives the match to who spoke up.
import sql from 'sql-template-tag';
import { vencimento } from '#regras/agenda/vencimento.ts';
import type { Escrita } from '#server/campeonatos/escrever.ts';
import { findPartida } from '#server/competicao/queries.ts';
import { agora } from '#server/database/agora.ts';
import { falamPor, type LadoDaPartida, outroLado, vozesDe } from '#server/vozes/vozes.ts';
import { aplicarPeloSistema } from './aplicar-pelo-sistema.ts';

/** The side whose open claim says that the other one did not come, and whose time to be answered is over. */
async function ladoQueFalou({ tx }: Escrita, partida: string): Promise<LadoDaPartida | null> {
  const rows = await tx.rows<{ lado: LadoDaPartida; wo_de: string | null; over: boolean }>(sql`
    select lado, informado ->> 'wo_de' as wo_de, responde_ate <= agora() as over
    from informes where partida_uuid = ${partida} and estado = 'aberto'`);
  const [only, other] = rows;
  if (!only || other || !only.over) return null;
  return only.wo_de === outroLado(only.lado) ? only.lado : null;
}

/** Only once the time to send is over; who had nobody to answer is not held to silence. */
export async function darWoAQuemFalou(escrita: Escrita, uuid: string): Promise<void> {
  const { tx, campeonato } = escrita;
  const { regras } = campeonato;
  if (regras.robo !== 'aplicar' || regras.sem_placar !== 'vence_quem_falou') return;
  const partida = await findPartida(tx, uuid);
  const due = partida?.estado === 'informada' ? vencimento(partida, regras) : null;
  if (!partida || due === null || (await agora(tx)).getTime() < due) return;
  const lado = await ladoQueFalou(escrita, uuid);
  if (!lado || falamPor(await vozesDe(tx, partida), outroLado(lado)).length === 0) return;
  const lancamento = { tipo: 'wo', wo_de: outroLado(lado) } as const;
  await aplicarPeloSistema(escrita, partida, { regra: 'vence_quem_falou', lancamento });
}
