// Tells that somebody has left, or is back: those who decide where the person did it, else the person.
import { ehDe } from '../apresentar.ts';
import { avisarQuemDecide } from '../avisar-quem-decide.ts';
import type { EscritaDoParticipante } from '../escrever-participante.ts';
import { avisarPublico } from '../pessoas/avisar-pessoa.ts';

export async function avisarSaida(escrita: EscritaDoParticipante, saiu: boolean): Promise<void> {
  const { tx, campeonato, participante: row, olhar } = escrita;
  const por = olhar.eu ?? undefined;
  const fato = { campeonato, nome: row.time_nome ?? row.nome };
  if (!ehDe(row, olhar)) {
    const publico = { para: { participantes: [row.uuid] }, exceto: por };
    await avisarPublico(tx, publico, { aviso: saiu ? 'saiu' : 'voltou', ...fato });
  } else if (saiu) {
    await avisarQuemDecide(tx, campeonato, { aviso: 'desistiu', por, ...fato });
  }
}
