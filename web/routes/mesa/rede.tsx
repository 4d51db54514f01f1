// What is kept where, at all times.
import { Icon } from '#web/components/elements/icon.tsx';
import { useT } from '#web/texts/texts.tsx';
import { ehLance, esperam } from './fila.ts';
import { Icone } from './icones.tsx';
import styles from './mesa.module.css';
import type { QuadroDaMesa } from './mesa-aberta.ts';
import type { SemRede } from './sem-rede.ts';

/** Something went, and nothing that was typed is still to be sent. */
const tudoFoi = ({ fila, rascunhos }: QuadroDaMesa) =>
  fila.some(({ estado }) => estado !== 'na_fila' && estado !== 'recusado') &&
  Object.keys(rascunhos).length === 0;

function palavrasDa(quadro: QuadroDaMesa, t: ReturnType<typeof useT>) {
  const { fila, temRede, guarda, fim } = quadro;
  const waiting = esperam(fila);
  const n = waiting.length;
  const events = waiting.filter(ehLance).length;
  const kind = events === 0 ? 'texto' : events === n ? 'lances' : 'tudo';
  if (!guarda) return [t('mesa.rede.nao_guarda'), t('mesa.rede.nao_guarda_texto')];
  if (fim === 'expirado' || fim === 'revogado') {
    return [t(`mesa.fim.${fim}`), t('mesa.pagina.guardados_continuam')];
  }
  if (temRede && n === 0) {
    const key = tudoFoi(quadro) ? 'tudo' : 'com';
    return [t(`mesa.rede.${key}`), t(`mesa.rede.${key}_texto`)];
  }
  if (temRede) return [t('mesa.rede.enviando'), t(`mesa.rede.enviando_${kind}`, { n })];
  return [
    t('mesa.rede.sem'),
    n === 0 ? t('mesa.rede.sem_nada') : t(`mesa.rede.sem_${kind}`, { n }),
  ];
}

export function Rede({ quadro, semRede }: { quadro: QuadroDaMesa; semRede: SemRede }) {
  const t = useT();
  const [title, text] = palavrasDa(quadro, t);
  const isFine = quadro.temRede && quadro.guarda && !quadro.fim;
  return (
    <div className={styles.network} data-fine={isFine ? '' : undefined} role="status">
      {isFine && <Icon name="check" size={24} />}
      {!isFine && quadro.temRede && <Icon name="alert" size={24} />}
      {!quadro.temRede && <Icone name="offline" size={24} />}
      <p>
        <b>{title}</b>
        {text} {t(`mesa.rede.${semRede}`)}
      </p>
    </div>
  );
}
