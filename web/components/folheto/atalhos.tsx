// The tiles: copy, download, subscribe. On a phone four beside each other, with a word below.
import type { ReactNode } from 'react';
import type { Folheto } from '#contract/campeonato/compartilhar.ts';
import { Link } from '#web/components/elements/link.tsx';
import { useT } from '#web/texts/texts.tsx';
import styles from './folheto.module.css';
import { IconeDoFolheto, type NomeDoIcone } from './icone.tsx';
import { useCopy } from './mandar.ts';

type Peca = Folheto['pecas'][number];

const SIZES = [
  { formato: 'quadrada', medida: '1080 × 1080' },
  { formato: 'retrato', medida: '1080 × 1350' },
  { formato: 'story', medida: '1080 × 1920' },
] as const;

function Face({ icone, nome, ajuda }: { icone: NomeDoIcone; nome: string; ajuda: string }) {
  return (
    <>
      <IconeDoFolheto nome={icone} />
      <span>
        <b>{nome}</b>
        <small>{ajuda}</small>
      </span>
    </>
  );
}

type Props = { folheto: Folheto; peca: Peca | undefined; texto: string; children?: ReactNode };

function Downloads({ folheto: { previa }, peca }: Pick<Props, 'folheto' | 'peca'>) {
  const t = useT();
  if (peca) {
    return SIZES.map(({ formato, medida }) => (
      <li key={formato}>
        <a className={styles.tile} href={peca[formato]} download={`${peca.nome}-${formato}.png`}>
          <Face icone={formato} nome={t(`compartilhar.${formato}`)} ajuda={medida} />
        </a>
      </li>
    ));
  }
  return (
    previa.imagem && (
      <li>
        <a className={styles.tile} href={previa.imagem} download="tabelao.png">
          <Face icone="imagem" nome={t('compartilhar.baixar')} ajuda="1200 × 630" />
        </a>
      </li>
    )
  );
}

/** Programs that keep calendars open these addresses, and look again by themselves. */
function Calendars({ folheto: { agenda, minha_agenda } }: Pick<Props, 'folheto'>) {
  const t = useT();
  const all = [
    [agenda, t('compartilhar.agenda'), t('compartilhar.agenda_ajuda')],
    [minha_agenda, t('compartilhar.minha_agenda'), t('compartilhar.minha_agenda_ajuda')],
  ] as const;
  return all.map(
    ([url, nome, ajuda]) =>
      url && (
        <li key={nome}>
          <a className={styles.tile} href={url.replace(/^https?:/, 'webcal:')}>
            <Face icone="agenda" nome={nome} ajuda={ajuda} />
          </a>
        </li>
      ),
  );
}

export function Atalhos({ folheto, peca, texto }: Props) {
  const t = useT();
  const copy = useCopy();
  return (
    <ul className={styles.tiles}>
      <li>
        <button type="button" className={styles.tile} onClick={() => copy(folheto.url)}>
          <Face
            icone="copiar"
            nome={t('compartilhar.copiar_link')}
            ajuda={t('compartilhar.copiar_link_ajuda')}
          />
        </button>
      </li>
      <li>
        <button type="button" className={styles.tile} onClick={() => copy(texto)}>
          <Face
            icone="texto"
            nome={t('compartilhar.copiar_texto')}
            ajuda={t('compartilhar.copiar_texto_ajuda')}
          />
        </button>
      </li>
      <Downloads folheto={folheto} peca={peca} />
      <Calendars folheto={folheto} />
      {folheto.transmissao && (
        <li>
          <Link className={styles.tile} to={folheto.transmissao}>
            <Face icone="obs" nome={t('compartilhar.obs')} ajuda={t('compartilhar.obs_ajuda')} />
          </Link>
        </li>
      )}
    </ul>
  );
}
