import { useOptimistic, useTransition } from 'react';
import type { PreferenciasDeAviso } from '#contract/perfil.ts';
import { CANAIS_DE_AVISO, TIPOS_DE_AVISO } from '#regras/pessoa/preferencias.ts';
import { api } from '#web/api/api-browser.ts';
import { Switch } from '#web/components/forms/switch.tsx';
import { useT } from '#web/texts/texts.tsx';
import styles from './notices.module.css';
import { Part } from './part.tsx';

type TipoDeAviso = (typeof TIPOS_DE_AVISO)[number];
type Canal = (typeof CANAIS_DE_AVISO)[number];

export function Notices({
  avisos,
  refresh,
}: {
  avisos: PreferenciasDeAviso;
  refresh(): Promise<void>;
}) {
  const t = useT();
  const [shown, show] = useOptimistic(avisos);
  const [, startTransition] = useTransition();
  const change = (tipo: TipoDeAviso, canal: Canal, isOn: boolean) =>
    startTransition(async () => {
      const body = { ...shown, [tipo]: { ...shown[tipo], [canal]: isOn } };
      show(body);
      await api('PUT /api/perfil/avisos', { body }).catch(() => undefined);
      await refresh();
    });
  return (
    <Part id="avisos" lead={t('perfil.avisos.texto')}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('perfil.avisos.tipo')}</th>
            {CANAIS_DE_AVISO.map((canal) => (
              <th key={canal} scope="col">
                {t(`perfil.avisos.${canal}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {TIPOS_DE_AVISO.map((tipo) => (
            <tr key={tipo}>
              <th scope="row">{t(`perfil.avisos.${tipo}`)}</th>
              {CANAIS_DE_AVISO.map((canal) => (
                <td key={canal}>
                  <Switch
                    label={`${t(`perfil.avisos.${tipo}`)}: ${t(`perfil.avisos.${canal}`)}`}
                    checked={shown[tipo][canal]}
                    onChange={(isOn) => change(tipo, canal, isOn)}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.always}>{t('perfil.avisos.sempre')}</p>
    </Part>
  );
}
