// Both sides named, or accepted, the same person: they judge this case, and all who wait for it are told.
import { AMBOS, avisarVida } from '#server/informes/avisar.ts';
import type { Lance } from '#server/informes/lance.ts';
import type { IndicacaoRow } from '#server/informes/queries.ts';
import { ladosDaPartida } from '#server/informes/registrar-informe.ts';
import { updateIndicacao, updateJuiz } from './queries.ts';

export async function aceitarJuiz(lance: Lance, indicacao: IndicacaoRow): Promise<void> {
  const { escrita, partida } = lance;
  const { tx, quem, registrar } = escrita;
  const { indicado_uuid: juiz } = indicacao;
  await updateIndicacao(tx, indicacao.uuid, 'aceita');
  await updateJuiz(tx, indicacao.contestacao_uuid, juiz);
  await registrar({
    ...{ acao: 'aceitar-juiz', objeto: partida.uuid, lados: ladosDaPartida(lance) },
    // Who it is stands in the case, and goes with their account.
    depois: { contestacao: indicacao.contestacao_uuid },
  });
  const por = quem.user?.uuid;
  await avisarVida(lance, { tipo: 'placar_juiz_aceito', por, para: AMBOS });
  if (juiz) await avisarVida(lance, { tipo: 'placar_juiz_voce', para: { pessoas: [juiz] } });
}
