import type { FaseComTabela, Zona } from '#regras/configuracao/fases.ts';
import { type Translate, useT } from '#web/texts/texts.tsx';
import styles from './zonas.module.css';

/** Those that the organisers drew; where they drew none, the places that lead to the next phase. */
export function zonasDe(fase: FaseComTabela, hasNext: boolean, t: Translate): readonly Zona[] {
  if (fase.zonas.length > 0 || !hasNext) return fase.zonas;
  const { classificam } = fase;
  const melhores = fase.tipo === 'grupos' ? fase.melhores : 0;
  const through: Zona = {
    tipo: 'classifica',
    legenda: t('porque.zona.vaga'),
    de: 1,
    ate: classificam,
  };
  if (melhores === 0) return [through];
  const [de, ate] = [classificam + 1, classificam + 1];
  const legenda = t('porque.zona.melhores', { n: melhores });
  return [through, { tipo: 'repescagem', legenda, de, ate }];
}

export const zonaDa = (zonas: readonly Zona[], posicao: number): Zona | undefined =>
  zonas.find(({ de, ate }) => posicao >= de && posicao <= ate);

/** The same bar in the table and in the legend. */
export function BarraDaZona({ tipo }: Pick<Zona, 'tipo'>) {
  return <i className={styles.bar} data-zona={tipo} aria-hidden="true" />;
}

export function LegendaDasZonas({ zonas }: { zonas: readonly Zona[] }) {
  const t = useT();
  if (zonas.length === 0) return null;
  return (
    <ul className={styles.legend}>
      {zonas.map(({ tipo, legenda, de, ate }) => (
        <li key={`${tipo}${de}`}>
          <BarraDaZona tipo={tipo} />
          <span>
            {legenda} (
            {t(de === ate ? 'campeonato.tabela.zona_uma' : 'campeonato.tabela.zona', { de, ate })})
          </span>
        </li>
      ))}
    </ul>
  );
}
