// The row of a participant as everybody sees it, and what it has in common with that of managed-row.tsx.
import type { Participante } from '#contract/participantes.ts';
import { STATUS } from '#regras/participantes/status.ts';
import type { MessageKey } from '#textos/messages.ts';
import { EscudoDoTime } from '#web/campeonato/time.tsx';
import { Chip } from '#web/components/elements/chip.tsx';
import { Icon } from '#web/components/elements/icon.tsx';

import { teamOf } from '#web/routes/campeonato/participante/lista-de-participantes.ts';

import { useT } from '#web/texts/texts.tsx';
import { StatusChip } from './status-chip.tsx';
import styles from './table.module.css';

export const OPENS = {
  record: 'inscricoes.abrir',
  squad: 'inscricoes.elenco_de',
  own: 'inscricoes.meu_time_de',
} as const;

type NamesProps = { one: Participante; onOpen(one: Participante): void; opens: MessageKey };

/** Crest and names are the way to everything about a participant. */
export function Names({ one, onOpen, opens }: NamesProps) {
  const t = useT();
  const isOut = one.status === STATUS.cancelado || one.status === STATUS.rejeitado;
  return (
    <button
      type="button"
      className={styles.who}
      data-out={isOut || one.desistiu ? '' : undefined}
      onClick={() => onOpen(one)}
    >
      <EscudoDoTime nome={teamOf(one)} escudo={one.escudo} size={36} />
      <span>
        <span className="visually-hidden">{t(opens)} </span>
        <b>{teamOf(one)}</b>
        {one.time_nome && <small>{one.nome}</small>}
      </span>
      <Icon name="chevron-right" size={16} />
    </button>
  );
}

export function Marks({ one }: { one: Participante }) {
  const t = useT();
  return (
    <>
      {one.desistiu && <Chip tone="bad">{t('campeonato.participantes.desistiu')}</Chip>}
      {one.convidado && one.status === STATUS.pendente && (
        <Chip tone="neutral">{t('inscricoes.convidado_chip')}</Chip>
      )}
      {one.parece_organizador && <Chip tone="warn">{t('inscricoes.parece_organizador')}</Chip>}
      {one.espera && (
        <Chip tone="warn">{t('campeonato.participantes.espera', { n: one.espera })}</Chip>
      )}
    </>
  );
}

type PublicProps = {
  one: Participante;
  isOwn: boolean;
  showsTags: boolean;
  onOpen(one: Participante): void;
};

/** What everybody sees; the own row leads to the own team. */
export function PublicRow({ one, isOwn, showsTags, onOpen }: PublicProps) {
  return (
    <tr data-own={isOwn ? '' : undefined}>
      <th scope="row" className={styles.name}>
        <Names one={one} onOpen={onOpen} opens={isOwn ? OPENS.own : OPENS.squad} />
      </th>
      {showsTags && <td className={styles.tag}>{one.gamertag}</td>}
      <td className={styles.status}>
        <Marks one={one} />
        {one.status !== STATUS.confirmado && <StatusChip status={one.status} />}
      </td>
    </tr>
  );
}
