import { type CSSProperties, useEffect, useRef, useState } from 'react';
import type { Confronto } from '#contract/chaveamento.ts';
import { stageName } from '#web/campeonato/stage-name.ts';
import { Time } from '#web/campeonato/time.tsx';
import { Icon } from '#web/components/elements/icon.tsx';
import { useCurrentInSight } from '#web/routes/campeonato/cabecalho/a-vista.ts';
import { type DadosDaPagina, useDaAba, usePagina } from '#web/routes/campeonato/pagina.ts';
import { AntesDosJogos } from '#web/routes/campeonato/partida/antes-dos-jogos.tsx';
import { Esperas } from '#web/routes/campeonato/partida/esperas.tsx';
import { Punidos } from '#web/routes/campeonato/punicao/punidos.tsx';
import { useT } from '#web/texts/texts.tsx';
import { type No, type SecaoDaChave, secoesDe } from './arvore.ts';
import { carregarChaveamento } from './carregar.ts';
import styles from './chaveamento.module.css';
import { CartaoDoConfronto } from './confronto.tsx';

export const loader = carregarChaveamento;

type Aceso = { aceso: string | null; acender(uuid: string | null): void };

/** Heights and widths of the drawing, in pixels; the cards take theirs from the same numbers. */
const TIE = 100;
const ROW = 116;
const WIDE = { width: 252, gap: 32 };
const NARROW = { width: 204, gap: 28 };
const TIGHT = { width: 168, gap: 20 };
const WIDE_ROUNDS = 4;
const NARROW_ROUNDS = 5;

const isOneMatch = ({ confronto }: No) => confronto.partidas.length <= 1;

/** As wide as lets the tree be seen whole; two legs and their sum need more than one score does. */
function sizesOf({ colunas }: SecaoDaChave): typeof WIDE {
  if (colunas.length <= WIDE_ROUNDS) return WIDE;
  const fitsTight = colunas.every(({ nos }) => nos.every(isOneMatch));
  return colunas.length > NARROW_ROUNDS && fitsTight ? TIGHT : NARROW;
}

function path(de: No, para: No, { width, gap }: typeof WIDE): string {
  const y = ({ linha }: No) => linha * ROW + TIE / 2;
  const from = de.coluna * (width + gap) + width;
  return `M${from} ${y(de)}h${gap / 2}V${y(para)}h${gap / 2}`;
}

const plays = ({ lados }: Confronto, uuid: string | null) =>
  uuid !== null && lados.some(({ participante }) => participante === uuid);

function Connectors({ secao, aceso }: { secao: SecaoDaChave; aceso: string | null }) {
  const sizes = sizesOf(secao);
  const width = secao.colunas.length * (sizes.width + sizes.gap);
  return (
    <svg
      className={styles.connectors}
      width={width}
      height={secao.linhas * ROW}
      aria-hidden="true"
      focusable="false"
    >
      {secao.ligacoes.map(({ de, para }) => (
        <path
          key={`${de.confronto.id} ${para.confronto.id}`}
          d={path(de, para, sizes)}
          data-lit={plays(de.confronto, aceso) && plays(para.confronto, aceso) ? '' : undefined}
        />
      ))}
    </svg>
  );
}

type ChipsProps = { secao: SecaoDaChave; atual: number; onChoose(coluna: number): void };

/** On a phone: which round is in sight, and the way to the others. */
function RoundChips({ secao, atual, onChoose }: ChipsProps) {
  const t = useT();
  const strip = useRef<HTMLUListElement>(null);
  useCurrentInSight(strip, String(atual));
  if (secao.colunas.length < 2) return null;
  return (
    <ul ref={strip} className={styles.chips}>
      {secao.colunas.map(({ etapa }, coluna) => (
        <li key={etapa}>
          <button
            type="button"
            aria-current={coluna === atual ? 'true' : undefined}
            onClick={() => onChoose(coluna)}
          >
            {stageName(etapa, t)}
          </button>
        </li>
      ))}
    </ul>
  );
}

const isOpen = ({ confronto }: No) =>
  confronto.situacao === 'pronto' || confronto.situacao === 'aguarda';

/** The round in sight: first the one that is not over, or else the last, then where the reader swipes to. */
function useRoundInSight(secao: SecaoDaChave) {
  const list = useRef<HTMLOListElement>(null);
  const open = secao.colunas.findIndex(({ nos }) => nos.some(isOpen));
  const first = open < 0 ? secao.colunas.length - 1 : open;
  const [atual, setAtual] = useState(first);
  const roundAt = (coluna: number) => {
    const round = list.current?.children[coluna];
    return round instanceof HTMLElement ? round : undefined;
  };
  const show = (coluna: number, behavior: ScrollBehavior) => {
    const left = (roundAt(coluna)?.offsetLeft ?? 0) - (roundAt(0)?.offsetLeft ?? 0);
    list.current?.scrollTo({ left, behavior });
  };
  // Where the browser has not begun there by itself (`scroll-initial-target`).
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the tab opens
  useEffect(() => show(first, 'instant'), []);
  const follow = () => {
    const width = (roundAt(1)?.offsetLeft ?? 0) - (roundAt(0)?.offsetLeft ?? 0);
    if (width > 0) setAtual(Math.round((list.current?.scrollLeft ?? 0) / width));
  };
  return { list, first, atual, follow, show: (coluna: number) => show(coluna, 'smooth') };
}

function Tree({ secao, pagina, ...light }: { secao: SecaoDaChave; pagina: DadosDaPagina } & Aceso) {
  const t = useT();
  const { list, first, atual, follow, show } = useRoundInSight(secao);
  const { width, gap } = sizesOf(secao);
  const sizes = {
    '--tie': `${TIE}px`,
    '--round': `${width}px`,
    '--gap': `${gap}px`,
    '--tree': `${secao.linhas * ROW}px`,
    '--in-sight': secao.colunas[atual]?.nos.length,
  } as CSSProperties;
  return (
    <div className={styles.section} style={sizes}>
      <RoundChips secao={secao} atual={atual} onChoose={show} />
      <ol
        ref={list}
        className={styles.rounds}
        onScroll={follow}
        aria-label={t('campeonato.chave.lista')}
      >
        {secao.colunas.map(({ etapa, nos }, coluna) => (
          <li key={etapa} className={styles.round} data-first={coluna === first || undefined}>
            <h3>{stageName(etapa, t)}</h3>
            <ol className={styles.ties}>
              {nos.map(({ confronto, linha }) => (
                <li key={confronto.id} style={{ '--at': `${linha * ROW}px` } as CSSProperties}>
                  <CartaoDoConfronto
                    confronto={confronto}
                    pagina={pagina}
                    isLast={coluna === secao.colunas.length - 1}
                    {...light}
                  />
                </li>
              ))}
            </ol>
          </li>
        ))}
        <li className={styles.behind} aria-hidden="true">
          <Connectors secao={secao} aceso={light.aceso} />
        </li>
      </ol>
    </div>
  );
}

function Champion({ pagina, uuid }: { pagina: DadosDaPagina; uuid: string }) {
  const t = useT();
  return (
    <p className={styles.champion}>
      <Icon name="trophy" size={24} />
      <span>{t('campeonato.campeao')}</span>
      <Time id={pagina.campeonato.id} gente={pagina.gente} uuid={uuid} size={32} full />
    </p>
  );
}

/** Desktop: the whole tree. Phone: one round at a time, with the next one peeking. */
export default function ChaveamentoPage() {
  const { dados: shown, ...nomes } = useDaAba<typeof loader>();
  const { chave: dados, punicoes } = shown;
  const pagina = usePagina(nomes, { partidas: dados.confrontos.flatMap((tie) => tie.partidas) });
  const t = useT();
  const [aceso, acender] = useState<string | null>(null);
  if (dados.confrontos.length === 0) {
    return (
      <AntesDosJogos
        campeonato={pagina.campeonato}
        titulo={t('campeonato.sem_chave.titulo')}
        texto={t('campeonato.sem_chave.texto')}
      />
    );
  }
  const secoes = secoesDe(dados.confrontos);
  const third = dados.confrontos.find(({ chave }) => chave === 'terceiro_lugar');
  const light = { aceso, acender };
  return (
    <div className={styles.bracket}>
      {dados.campeao && <Champion pagina={pagina} uuid={dados.campeao} />}
      {dados.sem_campeao && (
        <p className={styles.nobody}>
          <Icon name="alert" />
          {t('campeonato.chave.sem_campeao')}
        </p>
      )}
      <Esperas esperas={dados.esperas} pagina={pagina} />
      {secoes.map((secao) => (
        <section key={secao.nome}>
          <h2 className={secoes.length === 1 ? 'visually-hidden' : undefined}>
            {secoes.length === 1
              ? t('campeonato.aba.chaveamento')
              : t(`campeonato.chave.secao.${secao.nome}`)}
          </h2>
          <Tree secao={secao} pagina={pagina} {...light} />
        </section>
      ))}
      {third && (
        <section className={styles.third} style={{ '--tie': `${TIE}px` } as CSSProperties}>
          <h2>{stageName(third.etapa, t)}</h2>
          <CartaoDoConfronto confronto={third} pagina={pagina} {...light} />
        </section>
      )}
      <Punidos pagina={pagina} punicoes={punicoes} />
    </div>
  );
}
