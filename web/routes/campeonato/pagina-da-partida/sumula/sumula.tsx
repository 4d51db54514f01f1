// Who scored, who was booked and who was the best, side by side; and the way to fill it in.
import { lazy, Suspense, useId, useState } from 'react';
import type { LanceVisto } from '#contract/partida/sumula.ts';
import { ehGol, GOL_CONTRA } from '#regras/sumula/sumula.ts';
import { LADOS, type LadoDoJogo } from '#regras/vida/partida.ts';
import { Button } from '#web/components/elements/button.tsx';
import { Icon } from '#web/components/elements/icon.tsx';
import { withTexts } from '#web/texts/messages-browser.ts';
import { type Translate, useT } from '#web/texts/texts.tsx';
import type { DadosDaPartida } from '../carregar.ts';
import cartoes from '../cartoes.module.css';
import { nomesDosLados } from '../vida/lados.ts';
import { Marca } from './marca.tsx';
import { nomeDoCitado } from './nome-do-citado.ts';
import styles from './sumula.module.css';

const SumulaDialog = lazy(withTexts(['anotar'], () => import('./sumula-dialog.tsx')));

type MetadeProps = { dados: DadosDaPartida; lado: LadoDoJogo; time: string };

/** What is said behind the name: 'Gol de pênalti, passe de Mirim'. */
function notaDe({ tipo, quem, assistencia }: LanceVisto, t: Translate): string {
  // Its name says it.
  const what = quem.jogador !== GOL_CONTRA && t(`sumula.${tipo}`);
  const pass = assistencia && t('sumula.passe', { nome: nomeDoCitado(assistencia, t) });
  return [what, pass].filter(Boolean).join(', ');
}

function Line({ lance }: { lance: LanceVisto }) {
  const t = useT();
  return (
    <li>
      <Marca tipo={lance.tipo} />
      <span>
        <b>{nomeDoCitado(lance.quem, t)}</b>
        <small>{notaDe(lance, t)}</small>
      </span>
      {lance.minuto !== null && <time>{t('sumula.minuto', { n: lance.minuto })}</time>}
    </li>
  );
}

/** By the minute, where there is one; the others as they were written. */
const naOrdem = (lances: readonly LanceVisto[]) =>
  lances
    .filter(({ tipo }) => tipo !== 'craque')
    .sort((one, other) => (one.minuto ?? Infinity) - (other.minuto ?? Infinity) || 0);

function Metade({ dados, lado, time }: MetadeProps) {
  const t = useT();
  const { lances, gols, contradiz } = dados.sumula[lado];
  const shown = naOrdem(lances);
  const missing = (gols ?? 0) - lances.filter(ehGol).length;
  return (
    <div>
      <h3>{time}</h3>
      <ul className={styles.lines}>
        {shown.map((lance, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place in the list
          <Line key={index} lance={lance} />
        ))}
      </ul>
      {missing > 0 && <p className={styles.note}>{t('sumula.sem_autor', { n: missing })}</p>}
      {contradiz && <p className={styles.wrong}>{t('sumula.contradiz', { time })}</p>}
    </div>
  );
}

function Craque({ dados, nomes }: { dados: DadosDaPartida; nomes: readonly [string, string] }) {
  const t = useT();
  const found = LADOS.flatMap((lado, side) =>
    dados.sumula[lado].lances
      .filter(({ tipo }) => tipo === 'craque')
      .map(({ quem }) => ({ quem, time: nomes[side] })),
  );
  const [best] = found;
  if (!best) return null;
  return (
    <p className={styles.best}>
      <Icon name="trophy" />
      <span>
        <small>{t('sumula.craque')}</small>
        <b>{nomeDoCitado(best.quem, t)}</b> <span>{best.time}</span>
      </span>
    </p>
  );
}

export function SumulaDoJogo({ dados }: { dados: DadosDaPartida }) {
  const t = useT();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { sumula } = dados;
  const nomes = nomesDosLados(dados);
  const isWritten = LADOS.some((lado) => sumula[lado].lances.length > 0);
  return (
    <section className={cartoes.card} aria-labelledby={id}>
      <h2 id={id}>{t('sumula.titulo')}</h2>
      {isWritten ? (
        <>
          <Craque dados={dados} nomes={nomes} />
          <div className={styles.sides}>
            {LADOS.map((lado, side) => (
              <Metade key={lado} dados={dados} lado={lado} time={nomes[side] ?? ''} />
            ))}
          </div>
        </>
      ) : (
        <p>{t('sumula.ninguem')}</p>
      )}
      {sumula.pode.length > 0 && (
        <div>
          <Button onClick={() => setOpen(true)}>
            {t(isWritten ? 'sumula.mudar' : 'sumula.preencher')}
          </Button>
        </div>
      )}
      {isOpen && (
        <Suspense>
          <SumulaDialog dados={dados} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </section>
  );
}
