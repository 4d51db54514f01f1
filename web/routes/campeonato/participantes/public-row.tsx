// The row of a participant as everybody sees it: place, who, how it stands, record and last five.
import type { CampanhaAteAqui } from '#contract/participante/campanha.ts';
import type { Participante } from '#contract/participantes.ts';
import { STATUS } from '#regras/participantes/status.ts';
import { stageName } from '#web/campeonato/stage-name.ts';
import { Button } from '#web/components/elements/button.tsx';
import { Chip } from '#web/components/elements/chip.tsx';
import { FormLetters } from '#web/components/match/form-letters.tsx';
import { teamOf } from '#web/routes/campeonato/participante/lista-de-participantes.ts';
import { type Translate, useT } from '#web/texts/texts.tsx';
import { grupoNaLista, lugarNaLista } from './lugar-na-lista.ts';
import styles from './public-list.module.css';
import { Marks, Names } from './row.tsx';
import { StatusChip } from './status-chip.tsx';

type Props = {
  id: string;
  one: Participante;
  campanha: CampanhaAteAqui | undefined;
  isOwn: boolean;
  onOpen(one: Participante): void;
};

/** Where it is or ended, where that is not a place of its own; leaving is told by its own mark. */
function Standing({ campanha }: { campanha: CampanhaAteAqui }) {
  const t = useT();
  const { situacao, etapa, colocacao } = campanha;
  if (situacao === 'campeao') return <Chip tone="ok">{t('participante.lista.campeao')}</Chip>;
  if (colocacao !== null) return null;
  const stage = etapa && stageName(etapa, t);
  if (situacao === 'eliminado') {
    return (
      <span className={styles.out}>
        {stage ? t('participante.lista.caiu', { onde: stage }) : t('participante.lista.eliminado')}
      </span>
    );
  }
  return stage ? <span className={styles.stage}>{stage}</span> : null;
}

const recordOf = ({ v, e, d }: CampanhaAteAqui, t: Translate) =>
  t('participante.lista.saldo', { v, e, d });

/** What the place does not say, and what cannot be read from the name. */
const noteOf = ({ gamertag }: Participante, campanha: CampanhaAteAqui | undefined, t: Translate) =>
  [campanha && grupoNaLista(campanha, t), gamertag].filter(Boolean).join(' · ');

const isShared = ({ lugares }: CampanhaAteAqui) => lugares !== null && lugares.de !== lugares.ate;

export function PublicRow({ id, one, campanha, isOwn, onOpen }: Props) {
  const t = useT();
  const hasPlayed = campanha !== undefined && campanha.situacao !== 'inscrito';
  return (
    <tr data-own={isOwn ? '' : undefined}>
      {hasPlayed && (
        <td className={styles.place} data-shared={isShared(campanha) ? '' : undefined}>
          {lugarNaLista(campanha, t)}
        </td>
      )}
      <th scope="row" className={styles.name}>
        <Names id={id} one={one} note={noteOf(one, campanha, t)} />
      </th>
      <td className={styles.standing}>
        <Marks one={one} />
        {one.status !== STATUS.confirmado && <StatusChip status={one.status} />}
        {hasPlayed && !one.desistiu && <Standing campanha={campanha} />}
        {isOwn && (
          <Button
            variant="ghost"
            aria-label={`${t('inscricoes.meu_time_de')} ${teamOf(one)}`}
            onClick={() => onOpen(one)}
          >
            {t('participante.meu_time')}
          </Button>
        )}
      </td>
      {hasPlayed && (
        <>
          <td className={styles.record}>{campanha.j > 0 && recordOf(campanha, t)}</td>
          <td className={styles.form}>
            <FormLetters forma={campanha.forma} />
          </td>
        </>
      )}
    </tr>
  );
}
