import { memo } from 'react';
import { Button } from '#web/components/elements/button.tsx';
import { useCampeonato } from '#web/routes/campeonato/pagina.ts';
import { useT } from '#web/texts/texts.tsx';
import styles from './barra.module.css';
import type { Cenario } from './use-cenario.ts';
import type { ComMotor } from './use-motor.ts';

type Props = Pick<Cenario, 'palpites' | 'semente' | 'dispatch'> & {
  /** Something is typed, if only one figure of a score. */
  isTyped: boolean;
  pronto: ComMotor | null;
  /** Matches without a result. */
  abertos: number;
};

/** How much is imagined, and what can be done with it. */
export const BarraDoCenario = memo(function BarraDoCenario(props: Props) {
  const { palpites, semente, dispatch, isTyped, pronto, abertos } = props;
  const t = useT();
  const { nome } = useCampeonato();
  const all = Object.values(palpites);
  const changed = all.filter(({ mudado }) => mudado).length;
  const filled = all.length - changed;
  const complete = () => {
    if (!pronto) return;
    const { motor, dados } = pronto;
    dispatch({ tipo: 'tudo', palpites: motor.completar(dados, palpites, semente) });
  };
  const share = async () => {
    if (!pronto) return;
    const { compartilhar, paraMandar } = pronto.motor;
    await compartilhar(nome, paraMandar({ semente, palpites }), t('simulador.copiado'));
  };
  return (
    <section className={styles.bar} aria-label={t('simulador.cenario')}>
      <p className={styles.count} role="status">
        {abertos > 0 && <b>{t('simulador.preenchidos', { feitos: filled, n: abertos })}</b>}
        {changed > 0 && <span>{t('simulador.mudados', { n: changed })}</span>}
        {pronto && all.length > pronto.motor.MAIS_NO_LINK && (
          <span>{t('simulador.longo', { n: pronto.motor.MAIS_NO_LINK })}</span>
        )}
        {abertos > 0 && <progress value={filled} max={abertos} aria-hidden="true" />}
      </p>
      <div className={styles.actions}>
        <Button icon="ball" disabled={!pronto || filled === abertos} onClick={complete}>
          {t('simulador.completar')}
        </Button>
        <Button
          variant="ghost"
          icon="close"
          disabled={!isTyped}
          onClick={() => dispatch({ tipo: 'tudo', palpites: {} })}
        >
          {t('simulador.zerar')}
        </Button>
        <Button
          variant="primary"
          icon="link"
          disabled={!pronto || all.length === 0}
          onClick={() => void share()}
        >
          {t('simulador.compartilhar')}
        </Button>
      </div>
    </section>
  );
});
