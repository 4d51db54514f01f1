import { useEndereco } from '#web/campeonato/endereco.ts';
import { Link } from '#web/components/elements/link.tsx';
import { shortDay } from '#web/dates/short-date.ts';
import type { DadosDaAba, DadosDaPagina } from '#web/routes/campeonato/dados.ts';
import { useTexts } from '#web/texts/texts.tsx';
import styles from './regulamento.module.css';

type Dados = Extract<DadosDaAba, { aba: 'regulamento' }>['regulamento'];
type Props = { pagina: DadosDaPagina; dados: Dados };

const HERE = { aba: 'regulamento' };
const TRAIL = { aba: 'gerenciar', parte: 'trilha' };

/** Every version stays readable: what was agreed when somebody entered can be looked up. */
function Versions({ pagina, dados }: Props) {
  const texts = useTexts();
  const { t } = texts;
  const endereco = useEndereco(pagina.campeonato.id);
  if (dados.versoes.length < 2) return null;
  return (
    <nav className={styles.versions} aria-label={t('campeonato.regulamento.versoes')}>
      {dados.versoes.map(({ versao, created_at }) => (
        <Link
          key={versao}
          to={endereco({ ...HERE, versao })}
          aria-current={versao === dados.versao ? 'true' : undefined}
          preventScrollReset
        >
          {t('campeonato.regulamento.versao', {
            n: versao,
            data: shortDay(created_at, texts, pagina.now),
          })}
        </Link>
      ))}
    </nav>
  );
}

export function Regulamento({ pagina, dados }: Props) {
  const texts = useTexts();
  const { t } = texts;
  const endereco = useEndereco(pagina.campeonato.id);
  const own = dados.versoes.find(({ versao }) => versao === dados.versao);
  return (
    <article className={styles.rules}>
      <p className={styles.version}>
        {own &&
          `${t('campeonato.regulamento.versao', {
            n: dados.versao,
            data: shortDay(own.created_at, texts, pagina.now),
          })}. `}
        {t('campeonato.regulamento.escrito')}
      </p>
      <Versions pagina={pagina} dados={dados} />
      <div className={styles.sections}>
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
      </div>
      {dados.texto && (
        <section>
          <h2>{t('campeonato.regulamento.da_organizacao')}</h2>
          <p className={styles.own}>{dados.texto}</p>
        </section>
      )}
      <Link to={endereco(TRAIL)}>{t('campeonato.regulamento.trilha')}</Link>
    </article>
  );
}
