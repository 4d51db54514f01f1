import { useState } from 'react';
import type { Partida } from '#contract/partidas.ts';
import { diaEmBrasilia } from '#regras/agenda/brasilia.ts';
import { useEndereco } from '#web/campeonato/endereco.ts';
import { stageName } from '#web/campeonato/stage-name.ts';
import { useChange } from '#web/campeonato/use-change.ts';
import { Pergunta } from '#web/components/forms/pergunta.tsx';
import { ProblemAlert } from '#web/components/forms/problem-alert.tsx';
import { Select } from '#web/components/forms/select.tsx';
import { Disclosure } from '#web/components/layout/panel.tsx';
import { Vazio } from '#web/components/layout/vazio.tsx';
import { ZoneNote } from '#web/components/match/zone-note.tsx';
import { longDay } from '#web/dates/short-date.ts';
import { goTo } from '#web/navigation/navigation.ts';
import cartao from '#web/routes/campeonato/gerenciar/cartao.module.css';
import { type DadosDaPagina, useDaAba, usePagina } from '#web/routes/campeonato/pagina.ts';
import { type Texts, useOfficialTexts, useTexts } from '#web/texts/texts.tsx';
import styles from './agenda.module.css';
import { AgendaEmMassa } from './agenda-em-massa.tsx';
import { JogoDaAgenda } from './agenda-jogo.tsx';
import { carregarAgenda, type JogosDaAgenda } from './carregar.ts';
import { diasDaRodada, emLinhas, instanteDe, noDia } from './dias.ts';
import { GerarAgenda } from './gerar-agenda.tsx';

export const loader = carregarAgenda;

type Props = { pagina: DadosDaPagina; dados: JogosDaAgenda };

/** Where somebody let a match fall. */
type Moved = { readonly uuid: string; readonly day: string };

const NONE = '';
const KIND = 'text/plain';

function RoundChoice({ pagina, dados }: Props) {
  const { t } = useTexts();
  const endereco = useEndereco(pagina.campeonato.id);
  const address = (fase: number, rodada: number) => endereco('gerenciar/agenda', { fase, rodada });
  return (
    <Select
      aria-label={t('agenda.rodada')}
      value={address(dados.fase, dados.rodada ?? 1)}
      options={dados.rodadas.map(({ fase, rodada, etapa, jogos, feitos }) => ({
        value: address(fase, rodada),
        label: `${etapa ? stageName(etapa, t) : t('campeonato.jogos.rodada', { n: rodada })} (${feitos}/${jogos})`,
      }))}
      onChange={({ currentTarget }) => void goTo(currentTarget.value)}
    />
  );
}

/** Matches without a day have a deadline at least, where the round is a window. */
function lastDeadline(partidas: readonly Partida[]): string | null {
  const deadlines = partidas.flatMap(({ jogo_previsto_at, prazo_at }) =>
    jogo_previsto_at ? [] : [prazo_at],
  );
  return deadlines.includes(null) ? null : (deadlines.sort().at(-1) ?? null);
}

function undatedName(last: string | null, texts: Texts, now: number): string {
  return last
    ? texts.t('agenda.ate_o_prazo', { dia: longDay(last, texts, now) })
    : texts.t('agenda.sem_data');
}

type DayProps = {
  name: string;
  partidas: readonly Partida[];
  pagina: DadosDaPagina;
  prazo: string | null;
  /** A match was let fall on it. */
  onDrop(uuid: string): void;
};

function Day({ name, partidas, pagina, prazo, onDrop }: DayProps) {
  const [isOver, setOver] = useState(false);
  return (
    <section
      aria-label={name}
      className={styles.day}
      data-over={isOver ? '' : undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onDrop(event.dataTransfer.getData(KIND));
      }}
    >
      <h3>{name}</h3>
      {partidas.length > 0 && (
        <ul>
          {partidas.map((partida) => (
            <JogoDaAgenda key={partida.uuid} partida={partida} pagina={pagina} prazo={prazo} />
          ))}
        </ul>
      )}
    </section>
  );
}

/** The round by days: drag a match to another day, or open it and say when and where. */
function Week({ pagina, dados }: Props) {
  const texts = useOfficialTexts();
  const { t } = texts;
  const { isBusy, problem, question, run } = useChange();
  const [moved, setMoved] = useState<Moved | null>(null);
  const prazo = lastDeadline(dados.data);
  const days = diasDaRodada(dados.data, pagina.now);
  const dayOf = ({ jogo_previsto_at: at }: Partida) => (at ? diaEmBrasilia(at) : NONE);
  const outside = [...new Set(dados.data.map(dayOf))].filter(
    (day) => day !== NONE && !days.includes(day),
  );
  const hasUndated = dados.data.some((partida) => dayOf(partida) === NONE);
  const columns = [...(hasUndated ? [NONE] : []), ...outside, ...days].sort();
  const move = ({ uuid, day }: Moved, ciente: boolean) => {
    setMoved({ uuid, day });
    const partida = dados.data.find((one) => one.uuid === uuid);
    if (!partida || dayOf(partida) === day) return;
    const { versao, prazo_at, estadio, local } = partida;
    const jogo_previsto_at = day === NONE ? null : noDia(partida, day);
    const body = { versao, jogo_previsto_at, prazo_at, estadio, local, ciente };
    void run(
      (api) => api('PUT /api/partidas/:uuid/agenda', { params: { uuid }, body }),
      t('agenda.movido'),
    );
  };
  return (
    <>
      <ProblemAlert texto={problem} />
      <Pergunta
        texto={question}
        sim={t('agenda.mesmo_assim')}
        isBusy={isBusy}
        onYes={() => moved && move(moved, true)}
      />
      <div className={styles.week}>
        {emLinhas(columns, new Set(dados.data.map(dayOf))).map((line) => (
          <div
            key={line[0]}
            className={styles.line}
            data-several={line.length > 1 ? '' : undefined}
          >
            {line.map((day) => (
              <Day
                key={day}
                name={
                  day === NONE
                    ? undatedName(prazo, texts, pagina.now)
                    : longDay(instanteDe(day, '12:00'), texts, pagina.now)
                }
                partidas={dados.data.filter((partida) => dayOf(partida) === day)}
                onDrop={(uuid) => move({ uuid, day }, false)}
                {...{ pagina, prazo }}
              />
            ))}
          </div>
        ))}
      </div>
    </>
  );
}

export default function AgendaPage() {
  const { dados, ...nomes } = useDaAba<typeof loader>();
  const pagina = usePagina(nomes);
  const { t } = useTexts();
  if (dados.rodadas.length === 0) {
    return <Vazio titulo={t('agenda.vazia')} texto={t('agenda.vazia_texto')} />;
  }
  return (
    <div className={cartao.stack}>
      <section className={cartao.card}>
        <div className={styles.top}>
          <h2>{t('agenda.titulo')}</h2>
          <RoundChoice pagina={pagina} dados={dados} />
        </div>
        <p className={cartao.help}>
          <span className={styles.drag}>{t('agenda.arraste')} </span>
          {t('agenda.ajuda')}
        </p>
        <ZoneNote now={pagina.now} isOfficial />
        <Week pagina={pagina} dados={dados} />
      </section>
      <AgendaEmMassa key={`${dados.fase} ${dados.rodada}`} pagina={pagina} dados={dados} />
      <Disclosure title={t('agenda.gerar')} note={t('agenda.gerar_ajuda')}>
        <div className={styles.tool}>
          <GerarAgenda campeonato={pagina.campeonato} now={pagina.now} />
        </div>
      </Disclosure>
    </div>
  );
}
