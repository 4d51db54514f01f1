import type { FonteDoRanking, PontosDaPessoa } from '#contract/ranking/rankings.ts';
import { LinhaDePontos } from '#web/components/chart/linha-de-pontos.tsx';
import { Link } from '#web/components/elements/link.tsx';
import { dayOfSeason } from '#web/dates/short-date.ts';
import { useTexts } from '#web/texts/texts.tsx';
import styles from './detalhe.module.css';
import { nomeNaLinha } from './nome.ts';

const signed = (points: number) => (points > 0 ? `+${points}` : String(points).replace('-', '−'));

function Onde({ fonte }: { fonte: FonteDoRanking }) {
  const { t } = useTexts();
  if (fonte.tipo === 'ajuste') return <b>{t('ranking.fonte.ajuste', { motivo: fonte.motivo })}</b>;
  return <Link to={`/campeonato/${fonte.campeonato.id}`}>{fonte.campeonato.nome}</Link>;
}

/** What it was, in one line. */
function useComo(fonte: FonteDoRanking): string[] {
  const { t, locale } = useTexts();
  if (fonte.tipo === 'ajuste') return [];
  if (fonte.tipo === 'partida') {
    const [a, b] = fonte.placar.map(String);
    return [
      t('ranking.fonte.placar', { a: a ?? '', b: b ?? '' }),
      t('ranking.fonte.contra', { nome: nomeNaLinha(fonte.rival, t) }),
    ];
  }
  const isTitle = fonte.de === 1 && fonte.ate === 1;
  const lugar = isTitle ? t('ranking.fonte.campeao') : t('ranking.lugar', { n: String(fonte.de) });
  return [
    t('ranking.fonte.colocacao', { lugar, entre: String(fonte.entre) }),
    t('ranking.fonte.peso', { peso: fonte.peso.toLocaleString(locale) }),
    ...(fonte.conta ? [] : [t('ranking.fonte.nao_conta')]),
  ];
}

const ganho = (fonte: FonteDoRanking) =>
  fonte.tipo === 'partida' ? fonte.depois - fonte.antes : fonte.pontos;

function Fonte({ fonte }: { fonte: FonteDoRanking }) {
  const texts = useTexts();
  const points = ganho(fonte);
  const isOut = fonte.tipo === 'colocacao' && !fonte.conta;
  const day = dayOfSeason(fonte.em.length > 10 ? fonte.em : `${fonte.em}T15:00:00.000Z`, texts);
  return (
    <li data-out={isOut || undefined}>
      <span>
        <Onde fonte={fonte} />
        <small>{[...useComo(fonte), day].join(' · ')}</small>
      </span>
      <strong data-sign={points < 0 ? 'minus' : undefined}>{signed(points)}</strong>
    </li>
  );
}

/** Where somebody's points come from. */
export function Detalhe({ pontos }: { pontos: PontosDaPessoa }) {
  const { t, locale } = useTexts();
  const { linha, fontes, outras, semanas } = pontos;
  const total = linha.pontos.toLocaleString(locale);
  const nome = nomeNaLinha(linha.pessoa, t);
  return (
    <section className={styles.detail} id="pontos">
      <h2>
        {linha.eu ? t('ranking.detalhe_seu', { pontos: total }) : t('ranking.detalhe', { nome })}
      </h2>
      <LinhaDePontos
        semanas={semanas}
        label={t('ranking.linha_resumo', {
          de: String(semanas[0]?.pontos ?? 0),
          ate: String(semanas.at(-1)?.pontos ?? 0),
          semanas: String(semanas.length),
        })}
        caption={t('ranking.linha_de_pontos')}
      />
      <ul>
        {fontes.map((fonte, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: drawn once, in the order given
          <Fonte key={index} fonte={fonte} />
        ))}
      </ul>
      {linha.pessoa.uuid && (
        <Link to={`/dashboard/${linha.pessoa.uuid}`}>{t('ranking.ver_pagina', { nome })}</Link>
      )}
      {outras > 0 && <p>{t('ranking.outras', { n: outras })}</p>}
    </section>
  );
}
