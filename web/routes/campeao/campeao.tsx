import type { CSSProperties } from 'react';
import { useLoaderData } from 'react-router';
import { coresDaFesta } from '#regras/escudos/cores-da-festa.ts';
import { nomeDe } from '#web/campeonato/lado.ts';
import { WatchedPage } from '#web/realtime/watched-page.tsx';
import { Seo } from '#web/screen/seo.tsx';
import { ForSome, onlyForSome } from '#web/start/only-for-some.tsx';
import { useT } from '#web/texts/texts.tsx';
import { Caminho } from './caminho.tsx';
import styles from './campeao.module.css';
import { carregarCampeao, type DadosDoCampeao, type Final } from './carregar.ts';
import { Chave } from './chave.tsx';
import { Colocacoes } from './colocacoes.tsx';
import { Compartilhar } from './compartilhar.tsx';
import { Destaques } from './destaques.tsx';
import { Geral } from './geral.tsx';
import { Heroi } from './heroi.tsx';
import { Numeros } from './numeros.tsx';
import { Podio } from './podio.tsx';
import { Rever } from './rever.tsx';

export const handle = { parameters: ['convite', 'assumir'] };

export const loader = carregarCampeao;

/** For who organises it. */
const DEPOIS = onlyForSome('depois', async () => (await import('./depois.tsx')).Depois);

const DAY_MS = 86_400_000;
/** Days after the end in which a result is still corrected. */
const CORRIGE_ATE = 3;

/** A correction opens a championship again: until then it is followed as one that goes on. */
function seguidos({ campeonato }: Final, now: number) {
  const { encerrado_em } = campeonato;
  const isFresh = encerrado_em && now - Date.parse(encerrado_em) < CORRIGE_ATE * DAY_MS;
  return [isFresh ? { ...campeonato, estado: 'andamento' as const } : campeonato];
}

/** Of the champion's crest; of the championship where that is a picture, or nobody won. */
function colours({ campeao, gente, campeonato }: Final): CSSProperties {
  const escudo = gente[campeao ?? '']?.escudo;
  const { cores } = escudo && 'cores' in escudo ? escudo : campeonato.cores;
  const { fundo, raio, creme, claro, forte, tinta } = coresDaFesta(cores);
  return {
    '--cp-fundo': fundo,
    '--cp-raio': raio,
    '--cp-creme': creme,
    '--cp-claro': claro,
    '--cp-forte': forte,
    '--cp-tinta': tinta,
  } as CSSProperties;
}

export default function CampeaoPage() {
  const t = useT();
  const { final, now } = useLoaderData<typeof loader>() as DadosDoCampeao;
  const { campeonato, campeao, gente } = final;
  const { nome } = campeonato;
  const time = campeao && nomeDe(gente, campeao);
  return (
    <div className={styles.page} style={colours(final)}>
      <Seo
        title={time ? t('campeao.pagina', { time, nome }) : t('campeao.pagina_sem', { nome })}
        description={t('campeao.sobre', { nome })}
        noindex={campeonato.visibilidade !== 'publico'}
      />
      <Heroi final={final} now={now} />
      <WatchedPage campeonatos={seguidos(final, now)} />
      <Podio final={final} />
      <Destaques final={final} />
      <div className={styles.columns}>
        <div className={styles.stack}>
          <Caminho final={final} now={now} />
          <Chave final={final} now={now} />
          <Colocacoes final={final} />
          <Geral final={final} />
          {campeonato.acoes.includes('editar') && <ForSome part={DEPOIS} props={{ final }} />}
        </div>
        <aside className={styles.stack}>
          <Compartilhar final={final} />
          <Numeros final={final} />
          <Rever campeonato={campeonato} />
        </aside>
      </div>
    </div>
  );
}
