import { type ChangeEvent, useRef, useState } from 'react';
import { imageTypeOf } from '#contract/http/image-type.ts';
import type { Usuario } from '#contract/sessao.ts';
import { ApiError } from '#web/api/api.ts';
import { api } from '#web/api/api-browser.ts';
import { formBody } from '#web/api/form-body.ts';
import { Avatar } from '#web/components/elements/avatar.tsx';
import { Button } from '#web/components/elements/button.tsx';
import { toast } from '#web/notices/toast.ts';
import { Part } from '#web/routes/perfil/part.tsx';
import { setUser } from '#web/session/user.ts';
import { useT } from '#web/texts/texts.tsx';
import { CropDialog } from './crop-dialog.tsx';
import styles from './photo.module.css';

const LONGEST_SIGNATURE = 8;

/** Null when the file is no picture that we take, whatever its name says. */
async function readPicture(file: File): Promise<ImageBitmap | null> {
  const start = new Uint8Array(await file.slice(0, LONGEST_SIGNATURE).arrayBuffer());
  if (imageTypeOf(start) === null) return null;
  return createImageBitmap(file).catch(() => null);
}

function usePhoto(refresh: () => Promise<void>) {
  const t = useT();
  const [picture, setPicture] = useState<ImageBitmap | null>(null);
  const [isBusy, setBusy] = useState(false);
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    target.value = '';
    if (!file) return;
    const found = await readPicture(file);
    if (found) setPicture(found);
    else toast.warning(t('perfil.foto.invalida'));
  };
  const during = async (work: () => Promise<{ data: Usuario }>, done: string) => {
    setBusy(true);
    try {
      const { data } = await work();
      setUser(data);
      toast.success(done);
      setPicture(null);
      await refresh();
    } catch (error) {
      const refused = error instanceof ApiError && error.body?.validations?.foto?.[0];
      if (refused) toast.warning(refused);
    } finally {
      setBusy(false);
    }
  };
  const send = (foto: Blob) =>
    during(() => api('POST /api/perfil/foto', { form: formBody({ foto }) }), t('perfil.foto.nova'));
  const remove = () => during(() => api('DELETE /api/perfil/foto'), t('perfil.foto.removida'));
  return { picture, isBusy, choose, send, remove, close: () => setPicture(null) };
}

type Props = { usuario: Usuario; refresh(): Promise<void> };

export function Photo({ usuario, refresh }: Props) {
  const t = useT();
  const input = useRef<HTMLInputElement>(null);
  const { picture, isBusy, choose, send, remove, close } = usePhoto(refresh);
  return (
    <Part id="foto" lead={t('perfil.foto.texto')}>
      <div className={styles.photo}>
        <Avatar name={usuario.nome} photo={usuario.foto} size={96} />
        <div className={styles.buttons}>
          <input
            ref={input}
            type="file"
            accept="image/png,image/jpeg,image/gif"
            hidden
            aria-label={t('perfil.foto.escolher')}
            onChange={choose}
          />
          <Button disabled={isBusy} onClick={() => input.current?.click()}>
            {t(usuario.foto ? 'perfil.foto.trocar' : 'perfil.foto.escolher')}
          </Button>
          {usuario.foto && (
            <Button variant="ghost" disabled={isBusy} onClick={remove}>
              {t('perfil.foto.remover')}
            </Button>
          )}
          <p className={styles.help}>{t('perfil.foto.formatos')}</p>
        </div>
      </div>
      {picture && <CropDialog picture={picture} isSending={isBusy} onUse={send} onClose={close} />}
    </Part>
  );
}
