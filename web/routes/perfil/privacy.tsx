import { useOptimistic, useTransition } from 'react';
import type { Perfil } from '#contract/perfil.ts';
import { ConsentSwitch } from '#web/analytics/consent-switch.tsx';
import { ApiError } from '#web/api/api.ts';
import { api } from '#web/api/api-browser.ts';
import { SwitchLine } from '#web/components/forms/switch-line.tsx';
import { toast } from '#web/notices/toast.ts';
import { useSite } from '#web/screen/site.ts';
import { setUser } from '#web/session/user.ts';
import { useT } from '#web/texts/texts.tsx';
import { Part, PartNote } from './part.tsx';

const FIELD = 'privacidade_compartilhar_whatsapp';

type Props = {
  perfil: Pick<Perfil, 'menor_de_idade' | 'aparece_na_busca' | 'pagina_publica'>;
  usuario: Perfil['usuario'];
  refresh(): Promise<void>;
};

function Findable({ perfil, refresh }: Omit<Props, 'usuario'>) {
  const t = useT();
  const [isOn, show] = useOptimistic(perfil.aparece_na_busca);
  const [, startTransition] = useTransition();
  const change = (aparece_na_busca: boolean) =>
    startTransition(async () => {
      show(aparece_na_busca);
      try {
        await api('PUT /api/perfil/busca', { body: { aparece_na_busca } });
        toast.success(t('perfil.salvos.privacidade'));
      } catch {
        // The error catalogue has told it.
      }
      await refresh();
    });
  if (perfil.menor_de_idade) {
    return <PartNote tone="plain">{t('perfil.privacidade.busca_menor')}</PartNote>;
  }
  return (
    <SwitchLine
      label={t('perfil.privacidade.busca')}
      help={t('perfil.privacidade.busca_ajuda')}
      isOn={isOn}
      onChange={change}
    />
  );
}

function PublicPage({ perfil, refresh }: Omit<Props, 'usuario'>) {
  const t = useT();
  const [isOn, show] = useOptimistic(perfil.pagina_publica);
  const [, startTransition] = useTransition();
  const change = (pagina_publica: boolean) =>
    startTransition(async () => {
      show(pagina_publica);
      try {
        await api('PUT /api/perfil/pagina', { body: { pagina_publica } });
        toast.success(t('perfil.salvos.privacidade'));
      } catch {
        // The error catalogue has told it.
      }
      await refresh();
    });
  const help = perfil.menor_de_idade ? 'pagina_menor' : 'pagina_ajuda';
  return (
    <SwitchLine
      label={t('perfil.privacidade.pagina')}
      help={t(`perfil.privacidade.${help}`)}
      isOn={isOn}
      onChange={change}
    />
  );
}

export function Privacy({ perfil, usuario, refresh }: Props) {
  const t = useT();
  const { menor_de_idade } = perfil;
  const { analytics } = useSite();
  const [isOn, show] = useOptimistic(usuario[FIELD]);
  const [, startTransition] = useTransition();
  const isLocked = menor_de_idade || !usuario.telefone;
  const change = (wanted: boolean) =>
    startTransition(async () => {
      show(wanted);
      try {
        const { data } = await api('PUT /api/perfil/privacidade', { body: { [FIELD]: wanted } });
        setUser(data);
        toast.success(t('perfil.salvos.privacidade'));
      } catch (error) {
        const refused = error instanceof ApiError && error.body?.validations?.[FIELD]?.[0];
        if (refused) toast.warning(refused);
      }
      await refresh();
    });
  return (
    <Part id="privacidade">
      <SwitchLine
        label={t('perfil.privacidade.whatsapp')}
        help={t('perfil.privacidade.whatsapp_ajuda')}
        isOn={isOn}
        disabled={isLocked}
        onChange={change}
      />
      {menor_de_idade && <PartNote tone="plain">{t('perfil.privacidade.menor')}</PartNote>}
      {!menor_de_idade && !usuario.telefone && (
        <PartNote tone="plain">{t('perfil.privacidade.sem_telefone')}</PartNote>
      )}
      <Findable perfil={perfil} refresh={refresh} />
      <PublicPage perfil={perfil} refresh={refresh} />
      {analytics && !menor_de_idade && <ConsentSwitch />}
    </Part>
  );
}
