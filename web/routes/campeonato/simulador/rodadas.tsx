import { memo, useId, useState } from 'react';
import type { RodadaDoCenario } from '#regras/cenario/rodadas.ts';
import type { Apelidos } from '#regras/montagem/apelidos.ts';
import type { Gente } from '#web/campeonato/gente.ts';
import { stageName } from '#web/campeonato/stage-name.ts';
import { Button } from '#web/components/elements/button.tsx';
import { Select } from '#web/components/forms/select.tsx';
import { type Translate, useT } from '#web/texts/texts.tsx';
import { JogoSimulado } from './jogo.tsx';
import styles from './rodadas.module.css';
import { abertosEm, chaveDaRodada, O_QUE_FALTA, rodadasAVista } from './rodadas-a-vista.ts';
import type { Cenario } from './use-cenario.ts';

type Comum = {
  cenario: Pick<Cenario, 'digitado' | 'dispatch'>;
  gente: Gente;
  confrontos: Apelidos;
};

function nomeDaRodada({ rodada, etapa }: RodadaDoCenario, t: Translate): string {
  return etapa === null ? t('campeonato.jogos.rodada', { n: rodada }) : stageName(etapa, t);
}

/** Which of its matches are drawn again each match knows. */
function Rodada({ rodada, cenario, ...nomes }: Comum & { rodada: RodadaDoCenario }) {
  const t = useT();
  const id = useId();
  return (
    <section className={styles.round} aria-labelledby={id}>
      <div className={styles.head}>
        <h3 id={id}>{nomeDaRodada(rodada, t)}</h3>
        <small>{t('simulador.dica')}</small>
      </div>
      <ul>
        {rodada.jogos.map((jogo) => {
          const typed = cenario.digitado[jogo.uuid];
          return (
            <JogoSimulado
              key={jogo.uuid}
              jogo={jogo}
              mandante={typed?.mandante}
              visitante={typed?.visitante}
              penaltis={typed?.penaltis}
              dispatch={cenario.dispatch}
              {...nomes}
            />
          );
        })}
      </ul>
    </section>
  );
}

type EscolhaProps = {
  /** Of every round that there is, in one text: the same at every key press. */
  chaves: string;
  rodadas: readonly RodadaDoCenario[];
  isOver: boolean;
  qual: string;
  onQual(qual: string): void;
};

const EscolhaDaRodada = memo(
  function EscolhaDaRodada({ rodadas, isOver, qual, onQual }: EscolhaProps) {
    const t = useT();
    const several = new Set(rodadas.map(({ fase }) => fase)).size > 1;
    const options = rodadas.map((rodada) => ({
      value: chaveDaRodada(rodada),
      label: several
        ? `${t('campeonato.fase', { n: rodada.fase })} · ${nomeDaRodada(rodada, t)}`
        : nomeDaRodada(rodada, t),
    }));
    const current = isOver && qual === O_QUE_FALTA ? (options.at(-1)?.value ?? '') : qual;
    const all = isOver
      ? options
      : [{ value: O_QUE_FALTA, label: t('simulador.o_que_falta') }, ...options];
    return (
      <div className={styles.choice}>
        <Select
          look="quiet"
          aria-label={t('simulador.mostrar')}
          value={current}
          options={all}
          onChange={({ currentTarget }) => onQual(currentTarget.value)}
        />
      </div>
    );
  },
  (a, b) => a.chaves === b.chaves && a.isOver === b.isOver && a.qual === b.qual,
);

type Props = Comum & {
  rodadas: readonly RodadaDoCenario[];
  /** Only the first ones are here yet. */
  isPartial: boolean;
};

export function Rodadas({ rodadas, isPartial, ...comum }: Props) {
  const t = useT();
  const [qual, setQual] = useState(O_QUE_FALTA);
  const [pedidos, setPedidos] = useState(0);
  const { rodadas: shown, temMais } = rodadasAVista(rodadas, qual, pedidos);
  const isOver = !isPartial && abertosEm(rodadas) === 0;
  const chaves = rodadas.map(chaveDaRodada).join();
  return (
    <div className={styles.rounds}>
      <EscolhaDaRodada {...{ chaves, rodadas, isOver, qual }} onQual={setQual} />
      {isOver && <p className={styles.note}>{t('simulador.acabou')}</p>}
      {shown.map((rodada) => (
        <Rodada key={chaveDaRodada(rodada)} rodada={rodada} {...comum} />
      ))}
      {temMais && (
        <Button block onClick={() => setPedidos(pedidos + 1)}>
          {t('simulador.mais_rodadas')}
        </Button>
      )}
    </div>
  );
}
