// The sheet to call a match off or to tell of a problem: what follows from it, and the reason.
import { type SubmitEvent, useId, useState } from 'react';
import { type LadoDoJogo, rivalDe } from '#regras/vida/partida.ts';
import { useChange } from '#web/campeonato/use-change.ts';
import { Button } from '#web/components/elements/button.tsx';
import { ProblemAlert } from '#web/components/forms/problem-alert.tsx';
import { Modal } from '#web/components/overlay/modal.tsx';
import folha from '#web/routes/campeonato/partida/placar-dialog.module.css';
import { useT } from '#web/texts/texts.tsx';
import type { DadosDaPartida } from '../carregar.ts';
import { CamposDasProvas, useProvas } from '../provas/provas-campos.tsx';
import { nomeDoLado, nomesDosLados } from '../vida/lados.ts';
import styles from './acordo.module.css';
import type { Imprevisto } from './imprevistos-do-lado.ts';

type Props = {
  dados: DadosDaPartida;
  lado: LadoDoJogo;
  imprevisto: Imprevisto;
  onClose(): void;
};

const SHORTEST = 3;
const LONGEST = 500;

function useConsequencia({ dados, lado, imprevisto }: Props): string {
  const t = useT();
  const time = nomeDoLado(rivalDe(lado), nomesDosLados(dados));
  if (imprevisto === 'a_tempo') return t('acordo.imprevisto.a_tempo', { time });
  if (imprevisto === 'problema') return t('acordo.imprevisto.vai_problema');
  const n = dados.campeonato.regras.aviso_cancelamento_horas ?? 0;
  return t('acordo.imprevisto.tarde', { n });
}

export default function ImprevistoDialog(props: Props) {
  const { dados, lado, imprevisto, onClose } = props;
  const t = useT();
  const id = useId();
  const [motivo, setMotivo] = useState('');
  const [isTried, setTried] = useState(false);
  const provas = useProvas(dados);
  const { isBusy, problem, run } = useChange();
  const consequence = useConsequencia(props);
  const time = nomeDoLado(rivalDe(lado), nomesDosLados(dados));
  const tipo = imprevisto === 'problema' ? 'problema' : 'desmarcar';
  const isProblem = tipo === 'problema';
  const isShort = motivo.trim().length < SHORTEST;
  const wrong = isProblem ? provas.linkErrado : null;
  const missing = t('acordo.imprevisto.falta_motivo');
  const send = async () => {
    const params = { uuid: dados.partida.uuid };
    const isTold = await run(
      (call) =>
        call('POST /api/partidas/:uuid/ocorrencias', {
          params,
          body: { tipo, motivo, ...(isProblem ? provas.dadas('problema') : { fotos: [] }) },
        }),
      // By what the server made of it: the time to tell may be over since the sheet was opened.
      ({ data: { tipo: told } }) =>
        t(`acordo.feito.${told === 'suspenso_jogou' ? 'problema' : told}`, { time }),
    );
    if (isTold) onClose();
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (isShort) event.currentTarget.querySelector('textarea')?.focus();
    else if (!wrong) void send();
  };
  return (
    <Modal title={t(`acordo.imprevisto.folha_${tipo}`)} onClose={onClose}>
      <form className={folha.form} noValidate onSubmit={submit}>
        <p className={styles.help}>{consequence}</p>
        <div className={styles.words}>
          <label htmlFor={id}>{t('acordo.imprevisto.motivo')}</label>
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
          <small id={`${id}-ajuda`}>{t('acordo.imprevisto.motivo_ajuda', { time })}</small>
        </div>
        {isProblem && <CamposDasProvas dados={dados} provas={provas} isTried={isTried} isProblem />}
        <div className={folha.foot}>
          <ProblemAlert texto={(isTried && (isShort ? missing : wrong)) || problem} />
          <Button
            type="submit"
            variant={imprevisto === 'a_tempo' ? 'bad' : 'primary'}
            big
            block
            disabled={isBusy || provas.isSending}
          >
            {t(isBusy ? 'acordo.imprevisto.enviando' : `acordo.imprevisto.enviar_${imprevisto}`)}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
