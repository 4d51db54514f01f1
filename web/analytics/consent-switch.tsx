import { useEffect, useState } from 'react';
import { SwitchLine } from '#web/components/forms/switch-line.tsx';
import { useT } from '#web/texts/texts.tsx';
import { setConsent, useConsent } from './consent.ts';

/** The choice, to change it at any time. Of no use before the page runs: the browser alone knows it. */
export function ConsentSwitch() {
  const t = useT();
  const consent = useConsent();
  const [isInBrowser, setInBrowser] = useState(false);
  useEffect(() => setInBrowser(true), []);
  return (
    <SwitchLine
      label={t('privacidade.visitas.rotulo')}
      help={t('privacidade.visitas.ajuda')}
      isOn={isInBrowser && consent === true}
      disabled={!isInBrowser}
      onChange={setConsent}
    />
  );
}
