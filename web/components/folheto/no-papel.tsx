// On paper, and as files: what is printed opens in a tab of its own.
import type { ReactNode } from 'react';
import type { Folheto } from '#contract/campeonato/compartilhar.ts';
import { useBaixarPdf } from '#web/campeonato/pdf/use-baixar-pdf.ts';
import { Button } from '#web/components/elements/button.tsx';
import { useT } from '#web/texts/texts.tsx';
import styles from './folheto.module.css';
import { IconeDoFolheto, type NomeDoIcone } from './icone.tsx';

type Props = { icone: NomeDoIcone; titulo: string; ajuda: string; children: ReactNode };

const Parte = ({ icone, titulo, ajuda, children }: Props) => (
  <details className={styles.more}>
    <summary>
      <IconeDoFolheto nome={icone} />
      {titulo}
      <small>{ajuda}</small>
    </summary>
    <ul className={styles.ways}>{children}</ul>
  </details>
);

function EmPdf({ id }: { id: string }) {
  const t = useT();
  const { isMaking, baixar } = useBaixarPdf(id);
  return (
    <Parte icone="baixar" titulo={t('compartilhar.pdf')} ajuda={t('compartilhar.pdf_ajuda')}>
      <li>
        <span>{t('compartilhar.pdf_inteiro')}</span>
        <Button disabled={isMaking} onClick={() => void baixar()}>
          {t(isMaking ? 'compartilhar.pdf_fazendo' : 'compartilhar.pdf_baixar')}
        </Button>
      </li>
    </Parte>
  );
}

export function NoPapel({ folheto: { papel, planilhas, pdf } }: { folheto: Folheto }) {
  const t = useT();
  return (
    <>
      {papel.length > 0 && (
        <Parte
          icone="papel"
          titulo={t('compartilhar.imprimir')}
          ajuda={t('compartilhar.imprimir_ajuda')}
        >
          {papel.map(({ parte, url }) => (
            <li key={parte}>
              <a href={url} target="_blank" rel="noopener">
                {parte === 'sumula' || parte === 'sumulas'
                  ? t(`compartilhar.${parte}`)
                  : t(`compartilhar.parte.${parte}`)}
              </a>
            </li>
          ))}
        </Parte>
      )}
      {pdf && <EmPdf id={pdf} />}
      {planilhas.length > 0 && (
        <Parte
          icone="baixar"
          titulo={t('compartilhar.planilha')}
          ajuda={t('compartilhar.planilha_ajuda')}
        >
          {planilhas.map(({ parte, url }) => (
            <li key={parte}>
              <span>{t(`compartilhar.planilhas.${parte}`)}</span>
              {(['csv', 'json'] as const).map((kind) => (
                <a
                  key={kind}
                  href={url.replace('.csv', `.${kind}`)}
                  download
                  aria-label={`${t(`compartilhar.planilhas.${parte}`)} ${kind.toUpperCase()}`}
                >
                  {kind.toUpperCase()}
                </a>
              ))}
            </li>
          ))}
        </Parte>
      )}
    </>
  );
}
