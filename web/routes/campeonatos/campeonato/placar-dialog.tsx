import { useId, useState } from 'react';
import type { Partida } from '#contract/competicao.ts';
import type { Lancamento } from '#contract/partidas.ts';
import { ApiError } from '#web/api.ts';
import { api } from '#web/api-browser.ts';
import { Button } from '#web/components/button.tsx';
import { Modal } from '#web/components/overlay/modal.tsx';
import { Select } from '#web/components/select.tsx';
import { Stepper } from '#web/components/stepper.tsx';
import { refreshView } from '#web/navigation.ts';
import { useT } from '#web/texts.tsx';
import { toast } from '#web/toast.ts';
import type { DadosDaPagina } from './dados.ts';
import { Problema } from './gerenciar/problema.tsx';
import { Impacto } from './impacto.tsx';
import { nomeDe } from './lado.ts';
import styles from './placar-dialog.module.css';

type Tipo = 'placar' | 'wo' | 'wo_duplo' | 'adiar' | 'limpar';
type Par = readonly [number, number];

type Rascunho = {
  tipo: Tipo;
  gols: Par;
  prorrogacao: boolean;
  penaltis: Par | null;
  vencedor: 'mandante' | 'visitante';
  motivo: string;
};

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

function entryOf({ tipo, gols, prorrogacao, penaltis, vencedor }: Rascunho): Lancamento {
  if (tipo === 'wo') return { tipo, vencedor };
  if (tipo !== 'placar') return { tipo };
  const [mandante, visitante] = gols;
  const shootout = penaltis ? { penaltis: [...penaltis] as [number, number] } : {};
  return { tipo, mandante, visitante, prorrogacao, ...shootout };
}

/** How many later results would be undone, when the answer asks to agree to that. */
function undone(error: unknown): number {
  if (!(error instanceof ApiError) || error.status !== 409) return 0;
  const data = error.body?.data as { partidas?: { perde_resultado: boolean }[] } | undefined;
  return data?.partidas?.filter(({ perde_resultado }) => perde_resultado).length ?? 0;
}

const refused = (error: unknown): string | null =>
  error instanceof ApiError
    ? (Object.values(error.body?.validations ?? {}).flat()[0] ?? null)
    : null;

const LABELS = { goals: 'gols_de', penalties: 'penaltis_de' } as const;

type FieldsProps = {
  draft: Rascunho;
  names: readonly [string, string];
  /** Of a tie, and not the first of two legs. */
  decides: boolean;
  set(change: Partial<Rascunho>): void;
};

function Goals({
  pair,
  label,
  names,
  onChange,
}: {
  pair: Par;
  label: 'gols_de' | 'penaltis_de';
  names: readonly [string, string];
  onChange(pair: Par): void;
}) {
  const t = useT();
  const id = useId();
  return (
    <div className={styles.goals}>
      {([0, 1] as const).map((side) => {
        const name = t(`campeonato.placar.${label}`, { nome: names[side] });
        return (
          <div key={side}>
            <label htmlFor={`${id}${side}`}>{name}</label>
            <Stepper
              id={`${id}${side}`}
              name={name}
              value={pair[side]}
              min={0}
              max={99}
              onChange={(value) => onChange(side === 0 ? [value, pair[1]] : [pair[0], value])}
            />
          </div>
        );
      })}
    </div>
  );
}

function Check({
  label,
  checked,
  onChange,
}: {
  label: string;
  checked: boolean;
  onChange(on: boolean): void;
}) {
  return (
    <label className={styles.check}>
      <input
        type="checkbox"
        checked={checked}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      {label}
    </label>
  );
}

/** Extra time and penalties only where the tie can need them: in the match that decides it. */
function ScoreFields({ draft, names, decides, set }: FieldsProps) {
  const t = useT();
  return (
    <>
      <Goals
        pair={draft.gols}
        label={LABELS.goals}
        names={names}
        onChange={(gols) => set({ gols })}
      />
      {decides && (
        <div>
          <Check
            label={t('campeonato.placar.prorrogacao')}
            checked={draft.prorrogacao}
            onChange={(prorrogacao) => set({ prorrogacao })}
          />
          <Check
            label={t('campeonato.placar.penaltis')}
            checked={draft.penaltis !== null}
            onChange={(on) => set({ penaltis: on ? [0, 0] : null })}
          />
        </div>
      )}
      {decides && draft.penaltis && (
        <Goals
          pair={draft.penaltis}
          label={LABELS.penalties}
          names={names}
          onChange={(penaltis) => set({ penaltis })}
        />
      )}
    </>
  );
}

function Kind({
  draft,
  set,
  isChange,
}: Pick<FieldsProps, 'draft' | 'set'> & { isChange: boolean }) {
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

/** Whether this match can end its tie: a single one, or the second leg. */
function decidesTie({ confronto, perna, fase, rodada }: Partida, { campeonato }: DadosDaPagina) {
  const phase = campeonato.fases[fase - 1];
  if (confronto === null || !phase || !('pernas' in phase)) return false;
  const isLast = rodada === campeonato.resumo.rodadas;
  const legs = isLast && 'pernas_final' in phase ? phase.pernas_final : phase.pernas;
  return perna >= legs;
}

function Reason({ draft, set }: Pick<FieldsProps, 'draft' | 'set'>) {
  const t = useT();
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{t('campeonato.placar.motivo')}</label>
      <input
        id={id}
        className={styles.reason}
        required
        maxLength={500}
        value={draft.motivo}
        onChange={({ currentTarget }) => set({ motivo: currentTarget.value })}
      />
    </div>
  );
}

function useSave({ partida, onClose }: Props) {
  const t = useT();
  const [isSaving, setSaving] = useState(false);
  const [losing, setLosing] = useState(0);
  const [problem, setProblem] = useState<string | null>(null);
  const save = async (draft: Rascunho) => {
    setSaving(true);
    setProblem(null);
    try {
      await api('PUT /api/partidas/:uuid/placar', {
        params: { uuid: partida.uuid },
        body: {
          versao: partida.versao,
          lancamento: entryOf(draft),
          motivo: draft.motivo || null,
          ciente: losing > 0,
        },
      });
      const isScore = draft.tipo !== 'adiar' && draft.tipo !== 'limpar';
      toast.success(t(isScore ? 'campeonato.placar.salvo' : 'campeonato.placar.salvo_outro'));
      onClose();
      await refreshView();
    } catch (error) {
      setLosing(undone(error));
      setProblem(refused(error));
    } finally {
      setSaving(false);
    }
  };
  return { isSaving, losing, problem, save };
}

/** The organiser's sheet: the score is final at once; a change shows first what else it moves. */
export default function PlacarDialog(props: Props) {
  const { partida, pagina, onClose } = props;
  const t = useT();
  const [draft, setDraft] = useState(() => draftOf(partida));
  const { isSaving, losing, problem, save } = useSave(props);
  const set = (change: Partial<Rascunho>) => setDraft((now) => ({ ...now, ...change }));
  const name = (side: Partida['mandante']) => nomeDe(pagina.gente, side.participante ?? '');
  const names = [name(partida.mandante), name(partida.visitante)] as const;
  const isScore = draft.tipo === 'placar';
  const isWalkover = draft.tipo === 'wo';
  const isChange = partida.placar !== null || partida.wo !== null;
  const action = losing > 0 ? 'salvar_mesmo' : isSaving ? 'salvando' : 'salvar';
  return (
    <Modal title={`${names[0]} × ${names[1]}`} onClose={onClose}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void save(draft);
        }}
      >
        <Kind draft={draft} set={set} isChange={isChange} />
        {isScore && (
          <ScoreFields
            draft={draft}
            names={names}
            decides={decidesTie(partida, pagina)}
            set={set}
          />
        )}
        {isWalkover && (
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
        )}
        {isChange && <Reason draft={draft} set={set} />}
        {isChange && <Impacto partida={partida} lancamento={entryOf(draft)} pagina={pagina} />}
        <Problema texto={problem} />
        {losing > 0 && (
          <p role="alert" className={styles.losing}>
            {t('campeonato.placar.desfaz', { n: losing })}
          </p>
        )}
        <Button type="submit" variant="primary" big block disabled={isSaving}>
          {t(`campeonato.placar.${action}`)}
        </Button>
      </form>
    </Modal>
  );
}
