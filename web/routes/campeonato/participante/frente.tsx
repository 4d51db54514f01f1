// The head of the page: crest, who it is, the figures of the campaign and how it stands.
import { EscudoDoTime } from '#web/campeonato/time.tsx';
import { Banner } from '#web/components/crest/banner.tsx';
import { shirtFrom, shirtOf } from '#web/components/crest/shirt.ts';
import { Chip } from '#web/components/elements/chip.tsx';
import { Link } from '#web/components/elements/link.tsx';
import { figure } from '#web/components/match/figure.ts';
import { FormLetters } from '#web/components/match/form-letters.tsx';
import { signed } from '#web/components/match/mini-table.tsx';
import { type Texts, useTexts } from '#web/texts/texts.tsx';
import { Acoes } from './acoes.tsx';
import type { DadosDoParticipante } from './carregar.ts';
import styles from './frente.module.css';
import { teamOf } from './lista-de-participantes.ts';
import { situacaoDe } from './situacao-em-palavras.ts';

const WIN = 3;

/** Of a table its place and points; of a knockout what was won of what could be. */
function figuresOf({ campanha, linha }: DadosDoParticipante['dados'], { t, locale }: Texts) {
  const { j, v, e, d, gp, gc } = campanha;
  const inTable = linha !== null && campanha.posicao !== null;
  const share = j > 0 ? Math.round((100 * (WIN * v + e)) / (WIN * j)) : 0;
  const first: [string, string][] = inTable
    ? [
        [t('participante.num.posicao'), t('participante.lugar', { n: linha.posicao })],
        [t('participante.num.pontos'), figure(linha.p, locale)],
      ]
    : [];
  const rest: [string, string][] = inTable
    ? []
    : [
        [t('participante.num.gols_sofridos'), String(gc)],
        [t('participante.num.aproveitamento'), `${share}%`],
      ];
  return [
    ...first,
    [t('participante.num.jogos'), String(j)],
    [t('participante.num.saldo'), signed(gp - gc)],
    [t('participante.num.vitorias'), String(v)],
    [t('participante.num.empates'), String(e)],
    [t('participante.num.derrotas'), String(d)],
    [t('participante.num.gols'), String(gp)],
    ...rest,
  ] as const;
}

const hasBegun = ({ situacao }: DadosDoParticipante['dados']['campanha']) =>
  situacao !== 'inscrito';

function Crest({ participante }: DadosDoParticipante['dados']) {
  const nome = teamOf(participante);
  return (
    <span className={styles.crest}>
      <EscudoDoTime nome={nome} escudo={participante.escudo} size={76} />
    </span>
  );
}

export function FrenteDoParticipante(props: DadosDoParticipante) {
  const texts = useTexts();
  const { t } = texts;
  const { dados } = props;
  const { participante, campanha } = dados;
  const nome = teamOf(participante);
  const { escudo } = participante;
  const shirt = 'imagem' in escudo ? shirtOf(nome) : shirtFrom(nome, escudo);
  const situacao = situacaoDe(dados, t);
  const under = [
    participante.time_nome && participante.time_nome !== participante.nome && participante.nome,
    participante.gamertag,
  ].filter(Boolean);
  return (
    <header className={styles.head}>
      <div className={styles.banner}>
        <Banner shirt={shirt} />
      </div>
      <div className={styles.who}>
        <Crest {...dados} />
        <div className={styles.names}>
          <h1>{nome}</h1>
          {under.length > 0 && <p>{under.join(' · ')}</p>}
          {dados.pessoa && (
            <Link to={`/dashboard/${dados.pessoa}`}>
              {t('participante.pagina_de', { nome: participante.nome })}
            </Link>
          )}
          {participante.parece_organizador && (
            <Chip tone="warn">{t('inscricoes.parece_organizador')}</Chip>
          )}
        </div>
        <Acoes {...props} />
      </div>
      {hasBegun(campanha) && (
        <dl className={styles.figures}>
          {figuresOf(dados, texts).map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <div className={styles.foot}>
        <Chip tone={situacao.tone}>{situacao.texto}</Chip>
        <FormLetters forma={campanha.forma} />
      </div>
    </header>
  );
}
