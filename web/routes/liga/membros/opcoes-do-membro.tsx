// What the staff may do with a member: roles, handing the liga over, sending away.
import { useState } from 'react';
import type { AnswerOf, Api } from '#contract/api.ts';
import { mandaEm } from '#regras/liga/permissoes.ts';
import { api, quietApi } from '#web/api/api-browser.ts';
import { useComProva } from '#web/components/account/use-com-prova.tsx';
import { Button, IconButton } from '#web/components/elements/button.tsx';
import { Select } from '#web/components/forms/select.tsx';
import { Modal } from '#web/components/overlay/modal.tsx';
import { useT } from '#web/texts/texts.tsx';
import { useDadosDaLiga } from '../dados-da-liga.ts';
import { useMudanca } from '../use-mudanca.ts';
import styles from './membros.module.css';

export type MembroNaLista = AnswerOf<Api['GET /api/ligas/:uuid/membros']>['data'][number];

const DAY_MS = 86_400_000;
const PRAZOS = [7, 30, 90] as const;

function Banir({ membro, onDone }: { membro: MembroNaLista; onDone(): void }) {
  const t = useT();
  const { liga } = useDadosDaLiga();
  const { isBusy, mudar } = useMudanca();
  const [motivo, setMotivo] = useState('');
  const [dias, setDias] = useState('');
  const ban = async () => {
    const ate = dias ? new Date(Date.now() + Number(dias) * DAY_MS).toISOString() : null;
    const params = { uuid: liga.uuid, usuario: membro.usuario.uuid };
    const send = () =>
      api('PUT /api/ligas/:uuid/banidos/:usuario', { params, body: { motivo, ate } });
    if (await mudar(send, t('liga.cuidar.feito'))) onDone();
  };
  return (
    <div className={styles.ban}>
      <label>
        {t('liga.cuidar.motivo')}
        <textarea
          value={motivo}
          maxLength={500}
          onChange={({ currentTarget }) => setMotivo(currentTarget.value)}
        />
        <small>{t('liga.cuidar.motivo_ajuda')}</small>
      </label>
      <label htmlFor="prazo-do-banimento">
        {t('liga.cuidar.por')}
        <Select
          id="prazo-do-banimento"
          value={dias}
          onChange={({ currentTarget }) => setDias(currentTarget.value)}
          options={[
            { value: '', label: t('liga.cuidar.sempre') },
            ...PRAZOS.map((n) => ({ value: String(n), label: t('liga.cuidar.dias', { n }) })),
          ]}
        />
      </label>
      <Button
        variant="bad"
        disabled={isBusy || motivo.trim().length < 3}
        onClick={() => void ban()}
      >
        {t('liga.cuidar.banir')}
      </Button>
    </div>
  );
}

function Acoes({
  membro,
  onDone,
  onBan,
}: {
  membro: MembroNaLista;
  onDone(): void;
  onBan(): void;
}) {
  const t = useT();
  const { liga } = useDadosDaLiga();
  const { isBusy, mudar } = useMudanca();
  const { comProva, janela } = useComProva();
  const params = { uuid: liga.uuid, usuario: membro.usuario.uuid };
  const act = async (send: () => Promise<unknown>, done = t('liga.cuidar.feito')) => {
    if (await mudar(send, done)) onDone();
  };
  const outro = membro.papel === 'admin' ? 'membro' : 'admin';
  return (
    <div className={styles.ban}>
      {liga.acoes.includes('gerir_admins') && (
        <Button
          disabled={isBusy}
          onClick={() =>
            void act(() =>
              api('PUT /api/ligas/:uuid/membros/:usuario', { params, body: { papel: outro } }),
            )
          }
        >
          {t(`liga.cuidar.tornar_${outro}`)}
        </Button>
      )}
      {liga.acoes.includes('transferir') && (
        <Button
          disabled={isBusy}
          onClick={() =>
            void act(
              () =>
                comProva(() =>
                  quietApi('PUT /api/ligas/:uuid/oferta', {
                    params: { uuid: liga.uuid },
                    body: { para: membro.usuario.uuid },
                  }),
                ),
              t('liga.cuidar.oferta_feita'),
            )
          }
        >
          {t('liga.cuidar.passar')}
        </Button>
      )}
      <Button
        disabled={isBusy}
        onClick={() => void act(() => api('DELETE /api/ligas/:uuid/membros/:usuario', { params }))}
      >
        {t('liga.cuidar.remover')}
      </Button>
      <Button variant="bad" onClick={onBan}>
        {t('liga.cuidar.banir')}
      </Button>
      {janela}
    </div>
  );
}

export function OpcoesDoMembro({ membro }: { membro: MembroNaLista }) {
  const t = useT();
  const { liga } = useDadosDaLiga();
  const [open, setOpen] = useState<'acoes' | 'banir' | null>(null);
  const { nome } = membro.usuario;
  const administra = liga.papel === 'nenhum';
  const isTheirs = mandaEm({ papel: liga.papel, administra }, membro.papel);
  if (!liga.acoes.includes('gerir_membros') || !isTheirs) return null;
  const close = () => setOpen(null);
  return (
    <>
      <IconButton
        icon="more"
        label={t('liga.cuidar.mais', { nome })}
        onClick={() => setOpen('acoes')}
      />
      {open && (
        <Modal
          title={open === 'banir' ? t('liga.cuidar.banir_titulo', { nome }) : nome}
          onClose={close}
        >
          {open === 'banir' ? (
            <Banir membro={membro} onDone={close} />
          ) : (
            <Acoes membro={membro} onDone={close} onBan={() => setOpen('banir')} />
          )}
        </Modal>
      )}
    </>
  );
}
