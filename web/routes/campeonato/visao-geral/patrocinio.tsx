import type { Patrocinador } from '#regras/aparencia/aparencia.ts';
import { useT } from '#web/texts/texts.tsx';
import { CartaoDaVisao } from './cartao.tsx';
import styles from './patrocinio.module.css';

/** The logo says the name to who cannot see it; where there is none the name is all there is. */
function Marca({ nome, logo }: Patrocinador) {
  return (
    <>
      {logo && (
        <span className={styles.logo}>
          <img src={logo} alt="" loading="lazy" />
        </span>
      )}
      <b>{nome}</b>
    </>
  );
}

/** Who pays for the championship: their pages are theirs, which search engines are told. */
export function Patrocinio({
  patrocinadores,
}: {
  readonly patrocinadores: readonly Patrocinador[];
}) {
  const t = useT();
  return (
    <CartaoDaVisao titulo={t('visao.patrocinio')}>
      <div className={styles.list}>
        {patrocinadores.map((one) =>
          one.link ? (
            <a key={one.uuid} href={one.link} target="_blank" rel="noopener nofollow ugc sponsored">
              <Marca {...one} />
            </a>
          ) : (
            <div key={one.uuid}>
              <Marca {...one} />
            </div>
          ),
        )}
      </div>
    </CartaoDaVisao>
  );
}
