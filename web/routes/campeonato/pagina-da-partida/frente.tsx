// The head of a match: both shirts, the score between them, how it stands, where and when.
import type { Partida } from '#contract/partidas.ts';
import { nomeDe, pessoaDe, vagaEmPalavras } from '#web/campeonato/lado.ts';
import { LinkDoParticipante } from '#web/campeonato/link-do-participante.tsx';
import { matchLine } from '#web/campeonato/match-line.ts';
import { EscudoDoTime } from '#web/campeonato/time.tsx';
import { Banner } from '#web/components/crest/banner.tsx';
import { shirtFrom, shirtOf } from '#web/components/crest/shirt.ts';
import { Chip } from '#web/components/elements/chip.tsx';
import { Icon } from '#web/components/elements/icon.tsx';
import { MatchScore } from '#web/components/match/match-score.tsx';
import { figuresOf, isOver, isToCome } from '#web/components/match/match-state.ts';
import { clockOf, formatDateTime } from '#web/dates/date-time.ts';
import { longDay, shortDateTime } from '#web/dates/short-date.ts';
import { type Texts, useTexts } from '#web/texts/texts.tsx';
import { type DadosDaPartida, estaRolando } from './carregar.ts';
import { comoConta } from './como-conta.ts';
import styles from './frente.module.css';
import { semAdversario } from './sem-adversario.ts';
import { palavraNaPlaca } from './vida/lados.ts';
import { saidaEmPalavras } from './vida/quem-saiu.tsx';

type Props = { dados: DadosDaPartida };
type Lado = Partida['mandante'];

/** The name, or where the side will come from. */
export function nomeDoLado(lado: Lado, { gente, confrontos }: DadosDaPartida, t: Texts['t']) {
  if (lado.participante) return nomeDe(gente, lado.participante);
  return vagaEmPalavras(lado.vaga, confrontos, t);
}

/** In the colours of the shirt; of a crest that is a picture, in those that the name gives. */
function Shirt({ lado, dados }: Props & { lado: Lado }) {
  const { t } = useTexts();
  const { participante } = lado;
  if (!participante) return <span className={styles.nobody} />;
  const nome = nomeDoLado(lado, dados, t);
  const escudo = dados.gente[participante]?.escudo;
  const shirt = escudo && !('imagem' in escudo) ? shirtFrom(nome, escudo) : shirtOf(nome);
  return (
    <span>
      <Banner shirt={shirt} />
    </span>
  );
}

const CREST = 76;

function Team({ lado, dados }: Props & { lado: Lado }) {
  const { t } = useTexts();
  const { participante } = lado;
  const nome = nomeDoLado(lado, dados, t);
  const person = participante && pessoaDe(dados.gente, participante);
  const isMine = participante && participante === dados.campeonato.minha_inscricao?.uuid;
  return (
    <div className={styles.team}>
      <span className={styles.crest}>
        <EscudoDoTime
          nome={nome}
          escudo={participante ? dados.gente[participante]?.escudo : undefined}
          size={CREST}
        />
      </span>
      <b data-open={participante ? undefined : ''}>
        {participante ? (
          <LinkDoParticipante id={dados.campeonato.id} uuid={participante}>
            {nome}
          </LinkDoParticipante>
        ) : (
          nome
        )}
      </b>
      {(person || isMine) && (
        <small>
          {[person, isMine && `(${t('campeonato.jogos.voce')})`].filter(Boolean).join(' ')}
        </small>
      )}
    </div>
  );
}

type Said = { readonly tone: 'ok' | 'warn' | 'bad' | 'neutral' | 'live'; readonly text: string };

function ofWithdrawal(dados: DadosDaPartida, t: Texts['t']): Said | null {
  const { saida } = dados;
  return saida && { tone: 'warn', text: saidaEmPalavras({ ...dados, saida }, t) };
}

function ofWalkover(dados: DadosDaPartida, t: Texts['t']): Said | null {
  const { wo_de, mandante, visitante } = dados.partida;
  if (wo_de === null) return null;
  if (wo_de === 'ambos') return { tone: 'warn', text: t('partida.estado.wo_duplo') };
  const absent = wo_de === 'mandante' ? mandante : visitante;
  return { tone: 'warn', text: t('partida.estado.wo', { nome: nomeDoLado(absent, dados, t) }) };
}

/** What its sides do not agree on yet. */
function ofClaim({ partida, vida }: DadosDaPartida, t: Texts['t']): Said | null {
  if (partida.estado === 'contestada') return { tone: 'bad', text: t('partida.estado.contestada') };
  if (!vida.informe) return null;
  if (vida.quem_responde === 'organizacao') {
    return { tone: 'warn', text: t('partida.estado.aguarda_organizacao') };
  }
  const isMine = vida.lado !== null && vida.quem_responde === vida.lado;
  return { tone: 'warn', text: t(`partida.estado.${isMine ? 'sua_vez' : 'aguarda'}`) };
}

/** With the minute that was told last; the clock of who watches says nothing of stops. */
function aoVivoEmPalavras({ lances }: NonNullable<DadosDaPartida['aoVivo']>, t: Texts['t']) {
  const minuto = Math.max(0, ...lances.map((one) => one.minuto ?? 0));
  return minuto > 0
    ? t('partida.estado.ao_vivo_minuto', { n: minuto })
    : t('partida.estado.ao_vivo');
}

/** How the match stands, in words. */
function situation(dados: DadosDaPartida, texts: Texts): Said | null {
  const { t } = texts;
  const {
    estado,
    placar,
    mandante,
    visitante,
    jogo_previsto_at: kickOff,
    prazo_at,
  } = dados.partida;
  const said = ofWithdrawal(dados, t) ?? ofClaim(dados, t) ?? ofWalkover(dados, t);
  if (said) return said;
  if (placar) return { tone: 'ok', text: t(`partida.estado.${comoConta(dados)}`) };
  const alone = semAdversario(dados);
  if (alone) {
    const nome = nomeDe(dados.gente, alone.participante);
    return { tone: 'ok', text: t(`partida.estado.sem_adversario.${alone.fica}`, { nome }) };
  }
  if (estado === 'cancelada') return { tone: 'neutral', text: t('partida.estado.cancelada') };
  if (estado === 'adiada') {
    const data = kickOff && shortDateTime(kickOff, texts, dados.now);
    const text = data ? t('partida.estado.adiada', { data }) : t('partida.estado.adiada_sem_data');
    return { tone: 'warn', text };
  }
  if (dados.aoVivo?.comecou) return { tone: 'live', text: aoVivoEmPalavras(dados.aoVivo, t) };
  if (!mandante.participante || !visitante.participante) {
    return { tone: 'neutral', text: t('partida.estado.a_definir') };
  }
  if (kickOff) return { tone: 'neutral', text: longDay(kickOff, texts, dados.now) };
  if (prazo_at) {
    const data = shortDateTime(prazo_at, texts, dados.now);
    return { tone: 'warn', text: t('partida.estado.ate', { data }) };
  }
  return { tone: 'warn', text: t('partida.estado.combinar') };
}

/** "Arena da Vila - 05/11/2026 20:30", as the specification has it. */
function lineOf({ estadio, local, confirmado_at, jogo_previsto_at }: Partida, zone: string) {
  return matchLine({
    estadio,
    local,
    confirmado_at: confirmado_at && formatDateTime(confirmado_at, zone),
    jogo_previsto_at: jogo_previsto_at && formatDateTime(jogo_previsto_at, zone),
  });
}

/** Official, or only somebody's word: its frame says so. */
function shownOf({ partida, vida, aoVivo }: DadosDaPartida) {
  const isContested = partida.estado === 'contestada';
  const official = figuresOf(partida);
  if (official || isOver(partida)) {
    return { figures: official, plate: isContested ? 'contested' : undefined } as const;
  }
  if (aoVivo?.comecou) {
    return { figures: { goals: aoVivo.gols, penalties: null }, plate: 'live' } as const;
  }
  const said = palavraNaPlaca(vida);
  if (said?.tipo !== 'placar') return { figures: null, plate: undefined };
  const goals = [said.mandante, said.visitante] as const;
  const plate = isContested ? 'contested' : 'waiting';
  return { figures: { goals, penalties: said.penaltis }, plate } as const;
}

function Score({ dados }: Props) {
  const { zone } = useTexts();
  const { partida } = dados;
  const { figures, plate } = shownOf(dados);
  const { jogo_previsto_at: kickOff } = partida;
  const time = kickOff && !isOver(partida) ? clockOf(kickOff, zone).time : null;
  const pair = (of: readonly [number, number] | null | undefined) =>
    of ? { home: of[0], away: of[1] } : undefined;
  return (
    <MatchScore
      score={pair(figures?.goals)}
      penalties={pair(figures?.penalties)}
      time={time ?? undefined}
      plate={plate}
      size="xl"
    />
  );
}

export function Frente({ dados }: Props) {
  const texts = useTexts();
  const { t, zone } = texts;
  const { partida } = dados;
  const { mandante, visitante } = partida;
  const said = situation(dados, texts);
  const isDone = said?.tone === 'ok';
  const line = lineOf(partida, zone);
  return (
    <div className={styles.front}>
      <div className={styles.shirts} aria-hidden="true">
        <Shirt lado={mandante} dados={dados} />
        <Shirt lado={visitante} dados={dados} />
      </div>
      <div className={styles.inside}>
        <Team lado={mandante} dados={dados} />
        <div className={styles.middle} data-live={partida.uuid}>
          <Score dados={dados} />
        </div>
        <Team lado={visitante} dados={dados} />
      </div>
      {said && (
        <p className={styles.said}>
          <Chip tone={said.tone}>
            {isDone && <Icon name="check" size={14} />}
            {said.text.charAt(0).toLocaleUpperCase() + said.text.slice(1)}
          </Chip>
        </p>
      )}
      {(line || (isToCome(partida) && !estaRolando(dados) && !palavraNaPlaca(dados.vida))) && (
        <p className={styles.where}>
          <Icon name={partida.estadio || partida.local ? 'pin' : 'calendar'} size={16} />
          {line || t('partida.sem_onde')}
        </p>
      )}
    </div>
  );
}
