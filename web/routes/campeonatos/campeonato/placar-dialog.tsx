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
import { nomeDe } from './lado.ts';
import styles from './placar-dialog.module.css';

type Tipo = 'placar' | 'wo' | 'wo_duplo' | 'adiar' | 'limpar';
type Par = readonly [number, number];

type Rascunho = {
  tipo: Tipo;
  gols: Par;
  penaltis: Par | null;
  vencedor: 'mandante' | 'visitante';
  motivo: string;
};

function draftOf({ placar }: Partida): Rascunho {
  return {
    tipo: 'placar',
    gols: placar ? [placar.mandante, placar.visitante] : [0, 0],
    penaltis: placar?.penaltis ?? null,
    vencedor: 'mandante',
    motivo: '',
  };
}

function entryOf({ tipo, gols, penaltis, vencedor }: Rascunho): Lancamento {
  if (tipo === 'wo') return { tipo, vencedor };
  if (tipo !== 'placar') return { tipo };
  const [mandante, visitante] = gols;
  const shootout =
    mandante === visitante && penaltis ? { penaltis: [...penaltis] as [number, number] } : {};
  return { tipo, mandante, visitante, prorrogacao: false, ...shootout };
}

/** How many later results would be undone, when the answer asks to agree to that. */
function undone(error: unknown): number {
  if (!(error instanceof ApiError) || error.status !== 409) return 0;
  const data = error.body?.data as { partidas?: { perde_resultado: boolean }[] } | undefined;
  return data?.partidas?.filter(({ perde_resultado }) => perde_resultado).length ?? 0;
}

const LABELS = { goals: 'gols_de', penalties: 'penaltis_de' } as const;

type FieldsProps = {
  draft: Rascunho;
  names: readonly [string, string];
  isTie: boolean;
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

function ScoreFields({ draft, names, isTie, set }: FieldsProps) {
  const t = useT();
  const isLevel = draft.gols[0] === draft.gols[1];
  return (
    <>
      <Goals
        pair={draft.gols}
        label={LABELS.goals}
        names={names}
        onChange={(gols) => set({ gols })}
      />
      {isTie && isLevel && (
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={draft.penaltis !== null}
            onChange={({ currentTarget }) =>
              set({ penaltis: currentTarget.checked ? [0, 0] : null })
            }
          />
          {t('campeonato.placar.penaltis')}
        </label>
      )}
      {isTie && isLevel && draft.penaltis && (
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

function Kind({ draft, set }: Pick<FieldsProps, 'draft' | 'set'>) {
  const t = useT();
  const kinds = [
    ['placar', 'jogo'],
    ['wo', 'wo'],
    ['wo_duplo', 'wo_duplo'],
    ['adiar', 'adiar'],
    ['limpar', 'limpar'],
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

/** The organiser's sheet: the score is final at once; a change that undoes later results says so first. */
export default function PlacarDialog({ partida, pagina, onClose }: Props) {
  const t = useT();
  const reasonId = useId();
  const [draft, setDraft] = useState(() => draftOf(partida));
  const [isSaving, setSaving] = useState(false);
  const [losing, setLosing] = useState(0);
  const set = (change: Partial<Rascunho>) => setDraft((now) => ({ ...now, ...change }));
  const name = (side: Partida['mandante']) => nomeDe(pagina.gente, side.participante ?? '');
  const names = [name(partida.mandante), name(partida.visitante)] as const;
  const isScore = draft.tipo === 'placar';
  const isWalkover = draft.tipo === 'wo';
  const isChange = partida.placar !== null || partida.wo !== null;

  async function save(): Promise<void> {
    setSaving(true);
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
      toast.success(t('campeonato.placar.salvo'));
      onClose();
      await refreshView();
    } catch (error) {
      setLosing(undone(error));
    } finally {
      setSaving(false);
    }
  }

  return (
    <Modal title={`${names[0]} × ${names[1]}`} onClose={onClose}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <Kind draft={draft} set={set} />
        {isScore && (
          <ScoreFields draft={draft} names={names} isTie={partida.confronto !== null} set={set} />
        )}
        {isWalkover && (
          <Select
            aria-label={t('campeonato.placar.venceu')}
            value={draft.vencedor}
            options={[
              { value: 'mandante', label: names[0] },
              { value: 'visitante', label: names[1] },
            ]}
            onChange={({ currentTarget }) =>
              set({ vencedor: currentTarget.value as Rascunho['vencedor'] })
            }
          />
        )}
        {isChange && (
          <div>
            <label htmlFor={reasonId}>{t('campeonato.placar.motivo')}</label>
            <input
              id={reasonId}
              className={styles.reason}
              required
              maxLength={500}
              value={draft.motivo}
              onChange={({ currentTarget }) => set({ motivo: currentTarget.value })}
            />
          </div>
        )}
        {losing > 0 && (
          <p role="alert" className={styles.losing}>
            {t('campeonato.placar.desfaz', { n: losing })}
          </p>
        )}
        <Button type="submit" variant="primary" big block disabled={isSaving}>
          {t(
            losing > 0
              ? 'campeonato.placar.salvar_mesmo'
              : isSaving
                ? 'campeonato.placar.salvando'
                : 'campeonato.placar.salvar',
          )}
        </Button>
      </form>
    </Modal>
  );
}
