import { VISIBILIDADES } from '#regras/configuracao/opcoes.ts';
import { RadioSetting } from '#web/routes/criar/campos/choice-settings.tsx';
import { useT } from '#web/texts/texts.tsx';

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
