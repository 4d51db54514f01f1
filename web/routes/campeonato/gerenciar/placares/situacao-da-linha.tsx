import { Icon, type IconName } from '#web/components/elements/icon.tsx';
import { useT } from '#web/texts/texts.tsx';
import styles from './placares.module.css';
import { estaAdiada, estaCancelada, type LinhaDaRodada } from './usar-rodada.ts';

const ICONS: Readonly<Partial<Record<string, IconName>>> = {
  salva: 'check',
  wo: 'check',
  adiada: 'clock',
  sem_rede: 'clock',
  recusada: 'alert',
};

function palavraDa({ partida, situacao, figuras }: LinhaDaRodada) {
  if (situacao === 'salva' && estaCancelada(partida)) return 'cancelada';
  if (situacao === 'salva') return partida.wo_de ? 'wo' : 'salva';
  if (situacao !== 'falta') return situacao;
  const isTyping = figuras.mandante !== null || figuras.visitante !== null;
  if (isTyping) return 'digitando';
  return estaAdiada(partida) ? 'adiada' : 'falta';
}

/** How far a row is, in a word. */
export function SituacaoDaLinha({ linha }: { linha: LinhaDaRodada }) {
  const t = useT();
  const word = palavraDa(linha);
  const icon = ICONS[word];
  return (
    <span className={styles.state} data-palavra={word} role="status">
      {icon && <Icon name={icon} size={16} />}
      {t(`organizacao.placares.situacao.${word}`)}
    </span>
  );
}
