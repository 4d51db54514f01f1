import type { LinhaDoRankingNaTela, RankingNaTela } from '#contract/ranking/rankings.ts';
import { Avatar } from '#web/components/elements/avatar.tsx';
import { Link } from '#web/components/elements/link.tsx';
import { useT, useTexts } from '#web/texts/texts.tsx';
import { hrefDoRanking } from './endereco.ts';
import { nomeNaLinha } from './nome.ts';
import styles from './tabela.module.css';

function Movimento({ linha: { subiu, posicao } }: { linha: LinhaDoRankingNaTela }) {
  const t = useT();
  if (posicao === null) return null;
  if (subiu === null)
    return (
      <span className={styles.move} title={t('ranking.novo')}>
        •
      </span>
    );
  if (subiu === 0) {
    return (
      <span className={styles.move} role="img" aria-label={t('ranking.parado')}>
        –
      </span>
    );
  }
  const n = Math.abs(subiu);
  const label = t(subiu > 0 ? 'ranking.subiu' : 'ranking.desceu', { n });
  return (
    <span
      className={styles.move}
      data-way={subiu > 0 ? 'up' : 'down'}
      role="img"
      aria-label={label}
    >
      {n}
    </span>
  );
}

const isLetra = (text: string): text is 'v' | 'e' | 'd' => /^[ved]$/.test(text);

function Ultimos({ ultimos }: { ultimos: readonly string[] }) {
  const t = useT();
  const wordOf = (text: string) =>
    isLetra(text) ? t(`ranking.letra_inteira.${text}`) : t('ranking.lugar', { n: text });
  const label = t('ranking.ultimos_de', { lista: ultimos.map(wordOf).join(', ') });
  return (
    <span className={styles.last} role="img" aria-label={label}>
      {ultimos.map((text, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the last five have no identity but their order
        <i key={index} data-r={text}>
          {isLetra(text) ? t(`ranking.letra.${text}`) : text}
        </i>
      ))}
    </span>
  );
}

/** Leads to where the points come from; who hides has only a place. */
function Nome({ linha, ranking }: { linha: LinhaDoRankingNaTela; ranking: RankingNaTela }) {
  const t = useT();
  const { pessoa, eu, desempate } = linha;
  const nome = nomeNaLinha(pessoa, t);
  const why =
    desempate === 'melhor' ? (`melhor_${ranking.tipo}` as const) : (desempate ?? undefined);
  const isLink = pessoa.uuid !== null && ranking.temporada === null;
  return (
    <span className={styles.person}>
      <Avatar name={nome} photo={pessoa.foto} />
      <span>
        {isLink ? (
          <Link
            to={`${hrefDoRanking(ranking, { pessoa: pessoa.uuid ?? '' })}#pontos`}
            aria-label={t('ranking.abrir_detalhe', { nome })}
          >
            {nome}
          </Link>
        ) : (
          <b>{nome}</b>
        )}
        {eu && <small>{t('ranking.voce')}</small>}
        {why && <small>{t(`ranking.desempate.${why}`)}</small>}
      </span>
    </span>
  );
}

export function LinhaNoRanking({
  linha,
  ranking,
}: {
  linha: LinhaDoRankingNaTela;
  ranking: RankingNaTela;
}) {
  const { locale } = useTexts();
  const { posicao, pontos, variacao, jogos, titulos, eu } = linha;
  return (
    <tr data-me={eu || undefined}>
      <td className={styles.place}>
        <b>{posicao ?? '–'}</b>
        {ranking.temporada === null && <Movimento linha={linha} />}
      </td>
      <th scope="row" className={styles.name}>
        <Nome linha={linha} ranking={ranking} />
      </th>
      <td className={styles.points}>{pontos.toLocaleString(locale)}</td>
      {ranking.temporada === null && (
        <td data-sign={variacao && variacao < 0 ? 'minus' : variacao ? 'plus' : undefined}>
          {variacao === null
            ? '–'
            : variacao > 0
              ? `+${variacao}`
              : String(variacao).replace('-', '−')}
        </td>
      )}
      <td>{jogos}</td>
      <td>{titulos || '–'}</td>
      <td>
        <Ultimos ultimos={linha.ultimos} />
      </td>
    </tr>
  );
}
