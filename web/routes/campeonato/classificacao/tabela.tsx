import { Fragment, type ReactNode } from 'react';
import type { Linha } from '#contract/classificacao.ts';
import type { FaseComTabela } from '#regras/configuracao/fases.ts';
import type { MessageKey } from '#textos/messages.ts';
import { useEndereco } from '#web/campeonato/endereco.ts';
import type { Gente } from '#web/campeonato/gente.ts';
import { nomeDe } from '#web/campeonato/lado.ts';
import { Time } from '#web/campeonato/time.tsx';
import { Chip } from '#web/components/elements/chip.tsx';
import { Link } from '#web/components/elements/link.tsx';
import { signed } from '#web/components/match/mini-table.tsx';
import { type Translate, useT } from '#web/texts/texts.tsx';
import styles from './tabela.module.css';

type Column = {
  readonly short: MessageKey;
  readonly full: MessageKey;
  of(linha: Linha): ReactNode;
  readonly only?: 'narrow' | 'wide';
};

const DIFFERENCE = {
  short: 'tabela.sg',
  full: 'tabela.saldo',
  of: ({ sg }: Linha) => signed(sg),
} as const;

/** The goal difference stands twice: where a phone shows it at once, and in its usual place. */
const COLUMNS: readonly Column[] = [
  { short: 'tabela.p', full: 'tabela.pontos', of: ({ p }) => p },
  { short: 'tabela.j', full: 'tabela.jogos', of: ({ j }) => j },
  { short: 'campeonato.tabela.v', full: 'campeonato.tabela.vitorias', of: ({ v }) => v },
  { ...DIFFERENCE, only: 'narrow' },
  { short: 'campeonato.tabela.e', full: 'campeonato.tabela.empates', of: ({ e }) => e },
  { short: 'campeonato.tabela.d', full: 'campeonato.tabela.derrotas', of: ({ d }) => d },
  { short: 'campeonato.tabela.gp', full: 'campeonato.tabela.gols_pro', of: ({ gp }) => gp },
  { short: 'campeonato.tabela.gc', full: 'campeonato.tabela.gols_contra', of: ({ gc }) => gc },
  { ...DIFFERENCE, only: 'wide' },
  {
    short: 'campeonato.tabela.pct',
    full: 'campeonato.tabela.aproveitamento',
    of: ({ aproveitamento }) => aproveitamento,
  },
];

const keyOf = ({ full, only }: Column) => `${full} ${only}`;

const MARKS = {
  campeao: 'ok',
  classificado: 'ok',
  rebaixado: 'bad',
  eliminado: 'neutral',
} as const;

function Moved({ places }: { places: number | null }) {
  const t = useT();
  if (!places) return <span className={styles.same}>–</span>;
  const text = t(places > 0 ? 'tabela.subiu' : 'tabela.desceu', { n: Math.abs(places) });
  return (
    <span className={places > 0 ? styles.up : styles.down} title={text}>
      <span aria-hidden="true">{Math.abs(places)}</span>
      <span className="visually-hidden">{text}</span>
    </span>
  );
}

function Form({ forma, t }: { forma: Linha['forma']; t: Translate }) {
  if (forma.length === 0) return null;
  const spoken = forma.map((result) => t(`campeonato.tabela.forma.${result}`)).join(', ');
  return (
    <span className={styles.form} role="img" aria-label={spoken}>
      {forma.map((result, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the last five results have no identity but their order
        <i key={index} data-r={result} aria-hidden="true">
          {t(`campeonato.tabela.letra.${result}`)}
        </i>
      ))}
    </span>
  );
}

function Notes({ linha, t }: { linha: Linha; t: Translate }) {
  return (
    <>
      {linha.marca && (
        <Chip tone={MARKS[linha.marca]}>{t(`campeonato.tabela.marca.${linha.marca}`)}</Chip>
      )}
      {linha.punicao !== 0 && (
        <Chip tone="bad">
          {t('campeonato.tabela.punicao', { n: linha.punicao, pontos: signed(linha.punicao) })}
        </Chip>
      )}
      {linha.pendente && linha.j > 0 && (
        <Chip tone="warn">{t(`campeonato.tabela.pendente.${linha.pendente}`)}</Chip>
      )}
      {linha.fora && <Chip>{t('campeonato.tabela.fora_da_disputa')}</Chip>}
    </>
  );
}

type RowProps = {
  linha: Linha;
  gente: Gente;
  zona: string | undefined;
  to: string;
  isOpen: boolean;
};

function Row({ linha, gente, zona, to, isOpen }: RowProps) {
  const t = useT();
  const { participante, posicao } = linha;
  const nome = nomeDe(gente, participante);
  return (
    <tr data-zona={zona} data-open={isOpen ? '' : undefined}>
      <td className={styles.position}>
        {posicao} <Moved places={linha.subiu} />
      </td>
      <th scope="row" className={styles.team}>
        <Link to={to} preventScrollReset title={t('campeonato.tabela.porque', { nome })}>
          <Time gente={gente} uuid={participante} />
        </Link>
        <Notes linha={linha} t={t} />
      </th>
      {COLUMNS.map((column) => (
        <td key={keyOf(column)} data-only={column.only}>
          {column.of(linha)}
        </td>
      ))}
      <td>
        <Form forma={linha.forma} t={t} />
      </td>
    </tr>
  );
}

type Props = {
  id: string;
  grupo: string | null;
  linhas: readonly Linha[];
  fase: FaseComTabela;
  numero: number;
  gente: Gente;
  /** Whose position is being explained, and the explanation. */
  aberta: string | undefined;
  explicacao: ReactNode;
};

export function TabelaDoGrupo(props: Props) {
  const { id, grupo, linhas, fase, numero, gente, aberta, explicacao } = props;
  const t = useT();
  const endereco = useEndereco(id);
  const nome = grupo === null ? '' : t('campeonato.grupo', { nome: grupo });
  const caption = nome
    ? t('campeonato.tabela.legenda', { nome })
    : t('campeonato.aba.classificacao');
  return (
    <section className={styles.card}>
      {nome && <h2>{nome}</h2>}
      <div className={styles.box}>
        <table className={styles.table}>
          <caption className="visually-hidden">{caption}</caption>
          <thead>
            <tr>
              <th scope="col">
                <abbr title={t('tabela.posicao')}>#</abbr>
              </th>
              <th scope="col" className={styles.team}>
                {t('tabela.time')}
              </th>
              {COLUMNS.map((column) => (
                <th key={keyOf(column)} scope="col" data-only={column.only}>
                  <abbr title={t(column.full)}>{t(column.short)}</abbr>
                </th>
              ))}
              <th scope="col">{t('campeonato.tabela.ultimos')}</th>
            </tr>
          </thead>
          <tbody>
            {linhas.map((linha) => (
              <Fragment key={linha.participante}>
                <Row
                  linha={linha}
                  gente={gente}
                  zona={linha.zona === null ? undefined : fase.zonas[linha.zona]?.tipo}
                  isOpen={linha.participante === aberta}
                  to={endereco('classificacao', { fase: numero, porque: linha.participante })}
                />
                {linha.participante === aberta && (
                  <tr className={styles.why}>
                    <td colSpan={COLUMNS.length + 3}>{explicacao}</td>
                  </tr>
                )}
              </Fragment>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
