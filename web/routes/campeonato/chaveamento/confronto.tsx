import { type MouseEvent, useState } from 'react';
import type { Confronto } from '#contract/chaveamento.ts';
import { useEndereco } from '#web/campeonato/endereco.ts';
import { nomeDe, vagaEmPalavras } from '#web/campeonato/lado.ts';
import { isTitleStage, stageName, stageShortName } from '#web/campeonato/stage-name.ts';
import { Time } from '#web/campeonato/time.tsx';
import { Icon } from '#web/components/elements/icon.tsx';
import { Link } from '#web/components/elements/link.tsx';
import { MatchRows } from '#web/components/match/match-row.tsx';
import { Modal } from '#web/components/overlay/modal.tsx';
import { shortDateTime } from '#web/dates/short-date.ts';
import { type Texts, useTexts } from '#web/texts/texts.tsx';
import type { DadosDaPagina } from '../pagina.ts';
import { LinhaDaPartida } from '../partida/linha-da-partida.tsx';
import { type GolsNaChave, golsDoLado, golsNoExtra, penaltisDoLado, somaDoLado } from './arvore.ts';
import styles from './confronto.module.css';

type Props = {
  confronto: Confronto;
  pagina: DadosDaPagina;
  /** The team whose path is lit. */
  aceso: string | null;
  acender(uuid: string | null): void;
  /** No round comes after it. */
  isLast?: boolean;
};

/** What the head of a tie says: how it ended, or when or until when it is played next. */
function situation(
  { situacao, decidido_por: how, partidas, wo_duplo, falta, lados }: Confronto,
  texts: Texts,
  now: number,
) {
  const { t } = texts;
  // Whoever comes to it will pass: nothing is played, so it has no day.
  if (lados.some(({ vazio_por }) => vazio_por !== null)) return t('campeonato.chave.passa_por_wo');
  if (situacao === 'passa_direto') return t('campeonato.chave.passa_direto');
  if (wo_duplo) return t(`campeonato.chave.wo_duplo.${wo_duplo}`);
  if (falta) return t(`campeonato.chave.falta.${falta}`);
  if (situacao === 'decidido') {
    const isPlain = !how || how === 'placar' || how === 'agregado';
    return t(isPlain ? 'campeonato.chave.encerrado' : `campeonato.chave.decidido.${how}`);
  }
  const next = partidas.find(({ placar, wo_de }) => !placar && !wo_de);
  // A score that somebody said is no match without a day.
  if (next?.estado === 'informada') return t('campeonato.jogos.a_confirmar');
  if (next?.estado === 'contestada') return t('campeonato.jogos.contestada');
  if (next?.jogo_previsto_at) return shortDateTime(next.jogo_previsto_at, texts, now);
  if (next?.prazo_at) {
    return t('campeonato.jogos.ate', { data: shortDateTime(next.prazo_at, texts, now) });
  }
  if (next?.estado === 'adiada') return t('campeonato.jogos.adiada_sem_data');
  return t(situacao === 'pronto' ? 'campeonato.jogos.sem_data' : 'campeonato.jogos.a_definir');
}

function Figure({ goals }: { goals: GolsNaChave | undefined }) {
  const { t } = useTexts();
  if (goals === 'wo')
    return <small className={styles.missed}>{t('campeonato.jogos.wo_curto')}</small>;
  return goals === null ? '–' : goals;
}

/** The sum, each leg before it where there are two, and after it the extra match that had the last word. */
function Goals({ confronto, index }: { confronto: Confronto; index: 0 | 1 }) {
  const legs = golsDoLado(confronto, index);
  const extra = golsNoExtra(confronto, index);
  const penalties = penaltisDoLado(confronto, index);
  const total = <Figure goals={somaDoLado(confronto, index)} />;
  const shootout = penalties !== null && <small> ({penalties})</small>;
  // Nobody played: 0 and 0 would be a score.
  const { partidas } = confronto;
  const isMissed = partidas.length > 0 && partidas.every(({ wo_de }) => wo_de === 'ambos');
  const hasScore = legs.some((goals) => typeof goals === 'number');
  if (isMissed || (confronto.wo_duplo && !hasScore && extra === undefined)) {
    return <Figure goals="wo" />;
  }
  return (
    <span className={styles.goals}>
      {legs.length > 1 &&
        legs.map((goals, leg) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a leg is its place
          <i key={leg}>
            <Figure goals={goals} />
          </i>
        ))}
      {extra === undefined ? (
        <b>
          {total}
          {shootout}
        </b>
      ) : (
        <>
          <i>{total}</i>
          <b>
            <Figure goals={extra} />
            {shootout}
          </b>
        </>
      )}
    </span>
  );
}

/** What the columns of goals are; nothing where there is only one. */
function Columns({ confronto }: { confronto: Confronto }) {
  const { t } = useTexts();
  const legs = golsDoLado(confronto, 0);
  const hasExtra = golsNoExtra(confronto, 0) !== undefined;
  if (legs.length < 2 && !hasExtra) return null;
  const sum = t('campeonato.chave.soma');
  return (
    <span className={styles.goals} aria-hidden="true">
      {legs.length > 1 && (
        <>
          <i>{t('campeonato.chave.ida')}</i>
          <i>{t('campeonato.chave.volta')}</i>
          {hasExtra && <i>{sum}</i>}
        </>
      )}
      <b>{hasExtra ? t('campeonato.chave.extra') : sum}</b>
    </span>
  );
}

/** Where nobody stands: who will come, among whom lots decide, or why nobody ever will. */
function slotWords(
  { vaga, vazio_por, entre }: Confronto['lados'][number],
  { gente, confrontos }: DadosDaPagina,
  { t, locale }: Texts,
): string {
  if (entre.length > 0) {
    const or = new Intl.ListFormat(locale, { type: 'disjunction' });
    const names = entre.map((uuid) => nomeDe(gente, uuid));
    // More would not fit: the place it is about, and the names above the bracket.
    const nomes = names.length > 2 ? vagaEmPalavras(vaga, confrontos, t) : or.format(names);
    return t('campeonato.chave.entre', { nomes });
  }
  if (vazio_por === null) return vagaEmPalavras(vaga, confrontos, t);
  const { etapa = '', numero = 1 } = confrontos[vazio_por] ?? {};
  return t('campeonato.chave.ninguem', { confronto: stageShortName(etapa, numero, t) });
}

function Side({ confronto, index, pagina, aceso, acender }: Props & { index: 0 | 1 }) {
  const texts = useTexts();
  const { lados, vencedor, na_repescagem, wo_duplo } = confronto;
  const { participante } = lados[index];
  const words = participante ? '' : slotWords(lados[index], pagina, texts);
  const first = vencedor ?? na_repescagem;
  const isDecided = first !== null || wo_duplo === 'eliminados' || wo_duplo === 'repescagem';
  return (
    <span
      className={styles.side}
      data-won={isDecided && first === participante ? '' : undefined}
      data-lost={isDecided && first !== participante ? '' : undefined}
      data-lit={participante !== null && participante === aceso ? '' : undefined}
      onPointerEnter={() => acender(participante)}
      onPointerLeave={() => acender(null)}
    >
      {participante ? (
        <Time gente={pagina.gente} uuid={participante} brief />
      ) : (
        <span className={styles.slot} title={words}>
          {words}
        </span>
      )}
      <Goals confronto={confronto} index={index} />
    </span>
  );
}

/** A tie as a card. It leads to its round; with scripts, to its matches in place. */
export function CartaoDoConfronto(props: Props) {
  const { confronto, pagina, acender, isLast } = props;
  const texts = useTexts();
  const { t } = texts;
  const endereco = useEndereco(pagina.campeonato.id);
  const [isOpen, setOpen] = useState(false);
  const { lados, partidas, rodada, etapa } = confronto;
  const [first] = partidas;
  const isTitle = isLast && isTitleStage(etapa) && confronto.vencedor !== null;
  const open = (event: MouseEvent) => {
    if (!first || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    setOpen(true);
  };
  return (
    <article className={styles.tie} data-situacao={confronto.situacao} data-live={confronto.id}>
      <Link
        className={styles.link}
        to={endereco('jogos', { fase: first?.fase ?? 1, rodada })}
        onClick={open}
        onFocus={() => acender(confronto.vencedor ?? lados[0].participante)}
        onBlur={() => acender(null)}
      >
        <span className={styles.head}>
          <span>{situation(confronto, texts, pagina.now)}</span>
          <Columns confronto={confronto} />
          {isTitle && <Icon name="trophy" size={16} />}
        </span>
        <Side {...props} index={0} />
        <Side {...props} index={1} />
      </Link>
      {isOpen && (
        <Modal
          title={`${stageName(etapa, t)}: ${lados
            .map((lado) =>
              lado.participante
                ? nomeDe(pagina.gente, lado.participante)
                : slotWords(lado, pagina, texts),
            )
            .join(' × ')}`}
          onClose={() => setOpen(false)}
        >
          <div className={styles.legs}>
            <MatchRows>
              {partidas.map((partida) => (
                <LinhaDaPartida key={partida.uuid} partida={partida} pagina={pagina} />
              ))}
            </MatchRows>
          </div>
        </Modal>
      )}
    </article>
  );
}
