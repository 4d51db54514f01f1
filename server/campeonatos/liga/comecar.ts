// A draft of a liga is drawn and started in one go, as the express creation does.
import { datarNoComeco } from '#server/agenda/datar-no-comeco.ts';
import type { Tx } from '#server/database/database.ts';
import { novoSorteio } from '#server/sorteio/preparar-sorteio.ts';
import { executarSorteio } from '#server/sorteio/realizar-sorteio.ts';
import type { Quem } from '../acesso.ts';
import { avisarParticipantes } from '../avisar-participantes.ts';
import { escreverEm } from '../escrever.ts';
import { updateEstado } from '../queries.ts';

/** Inside a transaction that is open. */
export async function sortearEComecar(tx: Tx, id: string, quem: Quem): Promise<void> {
  await escreverEm(tx, { id, quem, acao: 'sortear' }, async (escrita) => {
    const sorteio = await novoSorteio(escrita, { metodo: 'aleatorio', separados: [] });
    await executarSorteio(escrita, sorteio);
  });
  await escreverEm(tx, { id, quem, acao: 'mudar_estado' }, async (escrita) => {
    const { campeonato, registrar } = escrita;
    await updateEstado(tx, id, 'andamento');
    await datarNoComeco({ tx, campeonato });
    await avisarParticipantes(tx, campeonato, { aviso: 'comecou', por: quem.user?.uuid });
    const depois = { estado: 'andamento' };
    await registrar({ acao: 'mudar-estado', antes: { estado: campeonato.estado }, depois });
  });
}
