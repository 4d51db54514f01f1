// What somebody has by a tie to whose other side nobody will ever come.
import { isTitleStage } from '#web/campeonato/stage-name.ts';
import type { DadosDaPartida } from './carregar.ts';

type DaPartida = Pick<DadosDaPartida, 'etapa'> & {
  readonly confronto: Pick<
    NonNullable<DadosDaPartida['confronto']>,
    'situacao' | 'vencedor'
  > | null;
  readonly partida: Pick<DadosDaPartida['partida'], 'fase'>;
  readonly campeonato: { readonly fases: readonly unknown[] };
};

export function semAdversario({ confronto, etapa, partida, campeonato }: DaPartida) {
  if (confronto?.situacao !== 'passa_direto' || !confronto.vencedor) return null;
  const isTitle = isTitleStage(etapa ?? '') && partida.fase === campeonato.fases.length;
  const fica = isTitle ? 'campeao' : etapa === 'terceiro' ? 'terceiro' : 'passa';
  return { participante: confronto.vencedor, fica } as const;
}
