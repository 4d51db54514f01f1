import { type LugarFinal, lugarEmPalavras } from '#web/campeonato/colocacao.ts';
import { stageName } from '#web/campeonato/stage-name.ts';
import { Time } from '#web/campeonato/time.tsx';
import { type Translate, useT } from '#web/texts/texts.tsx';
import cartao from './campeao.module.css';
import type { Final } from './carregar.ts';
import styles from './colocacoes.module.css';

/** How far somebody came. */
function reached({ campeao, campeonato }: Final, lugar: LugarFinal, t: Translate): string | null {
  if (lugar.saiu) return t(`campeao.colocacao.${lugar.saiu}`);
  if (lugar.participante === campeao) return t('campeao.colocacao.campeao');
  if (lugar.etapa) return stageName(lugar.etapa, t);
  const { fases } = campeonato;
  if (fases.length === 1) return null;
  const isGroups = fases[lugar.fase - 1]?.tipo === 'grupos';
  return isGroups ? t('campeao.colocacao.grupos') : t('campeao.colocacao.fase', { n: lugar.fase });
}

const FIRST_SHOWN = 16;

/** Of everybody, from the champion to who left. */
export function Colocacoes({ final }: { final: Final }) {
  const t = useT();
  const { colocacoes, gente, campeonato } = final;
  const mine = campeonato.minha_inscricao?.uuid;
  if (colocacoes.length === 0) return null;
  const isShared = colocacoes.some(({ de, ate, saiu }) => de !== ate && !saiu);
  const line = (lugar: LugarFinal) => (
    <li
      key={lugar.participante}
      data-place={lugar.de}
      data-out={lugar.saiu ? '' : undefined}
      data-mine={lugar.participante === mine || undefined}
    >
      <span className={styles.place}>{lugarEmPalavras(lugar, t)}</span>
      <Time id={campeonato.id} gente={gente} uuid={lugar.participante} size={28} />
      <small>{reached(final, lugar, t)}</small>
    </li>
  );
  const rest = colocacoes.slice(FIRST_SHOWN);
  return (
    <section className={cartao.card} aria-labelledby="colocacao">
      <h2 id="colocacao">{t('campeao.colocacao.titulo')}</h2>
      {isShared && <p className={cartao.help}>{t('campeao.colocacao.ajuda')}</p>}
      <ol className={styles.places}>{colocacoes.slice(0, FIRST_SHOWN).map(line)}</ol>
      {rest.length > 0 && (
        <details className={cartao.more}>
          <summary>{t('campeao.colocacao.outros', { n: rest.length })}</summary>
          <ol className={styles.places}>{rest.map(line)}</ol>
        </details>
      )}
    </section>
  );
}
