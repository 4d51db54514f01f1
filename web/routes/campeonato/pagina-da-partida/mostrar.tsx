// Ways to show the match to others, and to keep it in mind.
import { Button, ButtonLink } from '#web/components/elements/button.tsx';
import { useFolheto } from '#web/components/folheto/use-folheto.tsx';
import { isToCome } from '#web/components/match/match-state.ts';
import { useT } from '#web/texts/texts.tsx';
import type { DadosDaPartida } from './carregar.ts';
import styles from './cartoes.module.css';

export function Mostrar({ dados: { partida, campeonato } }: { dados: DadosDaPartida }) {
  const t = useT();
  const { uuid, jogo_previsto_at: at } = partida;
  const [share, sheet] = useFolheto({ alvo: 'partida', uuid });
  const isPrivate = campeonato.visibilidade === 'privado';
  return (
    <section className={styles.card}>
      <h2>{t('partida.mostrar.titulo')}</h2>
      <Button icon="link" block onClick={share}>
        {t('partida.mostrar.compartilhar')}
      </Button>
      {at && !isPrivate && isToCome(partida) && (
        <ButtonLink icon="calendar" block to={`/calendario/partida/${uuid}.ics`} target="_self">
          {t('partida.mostrar.agenda')}
        </ButtonLink>
      )}
      {sheet}
    </section>
  );
}
