import { useId, useState } from 'react';
import { useChange } from '#web/campeonato/use-change.ts';
import { Button, IconButton } from '#web/components/elements/button.tsx';
import { Chip } from '#web/components/elements/chip.tsx';
import { ProblemAlert } from '#web/components/forms/problem-alert.tsx';
import { shortDateTime } from '#web/dates/short-date.ts';
import cartao from '#web/routes/campeonato/gerenciar/cartao.module.css';
import { useCampeonato, useDaAba } from '#web/routes/campeonato/pagina.ts';
import { useTexts } from '#web/texts/texts.tsx';
import { carregarAvisos } from './carregar.ts';

export const loader = carregarAvisos;

const LONGEST = 1000;

function NewNotice({ id }: { id: string }) {
  const { t } = useTexts();
  const pinId = useId();
  const { isBusy, problem, run } = useChange();
  const [texto, setTexto] = useState('');
  const [fixado, setFixado] = useState(false);
  const publish = async () => {
    const body = { texto: texto.trim(), fixado };
    const isDone = await run(
      (api) => api('POST /api/campeonatos/:id/avisos', { params: { id }, body }),
      t('organizacao.avisos.publicado'),
    );
    if (isDone) setTexto('');
  };
  return (
    <section className={cartao.card}>
      <h2>{t('organizacao.avisos.novo')}</h2>
      <label className={cartao.field}>
        {t('organizacao.avisos.rotulo')}
        <textarea
          rows={4}
          maxLength={LONGEST}
          value={texto}
          onChange={({ currentTarget }) => setTexto(currentTarget.value)}
        />
        <small>{t('organizacao.avisos.ajuda')}</small>
      </label>
      <label className={cartao.check} htmlFor={pinId}>
        <input
          id={pinId}
          type="checkbox"
          checked={fixado}
          onChange={({ currentTarget }) => setFixado(currentTarget.checked)}
        />
        {t('organizacao.avisos.fixar')}
      </label>
      <ProblemAlert texto={problem} />
      <Button
        variant="primary"
        disabled={texto.trim() === '' || isBusy}
        onClick={() => void publish()}
      >
        {t('organizacao.avisos.publicar')}
      </Button>
    </section>
  );
}

export default function AvisosPage() {
  const { avisos, now } = useDaAba<typeof loader>();
  const texts = useTexts();
  const { t } = texts;
  const { run } = useChange();
  const { id } = useCampeonato();
  const remove = (aviso: string) =>
    run(
      (api) => api('DELETE /api/campeonatos/:id/avisos/:aviso', { params: { id, aviso } }),
      t('organizacao.avisos.apagado'),
    );
  return (
    <div className={cartao.columns}>
      <section className={cartao.card}>
        <h2>{t('organizacao.avisos.publicados')}</h2>
        {avisos.length === 0 && <p className={cartao.help}>{t('organizacao.avisos.nenhum')}</p>}
        <ul className={cartao.list}>
          {avisos.map(({ uuid, texto, autor, fixado, created_at }) => (
            <li key={uuid}>
              <span className={cartao.grow}>
                {texto}
                <small>
                  {autor} · {shortDateTime(created_at, texts, now)}
                </small>
              </span>
              {fixado && <Chip tone="brand">{t('organizacao.avisos.fixado')}</Chip>}
              <IconButton
                icon="trash"
                label={t('organizacao.avisos.apagar')}
                onClick={() => void remove(uuid)}
              />
            </li>
          ))}
        </ul>
      </section>
      <NewNotice id={id} />
    </div>
  );
}
