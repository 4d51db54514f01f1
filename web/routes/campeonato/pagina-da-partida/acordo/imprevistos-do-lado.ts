// What a side may still tell before kick-off, by the rules that the server asks.
import { comecoDe, desmarcarAgora } from '#regras/acordo/desmarcar.ts';
import type { LadoDoJogo } from '#regras/vida/partida.ts';
import { type DadosDaPartida, type DadosDoAcordo, estaRolando } from '../carregar.ts';

export type DeQuemOlha = {
  readonly dados: DadosDaPartida;
  readonly acordo: DadosDoAcordo;
  readonly lado: LadoDoJogo | null;
};

export type Imprevisto = 'a_tempo' | 'tarde' | 'problema';

export function imprevistosDe({ dados, acordo, lado }: DeQuemOlha): Imprevisto[] {
  const { partida, campeonato, now } = dados;
  const { estado, jogo_previsto_at: at } = partida;
  if (estaRolando(dados)) return [];
  if (!lado || campeonato.estado !== 'andamento' || acordo.recusa === 'fora_de_hora') return [];
  const own = acordo.ocorrencias.filter((one) => one.lado === lado);
  const how = desmarcarAgora(
    { estado, jogo_previsto_at: at },
    campeonato.regras.aviso_cancelamento_horas,
    now,
  );
  const mayCallOff = !own.some(({ tipo }) => tipo === 'desmarcou' || tipo === 'desmarcou_tarde');
  const isOn = at !== null && now >= comecoDe(at);
  const waits = own.some(({ tipo, resolvida_at }) => tipo === 'problema' && !resolvida_at);
  return [
    ...(mayCallOff && (how === 'a_tempo' || how === 'tarde') ? [how] : []),
    ...(isOn || waits ? [] : (['problema'] as const)),
  ];
}
