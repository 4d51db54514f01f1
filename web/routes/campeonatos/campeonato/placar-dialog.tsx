import { type SubmitEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Partida } from '#contract/competicao.ts';
import type { Lancamento } from '#contract/partidas.ts';
import { ApiError } from '#web/api.ts';
import { quietApi, showFailure } from '#web/api-browser.ts';
import { Button } from '#web/components/button.tsx';
import { Field } from '#web/components/field.tsx';
import { Modal } from '#web/components/overlay/modal.tsx';
import { Select } from '#web/components/select.tsx';
import { formatDateTime } from '#web/date-time.ts';
import { matchLine } from '#web/match-line.ts';
import { refreshView } from '#web/navigation.ts';
import { type Translate, useT } from '#web/texts.tsx';
import { toast } from '#web/toast.ts';
import type { DadosDaPagina } from './dados.ts';
import { useEndereco } from './endereco.ts';
import { Problema } from './gerenciar/problema.tsx';
import { Impacto, useImpacto } from './impacto.tsx';
import { nomeDe } from './lado.ts';
import { DepoisDoPrazo, PlacarDoWo } from './pelo-regulamento.tsx';
import { CamposDoPlacar, type Placar, useConfronto } from './placar-campos.tsx';
import { type Penaltis, penaltisDoJogo } from './placar-confronto.ts';
import styles from './placar-dialog.module.css';

type Tipo = 'placar' | 'wo' | 'wo_duplo' | 'adiar' | 'limpar';
type Rascunho = Placar & {
  tipo: Tipo;
  vencedor: 'mandante' | 'visitante';
  motivo: string;
};

const EMPTY = { gols: [0, 0], prorrogacao: false, penaltis: null } satisfies Partial<Rascunho>;

function draftOf({ placar, wo }: Partida): Rascunho {
  return {
    tipo: wo === 'duplo' ? 'wo_duplo' : wo ? 'wo' : 'placar',
    gols: placar ? [placar.mandante, placar.visitante] : [0, 0],
    prorrogacao: placar?.prorrogacao ?? false,
    penaltis: placar?.penaltis ?? null,
    vencedor: wo === 'mandante' ? 'visitante' : 'mandante',
    motivo: '',
  };
}

/** The line of a match as the specification has it. */
const whereOf = ({ estadio, local, confirmado_at, jogo_previsto_at }: Partida) =>
  matchLine({
    estadio,
    local,
    confirmado_at: confirmado_at && formatDateTime(confirmado_at),
    jogo_previsto_at: jogo_previsto_at && formatDateTime(jogo_previsto_at),
  });

/** Penalties typed before the goals changed do not go along when they no longer decide. */
function shootoutOf({ penaltis }: Rascunho, due: Penaltis | null) {
  if (due === 'no') return null;
  return due === 'needed' ? (penaltis ?? [0, 0]) : penaltis;
}

function entryOf(draft: Rascunho, due: Penaltis | null): Lancamento {
  const { tipo, gols, prorrogacao, vencedor } = draft;
  if (tipo === 'wo') return { tipo, vencedor };
  if (tipo !== 'placar') return { tipo };
  const [mandante, visitante] = gols;
  const penaltis = shootoutOf(draft, due);
  const shootout = penaltis ? { penaltis: [...penaltis] as [number, number] } : {};
  return { tipo, mandante, visitante, prorrogacao, ...shootout };
}

/** How many later results would be undone, when the answer asks to agree to that. */
function undone(error: unknown): number {
  if (!(error instanceof ApiError) || error.status !== 409) return 0;
  const data = error.body?.data as { partidas?: { perde_resultado: boolean }[] } | undefined;
  return data?.partidas?.filter(({ perde_resultado }) => perde_resultado).length ?? 0;
}

const REASON = 'motivo';

type Recusa = { readonly motivo?: string | undefined; readonly outra: string | null };

const ACCEPTED: Recusa = { outra: null };

/** The reason is said at its field, anything else above the button. */
function refused(error: unknown, t: Translate): Recusa {
  if (!(error instanceof ApiError)) return ACCEPTED;
  if (error.status === 0) return { outra: t('campeonato.placar.sem_conexao') };
  const { motivo = [], ...others } = error.body?.validations ?? {};
  return { motivo: motivo[0], outra: Object.values(others).flat()[0] ?? null };
}

type FieldsProps = { draft: Rascunho; set(change: Partial<Rascunho>): void };

function Kind({ draft, set, isChange }: FieldsProps & { isChange: boolean }) {
  const t = useT();
  const kinds = [
    ['placar', 'jogo'],
    ['wo', 'wo'],
    ['wo_duplo', 'wo_duplo'],
    ['adiar', 'adiar'],
    ...(isChange ? ([['limpar', 'limpar']] as const) : []),
  ] as const;
  return (
    <Select
      aria-label={t('campeonato.placar.tipo')}
      value={draft.tipo}
      options={kinds.map(([value, key]) => ({ value, label: t(`campeonato.placar.${key}`) }))}
      onChange={({ currentTarget }) => set({ tipo: currentTarget.value as Tipo })}
    />
  );
}

type Props = { partida: Partida; pagina: DadosDaPagina; onClose(): void };

type WalkoverProps = FieldsProps & Omit<Props, 'onClose'> & { names: readonly [string, string] };

function Walkover({ draft, set, names, partida, pagina }: WalkoverProps) {
  const t = useT();
  const [vencedor, perdedor] = draft.vencedor === 'mandante' ? names : names.toReversed();
  return (
    <>
      <Select
        aria-label={t('campeonato.placar.venceu')}
        value={draft.vencedor}
        options={[
          { value: 'mandante', label: t('campeonato.placar.venceu_quem', { nome: names[0] }) },
          { value: 'visitante', label: t('campeonato.placar.venceu_quem', { nome: names[1] }) },
        ]}
        onChange={({ currentTarget }) =>
          set({ vencedor: currentTarget.value as Rascunho['vencedor'] })
        }
      />
      <PlacarDoWo
        partida={partida}
        pagina={pagina}
        vencedor={vencedor ?? ''}
        perdedor={perdedor ?? ''}
      />
    </>
  );
}

function Reason({ draft, set, error }: FieldsProps & { error: string | undefined }) {
  const t = useT();
  return (
    <Field
      name={REASON}
      label={t('campeonato.placar.motivo')}
      error={error}
      required
      maxLength={500}
      value={draft.motivo}
      onChange={({ currentTarget }) => set({ motivo: currentTarget.value })}
    />
  );
}

/** A list that follows the current round would run away with the last score: it is held where it is. */
function useStay({ partida, pagina }: Props): () => Promise<void> {
  const navigate = useNavigate();
  const { dados, campeonato } = pagina;
  const endereco = useEndereco(campeonato.id);
  if (dados.aba !== 'jogos' || dados.jogos.time) return refreshView;
  const { fase, rodada } = partida;
  const here = endereco({ aba: dados.aba, fase, rodada });
  return async () => navigate(here, { replace: true, preventScrollReset: true });
}

function useSave(props: Props) {
  const { partida, onClose } = props;
  const t = useT();
  const refresh = useStay(props);
  const [isSaving, setSaving] = useState(false);
  const [losing, setLosing] = useState(0);
  const [problem, setProblem] = useState<Recusa>(ACCEPTED);
  const save = async (draft: Rascunho, lancamento: Lancamento, isAware: boolean) => {
    setSaving(true);
    setProblem(ACCEPTED);
    try {
      await quietApi('PUT /api/partidas/:uuid/placar', {
        params: { uuid: partida.uuid },
        body: {
          versao: partida.versao,
          lancamento,
          motivo: draft.motivo || null,
          ciente: isAware,
        },
      });
      const isScore = draft.tipo !== 'adiar' && draft.tipo !== 'limpar';
      toast.success(t(isScore ? 'campeonato.placar.salvo' : 'campeonato.placar.salvo_outro'));
      onClose();
      await refresh();
    } catch (error) {
      const lost = undone(error);
      setLosing(lost);
      setProblem(refused(error, t));
      // What would be undone is said at the button, and only there.
      if (lost === 0 && error instanceof ApiError) await showFailure(error);
    } finally {
      setSaving(false);
    }
  };
  return { isSaving, losing, problem, save };
}

/** A number that cannot be a score is refused where it was typed: another one is never saved. */
function hasOnlyScores(form: HTMLFormElement): boolean {
  const wrong = form.querySelector<HTMLElement>('input[type=number][aria-invalid]');
  wrong?.focus();
  return wrong === null;
}

/** The organiser's sheet: the score is final at once; a change shows first what else it moves. */
export default function PlacarDialog(props: Props) {
  const { partida, pagina, onClose } = props;
  const t = useT();
  const [draft, setDraft] = useState(() => draftOf(partida));
  const { isSaving, losing: refusedFor, problem, save } = useSave(props);
  const tie = useConfronto(partida, pagina, draft);
  const fase = pagina.campeonato.fases[partida.fase - 1];
  const penaltis = penaltisDoJogo(partida, { tie, fase }, draft);
  const entry = entryOf(draft, penaltis);
  const isChange = partida.placar !== null || partida.wo !== null;
  const { movido, lost } = useImpacto({ partida, lancamento: entry, isChange });
  const losing = lost || refusedFor;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (hasOnlyScores(event.currentTarget)) void save(draft, entry, losing > 0);
  };
  const set = (change: Partial<Rascunho>) => setDraft((now) => ({ ...now, ...change }));
  const name = (side: Partida['mandante']) => nomeDe(pagina.gente, side.participante ?? '');
  const names = [name(partida.mandante), name(partida.visitante)] as const;
  const isScore = draft.tipo === 'placar';
  const isWalkover = draft.tipo === 'wo';
  const action = losing > 0 ? 'salvar_mesmo' : isSaving ? 'salvando' : 'salvar';
  return (
    <Modal
      title={t(isChange ? 'campeonato.placar.corrigir' : 'campeonato.jogos.lancar')}
      onClose={onClose}
    >
      <form className={styles.form} noValidate onSubmit={submit}>
        <p className={styles.where}>
          {!isScore && <b>{names.join(' × ')}</b>}
          {whereOf(partida)}
        </p>
        <DepoisDoPrazo
          partida={partida}
          pagina={pagina}
          onFill={(tipo) => set({ ...EMPTY, tipo })}
        />
        <Kind draft={draft} set={set} isChange={isChange} />
        {isScore && (
          <CamposDoPlacar
            partida={partida}
            placar={draft}
            names={names}
            tie={tie}
            penaltis={penaltis}
            pagina={pagina}
            set={set}
          />
        )}
        {isWalkover && <Walkover {...props} draft={draft} set={set} names={names} />}
        {isChange && <Reason draft={draft} set={set} error={problem.motivo} />}
        {isChange && movido && <Impacto movido={movido} pagina={pagina} />}
        <div className={styles.foot}>
          <Problema texto={problem.outra} />
          {losing > 0 && (
            <p role="alert" className={styles.losing}>
              {t('campeonato.placar.desfaz', { n: losing })}
            </p>
          )}
          <Button type="submit" variant="primary" big block disabled={isSaving}>
            {t(`campeonato.placar.${action}`)}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
