import { useLoaderData } from 'react-router';
import { ConsentSwitch } from '#web/analytics/consent-switch.tsx';
import { useOfAge } from '#web/analytics/use-of-age.ts';
import { Link } from '#web/components/elements/link.tsx';
import { Seo } from '#web/screen/seo.tsx';
import { useSite } from '#web/screen/site.ts';
import { useUser } from '#web/session/user.ts';
import { useT } from '#web/texts/texts.tsx';
import styles from './privacidade.module.css';
import { carregarResponsavel, Responsavel } from './responsavel.tsx';

function Visits() {
  const t = useT();
  const { analytics } = useSite();
  const isOfAge = useOfAge();
  if (!analytics) return <p>{t('privacidade.visitas.desligada')}</p>;
  return (
    <>
      <p>{t('privacidade.visitas.ligada')}</p>
      {isOfAge ? <ConsentSwitch /> : <p>{t('privacidade.visitas.menor')}</p>}
    </>
  );
}

const PARTES = ['lei', 'quem_ve', 'prazos', 'menores'] as const;

export const loader = carregarResponsavel;

export default function PrivacidadePage() {
  const t = useT();
  const { responsavel } = useLoaderData<typeof loader>();
  const user = useUser();
  return (
    <div className={styles.page}>
      <Seo title={t('privacidade.titulo')} description={t('privacidade.descricao')} />
      <h1>{t('privacidade.titulo')}</h1>
      <section>
        <h2>{t('privacidade.guardado.titulo')}</h2>
        <ul>
          <li>{t('privacidade.guardado.conta')}</li>
          <li>{t('privacidade.guardado.campeonatos')}</li>
          <li>{t('privacidade.guardado.seguranca')}</li>
        </ul>
      </section>
      <section>
        <h2>{t('privacidade.direitos.titulo')}</h2>
        <p>{t('privacidade.direitos.texto')}</p>
        {user && (
          <Link to="/perfil" className="link">
            {t('privacidade.direitos.perfil')}
          </Link>
        )}
      </section>
      {PARTES.map((parte) => (
        <section key={parte}>
          <h2>{t(`privacidade.${parte}.titulo`)}</h2>
          <p>{t(`privacidade.${parte}.texto`)}</p>
        </section>
      ))}
      <section>
        <h2>{t('privacidade.pagamentos.titulo')}</h2>
        <p>{t('privacidade.pagamentos.texto')}</p>
      </section>
      <section id="visitas">
        <h2>{t('privacidade.visitas.titulo')}</h2>
        <Visits />
      </section>
      <section>
        <h2>{t('privacidade.contato.titulo')}</h2>
        <Responsavel responsavel={responsavel} />
        <Link to="/termos" className="link">
          {t('privacidade.termos')}
        </Link>
      </section>
    </div>
  );
}
