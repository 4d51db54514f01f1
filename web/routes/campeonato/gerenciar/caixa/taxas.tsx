// The fees of all entries in three lists: receipts to look at, to pay, and done. Ticked ones are confirmed at once.
import { useState } from 'react';
import type { TaxaDeAlguem } from '#contract/campeonato/taxas.ts';
import { type EstadoDaTaxa, podeMudarTaxa } from '#regras/taxas/taxa.ts';
import { useChange } from '#web/campeonato/use-change.ts';
import { Button } from '#web/components/elements/button.tsx';
import { ProblemAlert } from '#web/components/forms/problem-alert.tsx';
import cartao from '#web/routes/campeonato/gerenciar/cartao.module.css';
import { useT } from '#web/texts/texts.tsx';
import styles from './caixa.module.css';
import { LinhaDaTaxa } from './linha-da-taxa.tsx';
import type { LinhaNoCaixa } from './linha-no-caixa.ts';

const GRUPOS = [
  { nome: 'conferir', estados: ['enviada'], isOpen: true },
  { nome: 'a_pagar', estados: ['devida', 'recusada'], isOpen: true },
  { nome: 'feitas', estados: ['paga', 'isenta', 'devolvida'], isOpen: false },
] as const satisfies readonly { nome: string; estados: readonly EstadoDaTaxa[]; isOpen: boolean }[];

const linhasDe = (taxas: readonly TaxaDeAlguem[]): LinhaNoCaixa[] =>
  taxas.flatMap((de) =>
    de.parcelas.map((parcela) => ({
      chave: `${de.participante.uuid} ${parcela.parcela}`,
      ...{ de, parcela },
    })),
  );

const canConfirm = ({ parcela }: LinhaNoCaixa) => podeMudarTaxa(parcela.estado, 'paga');

type Props = {
  taxas: readonly TaxaDeAlguem[];
  id: string;
  now: number;
  pagarAte: string | null;
};

export function Taxas({ taxas, id, now, pagarAte }: Props) {
  const t = useT();
  const { isBusy, problem, run } = useChange();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const linhas = linhasDe(taxas);
  const ticked = linhas.filter((linha) => chosen.has(linha.chave) && canConfirm(linha));
  const choose = (keys: readonly string[], isOn: boolean) =>
    setChosen((before) => {
      const others = [...before].filter((key) => !keys.includes(key));
      return new Set(isOn ? [...others, ...keys] : others);
    });
  const confirm = async () => {
    const itens = ticked.map(({ de, parcela }) => ({
      participante: de.participante.uuid,
      parcela: parcela.parcela,
    }));
    const body = { itens, estado: 'paga' as const };
    const isDone = await run(
      (api) => api('PUT /api/campeonatos/:id/taxas', { params: { id }, body }),
      t('taxas.caixa.confirmadas', { n: itens.length }),
    );
    if (isDone) setChosen(new Set());
  };
  if (linhas.length === 0) {
    return (
      <section className={cartao.card}>
        <h2>{t('taxas.caixa.taxas')}</h2>
        <p className={cartao.help}>{t('taxas.caixa.sem_taxa')}</p>
      </section>
    );
  }
  return (
    <>
      {GRUPOS.map(({ nome, estados, isOpen }) => {
        const some = linhas.filter(({ parcela }) => estados.some((one) => one === parcela.estado));
        const open = some.filter(canConfirm).map(({ chave }) => chave);
        if (some.length === 0) return null;
        return (
          <section key={nome} className={styles.group} aria-labelledby={`caixa-${nome}`}>
            <div className={styles.top}>
              <h2 id={`caixa-${nome}`}>
                {t(`taxas.caixa.${nome}`)} <span>{some.length}</span>
              </h2>
              {isOpen && open.length > 1 && (
                <Button
                  variant="ghost"
                  onClick={() => choose(open, !open.every((key) => chosen.has(key)))}
                >
                  {t('taxas.caixa.todas')}
                </Button>
              )}
            </div>
            <ul>
              {some.map((linha) => (
                <LinhaDaTaxa
                  key={linha.chave}
                  {...{ linha, id, now, pagarAte }}
                  isChosen={isOpen ? chosen.has(linha.chave) : null}
                  onChoose={(isOn) => choose([linha.chave], isOn)}
                />
              ))}
            </ul>
          </section>
        );
      })}
      <ProblemAlert texto={problem} />
      {ticked.length > 0 && (
        <section
          className={styles.bar}
          aria-label={t('taxas.caixa.escolhidas', { n: ticked.length })}
        >
          <p role="status">{t('taxas.caixa.escolhidas', { n: ticked.length })}</p>
          <Button variant="primary" disabled={isBusy} onClick={() => void confirm()}>
            {t('taxas.caixa.confirmar_n', { n: ticked.length })}
          </Button>
        </section>
      )}
    </>
  );
}
