import { type ChangeEvent, useId, useRef, useState } from 'react';
import { camisaDe } from '#contract/camisa.ts';
import type { Camisa } from '#contract/campeonatos.ts';
import { imageTypeOf } from '#contract/image-type.ts';
import { ESTAMPAS } from '#contract/opcoes.ts';
import type { Participante } from '#contract/participantes.ts';
import { api } from '#web/api-browser.ts';
import { Button } from '#web/components/button.tsx';
import { Crest } from '#web/components/crest.tsx';
import { shirtFrom } from '#web/components/shirt.ts';
import { formBody } from '#web/form-body.ts';
import { refreshView } from '#web/navigation.ts';
import { EscudoDoTime } from '#web/routes/campeonatos/campeonato/time.tsx';
import { useT } from '#web/texts.tsx';
import { toast } from '#web/toast.ts';
import styles from './crest-editor.module.css';
import { teamOf } from './roster.ts';

const LARGEST_BYTES = 2_000_000;
const LONGEST_SIGNATURE = 8;

function useCrest(one: Participante) {
  const t = useT();
  const [isBusy, setBusy] = useState(false);
  const params = { uuid: one.uuid };
  const during = async (work: () => Promise<unknown>) => {
    setBusy(true);
    try {
      await work();
      toast.success(t('inscricoes.escudo.salvo'));
      await refreshView();
    } catch {
      // The error catalogue has told it.
    } finally {
      setBusy(false);
    }
  };
  const draw = (escudo: Camisa) =>
    during(() => api('PUT /api/participantes/:uuid', { params, body: { escudo } }));
  const send = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (!file) return;
    const start = new Uint8Array(await file.slice(0, LONGEST_SIGNATURE).arrayBuffer());
    target.value = '';
    if (imageTypeOf(start) === null) toast.warning(t('inscricoes.escudo.invalida'));
    else if (file.size > LARGEST_BYTES) toast.warning(t('inscricoes.escudo.grande'));
    else {
      const form = formBody({ escudo: file });
      await during(() => api('PUT /api/participantes/:uuid/escudo', { params, form }));
    }
  };
  return { isBusy, draw, send };
}

type DrawingProps = { name: string; shirt: Camisa; onChange(shirt: Camisa): void };

function Drawing({ name, shirt, onChange }: DrawingProps) {
  const t = useT();
  const id = useId();
  const [first, second] = shirt.cores;
  const colours = [
    ['cor_1', first, (cor: string) => onChange({ ...shirt, cores: [cor, second] })],
    ['cor_2', second, (cor: string) => onChange({ ...shirt, cores: [first, cor] })],
  ] as const;
  return (
    <>
      <div className={styles.colours}>
        {colours.map(([key, value, set]) => (
          <label key={key}>
            <input
              type="color"
              value={value}
              onChange={({ currentTarget }) => set(currentTarget.value)}
            />
            {t(`inscricoes.escudo.${key}`)}
          </label>
        ))}
      </div>
      <fieldset className={styles.patterns}>
        <legend>{t('inscricoes.escudo.estampa')}</legend>
        <div>
          {ESTAMPAS.map((estampa) => (
            <label key={estampa}>
              <input
                type="radio"
                name={id}
                aria-label={t(`inscricoes.escudo.estampas.${estampa}`)}
                checked={shirt.estampa === estampa}
                onChange={() => onChange({ ...shirt, estampa })}
              />
              <Crest name={name} shirt={shirtFrom(name, { ...shirt, estampa })} size={40} />
            </label>
          ))}
        </div>
      </fieldset>
    </>
  );
}

export function CrestEditor({ one }: { one: Participante }) {
  const t = useT();
  const name = teamOf(one);
  const [drawn, setDrawn] = useState<Camisa | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const { isBusy, draw, send } = useCrest(one);
  const known = 'imagem' in one.escudo ? camisaDe(name) : one.escudo;
  return (
    <div className={styles.editor}>
      <figure className={styles.now}>
        <EscudoDoTime nome={name} escudo={drawn ?? one.escudo} size={96} />
        <figcaption>{t('inscricoes.escudo.atual')}</figcaption>
      </figure>
      <Drawing name={name} shirt={drawn ?? known} onChange={setDrawn} />
      <Button
        variant="primary"
        big
        block
        disabled={isBusy || drawn === null}
        onClick={() => drawn && void draw(drawn).then(() => setDrawn(null))}
      >
        {t('inscricoes.escudo.usar')}
      </Button>
      <div className={styles.upload}>
        <input
          ref={input}
          type="file"
          accept="image/png,image/jpeg,image/gif"
          hidden
          aria-label={t('inscricoes.escudo.enviar')}
          onChange={(event) => {
            setDrawn(null);
            void send(event);
          }}
        />
        <Button block disabled={isBusy} onClick={() => input.current?.click()}>
          {t('inscricoes.escudo.enviar')}
        </Button>
        <p>{t('inscricoes.escudo.enviar_ajuda')}</p>
      </div>
    </div>
  );
}
