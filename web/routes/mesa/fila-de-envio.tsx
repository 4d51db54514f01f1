// Everything that was entered on this device, and what became of it.
import { Icon } from '#web/components/elements/icon.tsx';
import { useTexts } from '#web/texts/texts.tsx';
import { type EntradaDaMesa, esperam } from './fila.ts';
import styles from './mesa.module.css';
import type { MesaAberta, QuadroDaMesa } from './mesa-aberta.ts';
import { emPalavras } from './palavras.ts';

const DONE = ['aceito', 'ja_estava'];

function Linha({ entrada, onRemove }: { entrada: EntradaDaMesa; onRemove(): void }) {
  const { t, locale } = useTexts();
  const { estado, jogo, informado, digitado_em, motivo } = entrada;
  const [home = '', away = ''] = jogo.split(' × ');
  const hour = new Intl.DateTimeFormat(locale, { timeStyle: 'medium' }).format(
    new Date(digitado_em),
  );
  const isWaiting = estado === 'na_fila';
  const icon = DONE.includes(estado) ? 'check' : isWaiting ? 'clock' : 'alert';
  const why = estado === 'difere' ? t('mesa.fila.difere_texto') : motivo;
  return (
    <li data-state={estado}>
      <span className={styles.grow}>
        <b>{jogo}</b>
        <small>
          {emPalavras(informado, [home, away], t)} · {hour}
        </small>
        {why && <small>{why}</small>}
      </span>
      <span className={styles.state}>
        <Icon name={icon} size={16} />
        {t(`mesa.fila.${estado}`)}
      </span>
      {!isWaiting && (
        <button type="button" aria-label={t('mesa.fila.tirar', { jogo })} onClick={onRemove}>
          <Icon name="close" size={16} />
        </button>
      )}
    </li>
  );
}

export function FilaDeEnvio({ mesa, quadro }: { mesa: MesaAberta; quadro: QuadroDaMesa }) {
  const { t } = useTexts();
  const { fila } = quadro;
  const espera = esperam(fila).length;
  const enviados = fila.length - espera - fila.filter(({ estado }) => estado === 'recusado').length;
  return (
    <section className={styles.queue} aria-label={t('mesa.fila.titulo')}>
      <header>
        <h2>{t('mesa.fila.titulo')}</h2>
        <span className={styles.count}>{t('mesa.fila.conta', { espera, enviados })}</span>
      </header>
      {fila.length === 0 && <p className={styles.empty}>{t('mesa.fila.vazia')}</p>}
      <ul>
        {fila.toReversed().map((entrada) => (
          <Linha key={entrada.id} entrada={entrada} onRemove={() => mesa.tirar(entrada.id)} />
        ))}
      </ul>
    </section>
  );
}
