import type { ReactNode } from 'react';
import type { Sorteio } from '#contract/sorteio.ts';
import { Button, IconButton } from '#web/components/elements/button.tsx';
import { useT } from '#web/texts/texts.tsx';
import { nomeDe } from '../../campeonato/lado.ts';
import { EscudoDoTime, Time } from '../../campeonato/time.tsx';
import type { DadosDoSorteio } from './carregar.ts';
import type { Cerimonia } from './cerimonia.ts';
import styles from './palco.module.css';

type BolaSorteada = NonNullable<Sorteio['bolas']>[number];
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
        {hasPots(bolas) && bola.pote && ` · ${t('sorteio.pote', { n: bola.pote })}`}
      </p>
      <p className={styles.name}>{nome}</p>
      <p>
        {t(dados.emGrupos ? 'sorteio.vai_grupo' : 'sorteio.vai_posicao', { destino: bola.destino })}
      </p>
    </div>
  );
}

/** Balls still in each pot. */
function Pots({ bolas, cerimonia }: Omit<Props, 'dados'>) {
  const t = useT();
  if (!hasPots(bolas)) return null;
  const pots = [...Map.groupBy(bolas, ({ pote }) => pote ?? 1)];
  const out = new Set(bolas.slice(0, cerimonia.fora));
  return (
    <ul className={styles.pots}>
      {pots.map(([pote, members]) => (
        <li key={pote}>
          <span>{t('sorteio.pote', { n: pote })}</span>
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

/** Where the balls go: groups, or one list of positions. */
function Places({ dados, bolas, cerimonia }: Props) {
  const t = useT();
  const out = bolas.slice(0, cerimonia.fora);
  const last = out.at(-1);
  const names = dados.emGrupos ? [...new Set(bolas.map(({ destino }) => destino))].sort() : [''];
  return (
    <div className={styles.groups} data-list={dados.emGrupos ? undefined : ''}>
      {names.map((name) => {
        const own = dados.emGrupos ? out.filter(({ destino }) => destino === name) : out;
        const size = dados.emGrupos
          ? bolas.filter(({ destino }) => destino === name).length
          : bolas.length;
        return (
          <section key={name} data-lit={last?.destino === name ? '' : undefined}>
            <h2>{dados.emGrupos ? t('campeonato.grupo', { nome: name }) : t('sorteio.ordem')}</h2>
            <ol>
              {own.map(({ participante }) => (
                <li
                  key={participante}
                  data-new={participante === last?.participante ? '' : undefined}
                >
                  <Time gente={dados.gente} uuid={participante} full brief />
                </li>
              ))}
              {dados.emGrupos &&
                Array.from({ length: size - own.length }, (_, index) => (
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
        <Pots bolas={bolas} cerimonia={cerimonia} />
        <p className={styles.held} role="status">
          {isPaused && !isApart && t('sorteio.pausado')}
        </p>
        <Controls cerimonia={cerimonia} total={bolas.length} conducts={conducts} />
      </div>
      <Places dados={dados} bolas={bolas} cerimonia={cerimonia} />
    </section>
  );
}
