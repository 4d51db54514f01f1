// The time to answer a claim: the other side is reminded, and its silence confirms. A claimed W.O. is never made by
// silence alone: by the rule of who spoke up it is, where the product applies rules and the time to send is over.
import sql from 'sql-template-tag';
import { SISTEMA } from '#server/campeonatos/autor.ts';
import { escreverEm } from '#server/campeonatos/escrever.ts';
import { findPartida } from '#server/competicao/queries.ts';
import type { Tx } from '#server/database/database.ts';
import { confirmarSemResposta } from '#server/informes/confirmar-sem-resposta.ts';
import type { PrazoVencido, TratarPrazo } from '#server/prazos/tipos.ts';
import { falamPor, type LadoDaPartida, outroLado, vozesDe } from '#server/vozes/vozes.ts';
import { avisarRobo } from './avisar-robo.ts';
import { darWoAQuemFalou } from './wo-de-quem-falou.ts';

const findAberto = (tx: Tx, uuid: string) =>
  tx.first<{ lado: LadoDaPartida; id: string; nome: string }>(sql`
    select i.lado, c.id, c.nome from informes i join campeonatos c on c.id = i.campeonato_id
    where i.uuid = ${uuid} and i.estado = 'aberto'`);

async function lembrar(tx: Tx, vencido: PrazoVencido): Promise<void> {
  const { objeto, partida_uuid, prazo_at: prazo, desde } = vencido;
  const informe = await findAberto(tx, objeto);
  const partida = await findPartida(tx, partida_uuid);
  if (!informe || partida?.estado !== 'informada') return;
  const pessoas = falamPor(await vozesDe(tx, partida), outroLado(informe.lado));
  const fato = { tipo: 'lembrete_resposta', partida, pessoas, prazo, desde } as const;
  await avisarRobo(tx, informe, fato);
}

export const tratarResposta: TratarPrazo = {
  lembrar,
  async vencer(tx, { campeonato_id: id, partida_uuid, objeto }) {
    const pedido = { id, autor: SISTEMA, acao: 'lancar_placar' } as const;
    await escreverEm(tx, pedido, async (escrita) => {
      const claim = { partida: partida_uuid, informe: objeto };
      const said = await confirmarSemResposta(escrita, claim);
      if (said === 'organizacao') await darWoAQuemFalou(escrita, partida_uuid);
    });
  },
};
