// One match on the table: two figures for a thumb, penalties where they decide, a W.O., and the press that sends it.
import { type ReactNode, useState } from 'react';
import type { JogoDaMesa } from '#contract/campeonato/mesa.ts';
import { EscudoDoTime } from '#web/campeonato/escudo-do-time.tsx';
import { Button } from '#web/components/elements/button.tsx';
import { Icon } from '#web/components/elements/icon.tsx';
import { useT } from '#web/texts/texts.tsx';
import type { Palavra } from './fila.ts';
import styles from './mesa.module.css';
import { completa, emPalavras, mandada, nomesDo, penaltisDe, ZERO } from './palavras.ts';

const MOST = 99;
const LADOS = ['mandante', 'visitante'] as const;

type PlacarDigitado = Extract<Palavra, { tipo: 'placar' }>;

type FiguraProps = {
  time: string;
  valor: number;
  tipo: 'gols' | 'penaltis';
  onChange(valor: number): void;
};

function Figura({ time, valor, tipo, onChange }: FiguraProps) {
  const t = useT();
  const isKick = tipo === 'penaltis';
  const step = (by: number) => onChange(Math.min(MOST, Math.max(0, valor + by)));
  const name = isKick ? t('mesa.placar.penaltis', { time }) : time;
  return (
    <>
      <output aria-live="polite" aria-label={t(`mesa.placar.${tipo}`, { time })}>
        {valor}
      </output>
      <div className={styles.steps}>
        <button
          type="button"
          aria-label={t('mesa.placar.menos', { time: name })}
          disabled={valor === 0}
          onClick={() => step(-1)}
        >
          <Icon name="minus" size={24} />
        </button>
        <button
          type="button"
          className={styles.plus}
          aria-label={t('mesa.placar.mais', { time: name })}
          onClick={() => step(1)}
        >
          <Icon name="plus" size={32} />
        </button>
      </div>
    </>
  );
}

type CamposProps = { jogo: JogoDaMesa; placar: PlacarDigitado; onChange(palavra: Palavra): void };

function Gols({ jogo, placar, onChange }: CamposProps) {
  const nomes = nomesDo(jogo);
  return (
    <div className={styles.sides}>
      {LADOS.map((lado, at) => (
        <section key={lado} className={styles.side} aria-label={nomes[at]}>
          <EscudoDoTime nome={nomes[at] ?? ''} escudo={jogo[lado].escudo} size={56} />
          <h2>{nomes[at]}</h2>
          <Figura
            time={nomes[at] ?? ''}
            valor={placar[lado]}
            tipo="gols"
            onChange={(valor) => onChange({ ...placar, [lado]: valor })}
          />
        </section>
      ))}
    </div>
  );
}

function Penaltis({ jogo, placar, onChange }: CamposProps) {
  const t = useT();
  const nomes = nomesDo(jogo);
  const need = penaltisDe(jogo, placar);
  if (need === 'nao') return null;
  const kicks = placar.penaltis ?? null;
  if (need === 'podem' && !kicks) {
    return (
      <button
        type="button"
        className={styles.line}
        onClick={() => onChange({ ...placar, penaltis: [0, 0] })}
      >
        {t('mesa.placar.teve_penaltis')}
      </button>
    );
  }
  const [home, away] = kicks ?? [0, 0];
  return (
    <section className={styles.shootout} aria-label={t('mesa.placar.penaltis_titulo')}>
      <h2>{t('mesa.placar.penaltis_titulo')}</h2>
      <p>{t('mesa.placar.faltam_penaltis')}</p>
      <div className={styles.sides}>
        {nomes.map((time, at) => (
          <div key={LADOS[at]} className={styles.side}>
            <h3>{time}</h3>
            <Figura
              time={time}
              valor={at === 0 ? home : away}
              tipo="penaltis"
              onChange={(valor) =>
                onChange({ ...placar, penaltis: at === 0 ? [valor, away] : [home, valor] })
              }
            />
          </div>
        ))}
      </div>
    </section>
  );
}

type WoProps = { jogo: JogoDaMesa; palavra: Palavra; onChange(palavra: Palavra): void };

function Wo({ jogo, palavra, onChange }: WoProps) {
  const t = useT();
  const nomes = nomesDo(jogo);
  if (palavra.tipo === 'placar') {
    const give = () => onChange({ tipo: 'wo', wo_de: 'visitante' });
    return (
      <button type="button" className={styles.line} onClick={give}>
        {t('mesa.placar.wo')}
      </button>
    );
  }
  const names = { mandante: nomes[0], visitante: nomes[1], ambos: t('mesa.placar.wo_ambos') };
  return (
    <fieldset className={styles.absent}>
      <legend>{t('mesa.placar.wo_quem')}</legend>
      {(['mandante', 'visitante', 'ambos'] as const).map((wo_de) => (
        <label key={wo_de}>
          <input
            type="radio"
            name="wo"
            checked={palavra.wo_de === wo_de}
            onChange={() => onChange({ tipo: 'wo', wo_de })}
          />
          {names[wo_de]}
        </label>
      ))}
      <button type="button" className={styles.line} onClick={() => onChange(ZERO)}>
        {t('mesa.placar.wo_volta')}
      </button>
    </fieldset>
  );
}

type EncerrarProps = { jogo: JogoDaMesa; palavra: Palavra; onSend(palavra: Palavra): void };

/** Asked once more: what is sent counts, and the table cannot take it back. */
function Encerrar({ jogo, palavra, onSend }: EncerrarProps) {
  const t = useT();
  const [asks, setAsks] = useState(false);
  const nomes = nomesDo(jogo);
  const said = mandada(jogo, palavra);
  const placar = emPalavras(said, nomes, t);
  const oficial = jogo.informado && emPalavras(jogo.informado, nomes, t);
  if (!asks) {
    return (
      <div className={styles.end}>
        <Button
          variant="primary"
          big
          block
          disabled={!completa(jogo, palavra)}
          onClick={() => setAsks(true)}
        >
          {t('mesa.placar.encerrar', { placar })}
        </Button>
        <p className={styles.hint}>{t('mesa.placar.aviso')}</p>
      </div>
    );
  }
  return (
    <div className={styles.end} role="alert">
      <p>
        {oficial && oficial !== placar
          ? t('mesa.placar.certeza_oficial', { oficial, placar })
          : t('mesa.placar.certeza', { placar })}
      </p>
      <Button variant="primary" big block onClick={() => onSend(said)}>
        {t('mesa.placar.mandar')}
      </Button>
      <button type="button" className={styles.line} onClick={() => setAsks(false)}>
        {t('mesa.placar.mudar')}
      </button>
    </div>
  );
}

type Props = {
  jogo: JogoDaMesa;
  rascunho: Palavra | undefined;
  back: ReactNode;
  onDraft(palavra: Palavra): void;
  onSend(palavra: Palavra): void;
};

function comecoDe({ informado }: JogoDaMesa): Palavra {
  if (!informado) return ZERO;
  return informado.tipo === 'wo' ? informado : { ...informado };
}

export function PlacarDaMesa({ jogo, rascunho, back, onDraft, onSend }: Props) {
  const palavra = rascunho ?? comecoDe(jogo);
  const placar = palavra.tipo === 'placar' ? palavra : null;
  return (
    <div className={styles.column}>
      {back}
      {placar && (
        <>
          <Gols jogo={jogo} placar={placar} onChange={onDraft} />
          <Penaltis jogo={jogo} placar={placar} onChange={onDraft} />
        </>
      )}
      <Wo jogo={jogo} palavra={palavra} onChange={onDraft} />
      <Encerrar key={JSON.stringify(palavra)} jogo={jogo} palavra={palavra} onSend={onSend} />
    </div>
  );
}
