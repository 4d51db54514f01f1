// The sides of a contested match agree after all: one takes its contest back, or accepts the other's version.
import sql from 'sql-template-tag';
import type { LadoDoJogo } from '#regras/vida/partida.ts';
import { AMBOS, avisarVida } from '#server/informes/avisar.ts';
import { confirmar } from '#server/informes/confirmar.ts';
import { contestacaoAberta, informeAberto, versaoDaContestacao } from '#server/informes/fatos.ts';
import type { Lance } from '#server/informes/lance.ts';
import {
  type ContestacaoRow,
  updateEstadoDaPartida,
  updateInforme,
} from '#server/informes/queries.ts';
import { ladosDaPartida } from '#server/informes/registrar-informe.ts';
import { updateContestacao } from './queries.ts';

export type FimDaContestacao = 'retirada' | 'acordo';

/** The result that was complained about stands, and who complained has accepted it. */
async function manterResultado(
  lance: Lance,
  caso: ContestacaoRow,
  fim: FimDaContestacao,
): Promise<void> {
  const { escrita, partida } = lance;
  const { tx, quem, registrar } = escrita;
  const estado = partida.resultado?.tipo === 'wo' ? 'wo' : 'confirmada';
  await updateContestacao(tx, caso.uuid, fim);
  if (caso.informe_uuid) await updateInforme(tx, caso.informe_uuid, { estado: 'retirado' });
  await updateEstadoDaPartida(tx, partida.uuid, estado);
  await tx.run(sql`
    update oficiais set afirmado = array_append(afirmado, ${caso.lado}::text)
    where partida_uuid = ${partida.uuid} and not ${caso.lado} = any(afirmado)`);
  await registrar({
    ...{ acao: 'retirar-contestacao', objeto: partida.uuid, lados: ladosDaPartida(lance) },
    antes: { estado: partida.estado },
    depois: { estado, lado: caso.lado, contestacao: caso.uuid },
  });
  const fato = { tipo: 'placar_confirmado', para: AMBOS, por: quem.user?.uuid } as const;
  await avisarVida(lance, { ...fato, ...(caso.contra && { informado: caso.contra }) });
}

/** `lado` gives in. */
export async function ceder(lance: Lance, lado: LadoDoJogo, fim: FimDaContestacao): Promise<void> {
  const caso = contestacaoAberta(lance.guardada);
  if (!caso) throw new Error('unreachable: a match that is not contested was refused');
  const isContester = caso.lado === lado;
  if (isContester && caso.tipo === 'reclamacao') return manterResultado(lance, caso, fim);
  const kept = isContester
    ? informeAberto(lance.guardada)
    : versaoDaContestacao(lance.guardada, caso);
  if (!kept) throw new Error('unreachable: a side without a version was refused');
  await updateContestacao(lance.escrita.tx, caso.uuid, fim);
  const { informado } = kept;
  await confirmar(lance, { informado, via: 'acordo', afirmado: AMBOS });
}
