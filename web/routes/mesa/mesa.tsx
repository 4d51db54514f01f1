// The page of a score link: outside of every championship's frame, for a table official without an account. What it
// holds comes in the browser alone, because the secret stands behind the # of the address.
import { useRef, useState } from 'react';
import type { Mesa } from '#contract/campeonato/mesa.ts';
import { stageName } from '#web/campeonato/stage-name.ts';
import { Icon } from '#web/components/elements/icon.tsx';
import { LogoMark } from '#web/components/elements/logo.tsx';
import { shortDateTime } from '#web/dates/short-date.ts';
import { useLostFocus } from '#web/screen/lost-focus.ts';
import { Seo } from '#web/screen/seo.tsx';
import { useStore } from '#web/storage/store.ts';
import { type Translate, useT, useTexts } from '#web/texts/texts.tsx';
import { aoVivoNaMesa } from './ao-vivo.ts';
import { EncerrarNaMesa } from './encerrar.tsx';
import { FilaDeEnvio } from './fila-de-envio.tsx';
import { JogoNaMesa } from './jogo.tsx';
import { JogosDaMesa } from './jogos.tsx';
import styles from './mesa.module.css';
import type { MesaAberta } from './mesa-aberta.ts';
import { lugarDoJogo, palavraDo, ZERO } from './palavras.ts';
import { Rede } from './rede.tsx';
import { type SemRede, useSemRede } from './sem-rede.ts';
import { useMesa } from './use-mesa.ts';

export const handle = { parameters: [] };

function alcanceEmPalavras(
  { campeonato, alcance, etapa, rodada }: Mesa,
  data: string,
  t: Translate,
): string {
  const what = { campeonato: campeonato.nome, data };
  if (etapa) return t('mesa.pagina.alcance_etapa', { ...what, etapa: stageName(etapa, t) });
  return t(`mesa.pagina.alcance_${alcance}`, { ...what, rodada: rodada ?? 0 });
}

function Cabeca({ vista }: { vista: Mesa | null }) {
  const texts = useTexts();
  const { t } = texts;
  const [isHelped, setHelped] = useState(false);
  const data = vista && shortDateTime(vista.expira_em, texts, Date.now());
  return (
    <header className={styles.head}>
      <LogoMark />
      <h1>
        {t('mesa.pagina.titulo')}
        {vista && (
          <small>
            {[vista.rotulo, alcanceEmPalavras(vista, data ?? '', t)].filter(Boolean).join(' · ')}
          </small>
        )}
      </h1>
      <button
        type="button"
        aria-label={t('mesa.ajuda.titulo')}
        aria-expanded={isHelped}
        onClick={() => setHelped(!isHelped)}
      >
        <Icon name="help" />
      </button>
      {isHelped && <p>{t('mesa.ajuda.texto')}</p>}
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

/** All matches of the link, or the one that was chosen: in two parts, for a wide screen. */
function Jogos({ mesa, vista, semRede }: { mesa: MesaAberta; vista: Mesa; semRede: SemRede }) {
  const t = useT();
  const quadro = useStore(mesa.quadro);
  const [chosen, setChosen] = useState(mesa.primeiro);
  const { jogos } = vista;
  const only = jogos.length === 1 ? jogos[0] : undefined;
  const queue = useRef<HTMLHeadingElement>(null);
  const jogo = only ?? jogos.find(({ uuid }) => uuid === chosen);
  // From its line to the match, and back to its line.
  useLostFocus(jogo?.uuid, (before) =>
    document.getElementById(lugarDoJogo(jogo?.uuid ?? before ?? '')),
  );
  const aoVivo = aoVivoNaMesa(quadro.fila, jogo?.uuid ?? '');
  const palavra = jogo ? palavraDo(jogo, quadro, aoVivo) : ZERO;
  const back = !only && (
    <button
      type="button"
      className={`${styles.line} ${styles.first}`}
      onClick={() => setChosen(null)}
    >
      <Icon name="chevron-left" size={20} />
      {t('mesa.pagina.voltar')}
    </button>
  );
  return (
    <div className={styles.columns}>
      {jogo ? (
        <JogoNaMesa
          key={jogo.uuid}
          {...{ mesa, quadro, jogo, palavra, aoVivo }}
          back={back || null}
        />
      ) : (
        <JogosDaMesa quadro={quadro} jogos={jogos} onChoose={setChosen} />
      )}
      <div className={styles.column}>
        <Rede quadro={quadro} semRede={semRede} />
        {jogo && (
          <EncerrarNaMesa
            key={jogo.uuid + JSON.stringify(palavra)}
            jogo={jogo}
            palavra={palavra}
            onSend={(said) => {
              // Where there are more matches the next one is chosen above: the screen stays there.
              queue.current?.focus({ preventScroll: !only });
              setChosen(null);
              void mesa.lancar(jogo, said);
            }}
          />
        )}
        <FilaDeEnvio mesa={mesa} quadro={quadro} hasMany={!only} heading={queue} />
      </div>
    </div>
  );
}

function Aberta({ mesa }: { mesa: MesaAberta }) {
  const t = useT();
  const quadro = useStore(mesa.quadro);
  const { vista, fim, temRede, fila } = quadro;
  const semRede = useSemRede(vista !== null);
  const queue = useRef<HTMLHeadingElement>(null);
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
  if (vista.jogos.length > 0)
    return <Jogos key={mesa.primeiro} mesa={mesa} vista={vista} semRede={semRede} />;
  return (
    <div className={styles.columns}>
      <Recado titulo={t('mesa.pagina.sem_jogos')} texto={t('mesa.pagina.sem_jogos_texto')} />
      <div className={styles.column}>
        <Rede quadro={quadro} semRede={semRede} />
        <FilaDeEnvio mesa={mesa} quadro={quadro} hasMany heading={queue} />
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
