import { useState } from 'react';
import { useChange } from '#web/campeonato/use-change.ts';
import { useComProva } from '#web/components/account/use-com-prova.tsx';
import { Button } from '#web/components/elements/button.tsx';
import { ProblemAlert } from '#web/components/forms/problem-alert.tsx';
import cartao from '#web/routes/campeonato/gerenciar/cartao.module.css';
import { useT } from '#web/texts/texts.tsx';

/** The owner offers the championship to somebody, who has to agree. */
export function Passar({ id }: { id: string }) {
  const t = useT();
  const { isBusy, problem, run } = useChange();
  const { comProva, janela } = useComProva({ tells: false });
  const [email, setEmail] = useState('');
  const offer = async () => {
    const body = { email: email.trim(), papel: 'dono' } as const;
    const isDone = await run(
      (call) =>
        comProva(() =>
          call('POST /api/campeonatos/:id/organizadores/convites', { params: { id }, body }),
        ),
      t('organizacao.passar.feito'),
    );
    if (isDone) setEmail('');
  };
  return (
    <section className={cartao.card}>
      <h2>{t('organizacao.passar.titulo')}</h2>
      <p className={cartao.help}>{t('organizacao.passar.ajuda')}</p>
      <form
        className={cartao.row}
        onSubmit={(event) => {
          event.preventDefault();
          void offer();
        }}
      >
        <label className={cartao.field}>
          {t('organizacao.passar.email')}
          <input
            type="email"
            required
            autoComplete="off"
            value={email}
            onChange={({ currentTarget }) => setEmail(currentTarget.value)}
          />
        </label>
        <Button type="submit" disabled={isBusy}>
          {t('organizacao.passar.oferecer')}
        </Button>
        <ProblemAlert texto={problem} />
      </form>
      {janela}
    </section>
  );
}
