import { useState } from 'react';
import type { Partida } from '#contract/competicao.ts';
import { Button } from '#web/components/button.tsx';
import { Modal } from '#web/components/overlay/modal.tsx';
import { fromField, toField } from '#web/routes/campeonatos/criar/brasilia-time.ts';
import { shortDateTime } from '#web/short-date.ts';
import { useTexts } from '#web/texts.tsx';
import type { DadosDaPagina } from '../dados.ts';
import { nomeDe, vagaEmPalavras } from '../lado.ts';
import styles from './agenda.module.css';
import cartao from './cartao.module.css';
import { useFazer } from './fazer.ts';
import { Pergunta } from './pergunta.tsx';
import { Problema } from './problema.tsx';

type Props = { partida: Partida; pagina: DadosDaPagina };

const KIND = 'text/plain';

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
  const { isBusy, problem, question, run, dismiss } = useFazer();
  const [quando, setQuando] = useState(toField(partida.jogo_previsto_at));
  const [prazo, setPrazo] = useState(toField(partida.prazo_at));
  const [estadio, setEstadio] = useState(partida.estadio ?? '');
  const [local, setLocal] = useState(partida.local ?? '');
  const save = async (ciente: boolean) => {
    const body = {
      ciente,
      versao: partida.versao,
      jogo_previsto_at: fromField(quando),
      prazo_at: fromField(prazo),
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
        <label className={cartao.field}>
          {t('agenda.quando')}
          <input
            type="datetime-local"
            value={quando}
            onChange={({ currentTarget }) => setQuando(currentTarget.value)}
          />
        </label>
        <label className={cartao.field}>
          {t('agenda.prazo')}
          <input
            type="datetime-local"
            value={prazo}
            onChange={({ currentTarget }) => setPrazo(currentTarget.value)}
          />
        </label>
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
        <Problema texto={problem} />
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

export function JogoDaAgenda({ partida, pagina }: Props) {
  const texts = useTexts();
  const { t } = texts;
  const [isOpen, setOpen] = useState(false);
  const { mandante, visitante, placar, wo, jogo_previsto_at, estadio, prazo_at, uuid } = partida;
  const name = ({ participante, vaga }: Partida['mandante']) =>
    participante ? nomeDe(pagina.gente, participante) : vagaEmPalavras(vaga, pagina.confrontos, t);
  const titulo = `${name(mandante)} × ${name(visitante)}`;
  const isOver = placar !== null || wo !== null;
  const when = jogo_previsto_at
    ? shortDateTime(jogo_previsto_at, texts, pagina.now)
    : prazo_at && t('campeonato.jogos.ate', { data: shortDateTime(prazo_at, texts, pagina.now) });
  return (
    <li
      className={styles.match}
      draggable={!isOver}
      onDragStart={(event) => event.dataTransfer.setData(KIND, uuid)}
    >
      <span>
        <b>{titulo}</b>
        <small>
          {[when, estadio, isOver && t('agenda.encerrado')].filter(Boolean).join(' · ')}
        </small>
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
