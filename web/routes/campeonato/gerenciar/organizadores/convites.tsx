// Who was asked to organise, by the address that was typed: nothing else is known before they accept.
import { useState } from 'react';
import { useChange } from '#web/campeonato/use-change.ts';
import { Button, IconButton } from '#web/components/elements/button.tsx';
import { ProblemAlert } from '#web/components/forms/problem-alert.tsx';
import { shortDay } from '#web/dates/short-date.ts';
import { toast } from '#web/notices/toast.ts';
import cartao from '#web/routes/campeonato/gerenciar/cartao.module.css';
import { Escolha } from '#web/routes/campeonato/gerenciar/escolha.tsx';
import { type DadosDaMoldura, useQuadro } from '#web/routes/campeonato/pagina.ts';
import { useT, useTexts } from '#web/texts/texts.tsx';
import type { Convite } from './carregar.ts';

const ROLES = ['co', 'inscricoes', 'resultados'] as const;

type PapelConvidado = (typeof ROLES)[number];

export function Convidar({ id }: { id: string }) {
  const t = useT();
  const { isBusy, problem, run } = useChange();
  const [email, setEmail] = useState('');
  const [papel, setPapel] = useState<PapelConvidado>('co');
  const invite = async () => {
    const body = { email: email.trim(), papel };
    const isDone = await run(
      (call) => call('POST /api/campeonatos/:id/organizadores/convites', { params: { id }, body }),
      t('organizacao.equipe.chamado'),
    );
    if (isDone) setEmail('');
  };
  return (
    <>
      <form
        className={cartao.row}
        onSubmit={(event) => {
          event.preventDefault();
          void invite();
        }}
      >
        <label className={cartao.field}>
          {t('organizacao.equipe.email')}
          <input
            type="email"
            required
            autoComplete="off"
            value={email}
            onChange={({ currentTarget }) => setEmail(currentTarget.value)}
          />
        </label>
        <Escolha
          label={t('organizacao.equipe.papel')}
          value={papel}
          options={ROLES.map((value) => ({
            value,
            label: t(`organizacao.equipe.papeis.${value}`),
          }))}
          onChange={({ currentTarget }) => setPapel(currentTarget.value as PapelConvidado)}
        />
        <Button type="submit" disabled={isBusy}>
          {t('organizacao.equipe.chamar')}
        </Button>
        <ProblemAlert texto={problem} />
      </form>
      <p className={cartao.help}>{t('organizacao.equipe.convite_ajuda')}</p>
    </>
  );
}

type Props = { id: string; convites: readonly Convite[] };

export function Convites({ id, convites }: Props) {
  const texts = useTexts();
  const { t } = texts;
  const { now } = useQuadro() as DadosDaMoldura;
  const { run } = useChange();
  if (convites.length === 0) return null;
  const copy = async (uuid: string) => {
    await navigator.clipboard.writeText(`${location.origin}/convite/${uuid}`);
    toast.success(t('organizacao.equipe.copiado'));
  };
  const takeBack = (convite: string) =>
    run(
      (call) =>
        call('DELETE /api/campeonatos/:id/organizadores/convites/:convite', {
          params: { id, convite },
        }),
      t('organizacao.equipe.retirado'),
    );
  return (
    <>
      <h3>{t('organizacao.equipe.pendentes')}</h3>
      <ul className={cartao.list}>
        {convites.map(({ uuid, email, papel, expira_em }) => (
          <li key={uuid}>
            <span className={cartao.grow}>
              <b>{email}</b>
              <small>
                {[
                  t('organizacao.equipe.pendente'),
                  t(`organizacao.equipe.papeis.${papel}`),
                  t('organizacao.equipe.ate', { data: shortDay(expira_em, texts, now) }),
                ].join(' · ')}
              </small>
            </span>
            <IconButton
              icon="link"
              label={t('organizacao.equipe.copiar', { email })}
              onClick={() => void copy(uuid).catch(() => undefined)}
            />
            <IconButton
              icon="trash"
              label={t('organizacao.equipe.retirar', { email })}
              onClick={() => void takeBack(uuid)}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
