import { comecoExpresso, HORA_DO_EXPRESSO } from '#regras/configuracao/comeco-expresso.ts';
import { type Preset, predefinido } from '#regras/configuracao/presets.ts';
import { Icon } from '#web/components/elements/icon.tsx';
import { useT } from '#web/texts/texts.tsx';
import styles from './express.module.css';

const FIXED = 'data';

type Props = { preset: Preset; names: number; now: number };

/** When its rounds will be, which nobody was asked, and where that is changed. */
export function PresetDates({ preset, names, now }: Props) {
  const t = useT();
  const { modelo_rodada, dias_por_rodada: n } = predefinido(preset, Math.max(2, names)).regras;
  const { dia } = comecoExpresso(now);
  const quando = t(`criar.expresso.comeca.${dia}`);
  const words = { n, quando, hora: HORA_DO_EXPRESSO };
  const onde = `${t('campeonato.aba.gerenciar')} · ${t('organizacao.parte.agenda')}`;
  return (
    <p className={styles.dates}>
      <Icon name="calendar" size={16} />
      <span>
        {t(modelo_rodada === FIXED ? 'criar.expresso.datas' : 'criar.expresso.prazos', words)}{' '}
        {t('criar.expresso.datas_onde', { onde })}
      </span>
    </p>
  );
}
