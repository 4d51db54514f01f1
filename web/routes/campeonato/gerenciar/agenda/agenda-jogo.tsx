import { useState } from 'react';
import type { Partida } from '#contract/partidas.ts';
import { nomeDe, vagaEmPalavras } from '#web/campeonato/lado.ts';
import { useChange } from '#web/campeonato/use-change.ts';
import { Button } from '#web/components/elements/button.tsx';
import { DateTimeField } from '#web/components/forms/date-time-field.tsx';
import { Pergunta } from '#web/components/forms/pergunta.tsx';
import { ProblemAlert } from '#web/components/forms/problem-alert.tsx';
import { Modal } from '#web/components/overlay/modal.tsx';
import { clockOf } from '#web/dates/date-time.ts';
import { shortDateTime } from '#web/dates/short-date.ts';
import cartao from '#web/routes/campeonato/gerenciar/cartao.module.css';
import type { DadosDaPagina } from '#web/routes/campeonato/pagina.ts';
import { type Texts, useOfficialTexts, useTexts } from '#web/texts/texts.tsx';
import styles from './agenda.module.css';

type Props = {
  partida: Partida;
  pagina: DadosDaPagina;
  /** The end of the round that the heading above names by its day. */
  prazo: string | null;
};

const KIND = 'text/plain';

/** Undefined while what is typed is no date. */
type Moment = string | null | undefined;

function MoveDialog({
  partida,
  titulo,
  onClose,
}: {
  partida: Partida;
  titulo: string;
  onClose(): void;
}) {
  const { t } = useTexts();
  const { isBusy, problem, question, run, dismiss } = useChange();
  const [quando, setQuando] = useState<Moment>(partida.jogo_previsto_at);
  const [prazo, setPrazo] = useState<Moment>(partida.prazo_at);
  const [estadio, setEstadio] = useState(partida.estadio ?? '');
  const [local, setLocal] = useState(partida.local ?? '');
  const save = async (ciente: boolean) => {
    if (quando === undefined || prazo === undefined) return;
    const body = {
      ciente,
      versao: partida.versao,
      jogo_previsto_at: quando,
      prazo_at: prazo,
      estadio: estadio.trim() || null,
      local: local.trim() || null,
    };
    const isDone = await run(
      (api) => api('PUT /api/partidas/:uuid/agenda', { params: { uuid: partida.uuid }, body }),
      t('agenda.movido'),
    );
    if (isDone) onClose();
  };
  return (
    <Modal title={titulo} onClose={onClose}>
      <form
        className={styles.form}
        onChange={dismiss}
        onSubmit={(event) => {
          event.preventDefault();
          void save(false);
        }}
      >
        <DateTimeField
          name="jogo_previsto_at"
          label={t('agenda.quando')}
          value={partida.jogo_previsto_at}
          withoutTime
          onChange={setQuando}
        />
        <DateTimeField
          name="prazo_at"
          label={t('agenda.prazo')}
          value={partida.prazo_at}
          onChange={setPrazo}
        />
        <label className={cartao.field}>
          {t('agenda.estadio')}
          <input
            maxLength={80}
            value={estadio}
            onChange={({ currentTarget }) => setEstadio(currentTarget.value)}
          />
          <small>{t('agenda.estadio_ajuda')}</small>
        </label>
        <label className={cartao.field}>
          {t('agenda.local')}
          <input
            maxLength={160}
            value={local}
            onChange={({ currentTarget }) => setLocal(currentTarget.value)}
          />
        </label>
        <ProblemAlert texto={problem} />
        <Pergunta
          texto={question}
          sim={t('agenda.mesmo_assim')}
          isBusy={isBusy}
          onYes={() => void save(true)}
        />
        <Button type="submit" variant="primary" big block disabled={isBusy}>
          {t('agenda.salvar')}
        </Button>
      </form>
    </Modal>
  );
}

const LAST_MINUTE = '23:59';

/** The heading has said the day: what is left is the time, or a deadline of its own. */
function when({ partida, prazo }: Props, texts: Texts, now: number): string | null {
  const { jogo_previsto_at: at, prazo_at: end } = partida;
  if (at) return clockOf(at, texts.zone).time;
  if (!end || (end === prazo && clockOf(end, texts.zone).time === LAST_MINUTE)) return null;
  return texts.t('campeonato.jogos.ate', { data: shortDateTime(end, texts, now) });
}

export function JogoDaAgenda(props: Props) {
  const { partida, pagina } = props;
  const texts = useOfficialTexts();
  const { t } = texts;
  const [isOpen, setOpen] = useState(false);
  const { mandante, visitante, placar, wo_de, estadio, uuid } = partida;
  const name = ({ participante, vaga }: Partida['mandante']) =>
    participante ? nomeDe(pagina.gente, participante) : vagaEmPalavras(vaga, pagina.confrontos, t);
  const titulo = `${name(mandante)} × ${name(visitante)}`;
  const isOver = placar !== null || wo_de !== null;
  const facts = [when(props, texts, pagina.now), estadio, isOver && t('agenda.encerrado')];
  const line = facts.filter(Boolean).join(' · ');
  return (
    <li
      className={styles.match}
      draggable={!isOver}
      onDragStart={(event) => event.dataTransfer.setData(KIND, uuid)}
    >
      <span>
        <b>{titulo}</b>
        {line && <small>{line}</small>}
      </span>
      {!isOver && (
        <Button
          variant="ghost"
          aria-label={t('agenda.mover_jogo', { jogo: titulo })}
          onClick={() => setOpen(true)}
        >
          {t('agenda.mover')}
        </Button>
      )}
      {isOpen && <MoveDialog partida={partida} titulo={titulo} onClose={() => setOpen(false)} />}
    </li>
  );
}
