// The code that puts a table, the matches or a bracket into another site.
import { useState } from 'react';
import type { Folheto } from '#contract/campeonato/compartilhar.ts';
import { Button } from '#web/components/elements/button.tsx';
import { Segments } from '#web/components/forms/segments.tsx';
import { useT } from '#web/texts/texts.tsx';
import styles from './folheto.module.css';
import { IconeDoFolheto } from './icone.tsx';
import { useCopy } from './mandar.ts';

type ParteDoEmbed = Folheto['embed'][number]['parte'];

const quoted = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

const codeOf = (url: string, title: string) =>
  `<iframe src="${quoted(url)}" title="${quoted(title)}" width="100%" height="720" loading="lazy" style="border:0"></iframe>`;

export function NoSite({ folheto: { embed, previa } }: { folheto: Folheto }) {
  const t = useT();
  const copy = useCopy();
  const [parte, setParte] = useState<ParteDoEmbed | undefined>(embed[0]?.parte);
  const chosen = embed.find((one) => one.parte === parte);
  if (!chosen) return null;
  const code = codeOf(chosen.url, previa.titulo);
  return (
    <details className={styles.more}>
      <summary>
        <IconeDoFolheto nome="codigo" />
        {t('compartilhar.no_site')}
      </summary>
      <p className={styles.note}>{t('compartilhar.no_site_ajuda')}</p>
      {embed.length > 1 && (
        <Segments<ParteDoEmbed>
          label={t('compartilhar.no_site')}
          options={embed.map((one) => ({
            name: one.parte,
            label: t(`compartilhar.parte.${one.parte}`),
          }))}
          value={chosen.parte}
          onChange={setParte}
        />
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and keys must reach it */}
      <pre className={styles.code} tabIndex={0}>
        {code}
      </pre>
      <div className={styles.pair}>
        <Button onClick={() => copy(code)}>
          <IconeDoFolheto nome="copiar" />
          {t('compartilhar.copiar_codigo')}
        </Button>
        <a href={chosen.url} target="_blank" rel="noopener noreferrer">
          {t('compartilhar.ver_como_fica')}
        </a>
      </div>
    </details>
  );
}
