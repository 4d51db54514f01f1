import type { Sorteio } from '#contract/sorteio.ts';
import { useEndereco } from '#web/campeonato/endereco.ts';
import { separadosDe } from '#web/campeonato/separados.ts';
import { ButtonLink } from '#web/components/elements/button.tsx';
import cartao from '#web/routes/campeonato/gerenciar/cartao.module.css';
import type { DadosDaPagina } from '#web/routes/campeonato/pagina.ts';
import { useTexts } from '#web/texts/texts.tsx';
import styles from './sorteio.module.css';

type Props = { pagina: DadosDaPagina; sorteio: Sorteio };

/** What was fixed when it was prepared, whatever the form below says by now. */
function Fixed({ pagina, sorteio }: Props) {
  const { t, locale } = useTexts();
  const names = new Map(
    pagina.participantes.map(({ uuid, nome, time_nome }) => [uuid, time_nome ?? nome]),
  );
  const lists = separadosDe(sorteio);
  const and = new Intl.ListFormat(locale);
  return (
    <>
      <p>
        <b>{t('sorteio.como')}:</b> {t(`sorteio.metodo.${sorteio.metodo}`)}
      </p>
      {lists.length > 0 && (
        <div>
          <b>{t('sorteio.separados.lista')}</b>
          <ul className={styles.apart}>
            {lists.map((list) => (
              <li key={list.join()}>{and.format(list.map((uuid) => names.get(uuid) ?? ''))}</li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

/** One was announced: what it was fixed to, and the way to the page where it is held. */
export function SorteioPronto({ pagina, sorteio }: Props) {
  const { t } = useTexts();
  const page = useEndereco(pagina.campeonato.id)('sorteio');
  return (
    <section className={cartao.card}>
      <h2>{t('sorteio.pronto')}</h2>
      <p className={cartao.help}>{t('sorteio.pronto_ajuda')}</p>
      <Fixed pagina={pagina} sorteio={sorteio} />
      <p>
        <b>{t('sorteio.impressao')}</b> <code className={styles.code}>{sorteio.semente_hash}</code>
      </p>
      <div className={cartao.row}>
        <ButtonLink variant="primary" to={page}>
          {t('sorteio.abrir')}
        </ButtonLink>
      </div>
    </section>
  );
}
