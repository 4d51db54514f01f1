import { type CSSProperties, useId } from 'react';
import type { Chance, ChancesDaDisputa } from '#regras/cenario/chances.ts';
import type { TabelaDoCenario } from '#regras/cenario/tabelas.ts';
import type { Gente } from '#web/campeonato/gente.ts';
import { nomeDe } from '#web/campeonato/lado.ts';
import { EscudoDoTime } from '#web/campeonato/time.tsx';
import { Icon } from '#web/components/elements/icon.tsx';
import { Select } from '#web/components/forms/select.tsx';
import { useT } from '#web/texts/texts.tsx';
import styles from './meu-time.module.css';
import { nomeDaColuna, parteDaBarra, parteEmPalavras } from './parte-em-palavras.ts';
import { ListaDoQuePrecisa } from './precisa.tsx';
import type { Contas } from './use-contas.ts';

type Props = {
  time: string;
  onTime(uuid: string): void;
  gente: Gente;
  tabelas: readonly TabelaDoCenario[];
  contas: Contas;
};

export const linhaDe = (tabelas: readonly TabelaDoCenario[], time: string) =>
  tabelas
    .findLast(({ linhas }) => linhas.some(({ participante }) => participante === time))
    ?.linhas.find(({ participante }) => participante === time);

type DoTime = { readonly disputa: ChancesDaDisputa; readonly chances: readonly Chance[] };

export function chancesDo(disputas: readonly ChancesDaDisputa[], time: string): DoTime | undefined {
  for (const disputa of disputas.toReversed()) {
    const own = disputa.times.find(({ participante }) => participante === time);
    if (own) return { disputa, chances: own.chances };
  }
  return undefined;
}

function Barra({
  nome,
  chance,
  antes,
}: {
  nome: string;
  chance: Chance;
  antes: Chance | undefined;
}) {
  const t = useT();
  const style = {
    '--parte': `${100 * parteDaBarra(chance)}%`,
    '--antes': `${100 * (antes ? parteDaBarra(antes) : 0)}%`,
  } as CSSProperties;
  return (
    <li style={style}>
      <span>{nome}</span>
      <span className={styles.track} data-antes={antes ? '' : undefined} aria-hidden="true" />
      <b data-provado={chance.provado}>
        {parteEmPalavras(chance, t)}
        {antes && (
          <span className="visually-hidden">
            {' '}
            ({t('simulador.meu.hoje', { parte: parteEmPalavras(antes, t) })})
          </span>
        )}
      </b>
    </li>
  );
}

function Barras({ time, contas }: Pick<Props, 'time' | 'contas'>) {
  const t = useT();
  const now = chancesDo(contas.agora?.chances ?? [], time);
  const before = chancesDo(contas.hoje?.chances ?? [], time);
  if (!now) return null;
  const isSame = before?.disputa.fase === now.disputa.fase;
  return (
    <>
      <ul className={styles.bars} data-old={contas.isOld ? '' : undefined}>
        {now.disputa.colunas.map((coluna, index) => {
          const chance = now.chances[index];
          if (!chance) return null;
          const nome = nomeDaColuna(coluna, t);
          const antes = isSame ? before?.chances[index] : undefined;
          return <Barra key={nome} nome={nome} chance={chance} antes={antes} />;
        })}
      </ul>
      {isSame && <p className={styles.note}>{t('simulador.meu.risco')}</p>}
    </>
  );
}

/** One team: where it stands here and today, its chances, and what it needs. */
export function MeuTime({ time, onTime, gente, tabelas, contas }: Props) {
  const t = useT();
  const id = useId();
  const nome = nomeDe(gente, time);
  const linha = linhaDe(tabelas, time);
  const before = linha && linha.posicao + linha.subiu;
  const teams = Object.keys(gente)
    .map((uuid) => ({ value: uuid, label: nomeDe(gente, uuid) }))
    .sort((a, b) => a.label.localeCompare(b.label));
  return (
    <section className={styles.card} aria-labelledby={id}>
      <div className={styles.head}>
        <EscudoDoTime nome={nome} escudo={gente[time]?.escudo} size={44} />
        <div className={styles.words}>
          <h3 id={id}>{t('simulador.meu.titulo', { nome })}</h3>
          <Select
            look="quiet"
            aria-label={t('simulador.meu.escolha')}
            value={time}
            options={teams}
            onChange={({ currentTarget }) => onTime(currentTarget.value)}
          />
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
        <Barras time={time} contas={contas} />
        <ListaDoQuePrecisa contas={contas} gente={gente} />
      </div>
    </section>
  );
}
