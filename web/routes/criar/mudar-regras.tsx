// Before the count of a table changes under results that are there: what moves, why, and that all are told.
import { type SubmitEvent, useEffect, useState } from 'react';
import type { Fase } from '#regras/configuracao/fases.ts';
import { quietApi } from '#web/api/api-browser.ts';
import type { Gente } from '#web/campeonato/gente.ts';
import { type Movido, Movimentos } from '#web/campeonato/movimentos.tsx';
import { Button } from '#web/components/elements/button.tsx';
import { Field } from '#web/components/forms/field.tsx';
import { Modal } from '#web/components/overlay/modal.tsx';
import { useT } from '#web/texts/texts.tsx';
import styles from './mudar-regras.module.css';

type Previa = { readonly movido: Movido; readonly gente: Gente };

async function previaDe(id: string, fases: readonly Fase[]): Promise<Previa> {
  const params = { id };
  const [{ data: movido }, { data: todos }] = await Promise.all([
    quietApi('POST /api/campeonatos/:id/impacto', { params, body: { fases: [...fases] } }),
    quietApi('GET /api/campeonatos/:id/participantes', { params }),
  ]);
  return { movido, gente: Object.fromEntries(todos.map((one) => [one.uuid, one])) };
}

type Props = {
  id: string;
  fases: readonly Fase[];
  isBusy: boolean;
  error: string | undefined;
  onYes(motivo: string): void;
  onClose(): void;
};

export function MudarRegras({ id, fases, isBusy, error, onYes, onClose }: Props) {
  const t = useT();
  const [previa, setPrevia] = useState<Previa | null>(null);
  const [isFailed, setFailed] = useState(false);
  const [motivo, setMotivo] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: nothing changes behind the window
  useEffect(() => {
    previaDe(id, fases).then(setPrevia, () => setFailed(true));
  }, []);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onYes(motivo.trim());
  };
  return (
    <Modal title={t('criar.mudar_regras.titulo')} onClose={onClose}>
      <form className={styles.form} noValidate onSubmit={submit}>
        <p>{t('criar.mudar_regras.texto')}</p>
        {!previa && !isFailed && <p role="status">{t('criar.mudar_regras.calculando')}</p>}
        {isFailed && <p role="alert">{t('criar.mudar_regras.falhou')}</p>}
        {previa && <Movimentos {...previa} />}
        <Field
          name="motivo"
          label={t('criar.mudar_regras.motivo')}
          error={error}
          required
          maxLength={500}
          value={motivo}
          onChange={({ currentTarget }) => setMotivo(currentTarget.value)}
        />
        <Button type="submit" variant="primary" big block disabled={isBusy || !previa}>
          {t('criar.mudar_regras.confirmar')}
        </Button>
        <Button block onClick={onClose}>
          {t('criar.mudar_regras.voltar')}
        </Button>
      </form>
    </Modal>
  );
}
