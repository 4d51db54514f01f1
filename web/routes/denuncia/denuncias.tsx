// What people reported, for the staff of the site. For everybody else there is no such page.
import { useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router';
import type { Denuncia } from '#contract/pessoa/denuncias.ts';
import { ESTADOS_DA_DENUNCIA } from '#regras/denuncia/denuncia.ts';
import { quietApi } from '#web/api/api-browser.ts';
import { apiOf } from '#web/api/api-server.ts';
import { useComProva } from '#web/components/account/use-com-prova.tsx';
import { Button, ButtonLink } from '#web/components/elements/button.tsx';
import { Chip } from '#web/components/elements/chip.tsx';
import { Link } from '#web/components/elements/link.tsx';
import { Vazio } from '#web/components/layout/vazio.tsx';
import { shortDay } from '#web/dates/short-date.ts';
import { toast } from '#web/notices/toast.ts';
import { Seo } from '#web/screen/seo.tsx';
import { useT, useTexts } from '#web/texts/texts.tsx';
import styles from './denuncia.module.css';

export const handle = { parameters: ['estado', 'depois_de'] };

export async function loader(args: LoaderFunctionArgs) {
  const { searchParams } = args.url;
  const estado = ESTADOS_DA_DENUNCIA.find((one) => one === searchParams.get('estado')) ?? 'aberta';
  const depois_de = searchParams.get('depois_de') ?? undefined;
  const query = { estado, ...(depois_de && { depois_de }) };
  const { data, proximo } = await apiOf(args)('GET /api/denuncias', { query });
  return { estado, denuncias: data, proximo, now: Date.now() };
}

function Decisao({ denuncia }: { denuncia: Denuncia }) {
  const t = useT();
  const { revalidate } = useRevalidator();
  const { comProva, janela } = useComProva();
  const [nota, setNota] = useState(denuncia.nota);
  const [isBusy, setBusy] = useState(false);
  const decide = async (estado: Denuncia['estado']) => {
    setBusy(true);
    try {
      const params = { uuid: denuncia.uuid };
      const body = { estado, nota };
      await comProva(() => quietApi('PUT /api/denuncias/:uuid', { params, body }));
      toast.success(t('denuncia.lista.feito'));
    } catch {
      // The error catalogue has told it.
    } finally {
      setBusy(false);
      await revalidate();
    }
  };
  return (
    <>
      <label className={styles.words}>
        {t('denuncia.lista.nota')}
        <textarea
          rows={2}
          value={nota}
          maxLength={500}
          onChange={({ currentTarget }) => setNota(currentTarget.value)}
        />
      </label>
      <div className={styles.actions}>
        {denuncia.estado === 'aberta' ? (
          <>
            <Button variant="bad" disabled={isBusy} onClick={() => void decide('procede')}>
              {t('denuncia.lista.procede')}
            </Button>
            <Button disabled={isBusy} onClick={() => void decide('nao_procede')}>
              {t('denuncia.lista.nao_procede')}
            </Button>
          </>
        ) : (
          <Button disabled={isBusy} onClick={() => void decide('aberta')}>
            {t('denuncia.lista.reabrir')}
          </Button>
        )}
      </div>
      {janela}
    </>
  );
}

function UmaDenuncia({ denuncia, now }: { denuncia: Denuncia; now: number }) {
  const texts = useTexts();
  const { t } = texts;
  const { tipo, nome, endereco, motivo, texto, autor, abertas, created_at } = denuncia;
  return (
    <li className={styles.card}>
      <div className={styles.chips}>
        <Chip>{t(`denuncia.lista.tipo.${tipo}`)}</Chip>
        <Chip tone="warn">{t(`denuncia.motivos.${motivo}`)}</Chip>
        {abertas > 1 && <Chip tone="bad">{t('denuncia.lista.abertas', { n: abertas })}</Chip>}
      </div>
      <h2>
        {endereco && nome ? (
          <Link to={endereco} className="link">
            {nome}
          </Link>
        ) : (
          t('denuncia.lista.sumiu')
        )}
      </h2>
      {texto && <p>{texto}</p>}
      <small className={styles.note}>
        {[
          autor ? t('denuncia.lista.por', { nome: autor }) : t('denuncia.lista.sem_autor'),
          shortDay(created_at, texts, now),
        ].join(' · ')}
      </small>
      <Decisao denuncia={denuncia} />
    </li>
  );
}

export default function DenunciasPage() {
  const t = useT();
  const { estado, denuncias, proximo, now } = useLoaderData<typeof loader>();
  return (
    <>
      <Seo title={t('denuncia.lista.titulo')} noindex />
      <header className={styles.head}>
        <h1>{t('denuncia.lista.titulo')}</h1>
        <p>{t('denuncia.lista.descricao')}</p>
      </header>
      <nav className={styles.tabs} aria-label={t('denuncia.lista.estado')}>
        {ESTADOS_DA_DENUNCIA.map((one) => (
          <Link
            key={one}
            to={`/denuncias?estado=${one}`}
            aria-current={one === estado ? 'page' : undefined}
          >
            {t(`denuncia.lista.estados.${one}`)}
          </Link>
        ))}
      </nav>
      {denuncias.length === 0 && (
        <Vazio titulo={t('denuncia.lista.vazio')} texto={t('denuncia.lista.vazio_texto')} />
      )}
      <ul className={styles.list}>
        {denuncias.map((denuncia) => (
          <UmaDenuncia key={denuncia.uuid} denuncia={denuncia} now={now} />
        ))}
      </ul>
      {proximo && (
        <p className={styles.more}>
          <ButtonLink to={`/denuncias?estado=${estado}&depois_de=${proximo}`} rel="next">
            {t('denuncia.lista.mais')}
          </ButtonLink>
        </p>
      )}
    </>
  );
}
