import { VISIBILIDADES } from '#regras/configuracao/opcoes.ts';
import { useT } from '#web/texts.tsx';
import { RadioSetting } from './choice-settings.tsx';

/** Asked with the other basics, and once more before everybody can see it. */
export function VisibilitySetting() {
  const t = useT();
  return (
    <RadioSetting
      path="visibilidade"
      label={t('criar.campo.visibilidade')}
      options={VISIBILIDADES.map((value) => ({
        value,
        label: t(`opcoes.visibilidade.${value}`),
        help: t(`criar.visibilidade.${value}`),
      }))}
    />
  );
}
