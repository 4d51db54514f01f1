// Players: who scored, gave passes, was booked, and was the best, from the match sheets.
import type { ReactNode } from 'react';
import type { JogadoresEmNumeros as Numeros } from '#contract/campeonato/estatisticas.ts';
import { useEnderecoDaPartida } from '#web/campeonato/endereco.ts';
import { nomeDe } from '#web/campeonato/lado.ts';
import { EscudoDoTime } from '#web/campeonato/time.tsx';
import { Link } from '#web/components/elements/link.tsx';
import type { DadosDaPagina } from '#web/routes/campeonato/pagina.ts';
import { useT } from '#web/texts/texts.tsx';
import { CartaoDosNumeros } from './cartao.tsx';
import styles from './jogadores.module.css';

/** The rest is one press away. */
const FIRST = 5;

const LISTS = ['artilharia', 'assistencias', 'craques'] as const;
const [FIRST_LIST] = LISTS;

type LinhaDoJogador = {
  readonly posicao: number;
  readonly nome: string;
  readonly participante: string;
  /** For the bar; 0: none. */
  readonly valor: number;
  readonly dito: ReactNode;
};

type ListaProps = { linhas: readonly LinhaDoJogador[]; most: number; pagina: DadosDaPagina };

function Lines({ linhas, most, pagina: { gente } }: ListaProps) {
  const t = useT();
  return (
    <ol className={styles.list}>
      {linhas.map(({ posicao, nome, participante, valor, dito }) => (
        <li key={`${participante} ${nome}`}>
          <span className={styles.place}>{t('estatisticas.posicoes.posicao', { n: posicao })}</span>
          <EscudoDoTime
            nome={nomeDe(gente, participante)}
            escudo={gente[participante]?.escudo}
            size={24}
          />
          <span className={styles.who}>
            <b>{nome}</b> <small>{nomeDe(gente, participante)}</small>
          </span>
          <span className={styles.figure}>{dito}</span>
          {valor > 0 && (
            <span className={styles.track} aria-hidden="true">
              <i style={{ inlineSize: `${(100 * valor) / most}%` }} />
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}

type CartaoProps = {
  titulo: string;
  linhas: readonly LinhaDoJogador[];
  pagina: DadosDaPagina;
  children?: ReactNode;
};

function Cartao({ titulo, linhas, pagina, children }: CartaoProps) {
  const t = useT();
  const most = Math.max(1, ...linhas.map(({ valor }) => valor));
  const rest = linhas.slice(FIRST);
  return (
    <CartaoDosNumeros titulo={titulo} largura={3}>
      {linhas.length === 0 && <p className={styles.note}>{t('estatisticas.jogadores.ninguem')}</p>}
      <Lines linhas={linhas.slice(0, FIRST)} most={most} pagina={pagina} />
      {rest.length > 0 && (
        <details className={styles.rest}>
          <summary>{t('estatisticas.jogadores.ver_mais', { n: rest.length })}</summary>
          <Lines linhas={rest} most={most} pagina={pagina} />
        </details>
      )}
      {children}
    </CartaoDosNumeros>
  );
}

type Props = { jogadores: Numeros; pagina: DadosDaPagina };

/** What is missing from the list of scorers, and why. */
function Ressalvas({ jogadores }: Pick<Props, 'jogadores'>) {
  const t = useT();
  const endereco = useEnderecoDaPartida();
  const { sem_autor, contra, contradizem } = jogadores;
  const [first] = contradizem;
  const notes = [
    sem_autor > 0 && t('estatisticas.jogadores.sem_autor', { n: sem_autor }),
    contra > 0 && t('estatisticas.jogadores.contra', { n: contra }),
  ].filter(Boolean);
  return (
    <>
      {notes.length > 0 && <p className={styles.note}>{notes.join(' ')}</p>}
      {first && (
        <p className={styles.wrong}>
          {t('estatisticas.jogadores.contradiz', { n: contradizem.length })}{' '}
          <Link to={endereco(first)}>{t('estatisticas.jogadores.ver_jogo')}</Link>
        </p>
      )}
    </>
  );
}

const CORES = ['vermelhos', 'amarelos'] as const;

/** Drawn, with words for who listens. */
function Cartoes({ de }: { de: Numeros['cartoes'][number] }) {
  const t = useT();
  return CORES.map((cor) => {
    const n = de[cor];
    return (
      n > 0 && (
        <span key={cor} className={styles.cards} data-cor={cor}>
          <i aria-hidden="true" />
          <span aria-hidden="true">{n}</span>
          <span className="visually-hidden">{t(`estatisticas.jogadores.${cor}`, { n })}</span>
        </span>
      )
    );
  });
}

export function CartoesDosJogadores({ jogadores, pagina }: Props) {
  const t = useT();
  const { artilharia, assistencias, craques, cartoes } = jogadores;
  const lists = {
    artilharia: artilharia.map((one) => ({ ...one, valor: one.gols, dito: 'gols' }) as const),
    assistencias: assistencias.map(
      (one) => ({ ...one, valor: one.assistencias, dito: 'passes' }) as const,
    ),
    craques: craques.map((one) => ({ ...one, valor: one.vezes, dito: 'vezes' }) as const),
  };
  return (
    <>
      {LISTS.map((list) => (
        <Cartao
          key={list}
          titulo={t(`estatisticas.jogadores.${list}`)}
          pagina={pagina}
          linhas={lists[list].map((one) => ({
            ...one,
            dito: t(`estatisticas.jogadores.${one.dito}`, { n: one.valor }),
          }))}
        >
          {list === FIRST_LIST && <Ressalvas jogadores={jogadores} />}
        </Cartao>
      ))}
      <Cartao
        titulo={t('estatisticas.jogadores.cartoes')}
        pagina={pagina}
        linhas={cartoes.map((one) => ({ ...one, valor: 0, dito: <Cartoes de={one} /> }))}
      />
    </>
  );
}
