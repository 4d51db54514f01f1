import { useOptimistic, useTransition } from 'react';
import type { Perfil } from '#contract/perfil.ts';
import { ApiError } from '#web/api.ts';
import { api } from '#web/api-browser.ts';
import { useT } from '#web/texts.tsx';
import { toast } from '#web/toast.ts';
import { setUser } from '#web/user.ts';
import { Note, Part } from './part.tsx';
import { Switch } from './switch.tsx';

const FIELD = 'privacidade_compartilhar_whatsapp';

type Props = Pick<Perfil, 'menor_de_idade'> & {
  usuario: Perfil['usuario'];
  refresh(): Promise<void>;
};

export function Privacy({ usuario, menor_de_idade, refresh }: Props) {
  const t = useT();
  const [isOn, show] = useOptimistic(usuario[FIELD]);
  const [, startTransition] = useTransition();
  const isLocked = menor_de_idade || !usuario.telefone;
  const change = (wanted: boolean) =>
    startTransition(async () => {
      show(wanted);
      try {
        const { data } = await api('PUT /api/perfil/privacidade', { body: { [FIELD]: wanted } });
        setUser(data);
        toast.success(t('perfil.salvo'));
      } catch (error) {
        const refused = error instanceof ApiError && error.body?.validations?.[FIELD]?.[0];
        if (refused) toast.warning(refused);
      }
      await refresh();
    });
  return (
    <Part id="privacidade">
      <Switch
        label={t('perfil.privacidade.whatsapp')}
        help={t('perfil.privacidade.whatsapp_ajuda')}
        isOn={isOn}
        disabled={isLocked}
        onChange={change}
      />
      {menor_de_idade && <Note tone="plain">{t('perfil.privacidade.menor')}</Note>}
      {!menor_de_idade && !usuario.telefone && (
        <Note tone="plain">{t('perfil.privacidade.sem_telefone')}</Note>
      )}
    </Part>
  );
}
