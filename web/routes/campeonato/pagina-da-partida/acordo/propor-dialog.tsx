// The sheet on which a side proposes hours: one touch for those that people usually play at, a field for any other.
import { type SubmitEvent, useState } from 'react';
import { recusaDoHorario } from '#regras/acordo/propostas.ts';
import { rivalDe } from '#regras/vida/partida.ts';
import { Button, IconButton } from '#web/components/elements/button.tsx';
import { DateTimeField } from '#web/components/forms/date-time-field.tsx';
import { ProblemAlert } from '#web/components/forms/problem-alert.tsx';
import { ZoneNote } from '#web/components/match/zone-note.tsx';
import { Modal } from '#web/components/overlay/modal.tsx';
import { shortDateTime } from '#web/dates/short-date.ts';
import folha from '#web/routes/campeonato/partida/placar-dialog.module.css';
import { useOfficialTexts } from '#web/texts/texts.tsx';
import { nomeDoLado, nomesDosLados } from '../vida/lados.ts';
import styles from './acordo.module.css';
import { horariosRapidos } from './horarios-rapidos.ts';
import type { DoLado } from './situacao.ts';
import { useAcordo } from './use-acordo.ts';

type Props = DoLado & { onClose(): void };

/** Undefined while what is typed is no hour; null while nothing is. */
type CampoDeHorario = { readonly key: number; readonly at: string | null | undefined };

const EMPTY: CampoDeHorario = { key: 0, at: null };

function useCampos(most: number) {
  const [campos, setCampos] = useState<readonly CampoDeHorario[]>([EMPTY]);
  const next = Math.max(0, ...campos.map(({ key }) => key)) + 1;
  return {
    campos,
    chosen: campos.flatMap(({ at }) => at ?? []),
    isFull: campos.length >= most && campos.every(({ at }) => at !== null),
    set: (key: number, at: CampoDeHorario['at']) =>
      setCampos((now) => now.map((campo) => (campo.key === key ? { key, at } : campo))),
    more: () => setCampos([...campos, { key: next, at: null }]),
    drop: (key: number) => {
      const rest = campos.filter((campo) => campo.key !== key);
      setCampos(rest.length > 0 ? rest : [{ key: next, at: null }]);
    },
    /** Into the first empty field, as a new one: a field keeps what is typed by itself. */
    add: (at: string) => {
      const empty = campos.findIndex((campo) => campo.at === null);
      const kept = empty < 0 ? campos : campos.toSpliced(empty, 1);
      setCampos([...kept, { key: next, at }].slice(0, most));
    },
  };
}

/** Of each hour, why it cannot be proposed. */
function useErros(campos: readonly CampoDeHorario[], { acordo, dados }: DoLado) {
  const { t } = useOfficialTexts();
  const earlier = new Set<string>();
  return campos.map(({ at }) => {
    if (!at) return undefined;
    const refusal = recusaDoHorario(at, acordo.janela, dados.now);
    if (refusal) return t(`acordo.recusa.${refusal}`);
    if (earlier.has(at)) return t('acordo.folha.repetido');
    earlier.add(at);
    return undefined;
  });
}

function Janela({ acordo, dados }: Pick<DoLado, 'acordo' | 'dados'>) {
  const texts = useOfficialTexts();
  const { de, ate } = acordo.janela;
  if (!ate) return null;
  const words = (at: string) => shortDateTime(at, texts, dados.now);
  const isOpen = de === null || Date.parse(de) <= dados.now;
  return isOpen
    ? texts.t('acordo.folha.janela_ate', { ate: words(ate) })
    : texts.t('acordo.folha.janela', { de: words(de), ate: words(ate) });
}

export default function ProporDialog(props: Props) {
  const { dados, acordo, lado, onClose } = props;
  const texts = useOfficialTexts();
  const { t } = texts;
  const most = acordo.restam[lado];
  const { campos, chosen, isFull, set, more, drop, add } = useCampos(most);
  const [isTried, setTried] = useState(false);
  const { isBusy, problem, propor } = useAcordo(props);
  const errors = useErros(campos, props);
  const taken = [
    ...chosen,
    ...acordo.propostas.filter(({ estado }) => estado === 'aberta').map(({ horario }) => horario),
  ];
  const quick = isFull ? [] : horariosRapidos(acordo.janela, taken, dados.now);
  const isWrong = campos.some(({ at }, index) => at === undefined || errors[index]);
  const time = nomeDoLado(rivalDe(lado), nomesDosLados(dados));
  const isChange = dados.partida.confirmado_at !== null;
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    const form = event.currentTarget;
    if (isWrong || chosen.length === 0) {
      form.querySelector<HTMLElement>('[aria-invalid], [data-incomplete], input')?.focus();
      return;
    }
    if (await propor(chosen)) onClose();
  };
  return (
    <Modal title={t(`acordo.folha.${isChange ? 'pedir' : 'propor'}`)} onClose={onClose}>
      <form className={folha.form} noValidate onSubmit={(event) => void submit(event)}>
        <p className={styles.help}>
          {t('acordo.folha.ajuda', { time })} <Janela acordo={acordo} dados={dados} />
        </p>
        {quick.length > 0 && (
          <fieldset className={styles.quick}>
            <legend>{t('acordo.folha.rapidos')}</legend>
            {quick.map((at) => (
              <button key={at} type="button" onClick={() => add(at)}>
                {shortDateTime(at, texts, dados.now)}
              </button>
            ))}
          </fieldset>
        )}
        {campos.map(({ key, at }, index) => (
          <div key={key} className={styles.line}>
            <DateTimeField
              name={`horario-${key}`}
              label={t('acordo.folha.horario', { n: index + 1 })}
              value={at ?? null}
              error={errors[index]}
              onChange={(instant) => set(key, instant)}
            />
            {(campos.length > 1 || at !== null) && (
              <span className={styles.cross}>
                <IconButton
                  icon="close"
                  label={t('acordo.folha.tirar', { n: index + 1 })}
                  onClick={() => drop(key)}
                />
              </span>
            )}
          </div>
        ))}
        {campos.length < most && campos.every(({ at }) => at !== null) && (
          <Button icon="plus" onClick={more}>
            {t('acordo.folha.mais')}
          </Button>
        )}
        <ZoneNote now={dados.now} isOfficial />
        <div className={folha.foot}>
          <ProblemAlert
            texto={isTried && chosen.length === 0 ? t('acordo.folha.falta') : problem}
          />
          <Button type="submit" variant="primary" big block disabled={isBusy}>
            {isBusy
              ? t('acordo.folha.enviando')
              : t('acordo.folha.enviar', { n: Math.max(1, chosen.length) })}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
