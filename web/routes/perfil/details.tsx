import type { Perfil } from '#contract/perfil.ts';
import { api } from '#web/api/api-browser.ts';
import { Field } from '#web/components/forms/field.tsx';
import { PhoneField } from '#web/components/forms/phone-field.tsx';
import { useForm } from '#web/fields/form.ts';
import { toast } from '#web/notices/toast.ts';
import { setUser } from '#web/session/user.ts';
import { useT } from '#web/texts/texts.tsx';
import { Part, PartForm, PartNote } from './part.tsx';
import { phoneParts } from './phone-parts.ts';
import { Unsaved } from './unsaved.tsx';
import { useUnsavedForm } from './use-unsaved-form.ts';

export function Details({ usuario }: { usuario: Perfil['usuario'] }) {
  const t = useT();
  const form = useForm(async ({ nome = '', telefone = '', telefone_pais }) => {
    const body = { nome, telefone: telefone || null, ...(telefone_pais && { telefone_pais }) };
    const { data } = await api('PUT /api/perfil/dados', { body });
    setUser(data);
    draft.saved();
    toast.success(t('perfil.salvos.dados'));
  });
  const { country, national } = phoneParts(usuario.telefone);
  const saved = { nome: usuario.nome, telefone: national, telefone_pais: country };
  const draft = useUnsavedForm('dados', form.ref, saved);
  const labels = { nome: t('perfil.dados.nome'), telefone: t('perfil.dados.telefone') };
  const { nome, telefone, telefone_pais } = { ...draft.values, ...form.values };
  return (
    <Part id="dados">
      {!usuario.telefone && <PartNote tone="warn">{t('perfil.dados.falta_telefone')}</PartNote>}
      <PartForm
        form={form}
        labels={labels}
        onInput={draft.remember}
        note={<Unsaved draft={draft} />}
      >
        <Field
          key={`nome-${draft.key}`}
          name="nome"
          label={labels.nome}
          error={form.errors.nome?.[0]}
          defaultValue={nome}
          autoComplete="name"
          maxLength={240}
          required
        />
        <PhoneField
          key={`telefone-${draft.key}`}
          name="telefone"
          label={labels.telefone}
          error={form.errors.telefone?.[0]}
          defaultValue={telefone}
          defaultCountry={telefone_pais}
        />
      </PartForm>
    </Part>
  );
}
