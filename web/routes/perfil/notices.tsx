import { ButtonLink } from '#web/components/elements/button.tsx';
import { useT } from '#web/texts/texts.tsx';
import { Actions, Part } from './part.tsx';

/** They are chosen where they are read. */
export function Notices() {
  const t = useT();
  return (
    <Part id="avisos" lead={t('perfil.avisos.texto')}>
      <Actions>
        <ButtonLink to="/avisos#preferencias">{t('perfil.avisos.abrir')}</ButtonLink>
      </Actions>
    </Part>
  );
}
