import { useLocation } from 'react-router';
import { Button, ButtonLink } from '#web/components/elements/button.tsx';
import { useT } from '#web/texts/texts.tsx';
import { PlanLine } from './previa/preview.tsx';
import { stepAfter, stepBefore, type WizardStep } from './steps.ts';
import styles from './wizard-foot.module.css';

type Props = {
  step: WizardStep;
  /** What the main button does: goes on, opens the entries, or only saves. */
  action: 'next' | 'open' | 'save';
  isBusy: boolean;
  isNight: boolean;
};

export function WizardFoot({ step, action, isBusy, isNight }: Props) {
  const t = useT();
  const { pathname } = useLocation();
  const before = stepBefore(step);
  const next = action === 'next' && !isBusy ? stepAfter(step) : undefined;
  const words = {
    next: isBusy ? t('criar.pe.salvando') : t('criar.pe.continuar'),
    open: isBusy ? t('criar.revisao.abrindo') : t('criar.revisao.abrir'),
    save: isBusy ? t('criar.pe.salvando') : t('criar.pe.salvar'),
  };
  return (
    <div className={styles.foot}>
      <ButtonLink to={before ? `${pathname}?etapa=${before}` : '/comecar'} big>
        {t('criar.pe.voltar')}
      </ButtonLink>
      <span className={styles.plan} data-step={step}>
        <PlanLine isNight={isNight} />
      </span>
      <Button type="submit" variant="primary" big disabled={isBusy}>
        {words[action]}
        {next && (
          <span className={styles.wide}>
            {t('criar.pe.para', { etapa: t(`criar.etapas.${next}`).toLowerCase() })}
          </span>
        )}
      </Button>
    </div>
  );
}
