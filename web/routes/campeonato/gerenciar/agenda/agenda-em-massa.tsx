import { useId, useState } from 'react';
import { diaEmBrasilia } from '#regras/agenda/brasilia.ts';
import { stageName } from '#web/campeonato/stage-name.ts';
import { useChange } from '#web/campeonato/use-change.ts';
import { Button } from '#web/components/elements/button.tsx';
import { DateTimeField } from '#web/components/forms/date-time-field.tsx';
import { ProblemAlert } from '#web/components/forms/problem-alert.tsx';
import { Stepper } from '#web/components/forms/stepper.tsx';
import { Disclosure } from '#web/components/layout/panel.tsx';
import cartao from '#web/routes/campeonato/gerenciar/cartao.module.css';
import { Escolha } from '#web/routes/campeonato/gerenciar/escolha.tsx';
import type { DadosDaPagina } from '#web/routes/campeonato/pagina.ts';
import { useT } from '#web/texts/texts.tsx';
import styles from './agenda.module.css';
import type { JogosDaAgenda } from './carregar.ts';
import { instanteDe } from './dias.ts';

type Props = { pagina: DadosDaPagina; dados: JogosDaAgenda };

const ALCANCES = ['daqui', 'rodada', 'data'] as const;

type Alcance = (typeof ALCANCES)[number];

const roundOf = ({ rodadas, fase, rodada }: JogosDaAgenda) =>
  rodadas.find((round) => round.fase === fase && round.rodada === rodada);

function Deadline({ pagina, dados }: Props) {
  const t = useT();
  const { isBusy, problem, run } = useChange();
  const before = roundOf(dados)?.prazo_at ?? null;
  const [prazo, setPrazo] = useState<string | null | undefined>(before);
  const save = () =>
    prazo !== undefined &&
    run(
      (api) =>
        api('PUT /api/campeonatos/:id/agenda/prazo', {
          params: { id: pagina.campeonato.id },
          body: { fase: dados.fase, rodada: dados.rodada ?? 1, prazo_at: prazo },
        }),
      t('agenda.prazo_salvo'),
    );
  return (
    <>
      <div className={cartao.row}>
        <DateTimeField
          name="prazo_at"
          label={t('agenda.prazo_rodada')}
          value={before}
          onChange={setPrazo}
        />
        <Button disabled={isBusy || prazo === undefined} onClick={() => void save()}>
          {t('agenda.salvar_prazo')}
        </Button>
      </div>
      <ProblemAlert texto={problem} />
    </>
  );
}

function Shift({ pagina, dados }: Props) {
  const t = useT();
  const daysId = useId();
  const { isBusy, problem, run } = useChange();
  const [alcance, setAlcance] = useState<Alcance>('daqui');
  const [dias, setDias] = useState(7);
  const [desde, setDesde] = useState(diaEmBrasilia(pagina.now));
  const [isIdle, setIdle] = useState(false);
  const isByDate = alcance === 'data';
  const shift = () => {
    setIdle(false);
    return run(
      (api) =>
        api('POST /api/campeonatos/:id/agenda/dias', {
          params: { id: pagina.campeonato.id },
          body: {
            fase: dados.fase,
            rodada: dados.rodada ?? 1,
            dias,
            so_esta: alcance === 'rodada',
            ...(isByDate && { desde: instanteDe(desde, '00:00') }),
          },
        }),
      ({ data }) => {
        setIdle(data.partidas === 0);
        return data.partidas > 0 ? t('agenda.adiado') : null;
      },
    );
  };
  return (
    <>
      <Escolha
        label={t('agenda.o_que')}
        value={alcance}
        options={ALCANCES.map((value) => ({ value, label: t(`agenda.alcance.${value}`) }))}
        onChange={({ currentTarget }) => setAlcance(currentTarget.value as Alcance)}
      />
      {isByDate && (
        <label className={cartao.field}>
          {t('agenda.desde')}
          <input
            type="date"
            value={desde}
            onChange={({ currentTarget }) => setDesde(currentTarget.value)}
          />
        </label>
      )}
      <div className={cartao.field}>
        <label htmlFor={daysId}>{t('agenda.dias')}</label>
        <Stepper
          id={daysId}
          name={t('agenda.dias')}
          value={dias}
          min={-365}
          max={365}
          onChange={setDias}
        />
        <small>{t('agenda.dias_ajuda')}</small>
      </div>
      <ProblemAlert texto={isIdle ? t('agenda.nada_a_mudar') : problem} />
      <Button disabled={isBusy || dias === 0} onClick={() => void shift()}>
        {t('agenda.adiar')}
      </Button>
    </>
  );
}

/** Two tools, each for one thing. Matches with a score stay where they are. */
export function AgendaEmMassa({ pagina, dados }: Props) {
  const t = useT();
  const round = roundOf(dados);
  const rodada = round?.etapa
    ? stageName(round.etapa, t)
    : t('campeonato.jogos.rodada', { n: dados.rodada ?? 1 });
  return (
    <>
      <Disclosure title={t('agenda.prazo_de', { rodada })} note={t('agenda.prazo_ajuda')}>
        <div className={`${cartao.stack} ${styles.tool}`}>
          <Deadline key={round?.prazo_at} pagina={pagina} dados={dados} />
        </div>
      </Disclosure>
      <Disclosure title={t('agenda.adiar_titulo')} note={t('agenda.adiar_ajuda', { rodada })}>
        <div className={`${cartao.stack} ${styles.tool}`}>
          <Shift pagina={pagina} dados={dados} />
        </div>
      </Disclosure>
    </>
  );
}
