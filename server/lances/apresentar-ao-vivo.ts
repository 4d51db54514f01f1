import type { JogoAoVivo } from '#contract/partida/lances.ts';
import { andamentoDe, recusaDoLance, TIPOS_DE_LANCE, vozAoVivo } from '#regras/vida/ao-vivo.ts';
import { golsReunidos } from '#regras/vida/mesmo-gol.ts';
import { recusaDoJogo, temPlacares } from '#regras/vida/movimentos.ts';
import { LADOS, ladoDe } from '#regras/vida/partida.ts';
import type { VidaLida } from '#server/informes/apresentar-vida.ts';
import type { LanceRow } from './queries.ts';

type OlharAoVivo = Pick<VidaLida, 'fatos' | 'voz'>;

function encerraDe({ fatos, voz }: OlharAoVivo, comecou: boolean): JogoAoVivo['encerra'] {
  const quem = vozAoVivo(voz);
  if (!quem || !comecou || fatos.estado !== 'agendada' || fatos.decidida) return null;
  if (quem === 'organizacao') return temPlacares(fatos.campeonato) ? 'resultado' : null;
  return recusaDoJogo(fatos) ? null : 'informe';
}

/** What follows it stands on it. */
const isHeld = (tipo: LanceRow['tipo'], rows: readonly LanceRow[], at: number) =>
  tipo === 'inicio' && at < rows.length - 1;

export function apresentarAoVivo(rows: readonly LanceRow[], olhar: OlharAoVivo): JogoAoVivo {
  const andamento = andamentoDe(rows);
  const quem = vozAoVivo(olhar.voz);
  const mine = ladoDe(olhar.voz);
  const isOpen = quem !== null && olhar.fatos.estado === 'agendada';
  const pode = TIPOS_DE_LANCE.filter((tipo) => {
    if (!quem || (tipo === 'na_sala' && !mine)) return false;
    const isThere = rows.some((one) => one.tipo === 'na_sala' && one.lado === mine);
    if (tipo === 'na_sala' && isThere) return false;
    return recusaDoLance(olhar.fatos, andamento, tipo) === null;
  });
  const repetidos = new Set(
    LADOS.flatMap((lado) => golsReunidos(rows, lado).flatMap(([, ...again]) => again)),
  );
  return {
    comecou: rows.find(({ tipo }) => tipo === 'inicio')?.quando ?? null,
    terminou: andamento.terminou,
    gols: [...andamento.gols],
    lances: rows.map((row, at) => {
      const { uuid, tipo, lado, minuto, voz, quando, jogador, nome, numero, viu } = row;
      return {
        ...{ uuid, tipo, lado, minuto, voz, quando },
        quem: jogador === null ? null : { jogador, nome, numero },
        desfaz: isOpen && (quem === 'organizacao' || quem === voz) && !isHeld(tipo, rows, at),
        repete: repetidos.has(row),
        viu,
      };
    }),
    pode,
    encerra: encerraDe(olhar, andamento.comecou),
  };
}
