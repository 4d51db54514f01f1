// The matches of a round, each with what is known of it and where that is kept.
import type { JogoDaMesa } from '#contract/campeonato/mesa.ts';
import { EscudoDoTime } from '#web/campeonato/escudo-do-time.tsx';
import { Icon } from '#web/components/elements/icon.tsx';
import { type Translate, useT } from '#web/texts/texts.tsx';
import { aoVivoNaMesa } from './ao-vivo.ts';
import { ehPlacar } from './fila.ts';
import styles from './listas.module.css';
import type { QuadroDaMesa } from './mesa-aberta.ts';
import { emPalavras, lugarDoJogo, nomesDo } from './palavras.ts';

function situacaoDe(jogo: JogoDaMesa, { fila, rascunhos }: QuadroDaMesa, t: Translate): string {
  const nomes = nomesDo(jogo);
  const waiting = fila
    .filter(ehPlacar)
    .findLast(({ partida, estado }) => partida === jogo.uuid && estado === 'na_fila');
  if (waiting) return t('mesa.jogo.na_fila', { placar: emPalavras(waiting.informado, nomes, t) });
  const { comecou, gols } = aoVivoNaMesa(fila, jogo.uuid);
  if (comecou) return t('mesa.jogo.ao_vivo', { placar: gols.join('\u00a0×\u00a0') });
  const draft = rascunhos[jogo.uuid];
  if (draft) return t('mesa.jogo.rascunho', { placar: emPalavras(draft, nomes, t) });
  if (jogo.estado === 'contestada') return t('mesa.jogo.contestada');
  if (!jogo.informado) return t('mesa.jogo.por_lancar');
  return t('mesa.jogo.oficial', { placar: emPalavras(jogo.informado, nomes, t) });
}

type Props = { quadro: QuadroDaMesa; jogos: readonly JogoDaMesa[]; onChoose(uuid: string): void };

export function JogosDaMesa({ quadro, jogos, onChoose }: Props) {
  const t = useT();
  return (
    <section className={styles.matches} aria-label={t('mesa.pagina.jogos')}>
      <h2>{t('mesa.pagina.jogos')}</h2>
      <ul>
        {jogos.map((jogo) => {
          const [home, away] = nomesDo(jogo);
          return (
            <li key={jogo.uuid}>
              <button id={lugarDoJogo(jogo.uuid)} type="button" onClick={() => onChoose(jogo.uuid)}>
                <EscudoDoTime nome={home} escudo={jogo.mandante.escudo} size={32} />
                <EscudoDoTime nome={away} escudo={jogo.visitante.escudo} size={32} />
                <span className={styles.grow}>
                  <b>{`${home} × ${away}`}</b>
                  <small>{situacaoDe(jogo, quadro, t)}</small>
                </span>
                <Icon name="chevron-right" size={20} />
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
