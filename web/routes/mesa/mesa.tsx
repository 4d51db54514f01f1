// The page of a score link: outside of every championship's frame, for a table official without an account. What it
// holds comes in the browser alone, because the secret stands behind the # of the address.
import { useState } from 'react';
import type { Mesa } from '#contract/campeonato/mesa.ts';
import { Icon } from '#web/components/elements/icon.tsx';
import { LogoMark } from '#web/components/elements/logo.tsx';
import { shortDateTime } from '#web/dates/short-date.ts';
import { Seo } from '#web/screen/seo.tsx';
import { useStore } from '#web/storage/store.ts';
import { useT, useTexts } from '#web/texts/texts.tsx';
import { FilaDeEnvio } from './fila-de-envio.tsx';
import { JogosDaMesa } from './jogos.tsx';
import styles from './mesa.module.css';
import type { MesaAberta } from './mesa-aberta.ts';
import { PlacarDaMesa } from './placar.tsx';
import { Rede } from './rede.tsx';
import { useSemRede } from './sem-rede.ts';
import { useMesa } from './use-mesa.ts';

export const handle = { parameters: [] };

function Cabeca({ vista }: { vista: Mesa | null }) {
  const texts = useTexts();
  const { t } = texts;
  const data = vista && shortDateTime(vista.expira_em, texts, Date.now());
  return (
    <header className={styles.head}>
      <LogoMark />
      <h1>
        {t('mesa.pagina.titulo')}
        {vista && (
          <small>
            {[
              vista.rotulo,
              t(`mesa.pagina.alcance_${vista.alcance}`, {
                ...{ campeonato: vista.campeonato.nome, data: data ?? '' },
                rodada: vista.rodada ?? 0,
              }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </small>
        )}
      </h1>
    </header>
  );
}

function Recado({ titulo, texto }: { titulo: string; texto: string }) {
  return (
    <section className={styles.notice}>
      <h2>{titulo}</h2>
      <p>{texto}</p>
    </section>
  );
}

function Jogos({ mesa, vista }: { mesa: MesaAberta; vista: Mesa }) {
  const t = useT();
  const quadro = useStore(mesa.quadro);
  const [chosen, setChosen] = useState<string | null>(null);
  const { jogos } = vista;
  const only = jogos.length === 1 ? jogos[0] : undefined;
  const jogo = only ?? jogos.find(({ uuid }) => uuid === chosen);
  if (jogos.length === 0) {
    return <Recado titulo={t('mesa.pagina.sem_jogos')} texto={t('mesa.pagina.sem_jogos_texto')} />;
  }
  if (!jogo) return <JogosDaMesa quadro={quadro} jogos={jogos} onChoose={setChosen} />;
  const waiting = quadro.fila.findLast(
    ({ partida, estado }) => partida === jogo.uuid && estado !== 'recusado',
  );
  return (
    <PlacarDaMesa
      jogo={jogo}
      rascunho={
        quadro.rascunhos[jogo.uuid] ??
        (waiting?.estado === 'na_fila' ? waiting.informado : undefined)
      }
      back={
        !only && (
          <button type="button" className={styles.line} onClick={() => setChosen(null)}>
            <Icon name="chevron-left" size={20} />
            {t('mesa.pagina.voltar')}
          </button>
        )
      }
      onDraft={(palavra) => mesa.rascunhar(jogo.uuid, palavra)}
      onSend={(palavra) => {
        setChosen(null);
        void mesa.lancar(jogo, palavra);
      }}
    />
  );
}

function Aberta({ mesa }: { mesa: MesaAberta }) {
  const t = useT();
  const quadro = useStore(mesa.quadro);
  const { vista, fim, temRede, fila } = quadro;
  const semRede = useSemRede(vista !== null);
  if (fim === 'desconhecido') {
    const why = t('mesa.pagina.desconhecido_texto');
    const kept = fila.length > 0 ? ` ${t('mesa.pagina.guardados_continuam')}` : '';
    return <Recado titulo={t('mesa.pagina.desconhecido')} texto={why + kept} />;
  }
  if (!vista) {
    if (fim) return <Recado titulo={t('mesa.pagina.desconhecido')} texto={t(`mesa.fim.${fim}`)} />;
    if (temRede) return <p className={styles.notice}>{t('mesa.pagina.abrindo')}</p>;
    return (
      <Recado
        titulo={t('mesa.pagina.sem_rede_primeira')}
        texto={t('mesa.pagina.sem_rede_primeira_texto')}
      />
    );
  }
  return (
    <div className={styles.columns}>
      <Jogos mesa={mesa} vista={vista} />
      <div className={styles.column}>
        <Rede quadro={quadro} semRede={semRede} />
        <FilaDeEnvio mesa={mesa} quadro={quadro} />
      </div>
    </div>
  );
}

const SEM_MESA = { get: () => null, subscribe: () => () => undefined, set: () => undefined };

export default function MesaPage() {
  const t = useT();
  const mesa = useMesa();
  const quadro = useStore(mesa?.quadro ?? SEM_MESA, () => null);
  return (
    <div className={styles.page}>
      <Seo title={t('mesa.pagina.titulo')} description={t('mesa.pagina.descricao')} noindex />
      <Cabeca vista={quadro?.vista ?? null} />
      <noscript>
        <p className={styles.notice}>{t('mesa.pagina.sem_javascript')}</p>
      </noscript>
      {mesa === undefined && <p className={styles.notice}>{t('mesa.pagina.abrindo')}</p>}
      {mesa === null && (
        <Recado titulo={t('mesa.pagina.incompleto')} texto={t('mesa.pagina.incompleto_texto')} />
      )}
      {mesa && <Aberta mesa={mesa} />}
    </div>
  );
}
