import { Fragment, type ReactNode, useId } from 'react';
import type { Linha } from '#contract/classificacao.ts';
import type { Zona } from '#regras/configuracao/fases.ts';
import { useEndereco } from '#web/campeonato/endereco.ts';
import type { Gente } from '#web/campeonato/gente.ts';
import { useT } from '#web/texts/texts.tsx';
import { COLUNAS, chaveDaColuna } from './colunas.ts';
import { LinhaDaTabela } from './linha.tsx';
import styles from './tabela.module.css';
import { useRowOpens } from './use-row-opens.ts';
import { zonaDa } from './zonas.tsx';

/** Place, team and form besides; of the two differences only one is ever seen. */
const SHOWN = COLUNAS.filter(({ only }) => only !== 'narrow').length + 3;

/** Those who share a place are in a zone only if all of them fit. */
function zonaDaLinha(linhas: readonly Linha[], { posicao }: Linha, zonas: readonly Zona[]) {
  const sharing = linhas.filter((other) => other.posicao === posicao).length;
  const zona = zonaDa(zonas, posicao);
  return zona === zonaDa(zonas, posicao + sharing - 1) ? zona : undefined;
}

/** Widths are given, so that the columns of all groups stand under each other. */
function Columns() {
  return (
    <colgroup>
      <col className={styles.cPosition} />
      <col className={styles.cTeam} />
      {COLUNAS.map((coluna) => (
        <col key={chaveDaColuna(coluna)} className={styles.cFigure} data-only={coluna.only} />
      ))}
      <col className={styles.cForm} />
    </colgroup>
  );
}

function Head({ nome }: { nome: string }) {
  const t = useT();
  return (
    <thead>
      <tr>
        {nome ? (
          <td colSpan={2} className={styles.group}>
            <h2>{nome}</h2>
          </td>
        ) : (
          <>
            <th scope="col" className={styles.position}>
              <abbr title={t('tabela.posicao')}>#</abbr>
            </th>
            <th scope="col" className={styles.team}>
              {t('tabela.time')}
            </th>
          </>
        )}
        {COLUNAS.map((coluna) => (
          <th key={chaveDaColuna(coluna)} scope="col" data-only={coluna.only}>
            <abbr title={t(coluna.full)}>{t(coluna.short)}</abbr>
          </th>
        ))}
        <th scope="col">{t('campeonato.tabela.ultimos')}</th>
      </tr>
    </thead>
  );
}

type Props = {
  id: string;
  grupo: string | null;
  linhas: readonly Linha[];
  zonas: readonly Zona[];
  fase: number;
  gente: Gente;
  /** Whose position is being explained, and the explanation. */
  aberta: string | undefined;
  explicacao: ReactNode;
};

export function TabelaDoGrupo(props: Props) {
  const { id, grupo, linhas, zonas, fase, gente, aberta, explicacao } = props;
  const t = useT();
  const endereco = useEndereco(id);
  const rows = useRowOpens();
  const why = useId();
  const nome = grupo === null ? '' : t('campeonato.grupo', { nome: grupo });
  const caption = nome
    ? t('campeonato.tabela.legenda', { nome })
    : t('campeonato.aba.classificacao');
  return (
    <section className={styles.card}>
      <div className={styles.box}>
        <table className={styles.table}>
          <caption className="visually-hidden">{caption}</caption>
          <Columns />
          <Head nome={nome} />
          <tbody ref={rows}>
            {linhas.map((linha) => {
              const { participante } = linha;
              const isOpen = participante === aberta;
              const to = { fase, ...(!isOpen && { porque: participante }) };
              return (
                <Fragment key={participante}>
                  <LinhaDaTabela
                    linha={linha}
                    gente={gente}
                    zona={zonaDaLinha(linhas, linha, zonas)}
                    isOpen={isOpen}
                    controls={why}
                    to={endereco('classificacao', to)}
                  />
                  {isOpen && (
                    <tr className={styles.why} id={why}>
                      <td colSpan={SHOWN}>{explicacao}</td>
                    </tr>
                  )}
                </Fragment>
              );
            })}
          </tbody>
        </table>
      </div>
    </section>
  );
}
