// How a match that was told live ended, where its score alone does not say who won: extra time and penalties.
import { type SubmitEvent, useState } from 'react';
import type { JogoAoVivo } from '#contract/partida/lances.ts';
import { useChange } from '#web/campeonato/use-change.ts';
import { Button } from '#web/components/elements/button.tsx';
import { ProblemAlert } from '#web/components/forms/problem-alert.tsx';
import { Modal } from '#web/components/overlay/modal.tsx';
import { CamposDoDesempate, useConfronto } from '#web/routes/campeonato/partida/placar-campos.tsx';
import { type Placar, penaltisDoJogo } from '#web/routes/campeonato/partida/placar-confronto.ts';
import folha from '#web/routes/campeonato/partida/placar-dialog.module.css';
import { useT } from '#web/texts/texts.tsx';
import { comoPagina, type DadosDaPartida } from '../carregar.ts';
import { nomesDosLados } from '../vida/lados.ts';
import styles from './ao-vivo.module.css';

type Props = { dados: DadosDaPartida; aoVivo: JogoAoVivo; onClose(): void };

export default function EncerrarAoVivo({ dados, aoVivo, onClose }: Props) {
  const t = useT();
  const { isBusy, problem, run } = useChange();
  const { partida, campeonato } = dados;
  const [typed, setTyped] = useState<Omit<Placar, 'gols'>>({ prorrogacao: false, penaltis: null });
  // The score is as it is told, also while this is open.
  const placar = { ...typed, gols: aoVivo.gols };
  const names = nomesDosLados(dados);
  const tie = useConfronto(partida, comoPagina(dados), placar);
  const fase = campeonato.fases[partida.fase - 1];
  const penaltis = penaltisDoJogo(partida, { tie, fase }, placar);
  const kicks = penaltis === 'needed' ? (typed.penaltis ?? [0, 0]) : typed.penaltis;
  const shootout = penaltis === 'no' ? null : kicks;
  const isOpen = shootout !== null && shootout[0] === shootout[1];
  const [isTried, setTried] = useState(false);
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (isOpen) return;
    const body = {
      prorrogacao: typed.prorrogacao,
      penaltis: shootout && ([...shootout] as [number, number]),
    };
    const params = { uuid: partida.uuid };
    const isDone = await run(
      (call) => call('POST /api/partidas/:uuid/lances/encerramento', { params, body }),
      t('lances.encerrado'),
    );
    if (isDone) onClose();
  };
  const said = aoVivo.gols.join(' × ');
  return (
    <Modal title={t('lances.encerrar.titulo')} onClose={onClose}>
      <form className={folha.form} noValidate onSubmit={(event) => void submit(event)}>
        <p className={styles.score}>
          {said}
          <small>{names.join(' × ')}</small>
        </p>
        <CamposDoDesempate
          {...{ placar, names, tie, penaltis }}
          isFirst
          set={(change) => setTyped((now) => ({ ...now, ...change }))}
        />
        <div className={folha.foot}>
          <ProblemAlert texto={isTried && isOpen ? t('lances.encerrar.penaltis') : problem} />
          <Button type="submit" variant="primary" big block disabled={isBusy}>
            {t(`lances.encerrar.${aoVivo.encerra ?? 'resultado'}`, { placar: said })}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
