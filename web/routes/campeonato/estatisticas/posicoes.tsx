import { useState } from 'react';
import type { FaseComTabela } from '#regras/configuracao/fases.ts';
import { nomeDe } from '#web/campeonato/lado.ts';
import { Time } from '#web/campeonato/time.tsx';
import { Select } from '#web/components/forms/select.tsx';
import type { DadosDaPagina } from '#web/routes/campeonato/pagina.ts';
import { useT } from '#web/texts/texts.tsx';
import { CartaoDosNumeros } from './cartao.tsx';
import { GraficoDasPosicoes } from './grafico-das-posicoes.tsx';
import type { ParteProps, TabelaNoTempo } from './parte.ts';
import styles from './posicoes.module.css';

/** The same as a table, for who reads or listens. */
function AsTable({ tabela, pagina }: { tabela: TabelaNoTempo; pagina: DadosDaPagina }) {
  const t = useT();
  const rounds = tabela.linhas[0]?.posicoes.length ?? 0;
  return (
    <details className={styles.details}>
      <summary>{t('estatisticas.posicoes.tabela')}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways */}
      <section className={styles.box} tabIndex={0} aria-label={t('estatisticas.posicoes.legenda')}>
        <table>
          <caption className="visually-hidden">{t('estatisticas.posicoes.legenda')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('tabela.time')}</th>
              {Array.from({ length: rounds }, (_, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a round is its place
                <th key={index} scope="col">
                  <abbr title={t('estatisticas.posicoes.rodada_inteira', { n: index + 1 })}>
                    {t('estatisticas.posicoes.rodada', { n: index + 1 })}
                  </abbr>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {tabela.linhas.map(({ participante, posicoes }) => (
              <tr key={participante}>
                <th scope="row">
                  <Time
                    id={pagina.campeonato.id}
                    gente={pagina.gente}
                    uuid={participante}
                    size={20}
                    brief
                  />
                </th>
                {posicoes.map((posicao, round) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a round is its place
                  <td key={round}>{t('estatisticas.posicoes.posicao', { n: posicao })}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}

const groupOf = ({ fase, grupo }: TabelaNoTempo) => `${fase} ${grupo ?? ''}`;

/** The team of who looks comes first, else who leads. */
function firstOf({ linhas }: TabelaNoTempo, mine: string | undefined): string {
  const own = linhas.find(({ participante }) => participante === mine) ?? linhas[0];
  return own?.participante ?? '';
}

export function PosicoesPorRodada({ dados, pagina }: ParteProps) {
  const t = useT();
  const mine = pagina.campeonato.minha_inscricao?.uuid;
  const shown = dados.posicoes.filter(({ linhas }) => (linhas[0]?.posicoes.length ?? 0) > 1);
  const ofMine = shown.find(({ linhas }) => linhas.some((each) => each.participante === mine));
  const [group, setGroup] = useState('');
  const [chosen, setChosen] = useState('');
  const [other, setOther] = useState('');
  const tabela = shown.find((each) => groupOf(each) === group) ?? ofMine ?? shown[0];
  if (!tabela) return null;
  const isIn = (uuid: string) => tabela.linhas.some(({ participante }) => participante === uuid);
  const destaque = isIn(chosen) ? chosen : firstOf(tabela, mine);
  const contra = isIn(other) && other !== destaque ? other : '';
  const teams = tabela.linhas.map(({ participante }) => ({
    value: participante,
    label: nomeDe(pagina.gente, participante),
  }));
  const fase = pagina.campeonato.fases[tabela.fase - 1] as FaseComTabela;
  const choices = (
    <div className={styles.choices}>
      {shown.length > 1 && (
        <Select
          look="quiet"
          aria-label={t('estatisticas.posicoes.tabelas')}
          value={groupOf(tabela)}
          options={shown.map((each) => ({
            value: groupOf(each),
            label: t('campeonato.grupo', { nome: each.grupo ?? '' }),
          }))}
          onChange={({ currentTarget }) => setGroup(currentTarget.value)}
        />
      )}
      <Select
        look="quiet"
        aria-label={t('estatisticas.posicoes.destaque')}
        value={destaque}
        options={teams}
        onChange={({ currentTarget }) => setChosen(currentTarget.value)}
      />
      <Select
        look="quiet"
        aria-label={t('estatisticas.posicoes.contra')}
        value={contra}
        options={[
          { value: '', label: t('estatisticas.posicoes.contra') },
          ...teams.filter(({ value }) => value !== destaque),
        ]}
        onChange={({ currentTarget }) => setOther(currentTarget.value)}
      />
    </div>
  );
  return (
    <CartaoDosNumeros titulo={t('estatisticas.posicoes.titulo')} largura={6} acoes={choices}>
      <GraficoDasPosicoes
        tabela={tabela}
        gente={pagina.gente}
        zonas={fase.zonas}
        destaque={destaque}
        contra={contra}
      />
      <AsTable tabela={tabela} pagina={pagina} />
    </CartaoDosNumeros>
  );
}
