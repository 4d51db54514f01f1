// What calling a match off does, or taking that back: said before it is done, or why it cannot be.
import type { Partida } from '#contract/partidas.ts';
import type { RecusaDoCancelamento } from '#regras/montagem/cancelamento.ts';
import { type Translate, useT } from '#web/texts/texts.tsx';
import styles from './pelo-regulamento.module.css';
import type { TipoDeLancamento } from './placar-rascunho.ts';

type Props = {
  partida: Pick<Partida, 'confronto' | 'estado'>;
  tipo: TipoDeLancamento;
  recusa: RecusaDoCancelamento | null;
};

const RECUSADO = {
  extra_nao_cancela: 'campeonatos.extra_nao_cancela',
  confronto_nao_cancela: 'campeonatos.confronto_nao_cancela',
} as const;

function efeitoDe({ partida, tipo, recusa }: Props, t: Translate): string | null {
  if (recusa) return t(RECUSADO[recusa]);
  if (tipo === 'cancelar') {
    return t(`campeonato.placar.cancela.${partida.confronto ? 'outro_decide' : 'nao_conta'}`);
  }
  const isBackOn = tipo === 'limpar' && partida.estado === 'cancelada';
  return isBackOn ? t('campeonato.placar.retoma') : null;
}

export function EfeitoNoJogo(props: Props) {
  const t = useT();
  const text = efeitoDe(props, t);
  return (
    <p className={styles.score} role="status" hidden={text === null}>
      {text}
    </p>
  );
}
