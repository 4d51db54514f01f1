import { useId, useState } from 'react';
import { Button, IconButton } from '#web/components/button.tsx';
import { signed } from '#web/components/mini-table.tsx';
import { Stepper } from '#web/components/stepper.tsx';
import { shortDateTime } from '#web/short-date.ts';
import { useTexts } from '#web/texts.tsx';
import type { DadosDaPagina } from '../dados.ts';
import cartao from './cartao.module.css';
import type { DadosDoGerenciar } from './dados.ts';
import { Escolha } from './escolha.tsx';
import { useFazer } from './fazer.ts';
import { Pergunta } from './pergunta.tsx';
import { Problema } from './problema.tsx';

type Punicao = Extract<DadosDoGerenciar, { parte: 'punicoes' }>['punicoes'][number];
type Props = { pagina: DadosDaPagina; punicoes: readonly Punicao[] };

const LEAST_REASON = 3;
const CONFIRMED = 2;

function namesOf({ participantes }: DadosDaPagina) {
  return participantes
    .filter(({ status }) => status === CONFIRMED)
    .map(({ uuid, nome, time_nome }) => ({ value: uuid, label: time_nome ?? nome }))
    .sort((a, b) => a.label.localeCompare(b.label));
}

/** Phases with a table, which are those where points count. */
const phasesOf = ({ campeonato }: DadosDaPagina) =>
  campeonato.fases.flatMap((fase, index) => ('tabela' in fase ? [index + 1] : []));

function NewDeduction({ pagina }: { pagina: DadosDaPagina }) {
  const { t } = useTexts();
  const pointsId = useId();
  const { isBusy, problem, question, run } = useFazer();
  const names = namesOf(pagina);
  const phases = phasesOf(pagina);
  const [participante, setParticipante] = useState(names[0]?.value ?? '');
  const [fase, setFase] = useState(phases[0] ?? 1);
  const [pontos, setPontos] = useState(-1);
  const [motivo, setMotivo] = useState('');
  const punish = async (ciente: boolean) => {
    const body = { fase, participante, pontos, motivo: motivo.trim(), ciente };
    const params = { id: pagina.campeonato.id };
    const isDone = await run(
      (api) => api('POST /api/campeonatos/:id/punicoes', { params, body }),
      t('organizacao.punicoes.aplicada'),
    );
    if (isDone) setMotivo('');
  };
  return (
    <section className={cartao.card}>
      <h2>{t('organizacao.punicoes.nova')}</h2>
      <Escolha
        label={t('organizacao.punicoes.quem')}
        value={participante}
        options={names}
        onChange={({ currentTarget }) => setParticipante(currentTarget.value)}
      />
      {phases.length > 1 && (
        <Escolha
          label={t('organizacao.punicoes.fase')}
          value={String(fase)}
          options={phases.map((n) => ({ value: String(n), label: t('campeonato.fase', { n }) }))}
          onChange={({ currentTarget }) => setFase(Number(currentTarget.value))}
        />
      )}
      <div className={cartao.field}>
        <label htmlFor={pointsId}>{t('organizacao.punicoes.pontos')}</label>
        <Stepper
          id={pointsId}
          name={t('organizacao.punicoes.pontos')}
          value={pontos}
          min={-100}
          max={100}
          onChange={setPontos}
        />
        <small>{t('organizacao.punicoes.pontos_ajuda')}</small>
      </div>
      <label className={cartao.field}>
        {t('organizacao.punicoes.motivo')}
        <input
          maxLength={300}
          value={motivo}
          onChange={({ currentTarget }) => setMotivo(currentTarget.value)}
        />
        <small>{t('organizacao.punicoes.motivo_ajuda')}</small>
      </label>
      <Problema texto={problem} />
      <Pergunta
        texto={question}
        sim={t('organizacao.punicoes.mesmo_assim')}
        isBusy={isBusy}
        onYes={() => void punish(true)}
      />
      <Button
        variant="primary"
        disabled={
          isBusy || pontos === 0 || participante === '' || motivo.trim().length < LEAST_REASON
        }
        onClick={() => void punish(false)}
      >
        {t('organizacao.punicoes.aplicar')}
      </Button>
    </section>
  );
}

export function Punicoes({ pagina, punicoes }: Props) {
  const texts = useTexts();
  const { t } = texts;
  const { isBusy, question, run } = useFazer();
  const [asked, setAsked] = useState('');
  const { id } = pagina.campeonato;
  const names = new Map(namesOf(pagina).map(({ value, label }) => [value, label]));
  const undo = (punicao: string, ciente: boolean) => {
    setAsked(punicao);
    return run(
      (api) =>
        api('DELETE /api/campeonatos/:id/punicoes/:punicao', {
          params: { id, punicao },
          query: { ciente },
        }),
      t('organizacao.punicoes.anulada'),
    );
  };
  return (
    <div className={cartao.columns}>
      <section className={cartao.card}>
        <h2>{t('organizacao.punicoes.aplicadas')}</h2>
        {punicoes.length === 0 && (
          <p className={cartao.help}>{t('organizacao.punicoes.nenhuma')}</p>
        )}
        <ul className={cartao.list}>
          {punicoes.map(({ uuid, participante, pontos, motivo, created_at }) => (
            <li key={uuid}>
              <span className={cartao.grow}>
                <b>{names.get(participante)}</b>{' '}
                {t('campeonato.tabela.punicao', { n: pontos, pontos: signed(pontos) })}: {motivo}
                <small>{shortDateTime(created_at, texts, pagina.now)}</small>
              </span>
              <IconButton
                icon="trash"
                label={t('organizacao.punicoes.anular')}
                onClick={() => void undo(uuid, false)}
              />
            </li>
          ))}
        </ul>
        <Pergunta
          texto={question}
          sim={t('organizacao.punicoes.anular_mesmo')}
          isBusy={isBusy}
          onYes={() => void undo(asked, true)}
        />
      </section>
      <NewDeduction pagina={pagina} />
    </div>
  );
}
