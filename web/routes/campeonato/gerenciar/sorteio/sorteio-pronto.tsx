import { useEffect, useRef } from 'react';
import type { Sorteio } from '#contract/sorteio.ts';
import { useEndereco } from '#web/campeonato/endereco.ts';
import { separadosDe } from '#web/campeonato/separados.ts';
import { useChange } from '#web/campeonato/use-change.ts';
import { Button, ButtonLink } from '#web/components/elements/button.tsx';
import { ProblemAlert } from '#web/components/forms/problem-alert.tsx';
import { goTo } from '#web/navigation/navigation.ts';
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

/** `isNew`: prepared a moment ago on this page, so that whoever did it is led here. */
export function SorteioPronto({ pagina, sorteio, isNew }: Props & { isNew: boolean }) {
  const { t } = useTexts();
  const { isBusy, problem, run } = useChange();
  const title = useRef<HTMLHeadingElement>(null);
  const { id } = pagina.campeonato;
  const page = useEndereco(id)('sorteio');
  useEffect(() => {
    if (isNew) title.current?.focus();
  }, [isNew]);
  const draw = () =>
    run(async (api) => {
      const body = { uuid: sorteio.uuid };
      await api('PUT /api/campeonatos/:id/sorteio', { params: { id }, body });
      await goTo(page);
    }, t('sorteio.feito'));
  return (
    <section className={cartao.card}>
      <h2 ref={title} tabIndex={-1}>
        {t('sorteio.pronto')}
      </h2>
      <p className={cartao.help}>{t('sorteio.pronto_ajuda')}</p>
      <Fixed pagina={pagina} sorteio={sorteio} />
      <p>
        <b>{t('sorteio.impressao')}</b> <code className={styles.code}>{sorteio.semente_hash}</code>
      </p>
      <ProblemAlert texto={problem} />
      <div className={cartao.row}>
        <Button variant="primary" disabled={isBusy} onClick={() => void draw()}>
          {t('sorteio.sortear_agora')}
        </Button>
        <ButtonLink to={page}>{t('sorteio.pagina')}</ButtonLink>
      </div>
    </section>
  );
}
