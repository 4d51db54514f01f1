import type { CSSProperties } from 'react';
import type { Chance } from '#regras/cenario/chances.ts';
import { useT } from '#web/texts/texts.tsx';
import styles from './barras.module.css';
import { chancesDo } from './chances-do-time.ts';
import type { Contas } from './contador.ts';
import { nomeDaColuna, parteDaBarra, parteEmPalavras } from './parte-em-palavras.ts';

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

/** The chances of one team, beside those of today. */
export function Barras({ time, contas }: { time: string; contas: Contas }) {
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
