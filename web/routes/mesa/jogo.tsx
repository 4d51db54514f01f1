// One match on the table: the clock, two figures for a thumb, cards while it is played, and the last word taken back.
// Before it is begun the figures are the final score, as it is typed after the match.
import { type ReactNode, useState } from 'react';
import type { JogoDaMesa } from '#contract/campeonato/mesa.ts';
import { LADOS, type LadoDoJogo } from '#regras/vida/partida.ts';
import { EscudoDoTime } from '#web/campeonato/escudo-do-time.tsx';
import { useT } from '#web/texts/texts.tsx';
import { type AoVivoNaMesa, adiantado, andando, PARADO, parado, ultimoGol } from './ao-vivo.ts';
import { Figura } from './figura.tsx';
import type { PalavraNaMesa } from './fila.ts';
import { Icone } from './icones.tsx';
import styles from './jogo.module.css';
import page from './mesa.module.css';
import type { MesaAberta, QuadroDaMesa } from './mesa-aberta.ts';
import { lanceEmPalavras, lugarDoJogo, nomesDo } from './palavras.ts';
import { PenaltisNaMesa, WoNaMesa } from './placar.tsx';
import { QuemFez, type QuemFoi } from './quem.tsx';
import { Relogio } from './relogio.tsx';

type TipoDeToque = 'gol' | 'amarelo' | 'vermelho';

/** Pressed, and waiting to hear of whom it was; it happened when it was pressed. */
type Toque = { readonly tipo: TipoDeToque; readonly lado: LadoDoJogo; readonly quando: Date };

type Props = {
  mesa: MesaAberta;
  quadro: QuadroDaMesa;
  jogo: JogoDaMesa;
  palavra: PalavraNaMesa;
  aoVivo: AoVivoNaMesa;
  back: ReactNode;
};

function Cartoes({ time, onCard }: { time: string; onCard(tipo: 'amarelo' | 'vermelho'): void }) {
  const t = useT();
  return (
    <div className={styles.cards}>
      {(['amarelo', 'vermelho'] as const).map((tipo) => (
        <button
          key={tipo}
          type="button"
          aria-label={t(`mesa.lance.${tipo}_de`, { time })}
          onClick={() => onCard(tipo)}
        >
          <i className={styles.card} data-tipo={tipo} aria-hidden="true" />
          {t(`mesa.lance.${tipo}`)}
        </button>
      ))}
    </div>
  );
}

type LadosProps = Pick<Props, 'jogo' | 'palavra' | 'aoVivo'> & {
  onStep(lado: LadoDoJogo, by: 1 | -1): void;
  onCard(lado: LadoDoJogo, tipo: 'amarelo' | 'vermelho'): void;
};

function Lados({ jogo, palavra, aoVivo, onStep, onCard }: LadosProps) {
  const nomes = nomesDo(jogo);
  if (palavra.tipo !== 'placar') return null;
  return (
    <div className={`${page.sides} ${page.first}`}>
      {LADOS.map((lado, at) => {
        const time = nomes[at] ?? '';
        return (
          <section key={lado} className={page.side} aria-label={time}>
            <span className={styles.crest}>
              <EscudoDoTime nome={time} escudo={jogo[lado].escudo} size={56} />
            </span>
            <h2>{time}</h2>
            <Figura
              time={time}
              valor={palavra[lado]}
              tipo="gols"
              onStep={(by) => onStep(lado, by)}
            />
            {aoVivo.comecou && <Cartoes time={time} onCard={(tipo) => onCard(lado, tipo)} />}
          </section>
        );
      })}
    </div>
  );
}

function Desfazer({ mesa, jogo, aoVivo }: Pick<Props, 'mesa' | 'jogo' | 'aoVivo'>) {
  const t = useT();
  const last = aoVivo.lances.at(-1);
  if (!last) return null;
  const lance = lanceEmPalavras(last.lance, nomesDo(jogo), t);
  return (
    <button type="button" className={page.line} onClick={() => void mesa.desfazer(last)}>
      <Icone name="undo" />
      {t('mesa.lance.desfazer', { lance })}
    </button>
  );
}

/** What the presses on the figures and cards do: a word about a match that is played, or the score as it is typed. */
function useToques({ mesa, jogo, palavra, aoVivo }: Props) {
  const [toque, setToque] = useState<Toque | null>(null);
  const tell = ({ tipo, lado, quando }: Toque, quem: QuemFoi | null) => {
    setToque(null);
    const { jogador = null, nome = null } = quem ?? {};
    void mesa.contar(jogo, { tipo, lado, jogador, nome }, quando);
  };
  const press = (lado: LadoDoJogo, tipo: TipoDeToque) => {
    const novo = { tipo, lado, quando: new Date() };
    const hasNames = (jogo[lado].jogadores ?? []).length > 0;
    if (hasNames) setToque(novo);
    else tell(novo, null);
  };
  const step = (lado: LadoDoJogo, by: 1 | -1) => {
    if (!aoVivo.comecou) {
      if (palavra.tipo !== 'placar') return;
      mesa.rascunhar(jogo.uuid, { ...palavra, [lado]: palavra[lado] + by });
      return;
    }
    if (by === 1) return press(lado, 'gol');
    for (const told of ultimoGol(aoVivo.lances, lado)) void mesa.desfazer(told);
  };
  return { toque, setToque, tell, press, step };
}

export function JogoNaMesa(props: Props) {
  const { mesa, quadro, jogo, palavra, aoVivo, back } = props;
  const t = useT();
  const { toque, setToque, tell, press, step } = useToques(props);
  const draft = (next: PalavraNaMesa) => mesa.rascunhar(jogo.uuid, next);
  const clock = (change: Parameters<MesaAberta['acertarRelogio']>[1]) => () =>
    mesa.acertarRelogio(jogo.uuid, change);
  const placar = palavra.tipo === 'placar' ? palavra : null;
  const isTold = aoVivo.comecou || (jogo.estado === 'agendada' && placar !== null);
  const nomes = nomesDo(jogo);
  return (
    <div className={page.column}>
      <h2 id={lugarDoJogo(jogo.uuid)} className="visually-hidden" tabIndex={-1}>
        {nomes.join(' × ')}
      </h2>
      {back}
      {isTold && (
        <Relogio
          relogio={quadro.relogios[jogo.uuid] ?? PARADO}
          aoVivo={aoVivo}
          onStart={(tipo) => void mesa.comecar(jogo, tipo)}
          onPause={clock(parado)}
          onResume={clock(andando)}
          onMinute={clock(adiantado)}
        />
      )}
      <Lados jogo={jogo} palavra={palavra} aoVivo={aoVivo} onStep={step} onCard={press} />
      <Desfazer mesa={mesa} jogo={jogo} aoVivo={aoVivo} />
      {placar && (
        <PenaltisNaMesa jogo={jogo} placar={placar} isLive={aoVivo.comecou} onChange={draft} />
      )}
      {!aoVivo.comecou && <WoNaMesa jogo={jogo} palavra={palavra} onChange={draft} />}
      {toque && (
        <QuemFez
          titulo={t('mesa.quem.titulo', {
            lance: t(`mesa.lance.${toque.tipo}_de`, {
              time: nomes[toque.lado === 'mandante' ? 0 : 1],
            }),
          })}
          isGoal={toque.tipo === 'gol'}
          jogadores={jogo[toque.lado].jogadores}
          onChoose={(quem) => tell(toque, quem)}
          onClose={() => setToque(null)}
        />
      )}
    </div>
  );
}
