import { shortDay } from '#web/short-date.ts';
import { useTexts } from '#web/texts.tsx';
import type { DadosDaAba, DadosDaPagina } from './dados.ts';
import styles from './regulamento.module.css';

type Dados = Extract<DadosDaAba, { aba: 'regulamento' }>['regulamento'];

export function Regulamento({ pagina, dados }: { pagina: DadosDaPagina; dados: Dados }) {
  const { t, locale } = useTexts();
  const own = dados.versoes.find(({ versao }) => versao === dados.versao);
  return (
    <article className={styles.rules}>
      {own && (
        <p className={styles.version}>
          {t('campeonato.regulamento.versao', {
            n: dados.versao,
            data: shortDay(own.created_at, locale, pagina.now),
          })}
          {'. '}
          {t('campeonato.regulamento.escrito')}
        </p>
      )}
      {dados.secoes.map(({ titulo, itens }) => (
        <section key={titulo}>
          <h2>{titulo}</h2>
          <ul>
            {itens.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </section>
      ))}
      {dados.texto && (
        <section>
          <h2>{t('campeonato.regulamento.da_organizacao')}</h2>
          <p className={styles.own}>{dados.texto}</p>
        </section>
      )}
    </article>
  );
}
