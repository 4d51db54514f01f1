// What goes out of the product: the stream, which few have and who has it wants at hand.
import { type ComponentType, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Campeonato } from '#contract/campeonatos.ts';
import { Button } from '#web/components/elements/button.tsx';
import { useT } from '#web/texts/texts.tsx';
import styles from './painel.module.css';

type Dialog = ComponentType<{ id: string; onClose(): void }>;

const NAME = 'transmissao';

/** Loaded by the press, or by an address that asks for it: a phone beside a stream keeps that one. */
function useTransmissaoDialog() {
  const [search, setSearch] = useSearchParams();
  const [Loaded, setLoaded] = useState<Dialog>();
  const isAsked = search.has(NAME);
  useEffect(() => {
    if (!isAsked || Loaded) return;
    import('#web/routes/campeonato/gerenciar/transmissao/trazer.ts')
      .then(({ trazer }) => trazer())
      .then(
        (dialog) => setLoaded(() => dialog),
        () => undefined,
      );
  }, [isAsked, Loaded]);
  const show = (isOpen: boolean) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        if (isOpen) after.set(NAME, '');
        else after.delete(NAME);
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  return { Dialog: isAsked ? Loaded : undefined, show };
}

export function Divulgacao({ campeonato: { id, acoes, resumo } }: { campeonato: Campeonato }) {
  const t = useT();
  const { Dialog, show } = useTransmissaoDialog();
  if (!acoes.includes('lancar_placar') || resumo.jogos === 0) return null;
  return (
    <section className={styles.group}>
      <div className={styles.top}>
        <h2>{t('pendencias.divulgacao.titulo')}</h2>
      </div>
      <div className={styles.foot}>
        <Button icon="monitor" onClick={() => show(true)}>
          {t('pendencias.divulgacao.transmissao')}
        </Button>
      </div>
      {Dialog && <Dialog id={id} onClose={() => show(false)} />}
    </section>
  );
}
