// What was saved, what is being changed, and the ways to change it. Pictures are saved when they are chosen, the rest with
// the button.
import { useState } from 'react';
import type { AparenciaParaMudar } from '#contract/campeonato/aparencia.ts';
import { imageTypeOf } from '#contract/http/image-type.ts';
import { api } from '#web/api/api-browser.ts';
import { formBody } from '#web/api/form-body.ts';
import { toast } from '#web/notices/toast.ts';
import { useT } from '#web/texts/texts.tsx';

const LONGEST_SIGNATURE = 8;

export type PatrocinadorEmEdicao = {
  readonly uuid: string;
  readonly nome: string;
  readonly link: string;
};

const listaDe = ({ patrocinadores }: AparenciaParaMudar): readonly PatrocinadorEmEdicao[] =>
  patrocinadores.map(({ uuid, nome, link }) => ({ uuid, nome, link: link ?? '' }));

export function useAparencia(id: string, inicial: AparenciaParaMudar) {
  const t = useT();
  const [salva, setSalva] = useState(inicial);
  const [destaque, setDestaque] = useState(inicial.destaque);
  const [lista, setLista] = useState(() => listaDe(inicial));
  const [isBusy, setBusy] = useState(false);
  const params = { id };

  /** Also after a refusal: somebody else may have changed it meanwhile. */
  const run = async (send: () => Promise<{ data: AparenciaParaMudar }>, isAll = false) => {
    setBusy(true);
    try {
      const { data } = await send();
      setSalva(data);
      if (isAll) {
        setDestaque(data.destaque);
        setLista(listaDe(data));
      }
      toast.success(t('criar.aparencia.salva'));
    } catch {
      // The error catalogue has told it.
      const now = await api('GET /api/campeonatos/:id/aparencia', { params }).catch(() => null);
      if (now) setSalva(now.data);
    } finally {
      setBusy(false);
    }
  };

  const sendPicture = async (
    file: File,
    largest: number,
    send: () => Promise<{ data: AparenciaParaMudar }>,
  ) => {
    const start = new Uint8Array(await file.slice(0, LONGEST_SIGNATURE).arrayBuffer());
    if (imageTypeOf(start) === null) toast.warning(t('criar.aparencia.imagem_invalida'));
    else if (file.size > largest) toast.warning(t('criar.aparencia.imagem_grande'));
    else await run(send);
  };

  return {
    ...{ salva, destaque, setDestaque, lista, setLista, isBusy },
    save: () => {
      const patrocinadores = lista.map((one) => ({ ...one, link: one.link || null }));
      const body = { versao: salva.versao, destaque, patrocinadores };
      return run(() => api('PUT /api/campeonatos/:id/aparencia', { params, body }), true);
    },
    sendCapa: (file: File, largest: number) =>
      sendPicture(file, largest, () =>
        api('PUT /api/campeonatos/:id/aparencia/capa', { params, form: formBody({ capa: file }) }),
      ),
    dropCapa: () => run(() => api('DELETE /api/campeonatos/:id/aparencia/capa', { params })),
    sendLogo: (patrocinador: string, file: File, largest: number) =>
      sendPicture(file, largest, () =>
        api('PUT /api/campeonatos/:id/aparencia/patrocinadores/:patrocinador/logo', {
          params: { id, patrocinador },
          form: formBody({ logo: file }),
        }),
      ),
  };
}

export type AparenciaEmEdicao = ReturnType<typeof useAparencia>;
