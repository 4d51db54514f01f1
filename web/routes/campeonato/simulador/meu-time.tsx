import { memo, useId, useMemo } from 'react';
import type { TabelaDoCenario } from '#regras/cenario/tabelas.ts';
import type { Gente } from '#web/campeonato/gente.ts';
import { nomeDe } from '#web/campeonato/lado.ts';
import { EscudoDoTime } from '#web/campeonato/time.tsx';
import { Icon } from '#web/components/elements/icon.tsx';
import { Select } from '#web/components/forms/select.tsx';
import { useT } from '#web/texts/texts.tsx';
import styles from './meu-time.module.css';
import type { ContasNaTela } from './use-contas.ts';

type Props = {
  time: string;
  onTime(uuid: string): void;
  gente: Gente;
  tabelas: readonly TabelaDoCenario[];
  contas: ContasNaTela;
};

export const linhaDe = (tabelas: readonly TabelaDoCenario[], time: string) =>
  tabelas
    .findLast(({ linhas }) => linhas.some(({ participante }) => participante === time))
    ?.linhas.find(({ participante }) => participante === time);

type EscolhaProps = Pick<Props, 'time' | 'onTime' | 'gente'>;

/** The same at every key press: it is not drawn again. */
const EscolhaDoTime = memo(function EscolhaDoTime({ time, onTime, gente }: EscolhaProps) {
  const t = useT();
  const teams = useMemo(
    () =>
      Object.keys(gente)
        .map((uuid) => ({ value: uuid, label: nomeDe(gente, uuid) }))
        .sort((a, b) => a.label.localeCompare(b.label)),
    [gente],
  );
  return (
    <Select
      look="quiet"
      aria-label={t('simulador.meu.escolha')}
      value={time}
      options={teams}
      onChange={({ currentTarget }) => onTime(currentTarget.value)}
    />
  );
});

/** One team: where it stands here and today, its chances, and what it needs. */
export const MeuTime = memo(function MeuTime({ time, onTime, gente, tabelas, contas }: Props) {
  const t = useT();
  const id = useId();
  const { partes } = contas;
  const nome = nomeDe(gente, time);
  const linha = linhaDe(tabelas, time);
  const before = linha && linha.posicao + linha.subiu;
  return (
    <section className={styles.card} aria-labelledby={id}>
      <div className={styles.head}>
        <EscudoDoTime nome={nome} escudo={gente[time]?.escudo} size={44} />
        <div className={styles.words}>
          <h3 id={id}>{t('simulador.meu.titulo', { nome })}</h3>
          <EscolhaDoTime time={time} onTime={onTime} gente={gente} />
        </div>
        {linha && (
          <p className={styles.place}>
            <span className="visually-hidden">
              {before === linha.posicao
                ? t('simulador.meu.mesma', { n: linha.posicao })
                : t('simulador.meu.de_para', { antes: before ?? 0, depois: linha.posicao })}
            </span>
            <span aria-hidden="true">
              {before !== linha.posicao && (
                <>
                  <s>{t('simulador.lugar', { n: before ?? 0 })}</s>{' '}
                  <Icon name="chevron-right" size={16} />{' '}
                </>
              )}
              <b>{t('simulador.lugar', { n: linha.posicao })}</b>
            </span>
          </p>
        )}
      </div>
      <div className={styles.body}>
        {partes && (
          <>
            <partes.Barras time={time} contas={contas} />
            <partes.ListaDoQuePrecisa contas={contas} gente={gente} />
          </>
        )}
      </div>
    </section>
  );
});
