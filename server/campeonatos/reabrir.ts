import { avisarParticipantes } from './avisar-participantes.ts';
import type { Escrita } from './escrever.ts';
import { updateEstado } from './queries.ts';

/** What was over goes on: the trail says since when, and who was told of the end is told, once for all of a write. */
export async function reabrir({ tx, campeonato, quem, registrar }: Escrita): Promise<void> {
  if (campeonato.estado !== 'encerrado') return;
  if (!(await updateEstado(tx, campeonato.id, 'andamento'))) return;
  await avisarParticipantes(tx, campeonato, { aviso: 'reaberto', por: quem.user?.uuid });
  const [antes, depois] = [{ estado: 'encerrado' }, { estado: 'andamento' }];
  await registrar({ acao: 'mudar-estado', antes, depois });
}
