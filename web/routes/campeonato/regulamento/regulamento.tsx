import { useEndereco } from '#web/campeonato/endereco.ts';
import { Link } from '#web/components/elements/link.tsx';
import { shortDay } from '#web/dates/short-date.ts';
import { useCampeonato, useDaAba } from '#web/routes/campeonato/pagina.ts';
import { useTexts } from '#web/texts/texts.tsx';
import { carregarRegulamento } from './carregar.ts';
import styles from './regulamento.module.css';

export const loader = carregarRegulamento;

const HERE = 'regulamento';

/** Every version stays readable: what was agreed when somebody entered can be looked up. */
function Versions() {
  const { dados, now } = useDaAba<typeof loader>();
  const texts = useTexts();
  const { t } = texts;
  const endereco = useEndereco(useCampeonato().id);
  if (dados.versoes.length < 2) return null;
  return (
    <nav className={styles.versions} aria-label={t('campeonato.regulamento.versoes')}>
      {dados.versoes.map(({ versao, created_at }) => (
        <Link
          key={versao}
          to={endereco(HERE, { versao })}
          aria-current={versao === dados.versao ? 'true' : undefined}
          preventScrollReset
        >
          {t('campeonato.regulamento.versao', {
            n: versao,
            data: shortDay(created_at, texts, now),
          })}
        </Link>
      ))}
    </nav>
  );
}

export default function RegulamentoPage() {
  const { dados, now } = useDaAba<typeof loader>();
  const texts = useTexts();
  const { t } = texts;
  const endereco = useEndereco(useCampeonato().id);
  const own = dados.versoes.find(({ versao }) => versao === dados.versao);
  return (
    <article className={styles.rules}>
      <p className={styles.version}>
        {own &&
          `${t('campeonato.regulamento.versao', {
            n: dados.versao,
            data: shortDay(own.created_at, texts, now),
          })}. `}
        {t('campeonato.regulamento.escrito')}
      </p>
      {own?.motivo && (
        <p className={styles.version}>
          {t('campeonato.regulamento.motivo', { motivo: own.motivo })}
        </p>
      )}
      <Versions />
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
      <Link to={endereco('gerenciar/historico')}>{t('campeonato.regulamento.historico')}</Link>
    </article>
  );
}
