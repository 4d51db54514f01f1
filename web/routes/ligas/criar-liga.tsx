import { useNavigate } from 'react-router';
import { enderecoDaLiga } from '#regras/liga/endereco.ts';
import { api } from '#web/api/api-browser.ts';
import { FormularioDaLiga, LIGA_NOVA } from '#web/liga/formulario-da-liga.tsx';
import { Seo } from '#web/screen/seo.tsx';
import { useT } from '#web/texts/texts.tsx';
import styles from './ligas.module.css';

export default function CriarLigaPage() {
  const t = useT();
  const navigate = useNavigate();
  return (
    <>
      <Seo title={t('liga.cuidar.criar')} noindex />
      <header className={styles.head}>
        <div>
          <h1>{t('liga.cuidar.criar')}</h1>
          <p>{t('liga.cuidar.criar_texto')}</p>
        </div>
      </header>
      <FormularioDaLiga
        liga={LIGA_NOVA}
        submit={t('liga.cuidar.criar')}
        busy={t('liga.cuidar.criando')}
        onSave={async (body) => {
          const { data } = await api('POST /api/ligas', { body });
          await navigate(enderecoDaLiga(data));
        }}
      />
    </>
  );
}
