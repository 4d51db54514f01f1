import { useState } from 'react';
import { DECISOES_DA_TAXA, podeMudarTaxa } from '#regras/taxas/taxa.ts';
import { atrasada, enderecoDoComprovante, TOM_DA_TAXA } from '#web/campeonato/taxa.ts';
import { EscudoDoTime } from '#web/campeonato/time.tsx';
import { useChange } from '#web/campeonato/use-change.ts';
import { Button } from '#web/components/elements/button.tsx';
import { Chip } from '#web/components/elements/chip.tsx';
import { ProblemAlert } from '#web/components/forms/problem-alert.tsx';
import { shortDateTime } from '#web/dates/short-date.ts';
import { reais } from '#web/numbers/reais.ts';
import cartao from '#web/routes/campeonato/gerenciar/cartao.module.css';
import { useTexts } from '#web/texts/texts.tsx';
import styles from './caixa.module.css';
import type { LinhaNoCaixa } from './linha-no-caixa.ts';

type Props = {
  linha: LinhaNoCaixa;
  id: string;
  now: number;
  pagarAte: string | null;
  /** Null where there is nothing to confirm. */
  isChosen: boolean | null;
  onChoose(isOn: boolean): void;
};

type Decisao = (typeof DECISOES_DA_TAXA)[number];

/** What can be done with one; a refusal says why. */
function Decidir({ linha, id, onEnd }: Pick<Props, 'linha' | 'id'> & { onEnd(): void }) {
  const { t } = useTexts();
  const { isBusy, problem, run } = useChange();
  const [motivo, setMotivo] = useState('');
  const { de, parcela } = linha;
  const decide = async (estado: Decisao) => {
    const itens = [{ participante: de.participante.uuid, parcela: parcela.parcela }];
    const body = { itens, estado, ...(estado === 'recusada' && { motivo }) };
    const isDone = await run(
      (api) => api('PUT /api/campeonatos/:id/taxas', { params: { id }, body }),
      t(`taxas.caixa.feito.${estado}`),
    );
    if (isDone) onEnd();
  };
  const ways = DECISOES_DA_TAXA.filter((estado) => podeMudarTaxa(parcela.estado, estado));
  return (
    <div className={styles.decide}>
      {parcela.comprovante && (
        <a
          href={enderecoDoComprovante(id, { participante: de.participante.uuid, ...parcela })}
          target="_blank"
          rel="noreferrer"
        >
          <img
            src={enderecoDoComprovante(id, { participante: de.participante.uuid, ...parcela })}
            alt={t('taxas.caixa.comprovante_de', { nome: de.participante.nome })}
          />
        </a>
      )}
      <div className={styles.ways}>
        {ways.includes('recusada') && (
          <label className={cartao.field}>
            {t('taxas.caixa.motivo')}
            <input
              type="text"
              maxLength={200}
              autoComplete="off"
              value={motivo}
              onChange={({ currentTarget }) => setMotivo(currentTarget.value)}
            />
          </label>
        )}
        <ProblemAlert texto={problem} />
        <div className={styles.buttons}>
          {ways.map((estado) => (
            <Button
              key={estado}
              variant={estado === 'paga' ? 'primary' : 'line'}
              disabled={isBusy || (estado === 'recusada' && motivo.trim() === '')}
              onClick={() => void decide(estado)}
            >
              {t(`taxas.caixa.fazer.${estado}`)}
            </Button>
          ))}
        </div>
      </div>
    </div>
  );
}

export function LinhaDaTaxa({ linha, id, now, pagarAte, isChosen, onChoose }: Props) {
  const texts = useTexts();
  const { t, locale } = texts;
  const [isOpen, setOpen] = useState(false);
  const { de, parcela } = linha;
  const { uuid, nome, time_nome, escudo } = de.participante;
  const acao = t(parcela.estado === 'enviada' ? 'taxas.caixa.ver' : 'taxas.caixa.mudar');
  const when = parcela.decidida_em ?? parcela.enviada_em;
  const note = [
    reais(parcela.centavos, locale),
    de.parcelas.length > 1 && t('taxas.parcela', { n: parcela.parcela, de: de.parcelas.length }),
    parcela.referencia,
    when && shortDateTime(when, texts, now),
    parcela.motivo,
  ].filter(Boolean);
  return (
    <li id={parcela.parcela === 1 ? `taxa-${uuid}` : undefined} className={styles.line}>
      {isChosen !== null && (
        <input
          type="checkbox"
          checked={isChosen}
          aria-label={t('taxas.caixa.escolher', { nome, n: parcela.parcela })}
          onChange={({ currentTarget }) => onChoose(currentTarget.checked)}
        />
      )}
      <EscudoDoTime nome={time_nome ?? nome} escudo={escudo} size={32} />
      <span className={styles.who}>
        <b>{nome}</b>
        <small>{note.join(' · ')}</small>
      </span>
      <span className={styles.end}>
        {de.deve && atrasada(parcela.estado, pagarAte, now) ? (
          <Chip tone="bad">{t('taxas.atrasada')}</Chip>
        ) : (
          <Chip tone={TOM_DA_TAXA[parcela.estado]}>{t(`taxas.estado.${parcela.estado}`)}</Chip>
        )}
        <Button
          variant={parcela.estado === 'enviada' ? 'soft' : 'ghost'}
          aria-expanded={isOpen}
          aria-label={t('taxas.caixa.abrir_de', { acao, nome, n: parcela.parcela })}
          onClick={() => setOpen(!isOpen)}
        >
          {acao}
        </Button>
      </span>
      {isOpen && <Decidir {...{ linha, id }} onEnd={() => setOpen(false)} />}
    </li>
  );
}
