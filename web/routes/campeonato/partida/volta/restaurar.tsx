// The second face of the sheet: a correction was taken back, and results that the first one undid may return.
import { jogadoEmPalavras } from '#web/campeonato/jogado.ts';
import { useChange } from '#web/campeonato/use-change.ts';
import { Button } from '#web/components/elements/button.tsx';
import { Modal } from '#web/components/overlay/modal.tsx';
import type { DadosDaPagina } from '#web/routes/campeonato/pagina.ts';
import { useT } from '#web/texts/texts.tsx';
import styles from '../placar-dialog.module.css';
import { contarDeVolta, type OfertaDeVolta } from './de-volta.ts';

type Props = {
  oferta: OfertaDeVolta;
  pagina: DadosDaPagina;
  /** Offered again whenever its page is opened: to close it decides nothing. */
  isStanding?: boolean;
  onClose(): void;
};

export function Restaurar({ oferta, pagina, isStanding, onClose }: Props) {
  const t = useT();
  const { isBusy, run } = useChange();
  const { campeonato } = pagina;
  const jogos = oferta.jogos.map(({ uuid, antes }) => ({
    uuid,
    jogo: jogadoEmPalavras(antes, oferta.gente, t),
  }));
  const restore = async () => {
    const params = { id: campeonato.id };
    const isDone = await run(
      (api) => api('POST /api/campeonatos/:id/partidas/restauracao', { params }),
      ({ data }) => contarDeVolta(oferta, data, t),
    );
    if (isDone) onClose();
  };
  return (
    <Modal title={t('campeonato.placar.restaurar_titulo', { n: jogos.length })} onClose={onClose}>
      <div className={styles.form}>
        <p>{t('campeonato.placar.restaurar_ajuda', { n: jogos.length })}</p>
        <ul>
          {jogos.map(({ uuid, jogo }) => (
            <li key={uuid}>{jogo}</li>
          ))}
        </ul>
        {oferta.jogos.some((one) => one.jogo_extra) && (
          <p>{t('campeonato.placar.restaurar_extra')}</p>
        )}
        {oferta.fora.map(({ uuid, antes, motivo }) => (
          <p key={uuid}>
            {t(`campeonato.placar.fica_fora.${motivo}`, {
              jogo: jogadoEmPalavras(antes, oferta.gente, t),
            })}
          </p>
        ))}
        <Button variant="primary" big block disabled={isBusy} onClick={() => void restore()}>
          {t('campeonato.placar.restaurar')}
        </Button>
        <Button block disabled={isBusy} onClick={onClose}>
          {t(`campeonato.placar.restaurar_${isStanding ? 'depois' : 'nao'}`)}
        </Button>
      </div>
    </Modal>
  );
}
