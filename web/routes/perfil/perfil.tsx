import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router';
import { apiOf } from '#web/api/api-server.ts';
import { ProofProvider } from '#web/components/account/proof.tsx';
import { relativeTime } from '#web/dates/relative-time.ts';
import { Seo } from '#web/screen/seo.tsx';
import { visitorContext } from '#web/session/visitor.ts';
import { useT } from '#web/texts/texts.tsx';
import { Blocked } from './blocked.tsx';
import { Details } from './details.tsx';
import { Photo } from './foto/photo.tsx';
import { Gamertags } from './gamertags.tsx';
import { Join } from './join.tsx';
import { Language } from './language.tsx';
import { Notices } from './notices.tsx';
import { OwnData } from './own-data.tsx';
import { PartsNav } from './parts-nav.tsx';
import styles from './perfil.module.css';
import { Privacy } from './privacy.tsx';
import { Removal } from './removal.tsx';
import { Devices } from './seguranca/devices.tsx';
import { Email } from './seguranca/email.tsx';
import { Networks } from './seguranca/networks.tsx';
import { Password } from './seguranca/password.tsx';
import { SecondFactor } from './seguranca/second-factor.tsx';

export async function loader(args: LoaderFunctionArgs) {
  const { locale } = args.context.get(visitorContext);
  const api = apiOf(args);
  const { data: perfil } = await api('GET /api/perfil');
  const { data: change } = await api('GET /api/email/troca');
  const { data: bloqueios } = await api('GET /api/bloqueios');
  const { data: juncao } = await api('GET /api/juncoes');
  const devices = perfil.sessoes.map((session) => ({
    ...session,
    vista: relativeTime(session.vista_em, locale),
  }));
  return { perfil, devices, bloqueios, juncao, pendingEmail: change?.email_pendente ?? null };
}

export default function PerfilPage() {
  const t = useT();
  const { perfil, devices, bloqueios, juncao, pendingEmail } = useLoaderData<typeof loader>();
  const { revalidate: refresh } = useRevalidator();
  const { usuario } = perfil;
  return (
    <ProofProvider perfil={perfil}>
      <Seo title={t('perfil.titulo')} description={t('perfil.descricao')} noindex />
      <div className={styles.head}>
        <h1>{t('perfil.titulo')}</h1>
        <p>{t('perfil.texto')}</p>
      </div>
      <div className={styles.page}>
        <PartsNav />
        <div className={styles.parts}>
          <Photo usuario={usuario} refresh={refresh} />
          <Details usuario={usuario} />
          <Gamertags gamertags={perfil.gamertags} />
          <Language />
          <Privacy perfil={perfil} usuario={usuario} refresh={refresh} />
          <Blocked bloqueios={bloqueios} refresh={refresh} />
          <Notices />
          <Email usuario={usuario} pending={pendingEmail} refresh={refresh} />
          <Password usuario={usuario} tem_senha={perfil.tem_senha} refresh={refresh} />
          <SecondFactor factor={perfil.segundo_fator} refresh={refresh} />
          <Networks redes={perfil.redes} refresh={refresh} />
          <Devices devices={devices} refresh={refresh} />
          <Join juncao={juncao} refresh={refresh} />
          <OwnData exportacao_ate={perfil.exportacao_ate} refresh={refresh} />
          <Removal />
        </div>
      </div>
    </ProofProvider>
  );
}
