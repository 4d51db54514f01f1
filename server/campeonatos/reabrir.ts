import type { Escrita } from './escrever.ts';
import { updateEstado } from './queries.ts';

/** What was over goes on, and the trail says since when. */
export async function reabrir({ tx, campeonato, registrar }: Escrita): Promise<void> {
  if (campeonato.estado !== 'encerrado') return;
  await updateEstado(tx, campeonato.id, 'andamento');
  const [antes, depois] = [{ estado: 'encerrado' }, { estado: 'andamento' }];
  await registrar({ acao: 'mudar-estado', antes, depois });
}
