import { useEffect, useState } from 'react';
import type { Partida } from '#contract/partidas.ts';
import type { PassoDaVisao } from '#contract/visao.ts';
import { useEnderecoDaPartida } from '#web/campeonato/endereco.ts';
import { nomeDe, pessoaDe, vagaEmPalavras } from '#web/campeonato/lado.ts';
import { stageName } from '#web/campeonato/stage-name.ts';
import { EscudoDoTime } from '#web/campeonato/time.tsx';
import { ButtonLink } from '#web/components/elements/button.tsx';
import { clockOf } from '#web/dates/date-time.ts';
import { longDay, shortDateTime } from '#web/dates/short-date.ts';
import type { DadosDaPagina } from '#web/routes/campeonato/pagina.ts';
import { type Texts, useTexts } from '#web/texts/texts.tsx';
import type { DadosDaVisao } from './carregar.ts';
import styles from './proximo-jogo.module.css';

const MINUTE_MS = 60_000;
const HOUR = 60;
const DAY = 24 * HOUR;

type Props = { pagina: DadosDaPagina; dados: DadosDaVisao['dados'] };

/** The clock of the page, minute by minute. */
function useNow(from: number): number {
  const [now, setNow] = useState(from);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return Math.max(now, from);
}

/** How long until it begins; what was to be played already waits for its score. */
function howLong(at: string | null, now: number, { t, zone }: Texts): string | null {
  if (!at || clockOf(at, zone).time === null) return null;
  const minutes = Math.ceil((Date.parse(at) - now) / MINUTE_MS);
  if (minutes <= 0) return t('visao.proximo.sem_placar');
  if (minutes < HOUR) return t('visao.proximo.em_minutos', { n: minutes });
  if (minutes >= DAY) return t('visao.proximo.em_dias', { n: Math.floor(minutes / DAY) });
  const m = String(minutes % HOUR).padStart(2, '0');
  return t('visao.proximo.em_horas', { h: Math.floor(minutes / HOUR), m });
}

/** Which match it is: of a group and a round, or of a stage. */
function which(partida: Partida, { dados }: Props, { t }: Texts): string {
  const { uuid, grupo, rodada } = partida;
  const etapa = dados.etapas[uuid];
  if (etapa) return stageName(etapa, t);
  const group = grupo && t('campeonato.grupo', { nome: grupo });
  const isTable = dados.tabelas.length > 0;
  const round = isTable && t('campeonato.jogos.rodada', { n: rodada });
  return [group, round].filter(Boolean).join(', ');
}

type SideProps = { lado: Partida['mandante']; pagina: DadosDaPagina };

function Side({ lado, pagina }: SideProps) {
  const { t } = useTexts();
  const { gente, confrontos, campeonato } = pagina;
  const uuid = lado.participante;
  const nome = uuid ? nomeDe(gente, uuid) : vagaEmPalavras(lado.vaga, confrontos, t);
  const isMine = uuid !== null && uuid === campeonato.minha_inscricao?.uuid;
  const under = isMine ? t('visao.proximo.voce') : uuid && pessoaDe(gente, uuid);
  return (
    <div className={styles.side} data-open={uuid ? undefined : ''}>
      <span className={styles.disc}>
        <EscudoDoTime nome={nome} escudo={uuid ? gente[uuid]?.escudo : undefined} size={44} />
      </span>
      <span className={styles.words}>
        <b>{nome}</b>
        {under && <small>{under}</small>}
      </span>
    </div>
  );
}

/** When it is played, or until when; of a match that was put off, that it was. */
function dayOf(
  { estado, jogo_previsto_at: at, prazo_at: until }: Partida,
  texts: Texts,
  now: number,
): string {
  const { t } = texts;
  const isOff = estado === 'adiada';
  if (!at && !until) return t(`campeonato.jogos.${isOff ? 'adiada_sem_data' : 'sem_data'}`);
  const day = at
    ? longDay(at, texts, now)
    : t('campeonato.jogos.ate', { data: shortDateTime(until ?? '', texts, now) });
  return isOff ? `${t('campeonato.jogos.adiada')}, ${day}` : day;
}

/** The hour in large figures, the day and the place under it. */
function When({ partida, now }: { partida: Partida; now: number }) {
  const texts = useTexts();
  const { jogo_previsto_at: at, estadio, local } = partida;
  const time = at ? clockOf(at, texts.zone).time : null;
  return (
    <div className={styles.when}>
      <b>{time ?? '×'}</b>
      <small>{[dayOf(partida, texts, now), estadio ?? local].filter(Boolean).join(', ')}</small>
    </div>
  );
}

/** Whether the match belongs to the step: a round and a stage are those that are on, a phase is all of its rounds. */
export function ehDoPasso(
  { fase, rodada }: Pick<Partida, 'fase' | 'rodada'>,
  passo: Pick<PassoDaVisao, 'fase' | 'tipo'>,
  atual: { readonly rodada: number | null },
): boolean {
  return passo.fase === fase && (passo.tipo === 'fase' || atual.rodada === rodada);
}

/** What is proved about who looks, else how much is left of what is on. */
function said(partida: Partida, { dados }: Props, { t }: Texts): string | null {
  const marca = dados.minha ? dados.campanha?.marca : null;
  if (marca) return t(`visao.proximo.certo.${marca}`);
  const now = dados.passos.find(({ situacao }) => situacao === 'agora');
  const left = now ? now.jogos - now.feitos : 0;
  if (!now || left === 0 || now.tipo === 'inscricoes' || now.tipo === 'sorteio') return null;
  // Of the round before its own, of which a match is still on, it would be told as if it were its own.
  if (!ehDoPasso(partida, now, dados.jogos)) return null;
  const said = t(`visao.proximo.faltam.${now.tipo}`, { n: left });
  // The board of the organisers counts those apart; here only where all matches of the step are known.
  const { data, total } = dados.jogos;
  const off = data.filter(({ estado }) => estado === 'adiada').length;
  const isWhole = data.length === total && total === now.jogos;
  return isWhole && left > 1 && off > 0
    ? `${said} ${t('visao.proximo.adiados', { n: off })}`
    : said;
}

/** The one dark board of the page: the next match of who looks, else of all. */
export function ProximoJogo({ pagina, dados }: Props) {
  const texts = useTexts();
  const { t } = texts;
  const endereco = useEnderecoDaPartida();
  const now = useNow(pagina.now);
  const { minha, proxima, jogos } = dados;
  const partida = minha ?? (typeof proxima === 'number' ? jogos.data[proxima] : proxima);
  if (!partida) return null;
  const title = t(dados.minha ? 'visao.proximo.seu' : 'visao.proximo.de_todos');
  const foot = said(partida, { pagina, dados }, texts);
  const isOn = dados.ao_vivo.some((one) => one.partida.uuid === partida.uuid);
  const long = isOn ? null : howLong(partida.jogo_previsto_at, now, texts);
  return (
    <section className={styles.board} aria-label={title}>
      <p className={styles.top}>
        <span>{[title, which(partida, { pagina, dados }, texts)].filter(Boolean).join(' · ')}</span>
        {long && <b>{long}</b>}
      </p>
      <div className={styles.match}>
        <Side lado={partida.mandante} pagina={pagina} />
        <When partida={partida} now={now} />
        <Side lado={partida.visitante} pagina={pagina} />
      </div>
      <div className={styles.foot}>
        {foot && <p>{foot}</p>}
        <ButtonLink variant={dados.minha ? 'primary' : 'line'} to={endereco(partida.uuid)}>
          {t('visao.proximo.abrir')}
        </ButtonLink>
      </div>
    </section>
  );
}
