import type { Participante } from '#contract/participantes.ts';
import { aguardaAprovacao, STATUS } from '#regras/participantes/status.ts';
import { api } from '#web/api/api-browser.ts';
import { Button } from '#web/components/elements/button.tsx';
import { Chip } from '#web/components/elements/chip.tsx';
import { refreshView } from '#web/navigation/navigation.ts';
import { teamOf } from '#web/routes/campeonato/participante/lista-de-participantes.ts';
import { useT } from '#web/texts/texts.tsx';
import { allowedChanges } from './mudancas.ts';
import { Marks, Names } from './row.tsx';
import { changeStatus, StatusButton } from './status-menu.tsx';
import styles from './table.module.css';

/** Columns that would be empty or of no use are left out. */
export type Columns = {
  readonly escolher: boolean;
  readonly gamertag: boolean;
  readonly situacao: boolean;
  readonly pago: boolean;
};

export type RowActions = {
  readonly id: string;
  readonly menuId: string;
  readonly isDrawn: boolean;
  readonly isFeeDue: boolean;
  readonly columns: Columns;
  isChosen(uuid: string): boolean;
  onChoose(uuid: string, isOn: boolean): void;
  /** Opens the menu of its status, or at once the question whether to refuse. */
  onAskStatus(one: Participante, refuses?: boolean): void;
  onOpen(one: Participante): void;
};

function Paid({ one }: { one: Participante }) {
  const t = useT();
  const set = async (pago: boolean) => {
    await api('PUT /api/participantes/:uuid', { params: { uuid: one.uuid }, body: { pago } });
    await refreshView();
  };
  return (
    <label className={styles.paid}>
      <input
        type="checkbox"
        checked={one.pago === true}
        aria-label={t('inscricoes.pago_de', { nome: one.nome })}
        onChange={({ currentTarget }) => void set(currentTarget.checked).catch(() => undefined)}
      />
      <span aria-hidden="true">{t('inscricoes.coluna.pago')}</span>
    </label>
  );
}

/** Simply in, as almost everybody: one line is enough. */
export const isOrdinary = ({ status, desistiu, parece_organizador }: Participante) =>
  status === STATUS.confirmado && !desistiu && !parece_organizador;

type ManagedProps = { one: Participante; actions: RowActions };

/** The row of who manages the entries. */
export function ManagedRow({ one, actions }: ManagedProps) {
  const t = useT();
  const { menuId, isDrawn, columns } = actions;
  const allowed = one.status === STATUS.pendente ? allowedChanges(one, isDrawn) : [];
  const waits = aguardaAprovacao(one);
  return (
    <tr data-waits={waits ? '' : undefined} data-busy={isOrdinary(one) ? undefined : ''}>
      {columns.escolher && (
        <td className={styles.choose}>
          <input
            type="checkbox"
            aria-label={t('inscricoes.escolher', { nome: one.nome })}
            checked={actions.isChosen(one.uuid)}
            onChange={({ currentTarget }) => actions.onChoose(one.uuid, currentTarget.checked)}
          />
        </td>
      )}
      <th scope="row" className={styles.name}>
        <Names id={actions.id} one={one} />
      </th>
      {columns.gamertag && <td className={styles.tag}>{one.gamertag}</td>}
      {columns.situacao && (
        <td className={styles.status}>
          <Marks one={one} />
          <StatusButton
            one={one}
            menuId={menuId}
            isDrawn={isDrawn}
            onAsk={() => actions.onAskStatus(one)}
          />
        </td>
      )}
      {columns.pago && (
        <td className={styles.pay}>
          <Paid one={one} />
          {actions.isFeeDue && one.status === STATUS.confirmado && !one.pago && (
            <Chip tone="bad">{t('inscricoes.pagamento_atrasado')}</Chip>
          )}
        </td>
      )}
      <td className={styles.acts}>
        {waits && allowed.includes(STATUS.rejeitado) && (
          <Button
            variant="ghost"
            popoverTarget={menuId}
            aria-label={t('inscricoes.recusar_nome', { nome: one.nome })}
            onClick={() => actions.onAskStatus(one, true)}
          >
            {t('inscricoes.recusar')}
          </Button>
        )}
        {allowed.includes(STATUS.confirmado) && (
          <Button
            variant="soft"
            aria-label={t('inscricoes.confirmar_nome', { nome: one.nome })}
            onClick={() => void changeStatus(one, STATUS.confirmado, t).catch(() => undefined)}
          >
            {t('inscricoes.confirmar')}
          </Button>
        )}
        <Button
          variant="ghost"
          icon="pencil"
          aria-label={`${t('inscricoes.abrir')} ${teamOf(one)}`}
          onClick={() => actions.onOpen(one)}
        />
      </td>
    </tr>
  );
}
