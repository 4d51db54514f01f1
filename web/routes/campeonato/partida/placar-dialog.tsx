import { type RefObject, type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { Partida } from '#contract/partidas.ts';
import { BRASILIA } from '#regras/agenda/brasilia.ts';
import type { Fase } from '#regras/configuracao/fases.ts';
import { temTabela } from '#regras/configuracao/formato.ts';
import { campeaoQueMuda } from '#web/campeonato/efeitos/fim-que-muda.ts';
import { nomeEm } from '#web/campeonato/gente.ts';
import { nomeDe } from '#web/campeonato/lado.ts';
import { matchLine } from '#web/campeonato/match-line.ts';
import { type Movido, Movimentos } from '#web/campeonato/movimentos.tsx';
import { useRecemLancado } from '#web/campeonato/recem-lancado.ts';
import { Button } from '#web/components/elements/button.tsx';
import { Field } from '#web/components/forms/field.tsx';
import { ProblemAlert } from '#web/components/forms/problem-alert.tsx';
import { Select } from '#web/components/forms/select.tsx';
import { Modal } from '#web/components/overlay/modal.tsx';
import { formatDateTime } from '#web/dates/date-time.ts';
import { useT, useTexts } from '#web/texts/texts.tsx';
import { desfeitosEmPalavras } from './desfeitos-em-palavras.ts';
import { useImpacto } from './impacto-do-placar.ts';
import { DepoisDoPrazo } from './pelo-regulamento.tsx';
import { NovaData } from './placar-adiar.tsx';
import { CamposDoPlacar, useConfronto } from './placar-campos.tsx';
import { EfeitoNoJogo } from './placar-cancelar.tsx';
import { penaltisDoJogo } from './placar-confronto.ts';
import { useDesfazer } from './placar-desfazer.ts';
import styles from './placar-dialog.module.css';
import { PlacarEmResumo } from './placar-em-resumo.tsx';
import {
  draftOf,
  EMPTY,
  entryOf,
  type Rascunho,
  sobreOJogo,
  soFaltamPenaltis,
  type TipoDeLancamento,
} from './placar-rascunho.ts';
import { type Recusa, type SheetProps, useSave, WORDS } from './placar-salvar.ts';
import { CamposDoWo } from './placar-wo.tsx';
import { Restaurar } from './volta/restaurar.tsx';

/** The line of a match as the specification has it. */
const whereOf = ({ estadio, local, confirmado_at, jogo_previsto_at }: Partida, zone: string) =>
  matchLine({
    estadio,
    local,
    confirmado_at: confirmado_at && formatDateTime(confirmado_at, zone),
    jogo_previsto_at: jogo_previsto_at && formatDateTime(jogo_previsto_at, zone),
  });

const REASON = 'motivo';

type FieldsProps = { draft: Rascunho; set(change: Partial<Rascunho>): void };

/** What it moves is told before: of a change, of a match called off, and of a W.O. where so many put a team out. */
const isToldBefore = (isChange: boolean, { tipo }: Rascunho, fase: Fase | undefined) =>
  isChange ||
  tipo === 'cancelar' ||
  (tipo === 'wo' && fase !== undefined && temTabela(fase) && fase.tabela.wo.limite !== null);

const ALWAYS = [
  ['placar', 'jogo'],
  ['wo', 'wo'],
  ['adiar', 'adiar'],
] as const;
const CALL_OFF = ['cancelar', 'cancelar'] as const;

type KindProps = FieldsProps & { isChange: boolean; wasOff: boolean };

function Kind({ draft, set, isChange, wasOff }: KindProps) {
  const t = useT();
  const kinds = wasOff
    ? [['limpar', 'retomar'] as const, ...ALWAYS]
    : [...ALWAYS, CALL_OFF, ...(isChange ? [['limpar', 'limpar'] as const] : [])];
  return (
    <Select
      aria-label={t('campeonato.placar.tipo')}
      value={draft.tipo}
      options={kinds.map(([value, key]) => ({ value, label: t(`campeonato.placar.${key}`) }))}
      onChange={({ currentTarget }) => set({ tipo: currentTarget.value as TipoDeLancamento })}
    />
  );
}

/** Fresh from this tab: taken back without a reason. */
function JustEntered({ partida, pagina, onClose }: SheetProps) {
  const t = useT();
  const takeBack = useDesfazer(pagina);
  const isFresh = useRecemLancado(partida.uuid);
  if (!isFresh) return null;
  const undo = () => {
    onClose();
    void takeBack(partida);
  };
  return (
    <div className={styles.fresh}>
      <p>{t('campeonato.placar.acabou_de_lancar')}</p>
      <Button onClick={undo}>{t('campeonato.placar.desfazer')}</Button>
    </div>
  );
}

type ReasonProps = FieldsProps & { label: 'motivo' | 'motivo_lido'; error: string | undefined };

function Reason({ draft, set, label, error }: ReasonProps) {
  const t = useT();
  return (
    <Field
      name={REASON}
      label={t(`campeonato.placar.${label}`)}
      error={error}
      required
      maxLength={500}
      value={draft.motivo}
      onChange={({ currentTarget }) => set({ motivo: currentTarget.value })}
    />
  );
}

/** A number that cannot be a score, or half a date, is refused where it was typed: nothing else is saved. */
function isWellTyped(form: HTMLFormElement): boolean {
  const wrong = form.querySelector<HTMLElement>(
    'input[type=number][aria-invalid], input[data-incomplete]',
  );
  // Left and entered again: a date says what is wrong with it when it is left.
  wrong?.blur();
  wrong?.focus();
  return wrong === null;
}

/** What was refused at its field has the focus, in the middle: at the end of the sheet it would be below the foot. */
function useFocusOnRefused({ motivo, novaData }: Recusa): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!motivo && !novaData) return;
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid]');
    wrong?.focus({ preventScroll: true });
    wrong?.scrollIntoView({ block: 'center' });
  }, [motivo, novaData]);
  return form;
}

type FootProps = {
  pagina: SheetProps['pagina'];
  /** What it moves is listed above; behind figures it is out of sight on a phone. */
  isTold: boolean;
  isScore: boolean;
  words: (typeof WORDS)[keyof typeof WORDS];
  problem: Recusa;
  losing: number;
  isSaving: boolean;
  movido: Movido | null;
};

/** On a phone what else moves lies below the button: that the champion changes is said above it. */
function Campeao({ movido }: Pick<FootProps, 'movido'>) {
  const t = useT();
  if (!movido?.campeao) return null;
  const nome = (uuid: string) => nomeEm(movido.gente ?? {}, uuid);
  return <p className={styles.losing}>{campeaoQueMuda(movido.campeao, nome, t)}</p>;
}

const toMovements = (form: HTMLFormElement | null) =>
  form?.querySelector('section[aria-live]')?.scrollIntoView({ block: 'nearest' });

function Foot(props: FootProps) {
  const { pagina, isTold, isScore, words, problem, losing, isSaving, movido } = props;
  const t = useT();
  const own = useRef<HTMLDivElement>(null);
  const { outra, pergunta } = problem;
  const undoes = desfeitosEmPalavras(losing, { movido, gente: pagina.gente }, t);
  const asked = undoes ?? pergunta;
  const { save, anyway } = words;
  const action = asked ? anyway : isSaving ? 'salvando' : save;
  return (
    <div className={styles.foot} ref={own}>
      <ProblemAlert texto={outra} />
      {isTold && isScore && movido && (
        <PlacarEmResumo
          movido={movido}
          gente={pagina.gente}
          onOpen={() => toMovements(own.current?.closest('form') ?? null)}
        />
      )}
      <Campeao movido={movido} />
      {asked && (
        <p role="alert" className={styles.losing}>
          {asked}
        </p>
      )}
      <Button type="submit" variant="primary" big block disabled={isSaving}>
        {t(`campeonato.placar.${action}`)}
      </Button>
    </div>
  );
}

/** The organiser's sheet, and after a correction that was taken back what may return with it. */
export default function PlacarDialog(props: SheetProps) {
  const work = useSave(props);
  if (work.offered.jogos.length > 0) return <Restaurar {...props} oferta={work.offered} />;
  return <Folha {...props} work={work} />;
}

/** The score is final at once; a change shows first what else it moves. */
function Folha({ work, ...props }: SheetProps & { work: ReturnType<typeof useSave> }) {
  const { partida, pagina, comeco, onClose } = props;
  const { t, zone } = useTexts();
  const [begun] = useState(() => ({ ...draftOf(partida), ...comeco }));
  const [draft, setDraft] = useState(begun);
  const { isSaving, losing: refusedFor, problem, save, forget } = work;
  const [isTried, setTried] = useState(false);
  const form = useFocusOnRefused(problem);
  const tie = useConfronto(partida, pagina, draft);
  const fase = pagina.campeonato.fases[partida.fase - 1];
  const penaltis = penaltisDoJogo(partida, { tie, fase }, draft);
  const { wasOff, isChange, acao, titulo, asks } = sobreOJogo(partida, draft);
  const stays = (draft.tipo === 'cancelar' && tie?.naoCancela) || null;
  const entry = stays ? null : entryOf(draft, penaltis);
  const isTold = isToldBefore(isChange, draft, fase);
  const { movido, lost } = useImpacto({ partida, lancamento: entry, isChange: isTold });
  const losing = lost || refusedFor;
  const isAsked = losing > 0 || Boolean(problem.pergunta);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    setTried(true);
    if (!entry) form.querySelector<HTMLElement>('input[type=radio]')?.focus();
    else if (isWellTyped(form)) void save(draft, entry, isAsked);
  };
  const set = (change: Partial<Rascunho>) => {
    forget();
    setDraft((now) => ({ ...now, ...change }));
  };
  const name = (side: Partida['mandante']) => nomeDe(pagina.gente, side.participante ?? '');
  const names = [name(partida.mandante), name(partida.visitante)] as const;
  const isScore = draft.tipo === 'placar';
  const isWalkover = draft.tipo === 'wo';
  const isPutOff = draft.tipo === 'adiar';
  return (
    <Modal title={t(`campeonato.placar.${titulo}`)} onClose={onClose}>
      <form ref={form} className={styles.form} noValidate onSubmit={submit}>
        <p className={styles.where}>
          {!isScore && <b>{names.join(' × ')}</b>}
          {whereOf(partida, isPutOff ? BRASILIA : zone)}
        </p>
        <DepoisDoPrazo
          partida={partida}
          pagina={pagina}
          draft={draft}
          onFill={(tipo) => set({ ...EMPTY, tipo })}
        />
        {isChange && <JustEntered {...props} />}
        <Kind draft={draft} set={set} isChange={isChange} wasOff={wasOff} />
        {isScore && (
          <CamposDoPlacar
            partida={partida}
            placar={draft}
            names={names}
            tie={tie}
            penaltis={penaltis}
            pagina={pagina}
            hasGoals={soFaltamPenaltis(draft, { partida, begun, comeco })}
            set={set}
          />
        )}
        {isWalkover && (
          <CamposDoWo
            partida={partida}
            pagina={pagina}
            names={names}
            ausente={draft.wo_de}
            isMissing={isTried && draft.wo_de === null}
            onChange={(wo_de) => set({ wo_de })}
          />
        )}
        {isPutOff && (
          <NovaData error={problem.novaData} onChange={(novaData) => set({ novaData })} />
        )}
        <EfeitoNoJogo partida={partida} tipo={draft.tipo} recusa={stays} />
        {!stays && asks && <Reason draft={draft} set={set} label={asks} error={problem.motivo} />}
        {isTold && movido && <Movimentos movido={movido} gente={pagina.gente} />}
        {!stays && (
          <Foot
            pagina={pagina}
            isTold={isTold}
            isScore={isScore}
            words={WORDS[acao]}
            problem={problem}
            losing={losing}
            isSaving={isSaving}
            movido={movido}
          />
        )}
      </form>
    </Modal>
  );
}
