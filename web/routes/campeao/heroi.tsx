import { golsDoCampeao } from '#regras/placares/gols-do-campeao.ts';
import { letrasDoCampeao } from '#regras/placares/letras-do-campeao.ts';
import { useEndereco } from '#web/campeonato/endereco.ts';
import { nomeDe, pessoaDe } from '#web/campeonato/lado.ts';
import { LinkDoParticipante } from '#web/campeonato/link-do-participante.tsx';
import { longestWord } from '#web/campeonato/nome-curto.ts';
import { EscudoDoTime } from '#web/campeonato/time.tsx';
import { Avatar } from '#web/components/elements/avatar.tsx';
import { Drawing } from '#web/components/elements/drawing.tsx';
import { Icon } from '#web/components/elements/icon.tsx';
import { Link } from '#web/components/elements/link.tsx';
import { shortDay } from '#web/dates/short-date.ts';
import { useT, useTexts } from '#web/texts/texts.tsx';
import type { Final } from './carregar.ts';
import { CONFETTI } from './confete.ts';
import styles from './heroi.module.css';
import { ShareButton } from './share-button.tsx';

type Props = { final: Final; now: number };

/** Where one is: the championship, how many played, and whether it is closed. */
function Where({ final, now }: Props) {
  const texts = useTexts();
  const { t } = texts;
  const { campeonato } = final;
  const endereco = useEndereco(campeonato.id);
  const closed = campeonato.encerrado_em;
  return (
    <p className={styles.where}>
      <Link to={endereco()}>
        <Icon name="chevron-left" size={16} />
        {campeonato.nome}
      </Link>
      <span>{t('campeao.participantes', { n: campeonato.confirmados })}</span>
      <span>
        {closed
          ? t('campeao.encerrado_em', { data: shortDay(closed, texts, now) })
          : t('campeao.nao_encerrado')}
      </span>
    </p>
  );
}

/** The word alone follows the figure, and nought takes the plural: '0 derrotas'. */
function Figures({ final }: { final: Final }) {
  const t = useT();
  const own = final.geral.find(({ participante }) => participante === final.campeao);
  if (!own) return null;
  const { feitos, sofridos } = golsDoCampeao(final);
  const figures = [
    [own.j, 'jogos'],
    [letrasDoCampeao(final.caminho).d, 'derrotas'],
    [feitos, 'feitos'],
    [sofridos, 'sofridos'],
  ] as const;
  return (
    <dl className={styles.figures}>
      {figures.map(([n, name]) => (
        <div key={name}>
          <dt>{t(`campeao.numero.${name}`, { n: n === 1 ? 1 : 2 })}</dt>
          <dd>{n}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Letters of the whole name and of its longest word, from which on it is set smaller. */
const LONG = { name: 14, word: 10 };
const VERY_LONG = { name: 26, word: 16 };

/** A name of many letters is set smaller, so that the whole of it is read and no word is cut in two. */
function sizeOf(name: string): 'small' | 'medium' | undefined {
  const word = longestWord(name);
  const isOver = (most: typeof LONG) => name.length > most.name || word > most.word;
  if (isOver(VERY_LONG)) return 'small';
  return isOver(LONG) ? 'medium' : undefined;
}

function NoChampion({ final, now }: Props) {
  const t = useT();
  const { motivo, campeonato } = final;
  const isOpen = motivo === 'jogos' && campeonato.estado !== 'encerrado';
  const title = isOpen ? 'titulo_jogos' : motivo === 'grupos' ? 'titulo_grupos' : 'titulo';
  return (
    <section className={styles.hero} data-plain aria-labelledby="campeao">
      <div className={styles.who}>
        <Where final={final} now={now} />
        <h1 id="campeao" data-size="medium">
          {t(`campeao.sem.${title}`)}
        </h1>
        {motivo && <p className={styles.reason}>{t(`campeao.sem.${motivo}`)}</p>}
        <ShareButton final={final} className={styles.share} />
      </div>
    </section>
  );
}

/** The champion in the colours of the crest. */
export function Heroi({ final, now }: Props) {
  const t = useT();
  const { campeao, gente, invicto, campeonato } = final;
  if (!campeao) return <NoChampion final={final} now={now} />;
  const nome = nomeDe(gente, campeao);
  const pessoa = pessoaDe(gente, campeao);
  const next = campeonato.edicao + 1;
  const canRepeat =
    campeonato.estado === 'encerrado' &&
    campeonato.acoes.includes('editar') &&
    !campeonato.edicoes.proxima;
  return (
    <section className={styles.hero} aria-labelledby="campeao">
      <Drawing
        className={styles.paper}
        viewBox="0 0 1000 600"
        preserveAspectRatio="xMidYMid slice"
        markup={CONFETTI}
      />
      <div className={styles.crest}>
        <EscudoDoTime nome={nome} escudo={gente[campeao]?.escudo} size={300} />
      </div>
      <div className={styles.who}>
        <Where final={final} now={now} />
        <h1 id="campeao" data-size={sizeOf(nome)}>
          <small>{t(invicto ? 'campeao.invicto' : 'campeao.campeao')}</small>
          <LinkDoParticipante id={campeonato.id} uuid={campeao}>
            {nome}
          </LinkDoParticipante>
        </h1>
        {pessoa && (
          <p className={styles.person}>
            <Avatar name={pessoa} />
            {pessoa}
          </p>
        )}
        <Figures final={final} />
        <div className={styles.actions}>
          <ShareButton final={final} className={styles.share} />
          {canRepeat && (
            <a className={styles.again} href="#nova-edicao">
              {t('campeao.nova.criar', { n: next })}
            </a>
          )}
        </div>
      </div>
    </section>
  );
}
