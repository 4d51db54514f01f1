// Results of a played season: a file or pasted lines, looked at line by line, then all at once.
import { useId, useState } from 'react';
import type { PreviaDaImportacao } from '#contract/campeonato/importacao.ts';
import { ApiError } from '#web/api/api.ts';
import { quietApi, showFailure } from '#web/api/api-browser.ts';
import { Button } from '#web/components/elements/button.tsx';
import { Note } from '#web/components/layout/panel.tsx';
import { refreshView } from '#web/navigation/navigation.ts';
import { toast } from '#web/notices/toast.ts';
import cartao from '#web/routes/campeonato/gerenciar/cartao.module.css';
import { useDaAba, usePagina } from '#web/routes/campeonato/pagina.ts';
import { AntesDosJogos } from '#web/routes/campeonato/partida/antes-dos-jogos.tsx';
import { useT } from '#web/texts/texts.tsx';
import { carregarImportacao } from './carregar.ts';
import { Entrada } from './entrada.tsx';
import styles from './importar.module.css';
import { Previa } from './previa.tsx';

export const loader = carregarImportacao;

type PreviaVista = { readonly texto: string; readonly previa: PreviaDaImportacao };

/** The look at a text, and taking it in. A look that is out of date comes back new with the refusal. */
function useImportacao(id: string, onDone: (n: number) => void) {
  const [vista, setVista] = useState<PreviaVista | null>(null);
  const [isBusy, setBusy] = useState(false);
  const run = async (texto: string, work: () => Promise<PreviaDaImportacao | null>) => {
    setBusy(true);
    try {
      const previa = await work();
      setVista(previa && { texto, previa });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const { data } = (error.body ?? {}) as { data?: PreviaDaImportacao };
      if (error.status === 409 && data?.linhas) setVista({ texto, previa: data });
      await showFailure(error);
    } finally {
      setBusy(false);
    }
  };
  const ver = (texto: string) =>
    run(texto, async () => {
      const asked = { params: { id }, body: { texto } };
      return (await quietApi('POST /api/campeonatos/:id/importacao/previa', asked)).data;
    });
  const importar = ({ texto, previa }: PreviaVista, sem_recusadas: boolean) =>
    run(texto, async () => {
      const body = { texto, versao: previa.versao, sem_recusadas };
      const { data } = await quietApi('POST /api/campeonatos/:id/importacao', {
        params: { id },
        body,
      });
      onDone(data.novas);
      await refreshView();
      return null;
    });
  return { vista, isBusy, ver, importar };
}

export default function ImportarPage() {
  const { dados: _, ...nomes } = useDaAba<typeof loader>();
  const pagina = usePagina(nomes);
  const t = useT();
  const id = useId();
  const [texto, setTexto] = useState('');
  const { campeonato } = pagina;
  const { vista, isBusy, ver, importar } = useImportacao(campeonato.id, (n) => {
    toast.success(t('importacao.feito', { n }));
    setTexto('');
  });
  if (campeonato.resumo.jogos === 0) {
    return (
      <AntesDosJogos
        campeonato={campeonato}
        titulo={t('campeonato.sem_jogos.titulo')}
        texto={t('campeonato.sem_jogos.texto')}
      />
    );
  }
  return (
    <div className={cartao.stack}>
      <section className={cartao.card} aria-labelledby={id}>
        <h2 id={id}>{t('importacao.titulo')}</h2>
        <p className={cartao.help}>{t('importacao.ajuda')}</p>
        <Entrada id={campeonato.id} texto={texto} onChange={setTexto} />
        <Button
          variant={vista ? 'line' : 'primary'}
          big
          disabled={isBusy || texto.trim() === ''}
          onClick={() => void ver(texto)}
        >
          {t(isBusy && !vista ? 'importacao.lendo' : 'importacao.ver')}
        </Button>
      </section>
      <div role="status" className={styles.status}>
        {vista && vista.texto !== texto && <Note tone="warn">{t('importacao.mudou_texto')}</Note>}
      </div>
      {vista && (
        <Previa
          key={vista.previa.versao + vista.texto}
          previa={vista.previa}
          pagina={pagina}
          isBusy={isBusy || vista.texto !== texto}
          onImport={(semRecusadas) => void importar(vista, semRecusadas)}
        />
      )}
    </div>
  );
}
