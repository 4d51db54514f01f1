import { useDeferredValue, useId, useMemo, useState } from 'react';
import { lerPlacares } from '#regras/placares/placares-colados.ts';
import { nomeDe } from '#web/campeonato/lado.ts';
import { Button } from '#web/components/elements/button.tsx';
import { Note } from '#web/components/layout/panel.tsx';
import { Modal } from '#web/components/overlay/modal.tsx';
import type { DadosDaPagina } from '#web/routes/campeonato/pagina.ts';
import { useT } from '#web/texts/texts.tsx';
import { aceitaPlacar } from './caminho.ts';
import styles from './colar.module.css';
import { type Figuras, SEM_FIGURAS } from './figuras.ts';
import type { LinhaDaRodada } from './usar-rodada.ts';

type Props = {
  linhas: readonly LinhaDaRodada[];
  pagina: DadosDaPagina;
  onFill(lidas: ReadonlyMap<string, Figuras>): void;
  onClose(): void;
};

/** Everything that a group may call a team. */
function nomesDe({ gente }: DadosDaPagina, uuid: string | null): string[] {
  const one = gente[uuid ?? ''];
  return [one?.nome, one?.time_nome, one?.sigla].filter((name) => typeof name === 'string');
}

const figurasLidas = (
  [mandante, visitante]: readonly [number, number],
  penaltis: readonly [number, number] | null,
): Figuras => ({
  ...SEM_FIGURAS,
  mandante,
  visitante,
  penaltis_mandante: penaltis?.[0] ?? null,
  penaltis_visitante: penaltis?.[1] ?? null,
});

/** Scores as the group wrote them, put into the rows for a look; nothing is saved here. */
export function Colar({ linhas, pagina, onFill, onClose }: Props) {
  const t = useT();
  const id = useId();
  const [texto, setTexto] = useState('');
  const asked = useDeferredValue(texto);
  const { placares, naoLidas } = useMemo(() => {
    const open = linhas.filter(aceitaPlacar).map(({ partida }) => ({
      uuid: partida.uuid,
      mandante: nomesDe(pagina, partida.mandante.participante),
      visitante: nomesDe(pagina, partida.visitante.participante),
    }));
    return lerPlacares(asked, open);
  }, [asked, linhas, pagina]);
  const nameOf = (uuid: string, side: 'mandante' | 'visitante') => {
    const partida = linhas.find((linha) => linha.partida.uuid === uuid)?.partida;
    return nomeDe(pagina.gente, partida?.[side].participante ?? '');
  };
  const fill = () => {
    onFill(new Map(placares.map((one) => [one.partida, figurasLidas(one.gols, one.penaltis)])));
    onClose();
  };
  return (
    <Modal title={t('organizacao.placares.colar')} onClose={onClose}>
      <form
        className={styles.paste}
        onSubmit={(event) => {
          event.preventDefault();
          fill();
        }}
      >
        <label htmlFor={id}>{t('organizacao.placares.colar_texto')}</label>
        <textarea
          id={id}
          rows={7}
          maxLength={50_000}
          value={texto}
          spellCheck={false}
          placeholder={t('organizacao.placares.colar_exemplo')}
          onChange={({ currentTarget }) => setTexto(currentTarget.value)}
        />
        <ul className={styles.read} aria-live="polite">
          {placares.map(({ partida, gols, penaltis }) => (
            <li key={partida}>
              {nameOf(partida, 'mandante')} <b>{gols[0]}</b>
              {penaltis && ` (${penaltis[0]})`} × {penaltis && `(${penaltis[1]}) `}
              <b>{gols[1]}</b> {nameOf(partida, 'visitante')}
            </li>
          ))}
        </ul>
        {naoLidas.length > 0 && (
          <Note tone="warn">
            <ul className={styles.unread}>
              {naoLidas.map(({ linha, texto: text, motivo }) => (
                <li key={linha}>
                  {t(`organizacao.placares.nao_lida.${motivo}`, { linha, texto: text })}
                </li>
              ))}
            </ul>
          </Note>
        )}
        <Button type="submit" variant="primary" big block disabled={placares.length === 0}>
          {t('organizacao.placares.preencher', { n: placares.length })}
        </Button>
      </form>
    </Modal>
  );
}
