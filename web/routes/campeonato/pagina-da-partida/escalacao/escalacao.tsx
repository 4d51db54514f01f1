// Who plays for each side, side by side; and the way to name them.
import { lazy, Suspense, useId, useState } from 'react';
import type { Escalacao, JogadorEscalado } from '#contract/partida/escalacao.ts';
import { LADOS, type LadoDoJogo } from '#regras/vida/partida.ts';
import { Button } from '#web/components/elements/button.tsx';
import { withTexts } from '#web/texts/messages-browser.ts';
import { useT } from '#web/texts/texts.tsx';
import type { DadosDaPartida } from '../carregar.ts';
import cartoes from '../cartoes.module.css';
import { nomeDoLado, nomesDosLados } from '../vida/lados.ts';
import styles from './escalacao.module.css';

const EscalacaoDialog = lazy(withTexts(['anotar'], () => import('./escalacao-dialog.tsx')));

function Jogador({ jogador }: { jogador: JogadorEscalado }) {
  const t = useT();
  const { nome, numero, suspenso } = jogador;
  return (
    <li>
      <span className={styles.shirt}>{numero}</span>
      <span>
        {nome}
        {suspenso && <small>{t(`escalacao.suspenso.${suspenso}`)}</small>}
      </span>
    </li>
  );
}

function Lista({ jogadores }: { jogadores: readonly JogadorEscalado[] }) {
  if (jogadores.length === 0) return null;
  return (
    <ul className={styles.players}>
      {jogadores.map((jogador) => (
        <Jogador key={jogador.jogador} jogador={jogador} />
      ))}
    </ul>
  );
}

type LadoProps = { time: string; doLado: Escalacao['mandante'] };

function Lado({ time, doLado }: LadoProps) {
  const t = useT();
  const all = doLado?.jogadores ?? [];
  const bench = all.filter(({ reserva }) => reserva);
  return (
    <div>
      <h3>{time}</h3>
      {all.length > 0 ? (
        <>
          <Lista jogadores={all.filter(({ reserva }) => !reserva)} />
          {bench.length > 0 && <h4 className={styles.bench}>{t('escalacao.reservas')}</h4>}
          <Lista jogadores={bench} />
        </>
      ) : (
        <p className={styles.none}>{t(doLado ? 'escalacao.ninguem' : 'escalacao.espera')}</p>
      )}
    </div>
  );
}

export function EscalacaoDoJogo({
  dados,
  escalacao,
}: {
  dados: DadosDaPartida;
  escalacao: Escalacao;
}) {
  const t = useT();
  const id = useId();
  const [chosen, setChosen] = useState<LadoDoJogo | null>(null);
  const nomes = nomesDosLados(dados);
  const isHidden = LADOS.some((lado) => escalacao[lado] === null);
  return (
    <section className={cartoes.card} aria-labelledby={id}>
      <h2 id={id}>{t('escalacao.titulo')}</h2>
      {isHidden && <p>{t('escalacao.antes')}</p>}
      <div className={styles.sides}>
        {LADOS.map((lado) => (
          <Lado key={lado} time={nomeDoLado(lado, nomes)} doLado={escalacao[lado]} />
        ))}
      </div>
      {escalacao.pode.length > 0 && (
        <div className={styles.buttons}>
          {escalacao.pode.map((lado) => {
            const isNamed = (escalacao[lado]?.jogadores.length ?? 0) > 0;
            const time = nomeDoLado(lado, nomes);
            return (
              <Button key={lado} onClick={() => setChosen(lado)}>
                {t(isNamed ? 'escalacao.mudar' : 'escalacao.escalar', { time })}
              </Button>
            );
          })}
        </div>
      )}
      {chosen && (
        <Suspense>
          <EscalacaoDialog
            uuid={dados.partida.uuid}
            lado={chosen}
            time={nomeDoLado(chosen, nomes)}
            escalacao={escalacao}
            onClose={() => setChosen(null)}
          />
        </Suspense>
      )}
    </section>
  );
}
