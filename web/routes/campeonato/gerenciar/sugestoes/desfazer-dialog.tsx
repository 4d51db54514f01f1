// Takes back what the clock did, or what was accepted: with what it moves, and a reason.
import { type SubmitEvent, useId, useState } from 'react';
import type { Sugestao } from '#contract/campeonato/sugestoes.ts';
import type { Partida } from '#contract/partidas.ts';
import { perdidasDe } from '#web/campeonato/movimentos.tsx';
import { useChange } from '#web/campeonato/use-change.ts';
import { Button } from '#web/components/elements/button.tsx';
import { ProblemAlert } from '#web/components/forms/problem-alert.tsx';
import { Modal } from '#web/components/overlay/modal.tsx';
import cartao from '#web/routes/campeonato/gerenciar/cartao.module.css';
import type { DadosDaPagina } from '#web/routes/campeonato/pagina.ts';
import folha from '#web/routes/campeonato/partida/placar-dialog.module.css';
import { useTexts } from '#web/texts/texts.tsx';
import { sugestaoEmPalavras } from './em-palavras.ts';
import { OQueMuda, useMovido } from './o-que-muda.tsx';

type Props = {
  sugestao: Sugestao;
  partida: Partida;
  pagina: DadosDaPagina;
  onClose(): void;
};

const SHORTEST = 3;
const LONGEST = 500;

export default function DesfazerDialog({ sugestao, partida, pagina, onClose }: Props) {
  const texts = useTexts();
  const { t } = texts;
  const id = useId();
  const [motivo, setMotivo] = useState('');
  const [isTried, setTried] = useState(false);
  const { isBusy, problem, run } = useChange();
  const movido = useMovido(partida.uuid, { tipo: 'limpar' });
  const lost = movido ? perdidasDe(movido).length : 0;
  const { jogo } = sugestaoEmPalavras(sugestao, pagina, texts);
  const isShort = motivo.trim().length < SHORTEST;
  const undo = async () => {
    const params = { id: pagina.campeonato.id, sugestao: sugestao.uuid };
    const body = { motivo, ciente: lost > 0 };
    const isDone = await run(
      (call) => call('POST /api/campeonatos/:id/sugestoes/:sugestao/desfazer', { params, body }),
      t('robo.lista.houve.desfeita', { jogo }),
    );
    if (isDone) onClose();
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (isShort) event.currentTarget.querySelector('textarea')?.focus();
    else void undo();
  };
  return (
    <Modal title={t('robo.lista.desfazer_titulo', { jogo })} onClose={onClose}>
      <form className={folha.form} noValidate onSubmit={submit}>
        <p className={cartao.help}>{t('robo.lista.desfazer_ajuda')}</p>
        <OQueMuda movido={movido} gente={pagina.gente} />
        <div className={cartao.field}>
          <label htmlFor={id}>{t('robo.lista.motivo')}</label>
          <textarea
            id={id}
            rows={3}
            required
            maxLength={LONGEST}
            aria-describedby={`${id}-ajuda`}
            aria-invalid={isTried && isShort ? true : undefined}
            value={motivo}
            onChange={({ currentTarget }) => setMotivo(currentTarget.value)}
          />
          <small id={`${id}-ajuda`}>{t('robo.lista.motivo_ajuda')}</small>
        </div>
        <div className={folha.foot}>
          <ProblemAlert texto={isTried && isShort ? t('robo.lista.falta_motivo') : problem} />
          <Button
            type="submit"
            variant={lost > 0 ? 'bad' : 'primary'}
            big
            block
            disabled={isBusy || movido === undefined}
          >
            {lost > 0 ? t('robo.lista.desfazer_mesmo', { n: lost }) : t('robo.lista.desfazer_sim')}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
