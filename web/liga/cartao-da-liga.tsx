import type { CartaoDaLiga } from '#contract/liga/ligas.ts';
import { enderecoDaLiga } from '#regras/liga/endereco.ts';
import { Banner } from '#web/components/crest/banner.tsx';
import { shirtFrom } from '#web/components/crest/shirt.ts';
import { Chip } from '#web/components/elements/chip.tsx';
import { Icon } from '#web/components/elements/icon.tsx';
import { Link } from '#web/components/elements/link.tsx';
import { useT } from '#web/texts/texts.tsx';
import styles from './cartao-da-liga.module.css';
import { EscudoDaLiga } from './escudo-da-liga.tsx';

type Props = { liga: CartaoDaLiga; nivel?: 'h2' | 'h3' };

/** The link is the name, and reaches over the whole card. In a list it stands below the heading of the list. */
export function CartaoDeLiga({ liga, nivel: Nome = 'h3' }: Props) {
  const t = useT();
  return (
    <article className={styles.card}>
      <div className={styles.banner}>
        <Banner shirt={shirtFrom(liga.nome, liga.cores)} />
        <span className={styles.crest}>
          <EscudoDaLiga liga={liga} size={50} />
        </span>
      </div>
      <div className={styles.body}>
        <p className={styles.chips}>
          {liga.verificada && (
            <Chip tone="brand">
              <Icon name="verified" size={14} />
              {t('liga.cartao.parceira')}
            </Chip>
          )}
          <Chip>{t(`liga.entrada.${liga.entrada}`)}</Chip>
        </p>
        <Nome className={styles.name}>
          <Link to={enderecoDaLiga(liga)}>{liga.nome}</Link>
        </Nome>
        {liga.descricao && <p className={styles.about}>{liga.descricao}</p>}
        {liga.modalidades.length > 0 && (
          <p className={styles.meta}>
            {liga.modalidades.map((one) => t(`opcoes.modalidade.${one}`)).join(' · ')}
          </p>
        )}
        <p className={styles.foot}>
          <span>
            <Icon name="user" size={16} />
            {t('liga.cartao.membros', { n: liga.membros })}
          </span>
          {liga.campeonatos > 0 && (
            <span>
              <Icon name="trophy" size={16} />
              {t('liga.cartao.campeonatos', { n: liga.campeonatos })}
            </span>
          )}
          {liga.agora > 0 && (
            <span className={styles.live}>
              <Icon name="ball" size={16} />
              {t('liga.cartao.agora', { n: liga.agora })}
            </span>
          )}
        </p>
      </div>
    </article>
  );
}
