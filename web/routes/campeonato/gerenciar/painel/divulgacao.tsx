// What goes out of the product: how often it was opened, and the stream, which few have and who has it wants at hand.
import { type ComponentType, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Aberturas } from '#contract/campeonato/aberturas.ts';
import type { Campeonato } from '#contract/campeonatos.ts';
import { useBaixarPdf } from '#web/campeonato/pdf/use-baixar-pdf.ts';
import { Button } from '#web/components/elements/button.tsx';
import { AberturasDoMes } from '#web/routes/campeonato/gerenciar/transmissao/aberturas-do-mes.tsx';
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

function EmPdf({ id }: { id: string }) {
  const t = useT();
  const { isMaking, baixar } = useBaixarPdf(id);
  return (
    <Button variant="ghost" icon="table" disabled={isMaking} onClick={() => void baixar()}>
      {t(isMaking ? 'pendencias.divulgacao.pdf_fazendo' : 'pendencias.divulgacao.pdf')}
    </Button>
  );
}

type Props = { campeonato: Campeonato; aberturas: Aberturas | null };

/** What was shared: how it was opened, and the stream. */
export function Divulgacao({ campeonato: { id, acoes, resumo }, aberturas }: Props) {
  const t = useT();
  const { Dialog, show } = useTransmissaoDialog();
  const streams = acoes.includes('lancar_placar') && resumo.jogos > 0;
  const edits = acoes.includes('editar');
  if (!streams && !aberturas && !edits) return null;
  return (
    <section className={styles.group}>
      <div className={styles.top}>
        <h2>{t('pendencias.divulgacao.titulo')}</h2>
      </div>
      {aberturas && <AberturasDoMes aberturas={aberturas} />}
      {(streams || edits) && (
        <div className={styles.foot}>
          {streams && (
            <Button variant="ghost" icon="monitor" onClick={() => show(true)}>
              {t('pendencias.divulgacao.transmissao')}
            </Button>
          )}
          {edits && <EmPdf id={id} />}
        </div>
      )}
      {streams && Dialog && <Dialog id={id} onClose={() => show(false)} />}
    </section>
  );
}
