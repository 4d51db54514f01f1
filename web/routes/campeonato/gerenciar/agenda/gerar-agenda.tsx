import { useId, useState } from 'react';
import type { Campeonato } from '#contract/campeonatos.ts';
import { diaEmBrasilia } from '#regras/agenda/brasilia.ts';
import { maisRodadasJuntas } from '#regras/agenda/rodadas-juntas.ts';
import { useChange } from '#web/campeonato/use-change.ts';
import { Button } from '#web/components/elements/button.tsx';
import { Pergunta } from '#web/components/forms/pergunta.tsx';
import { ProblemAlert } from '#web/components/forms/problem-alert.tsx';
import { Stepper } from '#web/components/forms/stepper.tsx';
import cartao from '#web/routes/campeonato/gerenciar/cartao.module.css';
import { Escolha } from '#web/routes/campeonato/gerenciar/escolha.tsx';
import { type Translate, useT } from '#web/texts/texts.tsx';
import { horariosDe, instanteDe } from './dias.ts';
import { NOITE, type NoiteDaAgenda, NoiteFields, telasDe } from './noite.tsx';

const MODELOS = ['janela', 'data', 'noite'] as const;

type ModeloDeAgenda = (typeof MODELOS)[number];

const linhas = (texto: string) =>
  texto
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** A window has no times; the server wants one all the same. */
const NO_MATTER = '20:00';

function timesRefused(times: readonly string[], wrong: readonly string[], t: Translate) {
  if (wrong.length > 0) return t('agenda.horarios_errados', { texto: wrong.join(', ') });
  return times.length === 0 ? t('agenda.horarios_faltam') : null;
}

type Day = { value: string; onChange(value: string): void };

function Slots({
  horarios,
  locais,
  refusal,
}: {
  horarios: Day;
  locais: Day;
  refusal: string | null;
}) {
  const t = useT();
  const errorId = useId();
  return (
    <>
      <label className={cartao.field}>
        {t('agenda.horarios')}
        <input
          value={horarios.value}
          aria-invalid={refusal ? true : undefined}
          aria-describedby={refusal ? errorId : undefined}
          onChange={({ currentTarget }) => horarios.onChange(currentTarget.value)}
        />
        <small>{t('agenda.horarios_ajuda')}</small>
      </label>
      <div id={errorId}>
        <ProblemAlert texto={refusal} />
      </div>
      <label className={cartao.field}>
        {t('agenda.locais')}
        <textarea
          rows={3}
          value={locais.value}
          onChange={({ currentTarget }) => locais.onChange(currentTarget.value)}
        />
        <small>{t('agenda.locais_ajuda')}</small>
      </label>
    </>
  );
}

/** Dates for everything that is still to be played, from a few answers. */
export function GerarAgenda({ campeonato, now }: { campeonato: Campeonato; now: number }) {
  const t = useT();
  const daysId = useId();
  const { isBusy, problem, question, run } = useChange();
  const start = campeonato.comeca_em ?? new Date(now).toISOString();
  const [comeca, setComeca] = useState(diaEmBrasilia(start));
  const [dias, setDias] = useState<number>(campeonato.regras.dias_por_rodada);
  const [modelo, setModelo] = useState<ModeloDeAgenda>(
    campeonato.regras.modelo_rodada === 'data' ? 'data' : 'janela',
  );
  const [horarios, setHorarios] = useState('20:00');
  const [locais, setLocais] = useState('');
  const [isAsked, setAsked] = useState(false);
  const [noite, setNoite] = useState<NoiteDaAgenda>(() => NOITE(now));
  const isByDate = modelo === 'data';
  const isNight = modelo === 'noite';
  const { regras, fases } = campeonato;
  const together = modelo === 'janela' ? maisRodadasJuntas(regras, fases) : 1;
  const { times, wrong } = horariosDe(isByDate ? horarios : NO_MATTER);
  const refusal = isAsked ? timesRefused(times, wrong, t) : null;
  const make = async (ciente: boolean) => {
    setAsked(true);
    if (timesRefused(times, wrong, t)) return;
    await run(
      (api) =>
        api('PUT /api/campeonatos/:id/agenda', {
          params: { id: campeonato.id },
          body: {
            comeca_em: instanteDe(comeca, isNight ? noite.hora : '00:00'),
            dias_entre_rodadas: dias,
            modelo,
            horarios: times,
            locais: isNight ? telasDe(noite, campeonato.modalidade, t) : linhas(locais),
            ...(isNight && { minutos: noite.minutos }),
            ciente,
          },
        }),
      t('agenda.gerada'),
    );
  };
  return (
    <div className={cartao.stack}>
      <div className={cartao.row}>
        <label className={cartao.field}>
          {t(isNight ? 'agenda.noite.dia' : 'agenda.comeca')}
          <input
            type="date"
            value={comeca}
            onChange={({ currentTarget }) => setComeca(currentTarget.value)}
          />
        </label>
        {!isNight && (
          <div className={cartao.field}>
            <label htmlFor={daysId}>{t('agenda.entre')}</label>
            <Stepper
              id={daysId}
              name={t('agenda.entre')}
              {...{ value: dias, min: 1, max: 60 }}
              onChange={setDias}
            />
          </div>
        )}
      </div>
      <Escolha
        label={t('agenda.modelo')}
        value={modelo}
        options={MODELOS.map((value) => ({ value, label: t(`agenda.modelos.${value}`) }))}
        onChange={({ currentTarget }) => setModelo(currentTarget.value as ModeloDeAgenda)}
      />
      {together > 1 && <p className={cartao.help}>{t('agenda.juntas', { n: together })}</p>}
      {isNight && (
        <NoiteFields value={noite} modalidade={campeonato.modalidade} onChange={setNoite} />
      )}
      {isByDate && (
        <Slots
          horarios={{ value: horarios, onChange: setHorarios }}
          refusal={refusal}
          locais={{ value: locais, onChange: setLocais }}
        />
      )}
      <ProblemAlert texto={problem} />
      <Pergunta
        texto={question}
        sim={t('agenda.trocar_mesmo')}
        isBusy={isBusy}
        onYes={() => void make(true)}
      />
      <Button variant="primary" disabled={isBusy || comeca === ''} onClick={() => void make(false)}>
        {t('agenda.gerar_botao')}
      </Button>
    </div>
  );
}
