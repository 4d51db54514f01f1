// To close a championship is to say how it ended. While matches are open or nobody is champion, who closes it must
// have been told, and agree.

import type { Escrita } from '#server/campeonatos/escrever.ts';
import { estadoDe } from '#server/competicao/estado.ts';
import { type Fim, fimDe } from '#server/competicao/fim.ts';
import { AppError } from '#server/http/errors.ts';

/** Groups without a phase after them never have a champion: nothing is missing. */
function perguntaDe({ motivo, abertos, empatados }: Fim) {
  if (abertos > 0) return { key: 'campeonatos.encerrar.jogos', params: { n: abertos } } as const;
  if (motivo === 'jogos') return { key: 'campeonatos.encerrar.rodadas' } as const;
  if (motivo !== null && motivo !== 'grupos') {
    return { key: `campeonatos.encerrar.${motivo}` } as const;
  }
  if (empatados.length > 0) return { key: 'campeonatos.encerrar.colocacoes' } as const;
  return undefined;
}

export async function requererFim({ carregado }: Escrita, ciente: boolean): Promise<void> {
  if (ciente) return;
  const { dados, estado } = await carregado();
  const text = perguntaDe(fimDe(estado ?? estadoDe(dados)));
  if (text) throw new AppError('estado_mudou', { text, data: { confirmar: true } });
}
