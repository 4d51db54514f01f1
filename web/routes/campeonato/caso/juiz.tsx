// Where everybody who organises plays the match: its sides agree on somebody who judges the case.
import { type SubmitEvent, useId, useState } from 'react';
import { useChange } from '#web/campeonato/use-change.ts';
import { Button } from '#web/components/elements/button.tsx';
import { ProblemAlert } from '#web/components/forms/problem-alert.tsx';
import { Select } from '#web/components/forms/select.tsx';
import { shortDateTime } from '#web/dates/short-date.ts';
import { nomeDoLado } from '#web/routes/campeonato/pagina-da-partida/vida/lados.ts';
import { useT, useTexts } from '#web/texts/texts.tsx';
import type { DadosDoCaso } from './carregar.ts';
import styles from './caso.module.css';
import { nomesDoCaso } from './nomes-do-caso.ts';

type Props = { dados: DadosDoCaso };
type Indicacao = DadosDoCaso['caso']['indicacoes'][number];

/** Whom the other side named, with the two answers. */
function Responder({ dados, indicacao }: Props & { indicacao: Indicacao }) {
  const t = useT();
  const { isBusy, problem, run } = useChange();
  const params = { uuid: dados.caso.partida.uuid, indicacao: indicacao.uuid };
  const quem = indicacao.quem ?? t('caso.juiz.alguem');
  const answer = (aceita: boolean) =>
    run(
      (call) => call('PUT /api/partidas/:uuid/juizes/:indicacao', { params, body: { aceita } }),
      t(aceita ? 'caso.juiz.feito_aceito' : 'caso.juiz.feito_recusado', { quem }),
    );
  return (
    <>
      <ProblemAlert texto={problem} />
      <div className={styles.answers}>
        <Button variant="primary" big disabled={isBusy} onClick={() => void answer(true)}>
          {t('caso.juiz.aceitar', { quem })}
        </Button>
        <Button variant="ghost" big disabled={isBusy} onClick={() => void answer(false)}>
          {t('caso.juiz.recusar')}
        </Button>
      </div>
    </>
  );
}

function Indicar({ dados }: Props) {
  const t = useT();
  const id = useId();
  const { isBusy, problem, run } = useChange();
  const [usuario, setUsuario] = useState('');
  const { caso, juizes } = dados;
  if (juizes.length === 0) {
    const isNamed = caso.indicacoes.some(
      (one) => one.estado === 'aberta' && one.lado === caso.vida.lado,
    );
    return isNamed ? null : <p className={styles.small}>{t('caso.juiz.ninguem')}</p>;
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!usuario) return event.currentTarget.querySelector('select')?.focus();
    const params = { uuid: caso.partida.uuid };
    void run(
      (call) => call('POST /api/partidas/:uuid/juizes', { params, body: { usuario } }),
      ({ data }) => t(data.vida.contestacao?.juiz ? 'caso.juiz.feito_os_dois' : 'caso.juiz.feito'),
    ).then((isDone) => isDone && setUsuario(''));
  };
  return (
    <form className={styles.name} onSubmit={submit}>
      <label className={styles.field} htmlFor={id}>
        {t('caso.juiz.indicar')}
        <Select
          id={id}
          required
          value={usuario}
          options={[
            { value: '', label: t('caso.juiz.escolha') },
            ...juizes.map(({ usuario: value, nome, time_nome }) => ({
              value,
              label: time_nome ? `${nome} (${time_nome})` : nome,
            })),
          ]}
          onChange={({ currentTarget }) => setUsuario(currentTarget.value)}
        />
      </label>
      <ProblemAlert texto={problem} />
      <Button type="submit" disabled={isBusy}>
        {t('caso.juiz.enviar')}
      </Button>
    </form>
  );
}

export function JuizDoCaso({ dados }: Props) {
  const texts = useTexts();
  const { t } = texts;
  const { caso, partida } = dados;
  const { contestacao, acoes, lado } = caso.vida;
  if (!contestacao) return null;
  const { juiz } = contestacao;
  const mayAnswer = acoes.includes('responder_juiz');
  const mayName = acoes.includes('indicar_juiz');
  const { indicacoes, procura_juiz } = caso;
  if (!juiz && !(procura_juiz && (lado !== null || indicacoes.length > 0))) return null;
  const nomes = nomesDoCaso(dados, t);
  const waiting = indicacoes.find((one) => one.estado === 'aberta' && one.lado !== lado);
  return (
    <section className={styles.card}>
      <h2>{t('caso.juiz.titulo')}</h2>
      <p className={styles.small}>
        {juiz ? t('caso.juiz.aceito', { quem: juiz }) : t('caso.juiz.ajuda')}
      </p>
      {indicacoes.length > 0 && (
        <ol className={styles.words}>
          {indicacoes.map((one) => (
            <li key={one.uuid}>
              {t('caso.juiz.indicou', {
                time: nomeDoLado(one.lado, nomes),
                quem: one.quem ?? t('caso.juiz.alguem'),
                quando: shortDateTime(one.quando, texts, partida.now),
              })}{' '}
              <small>({t(`caso.juiz.estado.${one.estado}`)})</small>
            </li>
          ))}
        </ol>
      )}
      {mayAnswer && waiting && <Responder dados={dados} indicacao={waiting} />}
      {mayName && <Indicar dados={dados} />}
    </section>
  );
}
