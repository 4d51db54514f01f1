import { type ChangeEvent, useId, useRef, useState } from 'react';
import { imageTypeOf } from '#contract/http/image-type.ts';
import type { Escudo, Participante } from '#contract/participantes.ts';
import { TIPOS_DE_ARQUIVO } from '#regras/arquivos/tipos.ts';
import { ESTAMPAS } from '#regras/configuracao/opcoes.ts';
import { camisaDe } from '#regras/escudos/camisa.ts';
import { type Clube, clubeDoEscudo, escudoOficial } from '#regras/escudos/clubes.ts';
import type { Camisa } from '#regras/escudos/cores.ts';
import { api } from '#web/api/api-browser.ts';
import { formBody } from '#web/api/form-body.ts';
import { EscudoDoTime } from '#web/campeonato/time.tsx';
import { Crest } from '#web/components/crest/crest.tsx';
import { shirtFrom } from '#web/components/crest/shirt.ts';
import { Button } from '#web/components/elements/button.tsx';
import { refreshView } from '#web/navigation/navigation.ts';
import { toast } from '#web/notices/toast.ts';
import { teamOf } from '#web/routes/campeonato/participante/lista-de-participantes.ts';
import { useT } from '#web/texts/texts.tsx';
import { ClubPicker } from './club-picker.tsx';
import styles from './crest-editor.module.css';

const LARGEST_BYTES = TIPOS_DE_ARQUIVO.times.maisBytes;
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
  const wear = (body: { escudo: Escudo; time_nome?: string }) =>
    during(() => api('PUT /api/participantes/:uuid', { params, body }));
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
  return { isBusy, wear, send };
}

type DesignProps = { name: string; shirt: Camisa; onChange(shirt: Camisa): void };

function Design({ name, shirt, onChange }: DesignProps) {
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

/** What is being tried on, before it is kept. */
type Choice = { readonly escudo: Escudo; readonly clube: Clube | null };

/** Colours to start from: those of what is worn, or of the club on the picture. */
function shirtBehind(escudo: Escudo, name: string): Camisa {
  return 'imagem' in escudo ? (clubeDoEscudo(escudo.imagem)?.camisa ?? camisaDe(name)) : escudo;
}

export default function CrestEditor({ one }: { one: Participante }) {
  const t = useT();
  const name = teamOf(one);
  const [choice, setChoice] = useState<Choice | null>(null);
  const [isNamed, setNamed] = useState(true);
  const input = useRef<HTMLInputElement>(null);
  const { isBusy, wear, send } = useCrest(one);
  const shown = choice?.escudo ?? one.escudo;
  // A team that has a name keeps it: only the crest was asked for.
  const newName = one.time_nome === null ? choice?.clube?.nome : undefined;
  const keep = async ({ escudo }: Choice) => {
    await wear({ escudo, ...(newName && isNamed && { time_nome: newName }) });
    setChoice(null);
  };
  return (
    <div className={styles.editor}>
      <figure className={styles.now}>
        <EscudoDoTime nome={name} escudo={shown} size={96} />
        <figcaption>{choice?.clube?.nome ?? t('inscricoes.escudo.atual')}</figcaption>
      </figure>
      <ClubPicker
        onChoose={(clube) => setChoice({ escudo: { imagem: escudoOficial(clube) }, clube })}
      />
      <Design
        name={name}
        shirt={shirtBehind(shown, name)}
        onChange={(escudo) => setChoice({ escudo, clube: null })}
      />
      {newName && (
        <label className={styles.named}>
          <input
            type="checkbox"
            checked={isNamed}
            onChange={({ currentTarget }) => setNamed(currentTarget.checked)}
          />
          {t('inscricoes.escudo.com_nome', { nome: newName })}
        </label>
      )}
      <Button
        variant="primary"
        big
        block
        disabled={isBusy || choice === null}
        onClick={() => choice && void keep(choice)}
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
            setChoice(null);
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
