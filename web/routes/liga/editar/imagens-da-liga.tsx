// Shield and banner: pictures of the liga's own, or those that are drawn from its name.
import { type ChangeEvent, useRef } from 'react';
import { imageTypeOf } from '#contract/http/image-type.ts';
import { TIPOS_DE_ARQUIVO } from '#regras/arquivos/tipos.ts';
import { api } from '#web/api/api-browser.ts';
import { formBody } from '#web/api/form-body.ts';
import { Button } from '#web/components/elements/button.tsx';
import { toast } from '#web/notices/toast.ts';
import { useT } from '#web/texts/texts.tsx';
import { useDadosDaLiga } from '../dados-da-liga.ts';
import { useMudanca } from '../use-mudanca.ts';
import styles from './editar-liga.module.css';

const LONGEST_SIGNATURE = 8;

const LARGEST = {
  escudo: TIPOS_DE_ARQUIVO.escudos_de_ligas.maisBytes,
  capa: TIPOS_DE_ARQUIVO.capas_de_ligas.maisBytes,
} as const;

type Qual = keyof typeof LARGEST;

function Imagem({ qual }: { qual: Qual }) {
  const t = useT();
  const { liga } = useDadosDaLiga();
  const { isBusy, mudar } = useMudanca();
  const input = useRef<HTMLInputElement>(null);
  const params = { uuid: liga.uuid };
  const put = (file: File) =>
    qual === 'escudo'
      ? api('PUT /api/ligas/:uuid/escudo', { params, form: formBody({ escudo: file }) })
      : api('PUT /api/ligas/:uuid/capa', { params, form: formBody({ capa: file }) });
  const take = () =>
    qual === 'escudo'
      ? api('DELETE /api/ligas/:uuid/escudo', { params })
      : api('DELETE /api/ligas/:uuid/capa', { params });
  const send = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (!file) return;
    const start = new Uint8Array(await file.slice(0, LONGEST_SIGNATURE).arrayBuffer());
    target.value = '';
    if (imageTypeOf(start) === null) toast.warning(t('liga.cuidar.imagem_invalida'));
    else if (file.size > LARGEST[qual]) toast.warning(t('liga.cuidar.imagem_grande'));
    else await mudar(() => put(file), t('liga.cuidar.imagem_salva'));
  };
  return (
    <div className={styles.picture}>
      <div>
        <b>{t(`liga.cuidar.${qual}`)}</b>
        <p>{t(`liga.cuidar.${qual}_ajuda`)}</p>
      </div>
      <input
        ref={input}
        type="file"
        accept="image/png,image/jpeg,image/gif"
        className="visually-hidden"
        aria-label={t(`liga.cuidar.${qual}_enviar`)}
        tabIndex={-1}
        onChange={(event) => void send(event)}
      />
      <Button disabled={isBusy} onClick={() => input.current?.click()}>
        {t(`liga.cuidar.${qual}_enviar`)}
      </Button>
      {liga[qual] && (
        <Button disabled={isBusy} onClick={() => void mudar(take, t('liga.cuidar.imagem_tirada'))}>
          {t(`liga.cuidar.${qual}_tirar`)}
        </Button>
      )}
    </div>
  );
}

export function ImagensDaLiga() {
  const t = useT();
  return (
    <section className={styles.pictures} aria-labelledby="imagens">
      <h3 id="imagens">{t('liga.cuidar.imagens')}</h3>
      <Imagem qual="escudo" />
      <Imagem qual="capa" />
    </section>
  );
}
