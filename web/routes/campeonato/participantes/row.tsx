// What the rows of a participant have in common, for everybody and for who manages the entries.
import type { Participante } from '#contract/participantes.ts';
import { STATUS } from '#regras/participantes/status.ts';
import { lugarDoParticipante, useEndereco } from '#web/campeonato/endereco.ts';
import { EscudoDoTime } from '#web/campeonato/time.tsx';
import { Chip } from '#web/components/elements/chip.tsx';
import { Link } from '#web/components/elements/link.tsx';
import { teamOf } from '#web/routes/campeonato/participante/lista-de-participantes.ts';
import { useT } from '#web/texts/texts.tsx';
import styles from './names.module.css';

type NamesProps = {
  id: string;
  one: Participante;
  /** Besides the person behind the team. */
  note?: string | null;
};

/** Crest and names are the way to everything about a participant. */
export function Names({ id, one, note }: NamesProps) {
  const endereco = useEndereco(id);
  const isOut = one.status === STATUS.cancelado || one.status === STATUS.rejeitado;
  const under = [one.time_nome && one.nome, note].filter(Boolean).join(' · ');
  return (
    <Link
      className={styles.who}
      to={endereco(lugarDoParticipante(one.uuid))}
      data-out={isOut || one.desistiu ? '' : undefined}
    >
      <EscudoDoTime nome={teamOf(one)} escudo={one.escudo} size={32} />
      <span>
        <b>{teamOf(one)}</b>
        {under && <small>{under}</small>}
      </span>
    </Link>
  );
}

/** Only what is not ordinary: who left is never called confirmed beside it. */
export function Marks({ one }: { one: Participante }) {
  const t = useT();
  return (
    <>
      {one.desistiu && (
        <Chip tone="bad">
          {t(`campeonato.participantes.${one.excluido ? 'excluido' : 'desistiu'}`)}
        </Chip>
      )}
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
