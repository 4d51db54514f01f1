import type { Melhores } from '#contract/classificacao.ts';
import type { MessageKey } from '#textos/messages.ts';
import type { Gente } from '#web/campeonato/gente.ts';
import { nomeDe } from '#web/campeonato/lado.ts';
import { EscudoDoTime } from '#web/campeonato/time.tsx';
import { Chip } from '#web/components/elements/chip.tsx';
import { useT, useTexts } from '#web/texts/texts.tsx';
import { emNumero } from './em-numero.ts';
import styles from './melhores.module.css';
import { BarraDaZona } from './zonas.tsx';

type LinhaDosMelhores = Melhores['linhas'][number];

const TONES = { dentro: 'ok', fora: 'neutral', aberto: 'warn' } as const;

type ColunaDosMelhores = {
  readonly name: 'p' | 'j' | 'v' | 'sg' | 'gp';
  readonly short: MessageKey;
  readonly full: MessageKey;
  readonly only?: 'wide';
};

const COLUMNS: readonly ColunaDosMelhores[] = [
  { name: 'p', short: 'tabela.p', full: 'tabela.pontos' },
  { name: 'j', short: 'tabela.j', full: 'tabela.jogos' },
  { name: 'v', short: 'campeonato.tabela.v', full: 'campeonato.tabela.vitorias', only: 'wide' },
  { name: 'sg', short: 'tabela.sg', full: 'tabela.saldo' },
  { name: 'gp', short: 'campeonato.tabela.gp', full: 'campeonato.tabela.gols_pro', only: 'wide' },
];

function Row({ linha, gente }: { linha: LinhaDosMelhores; gente: Gente }) {
  const { t, locale } = useTexts();
  const { participante, posicao, grupo, situacao } = linha;
  const nome = nomeDe(gente, participante);
  const { escudo, sigla } = gente[participante] ?? {};
  const isIn = situacao === 'dentro';
  return (
    <tr data-situacao={situacao}>
      <td className={styles.position}>
        {isIn && <BarraDaZona tipo="classifica" />}
        <b>{posicao}</b>
      </td>
      <th scope="row">
        <span className={styles.team} title={nome}>
          <EscudoDoTime nome={nome} escudo={escudo} />
          <span className={styles.name}>{nome}</span>
          {sigla && (
            <span className={styles.short} aria-hidden="true">
              {sigla}
            </span>
          )}
        </span>
      </th>
      <td>{grupo}</td>
      {COLUMNS.map(({ name, only }) => (
        <td key={name} data-only={only}>
          {emNumero(name === 'sg' ? 'saldo' : name, linha[name], locale)}
        </td>
      ))}
      <td>
        <Chip tone={TONES[situacao]}>{t(`porque.melhores.${situacao}`)}</Chip>
      </td>
    </tr>
  );
}

/** The ranking of those who share a place in their groups, and how groups of unequal size are compared. */
export function MelhoresColocados({ melhores, gente }: { melhores: Melhores; gente: Gente }) {
  const t = useT();
  const { posicao, vagas, comparacao, terminou, linhas } = melhores;
  const title = t('porque.melhores.titulo', { posicao });
  return (
    <section className={styles.card}>
      <div className={styles.head}>
        <h2>{title}</h2>
        <p>{t('porque.melhores.vagas', { n: vagas })}</p>
      </div>
      <div className={styles.box}>
        <table className={styles.table}>
          <caption className="visually-hidden">{title}</caption>
          <thead>
            <tr>
              <th scope="col" className={styles.position}>
                <abbr title={t('tabela.posicao')}>#</abbr>
              </th>
              <th scope="col">{t('tabela.time')}</th>
              <th scope="col">{t('porque.melhores.grupo')}</th>
              {COLUMNS.map(({ short, full, only }) => (
                <th key={full} scope="col" data-only={only}>
                  <abbr title={t(full)}>{t(short)}</abbr>
                </th>
              ))}
              <th scope="col">
                <span className="visually-hidden">{t('porque.melhores.situacao')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {linhas.map((linha) => (
              <Row key={linha.participante} linha={linha} gente={gente} />
            ))}
          </tbody>
        </table>
      </div>
      {(comparacao || !terminou) && (
        <div className={styles.notes}>
          {comparacao && <p>{t(`porque.melhores.comparacao.${comparacao}`)}</p>}
          {!terminou && <p>{t('porque.melhores.por_enquanto')}</p>}
        </div>
      )}
    </section>
  );
}
