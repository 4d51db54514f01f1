// The picture of the receipt: sent as soon as it is chosen.
import { type ChangeEvent, useState } from 'react';
import { ApiError } from '#web/api/api.ts';
import { quietApi, showFailure } from '#web/api/api-browser.ts';
import { formBody } from '#web/api/form-body.ts';
import { enderecoDoComprovante } from '#web/campeonato/taxa.ts';
import { ProblemAlert } from '#web/components/forms/problem-alert.tsx';
import { refreshView } from '#web/navigation/navigation.ts';
import { toast } from '#web/notices/toast.ts';
import { encolher } from '#web/routes/campeonato/pagina-da-partida/provas/encolher.ts';
import { useT } from '#web/texts/texts.tsx';
import type { DadosDoPagamento, ParcelaAPagar } from './carregar.ts';
import styles from './pagamento.module.css';

type Props = DadosDoPagamento & { parcela: ParcelaAPagar };

const SENDABLE = ['devida', 'enviada', 'recusada'];

export function Comprovante({ campeonato, taxa, parcela }: Props) {
  const t = useT();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { participante } = taxa;
  const mayEnter = SENDABLE.includes(parcela.estado);
  const send = async (file: File) => {
    const comprovante = await encolher(file);
    if (!comprovante) return setProblem(t('taxas.pagar.ilegivel'));
    const params = { id: campeonato.id, participante, parcela: String(parcela.parcela) };
    await quietApi('PUT /api/campeonatos/:id/taxas/:participante/:parcela/comprovante', {
      params,
      form: formBody({ comprovante }),
    });
    toast.success(t('taxas.pagar.mandado'));
    await refreshView();
  };
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    target.value = '';
    if (!file) return;
    setBusy(true);
    setProblem(null);
    try {
      await send(file);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const [wrong] = Object.values(error.body?.validations ?? {}).flat();
      setProblem(wrong ?? null);
      if (!wrong) await showFailure(error);
    } finally {
      setBusy(false);
    }
  };
  if (!mayEnter && !parcela.comprovante) return null;
  const address = enderecoDoComprovante(campeonato.id, { participante, ...parcela });
  const label = parcela.comprovante ? 'trocar' : 'mandar';
  return (
    <div className={styles.receipt}>
      {parcela.comprovante && (
        <a href={address} target="_blank" rel="noreferrer">
          <img src={address} alt={t('taxas.pagar.seu_comprovante')} loading="lazy" />
        </a>
      )}
      <div className={styles.send}>
        {mayEnter && !parcela.comprovante && <p>{t('taxas.pagar.ja_pagou')}</p>}
        {mayEnter && (
          <label className={styles.pick} data-busy={isBusy ? '' : undefined}>
            <input
              type="file"
              accept="image/*"
              disabled={isBusy}
              onChange={(event) => void choose(event)}
            />
            {t(isBusy ? 'taxas.pagar.mandando' : `taxas.pagar.${label}`)}
          </label>
        )}
        <small>{t('taxas.pagar.quem_ve')}</small>
        <ProblemAlert texto={problem} />
      </div>
    </div>
  );
}
