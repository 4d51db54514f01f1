import { useState } from 'react';
import { Link } from 'react-router';
import type { Campeonato } from '#contract/campeonatos.ts';
import { acharClube } from '#contract/clubes.ts';
import { lerLista } from '#contract/lista-colada.ts';
import type { MessageKey } from '#contract/messages.ts';
import { api } from '#web/api-browser.ts';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { refreshView } from '#web/navigation.ts';
import { shortDateTime } from '#web/short-date.ts';
import { useT, useTexts } from '#web/texts.tsx';
import { toast } from '#web/toast.ts';
import type { DadosDaAba, DadosDaPagina } from './dados.ts';
import styles from './gerenciar.module.css';
import { Participantes } from './participantes.tsx';
import { type Passo, passosDe } from './passos.ts';

type Dados = Extract<DadosDaAba, { aba: 'gerenciar' }>;
type Props = { pagina: DadosDaPagina; dados: Dados };

/** One clear next step; what else is possible stands beside it. */
function Steps({ pagina, dados }: Props) {
  const t = useT();
  const [busy, setBusy] = useState<Passo['nome'] | null>(null);
  const passos = passosDe(pagina.campeonato, dados);
  const run = async (passo: Passo) => {
    setBusy(passo.nome);
    try {
      await passo.fazer(api);
      toast.success(t('campeonato.gerir.feito'));
      await refreshView();
    } catch {
      // The error catalogue has told it.
    } finally {
      setBusy(null);
    }
  };
  if (passos.length === 0) return null;
  return (
    <section className={styles.card}>
      <h2>{t('campeonato.gerir.proximo')}</h2>
      {passos.map((passo, index) => (
        <div key={passo.nome} className={styles.step}>
          <p>{t(`campeonato.gerir.${passo.nome}_ajuda`)}</p>
          <Button
            variant={index === 0 ? 'primary' : 'line'}
            disabled={busy !== null}
            onClick={() => void run(passo)}
          >
            {t(`campeonato.gerir.${passo.nome}`)}
          </Button>
        </div>
      ))}
    </section>
  );
}

function Names({ campeonato }: { campeonato: Campeonato }) {
  const t = useT();
  const [texto, setTexto] = useState('');
  const { participantes } = lerLista(texto, { ehClube: (name) => acharClube(name) !== undefined });
  const add = async () => {
    const body = { participantes: participantes.map((nome) => ({ ...nome })) };
    await api('POST /api/campeonatos/:id/participantes/lista', {
      params: { id: campeonato.id },
      body,
    });
    toast.success(t('campeonato.participantes.incluidos', { n: participantes.length }));
    setTexto('');
    await refreshView();
  };
  return (
    <section className={styles.card}>
      <h2>{t('campeonato.aba.participantes')}</h2>
      <label>
        {t('campeonato.participantes.colar')}
        <textarea
          rows={4}
          value={texto}
          onChange={({ currentTarget }) => setTexto(currentTarget.value)}
        />
      </label>
      <Button
        variant="line"
        disabled={participantes.length === 0}
        onClick={() => void add().catch(() => undefined)}
      >
        {t('campeonato.participantes.incluir')} ({participantes.length})
      </Button>
    </section>
  );
}

function Notice({ campeonato }: { campeonato: Campeonato }) {
  const t = useT();
  const [texto, setTexto] = useState('');
  const publish = async () => {
    const body = { texto, fixado: false };
    await api('POST /api/campeonatos/:id/avisos', { params: { id: campeonato.id }, body });
    toast.success(t('campeonato.gerir.publicado'));
    setTexto('');
    await refreshView();
  };
  return (
    <section className={styles.card}>
      <h2>{t('campeonato.gerir.aviso')}</h2>
      <label>
        {t('campeonato.gerir.aviso_rotulo')}
        <textarea
          rows={3}
          maxLength={1000}
          value={texto}
          onChange={({ currentTarget }) => setTexto(currentTarget.value)}
        />
      </label>
      <Button disabled={texto.trim() === ''} onClick={() => void publish().catch(() => undefined)}>
        {t('campeonato.gerir.publicar')}
      </Button>
    </section>
  );
}

function Trail({ pagina, dados }: Props) {
  const texts = useTexts();
  const { t } = texts;
  return (
    <section className={styles.card}>
      <h2>{t('campeonato.gerir.trilha')}</h2>
      {dados.historico.length === 0 && <p>{t('campeonato.gerir.trilha_vazia')}</p>}
      <ol className={styles.trail}>
        {dados.historico.map(({ id, quem, acao, created_at }) => {
          const key = `campeonato.acao.${acao}` as MessageKey;
          const known = t(key);
          return (
            <li key={id}>
              <time>{shortDateTime(created_at, texts, pagina.now)}</time>
              <span>
                <b>{quem ?? t('campeonato.gerir.alguem')}</b>{' '}
                {known === key ? t('campeonato.acao.outra') : known}
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

export function Gerenciar({ pagina, dados }: Props) {
  const t = useT();
  const { campeonato } = pagina;
  const takesNames = campeonato.estado !== 'encerrado';
  const may = (acao: Campeonato['acoes'][number]) => campeonato.acoes.includes(acao);
  return (
    <div className={styles.body}>
      <div className={styles.main}>
        {may('mudar_estado') && <Steps pagina={pagina} dados={dados} />}
        {may('gerir_participantes') && takesNames && <Names campeonato={campeonato} />}
        <Participantes pagina={pagina} />
      </div>
      <aside className={styles.side}>
        {may('editar') && (
          <ButtonLink to={`/campeonato/editar/${campeonato.id}`}>
            {t('campeonato.gerir.editar')}
          </ButtonLink>
        )}
        {may('avisar') && <Notice campeonato={campeonato} />}
        <Trail pagina={pagina} dados={dados} />
        <Link to={`/campeonato/${campeonato.id}`}>{t('campeonato.aba.visao')}</Link>
      </aside>
    </div>
  );
}
