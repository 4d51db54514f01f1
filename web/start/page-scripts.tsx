// The end of every page: what runs at once, and what waits for the first picture. From the open <template> to
// the end of the document everything is inert, also what the router adds after us. Inside of <noscript>
// React leaves the files of the scripts where they are named, instead of fetching them from the head; in a
// browser it never looks into one.
import { useContext } from 'react';
import { Scripts, ScrollRestoration, useLocation } from 'react-router';
import { textPartsOf } from '#web/texts/page-texts.ts';
import { textFile } from '#web/texts/text-files.ts';
import { useTexts } from '#web/texts/texts.tsx';
import { DocumentParts } from './document-parts.ts';
import { KEEP_EARLY_INPUT } from './early-input.ts';
import { START_AFTER_PICTURE } from './start-after-picture.ts';

const AT_ONCE = { __html: `${KEEP_EARLY_INPUT}${START_AFTER_PICTURE}` };
const OPEN_TEMPLATE = { __html: '<template>' };

/** The router gives its own scripts the nonce of this answer. */
export function PageScripts() {
  const { nonce } = useContext(DocumentParts);
  const { locale } = useTexts();
  const { pathname } = useLocation();
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the text of our own functions */}
      <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={AT_ONCE} />
      <ScrollRestoration />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: an element that stays open on purpose */}
      <div hidden data-later suppressHydrationWarning dangerouslySetInnerHTML={OPEN_TEMPLATE} />
      <noscript>
        {textPartsOf(pathname).map((part) => (
          <link
            key={part}
            rel="preload"
            href={textFile(locale, part)}
            as="fetch"
            crossOrigin=""
            data-texts={part}
          />
        ))}
        <Scripts />
      </noscript>
    </>
  );
}
