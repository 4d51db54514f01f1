import type { ReactNode } from 'react';
import { Button, IconButton } from '#web/components/elements/button.tsx';
import { useT } from '#web/texts/texts.tsx';
import { nomeDe } from '../../campeonato/lado.ts';
import { EscudoDoTime, Time } from '../../campeonato/time.tsx';
import type { DadosDoSorteio } from './carregar.ts';
import type { Cerimonia } from './cerimonia.ts';
import { type BolaSorteada, caixasDe, nomeDoPote, paraOnde } from './destino.ts';
import styles from './palco.module.css';

type Props = { dados: DadosDoSorteio; bolas: readonly BolaSorteada[]; cerimonia: Cerimonia };

const BALL_CREST = 96;

const hasPots = (bolas: readonly BolaSorteada[]) => new Set(bolas.map(({ pote }) => pote)).size > 1;

function Ball({ dados, bolas, cerimonia }: Props) {
  const t = useT();
  const { fora } = cerimonia;
  const bola = bolas[fora - 1];
  const total = bolas.length;
  if (!bola) {
    return (
      <div className={styles.ball}>
        <span className={styles.sphere} />
        <p>{t('sorteio.comeca_ja', { n: total })}</p>
      </div>
    );
  }
  const nome = nomeDe(dados.gente, bola.participante);
  return (
    <div className={styles.ball} aria-live="polite">
      <span key={fora} className={styles.sphere}>
        <EscudoDoTime
          nome={nome}
          escudo={dados.gente[bola.participante]?.escudo}
          size={BALL_CREST}
        />
      </span>
      <p>
        {t('sorteio.bola_de', { n: fora, total })}
        {hasPots(bolas) && bola.pote && ` · ${nomeDoPote(dados, bola.pote, t)}`}
      </p>
      <p className={styles.name}>{nome}</p>
      <p>{paraOnde(dados, bola, t)}</p>
    </div>
  );
}

/** Balls still in each pot. */
function Pots({ dados, bolas, cerimonia }: Props) {
  const t = useT();
  if (!hasPots(bolas)) return null;
  const pots = [...Map.groupBy(bolas, ({ pote }) => pote ?? 1)];
  const out = new Set(bolas.slice(0, cerimonia.fora));
  return (
    <ul className={styles.pots}>
      {pots.map(([pote, members]) => (
        <li key={pote}>
          <span>{nomeDoPote(dados, pote, t)}</span>
          <span className={styles.left}>
            {members.map((bola) => (
              <i key={bola.participante} data-out={out.has(bola) ? '' : undefined} />
            ))}
          </span>
          <span className="visually-hidden">
            {t('sorteio.restam', { n: members.filter((bola) => !out.has(bola)).length })}
          </span>
        </li>
      ))}
    </ul>
  );
}

type ControlProps = { cerimonia: Cerimonia; total: number; conducts: boolean };

/** Who conducts goes on for all, who left goes back to them, who watches again goes on alone. */
function GoOn({ cerimonia, conducts }: Omit<ControlProps, 'total'>) {
  const t = useT();
  if (!cerimonia.isLive || conducts) {
    const label = cerimonia.isLive ? 'sorteio.continuar_todos' : 'sorteio.continuar';
    return (
      <IconButton icon="chevron-right" variant="line" label={t(label)} onClick={cerimonia.play} />
    );
  }
  if (!cerimonia.isApart) return null;
  return <Button onClick={cerimonia.follow}>{t('sorteio.ao_vivo')}</Button>;
}

function Controls({ cerimonia, total, conducts }: ControlProps) {
  const t = useT();
  const isAhead = cerimonia.isLive && cerimonia.isApart;
  if (cerimonia.fora >= total) {
    return (
      <div className={styles.controls}>
        {isAhead ? (
          <GoOn cerimonia={cerimonia} conducts={conducts} />
        ) : (
          <Button onClick={cerimonia.again}>{t('sorteio.de_novo')}</Button>
        )}
      </div>
    );
  }
  return (
    <div className={styles.controls}>
      {cerimonia.isPlaying ? (
        <Button onClick={cerimonia.pause}>{t('sorteio.pausar')}</Button>
      ) : (
        <GoOn cerimonia={cerimonia} conducts={conducts} />
      )}
      <Button variant="primary" big onClick={cerimonia.next}>
        {t('sorteio.proxima')}
      </Button>
      <Button onClick={cerimonia.all}>{t('sorteio.mostrar_tudo')}</Button>
    </div>
  );
}

/** Where the balls go: groups, ties, or one list of positions. */
function Places({ dados, bolas, cerimonia }: Props) {
  const t = useT();
  const out = new Set(bolas.slice(0, cerimonia.fora));
  const last = bolas[cerimonia.fora - 1];
  const isLots = dados.doQue === 'desempate';
  const isList = dados.doQue !== 'grupos' && !isLots;
  return (
    <div className={styles.groups} data-list={isList ? '' : undefined}>
      {caixasDe(dados, bolas, t).map(({ nome, titulo, bolas: all }) => {
        const own = all.filter((bola) => out.has(bola));
        return (
          <section key={nome} data-lit={!isList && last && own.includes(last) ? '' : undefined}>
            <h2>{titulo}</h2>
            <ol>
              {own.map((bola) => (
                <li key={bola.participante} data-new={bola === last ? '' : undefined}>
                  <Time gente={dados.gente} uuid={bola.participante} full brief />
                  {isLots && <small>{paraOnde(dados, bola, t)}</small>}
                </li>
              ))}
              {!isList &&
                Array.from({ length: all.length - own.length }, (_, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: empty places are all the same
                  <li key={index} className={styles.empty} aria-hidden="true" />
                ))}
            </ol>
          </section>
        );
      })}
    </div>
  );
}

type StageProps = Props & { conducts: boolean; topo: ReactNode };

export function Palco({ dados, bolas, cerimonia, conducts, topo }: StageProps) {
  const t = useT();
  const { isPaused, isApart } = cerimonia;
  const isRunning = cerimonia.fora < bolas.length;
  return (
    <section
      className={styles.stage}
      aria-label={t('sorteio.cerimonia')}
      data-running={isRunning ? '' : undefined}
    >
      {topo}
      <div className={styles.control}>
        <Ball dados={dados} bolas={bolas} cerimonia={cerimonia} />
        <Pots dados={dados} bolas={bolas} cerimonia={cerimonia} />
        <p className={styles.held} role="status">
          {isPaused && !isApart && t('sorteio.pausado')}
        </p>
        <Controls cerimonia={cerimonia} total={bolas.length} conducts={conducts} />
      </div>
      <Places dados={dados} bolas={bolas} cerimonia={cerimonia} />
    </section>
  );
}
