import { useState } from 'react';
import type { Campeonato } from '#contract/campeonatos.ts';
import { STATUS, type Status } from '#regras/participantes/status.ts';
import { useEndereco } from '#web/campeonato/endereco.ts';
import { EscudoDoTime } from '#web/campeonato/time.tsx';
import { useChange } from '#web/campeonato/use-change.ts';
import { Button, ButtonLink, IconButton } from '#web/components/elements/button.tsx';
import { Pergunta } from '#web/components/forms/pergunta.tsx';
import { ProblemAlert } from '#web/components/forms/problem-alert.tsx';
import { type Translate, useT } from '#web/texts/texts.tsx';
import type { DadosDoPainel } from './carregar.ts';
import { GrupoDeTarefas } from './grupo.tsx';
import styles from './painel.module.css';

type InscricaoPendente = DadosDoPainel['tarefas']['inscricoes'][number];

type Props = { inscricoes: readonly InscricaoPendente[]; total: number; campeonato: Campeonato };

/** Team, gamertag and payment, as far as they are known. */
function linhaDe(
  inscricao: InscricaoPendente,
  { taxa_centavos }: Campeonato,
  t: Translate,
): string {
  const { nome, time_nome, gamertag, pago, parece_organizador } = inscricao;
  return [
    time_nome && time_nome !== nome ? time_nome : null,
    gamertag,
    taxa_centavos > 0 ? t(pago ? 'pendencias.pago' : 'pendencias.nao_pago') : null,
    parece_organizador ? t('pendencias.parece_organizador') : null,
  ]
    .filter(Boolean)
    .join(' · ');
}

function Linha({
  inscricao,
  campeonato,
}: {
  inscricao: InscricaoPendente;
  campeonato: Campeonato;
}) {
  const t = useT();
  const { isBusy, problem, run } = useChange();
  const [isAsking, setAsking] = useState(false);
  const { uuid, nome, time_nome, escudo } = inscricao;
  const decide = (status: Status, done: 'aprovada' | 'recusada') =>
    run(
      (api) => api('PUT /api/participantes/:uuid/status', { params: { uuid }, body: { status } }),
      t(`pendencias.${done}`, { nome }),
    );
  return (
    <li className={styles.task} data-line="">
      <EscudoDoTime nome={time_nome ?? nome} escudo={escudo} size={32} />
      <span className={styles.what}>
        <b>{nome}</b>
        <small>{linhaDe(inscricao, campeonato, t)}</small>
      </span>
      <span className={styles.act}>
        <Button
          disabled={isBusy}
          aria-label={t('pendencias.aprovar_quem', { nome })}
          onClick={() => void decide(STATUS.confirmado, 'aprovada')}
        >
          {t('pendencias.aprovar')}
        </Button>
        <IconButton
          icon="close"
          label={t('pendencias.recusar_quem', { nome })}
          disabled={isBusy}
          onClick={() => setAsking(!isAsking)}
        />
      </span>
      <ProblemAlert texto={problem} />
      <Pergunta
        texto={isAsking ? t('inscricoes.rejeitar_aviso', { nome }) : null}
        sim={t('inscricoes.rejeitar_mesmo')}
        isBusy={isBusy}
        onYes={() => void decide(STATUS.rejeitado, 'recusada')}
      />
    </li>
  );
}

/** Entries are decided in their row; several at once, all together. */
export function InscricoesADecidir({ inscricoes, total, campeonato }: Props) {
  const t = useT();
  const { id } = campeonato;
  const { isBusy, problem, run } = useChange();
  const endereco = useEndereco(id);
  if (inscricoes.length === 0) return null;
  const uuids = inscricoes.map(({ uuid }) => uuid);
  const approveAll = () =>
    run(
      (api) =>
        api('PUT /api/campeonatos/:id/participantes/status', {
          params: { id },
          body: { uuids, status: STATUS.confirmado },
        }),
      t('pendencias.aprovadas', { n: uuids.length }),
    );
  const all = uuids.length > 1 && (
    <Button variant="ghost" disabled={isBusy} onClick={() => void approveAll()}>
      {t('pendencias.aprovar_todas', { n: uuids.length })}
    </Button>
  );
  return (
    <>
      <GrupoDeTarefas
        id="inscricoes"
        titulo={t('pendencias.grupo.inscricoes')}
        quantos={total}
        tone="brand"
        acao={all}
      >
        {inscricoes.map((inscricao) => (
          <Linha key={inscricao.uuid} inscricao={inscricao} campeonato={campeonato} />
        ))}
        {total > inscricoes.length && (
          <li className={styles.more}>
            <ButtonLink variant="ghost" to={endereco('participantes', { status: STATUS.pendente })}>
              {t('pendencias.ver_todas', { n: total })}
            </ButtonLink>
          </li>
        )}
      </GrupoDeTarefas>
      {problem && <ProblemAlert texto={problem} />}
    </>
  );
}
