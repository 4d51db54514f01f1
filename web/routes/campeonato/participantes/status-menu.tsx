// The status of a participant as a button, and one menu for the whole list: it opens beside the button
// that asked for it, and offers only what the table allows.
import { useRef, useState } from 'react';
import type { Participante } from '#contract/participantes.ts';
import { aguardaAprovacao, STATUS, type Status } from '#regras/participantes/status.ts';
import { api } from '#web/api/api-browser.ts';
import { Button } from '#web/components/elements/button.tsx';
import { Icon } from '#web/components/elements/icon.tsx';
import { refreshView } from '#web/navigation/navigation.ts';
import { toast } from '#web/notices/toast.ts';
import {
  statusName,
  statusTone,
  teamOf,
} from '#web/routes/campeonato/participante/lista-de-participantes.ts';
import { type Translate, useT } from '#web/texts/texts.tsx';
import { allowedChanges } from './mudancas.ts';
import { STATUS_ICONS, StatusChip } from './status-chip.tsx';
import styles from './status-menu.module.css';

export async function changeStatus(one: Participante, status: Status, t: Translate): Promise<void> {
  const params = { uuid: one.uuid };
  await api('PUT /api/participantes/:uuid/status', { params, body: { status } });
  const situacao = t(`participantes.status.${statusName(status)}`);
  toast.success(t('inscricoes.mudou', { nome: one.nome, situacao }));
  await refreshView();
}

type ButtonProps = { one: Participante; menuId: string; isDrawn: boolean; onAsk(): void };

export function StatusButton({ one, menuId, isDrawn, onAsk }: ButtonProps) {
  const t = useT();
  // Almost everybody is confirmed, and beside the buttons of an answer nobody needs a word: no news, no chip.
  const isOrdinary = one.status === STATUS.confirmado || aguardaAprovacao(one);
  if (allowedChanges(one, isDrawn).length === 0) {
    return isOrdinary ? null : <StatusChip status={one.status} />;
  }
  const situacao = t(`participantes.status.${statusName(one.status)}`);
  return (
    <button type="button" className={styles.button} popoverTarget={menuId} onClick={onAsk}>
      {!isOrdinary && (
        <span aria-hidden="true">
          <StatusChip status={one.status} />
        </span>
      )}
      <span className="visually-hidden">
        {t('inscricoes.mudar_de', { situacao, nome: one.nome })}
      </span>
      <Icon name={isOrdinary ? 'more' : 'chevron-down'} size={isOrdinary ? 20 : 16} />
    </button>
  );
}

type MenuProps = {
  id: string;
  one: Participante | null;
  isDrawn: boolean;
  /** Opened by the button that refuses. */
  refuses: boolean;
};

/** Rejecting cannot be taken back, so it asks once more. */
export function StatusMenu({ id, one, isDrawn, refuses }: MenuProps) {
  const t = useT();
  const menu = useRef<HTMLDivElement>(null);
  const [isRejecting, setRejecting] = useState(false);
  const change = (status: Status) => {
    menu.current?.hidePopover();
    if (one) void changeStatus(one, status, t).catch(() => undefined);
  };
  const choose = (status: Status) =>
    status === STATUS.rejeitado ? setRejecting(true) : change(status);
  return (
    <div
      ref={menu}
      id={id}
      popover="auto"
      className={styles.menu}
      onToggle={({ newState }) => setRejecting(newState === 'open' && refuses)}
    >
      {one && <p className={styles.title}>{teamOf(one)}</p>}
      {one && isRejecting && (
        <div className={styles.sure}>
          <p>{t('inscricoes.rejeitar_aviso', { nome: one.nome })}</p>
          <Button variant="bad" block onClick={() => change(STATUS.rejeitado)}>
            {t('inscricoes.rejeitar_mesmo')}
          </Button>
          <Button variant="ghost" block onClick={() => setRejecting(false)}>
            {t('inscricoes.voltar')}
          </Button>
        </div>
      )}
      {one && !isRejecting && (
        <ul className={styles.list}>
          {allowedChanges(one, isDrawn).map((status) => (
            <li key={status}>
              <button type="button" data-tone={statusTone(status)} onClick={() => choose(status)}>
                <Icon name={STATUS_ICONS[status]} size={16} />
                {t(`inscricoes.mudar_para.${statusName(status)}`)}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
