import { compartilhar } from '#web/campeonato/compartilhar.ts';
import { Button } from '#web/components/elements/button.tsx';
import { useCampeonato } from '#web/routes/campeonato/pagina.ts';
import { useT } from '#web/texts/texts.tsx';
import styles from './barra.module.css';
import type { Cenario } from './use-cenario.ts';
import type { ComMotor } from './use-motor.ts';

type Props = {
  cenario: Cenario;
  pronto: ComMotor | null;
  /** Matches without a result. */
  abertos: number;
  endereco(): string;
};

/** How much is imagined, and what can be done with it. */
export function BarraDoCenario({ cenario, pronto, abertos, endereco }: Props) {
  const t = useT();
  const { nome } = useCampeonato();
  const all = Object.values(cenario.palpites);
  const changed = all.filter(({ mudado }) => mudado).length;
  const filled = all.length - changed;
  const complete = () => {
    if (!pronto) return;
    const { motor, dados } = pronto;
    const palpites = motor.completar(dados, cenario.palpites, cenario.semente);
    cenario.dispatch({ tipo: 'tudo', palpites });
  };
  const share = () => compartilhar(nome, endereco(), t('simulador.copiado'));
  return (
    <section className={styles.bar} aria-label={t('simulador.cenario')}>
      <p className={styles.count} role="status">
        <b>{t('simulador.preenchidos', { feitos: filled, n: abertos })}</b>
        {changed > 0 && <span>{t('simulador.mudados', { n: changed })}</span>}
        {pronto && all.length > pronto.motor.MAIS_NO_LINK && (
          <span>{t('simulador.longo', { n: pronto.motor.MAIS_NO_LINK })}</span>
        )}
        <progress value={filled} max={Math.max(1, abertos)} aria-hidden="true" />
      </p>
      <div className={styles.actions}>
        <Button icon="ball" disabled={!pronto || filled === abertos} onClick={complete}>
          {t('simulador.completar')}
        </Button>
        <Button
          variant="ghost"
          icon="close"
          disabled={Object.keys(cenario.digitado).length === 0}
          onClick={() => cenario.dispatch({ tipo: 'tudo', palpites: {} })}
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
}
