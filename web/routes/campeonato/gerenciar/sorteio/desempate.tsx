// Lots for a tie: who is level, what each place comes to, and the two ways to draw them.
import { useState } from 'react';
import { useEndereco } from '#web/campeonato/endereco.ts';
import { nomeDe } from '#web/campeonato/lado.ts';
import { efeitoDoLugar } from '#web/campeonato/lugar-do-desempate.ts';
import { useChange } from '#web/campeonato/use-change.ts';
import { Button } from '#web/components/elements/button.tsx';
import { Pergunta } from '#web/components/forms/pergunta.tsx';
import { ProblemAlert } from '#web/components/forms/problem-alert.tsx';
import { Modal } from '#web/components/overlay/modal.tsx';
import { goTo } from '#web/navigation/navigation.ts';
import cartao from '#web/routes/campeonato/gerenciar/cartao.module.css';
import type { DadosDaPagina } from '#web/routes/campeonato/pagina.ts';
import { useTexts } from '#web/texts/texts.tsx';
import type { DesempateAberto } from './carregar.ts';
import styles from './desempate.module.css';

type Props = { pagina: DadosDaPagina; desempate: DesempateAberto };

/** One tie: the names, and place by place what it decides. */
function Tie({ pagina, desempate, index }: Props & { index: number }) {
  const { t, locale } = useTexts();
  const names = (desempate.conjuntos[index] ?? []).map((uuid) => nomeDe(pagina.gente, uuid));
  return (
    <div className={styles.tie}>
      <b>{new Intl.ListFormat(locale).format(names)}</b>
      <ol aria-label={t('sorteio.desempate.decide')}>
        {(desempate.lugares[index] ?? []).map((lugar, at, lugares) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place is its number
          <li key={at} data-out={lugar.passa === false && !lugar.ainda ? '' : undefined}>
            <span>{t('sorteio.desempate.lugar', { n: at + 1 })}</span>
            {efeitoDoLugar(lugar, lugares[at + 1], t)}
          </li>
        ))}
      </ol>
    </div>
  );
}

export function Desempate({ pagina, desempate }: Props) {
  const { t } = useTexts();
  const { isBusy, problem, question, run } = useChange();
  const [asks, setAsks] = useState(false);
  const { id, fases } = pagina.campeonato;
  const isMissed = !('tabela' in (fases[desempate.fase - 1] ?? {}));
  const page = useEndereco(id)('sorteio');
  const draw = (isNow: boolean, ciente = false) => {
    setAsks(false);
    const [params, body] = [{ id }, { fase: desempate.fase }];
    return run(
      async (api) => {
        const { uuid } = (await api('POST /api/campeonatos/:id/desempate', { params, body })).data;
        const input = { params, body: { uuid, ciente } };
        if (isNow) await api('PUT /api/campeonatos/:id/sorteio', input);
        await goTo(page);
      },
      () => null,
    );
  };
  const ties = desempate.conjuntos.map((conjunto, index) => (
    <Tie key={conjunto.join()} pagina={pagina} desempate={desempate} index={index} />
  ));
  return (
    <section className={cartao.card}>
      <h2>{t('sorteio.desempate.titulo')}</h2>
      <p className={cartao.help}>
        {t(`sorteio.desempate.${isMissed ? 'ajuda_faltaram' : 'ajuda'}`)}
      </p>
      {ties}
      <p className={cartao.help}>{t('sorteio.sortear_ajuda')}</p>
      <ProblemAlert texto={problem} />
      <Pergunta
        texto={question}
        sim={t('sorteio.mesmo_assim')}
        isBusy={isBusy}
        onYes={() => void draw(true, true)}
      />
      <div className={cartao.row}>
        <Button variant="primary" big disabled={isBusy} onClick={() => setAsks(true)}>
          {t('sorteio.desempate.sortear')}
        </Button>
        <Button big disabled={isBusy} onClick={() => void draw(false)}>
          {t('sorteio.anunciar')}
        </Button>
      </div>
      {asks && (
        <Modal title={t('sorteio.desempate.pergunta')} onClose={() => setAsks(false)}>
          <div className={cartao.stack}>
            {ties}
            <p>{t('sorteio.desempate.aviso')}</p>
            <Button variant="primary" big block onClick={() => void draw(true)}>
              {t('sorteio.sortear_agora')}
            </Button>
          </div>
        </Modal>
      )}
    </section>
  );
}
