import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { enderecoDaLiga } from '#regras/liga/endereco.ts';
import { apiOf } from '#web/api/api-server.ts';
import { campeonatoPath } from '#web/campeonato/path.ts';
import { CampeonatoCard } from '#web/components/campeonato-card/campeonato-card.tsx';
import { cardLines } from '#web/components/campeonato-card/campeonato-card-lines.ts';
import { Avatar } from '#web/components/elements/avatar.tsx';
import { Link } from '#web/components/elements/link.tsx';
import { Vazio } from '#web/components/layout/vazio.tsx';
import { RankingsDaLiga } from '#web/liga/rankings-da-liga.tsx';
import { useUser } from '#web/session/user.ts';
import { useT, useTexts } from '#web/texts/texts.tsx';
import { CampeaoNaGaleria } from '../campeoes/campeao-na-galeria.tsx';
import { daRota, useDadosDaLiga } from '../dados-da-liga.ts';
import { AvisosDaLiga } from './avisos-da-liga.tsx';
import styles from './inicio-da-liga.module.css';

export async function loader(args: LoaderFunctionArgs) {
  const api = apiOf(args);
  const { data } = await api('GET /api/ligas/:uuid/inicio', daRota(args));
  const params = { liga: args.params.uuidLiga ?? '' };
  const { data: rankings } = await api('GET /api/rankings/ligas/:liga', { params });
  return { ...data, rankings };
}

type InicioDaLiga = Awaited<ReturnType<typeof loader>>;

function Numeros() {
  const t = useT();
  const { liga } = useDadosDaLiga();
  const numbers = [
    ['membros', liga.membros],
    ['campeonatos', liga.campeonatos],
    ['agora', liga.agora],
    ['desde', liga.created_at.slice(0, 4)],
  ] as const;
  return (
    <dl className={styles.numbers} aria-label={t('liga.numeros')}>
      {numbers.map(([name, value]) => (
        <div key={name}>
          <dt>{t(`liga.numero.${name}`)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Agora({ campeonatos }: Pick<InicioDaLiga, 'campeonatos'>) {
  const texts = useTexts();
  const { t } = texts;
  const me = useUser()?.uuid;
  const { liga, now } = useDadosDaLiga();
  return (
    <section aria-labelledby="agora">
      <div className={styles.title}>
        <h2 id="agora">{t('liga.agora')}</h2>
        {liga.campeonatos > 0 && (
          <Link to={enderecoDaLiga(liga, 'competicoes')} className="link">
            {t('liga.ver_todas')}
          </Link>
        )}
      </div>
      {campeonatos.length === 0 ? (
        <Vazio titulo={t('liga.agora_vazio')} texto={t('liga.agora_vazio_texto')} />
      ) : (
        <ul className={styles.grid}>
          {campeonatos.map((card) => (
            <li key={card.id}>
              <CampeonatoCard
                card={card}
                lines={cardLines(card, texts, now)}
                to={campeonatoPath(card, me)}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

export default function InicioDaLigaPage() {
  const t = useT();
  const { liga } = useDadosDaLiga();
  const { campeonatos, avisos, campeoes, equipe, rankings } = useLoaderData<typeof loader>();
  return (
    <>
      <Numeros />
      <div className={styles.columns}>
        <Agora campeonatos={campeonatos} />
        <div className={styles.side}>
          <AvisosDaLiga avisos={avisos} />
          <RankingsDaLiga
            liga={liga.uuid}
            rankings={rankings}
            gere={liga.acoes.includes('editar')}
          />
          {campeoes.length > 0 && (
            <section className={styles.box} aria-labelledby="galeria">
              <div className={styles.boxTitle}>
                <h2 id="galeria">{t('liga.galeria')}</h2>
                <Link to={enderecoDaLiga(liga, 'campeoes')} className="link">
                  {t('liga.ver_todas')}
                </Link>
              </div>
              <ul>
                {campeoes.map((one) => (
                  <CampeaoNaGaleria key={one.campeonato.id} campeao={one} />
                ))}
              </ul>
            </section>
          )}
          <section className={styles.box} aria-labelledby="equipe">
            <div className={styles.boxTitle}>
              <h2 id="equipe">{t('liga.equipe')}</h2>
              <Link to={enderecoDaLiga(liga, 'membros')} className="link">
                {t('liga.ver_todas')}
              </Link>
            </div>
            <ul>
              {equipe.map(({ usuario, papel, pagina }) => (
                <li key={usuario.uuid} className={styles.person}>
                  <Avatar name={usuario.nome} photo={usuario.foto} />
                  {pagina ? (
                    <Link to={`/dashboard/${usuario.uuid}`} className="link">
                      {usuario.nome}
                    </Link>
                  ) : (
                    <span>{usuario.nome}</span>
                  )}
                  <small>{t(`liga.papel.${papel}`)}</small>
                </li>
              ))}
            </ul>
          </section>
          <p className={styles.report}>
            <Link to={`/denunciar?tipo=liga&alvo=${liga.uuid}`} className="link" rel="nofollow">
              {t('liga.denunciar')}
            </Link>
          </p>
        </div>
      </div>
    </>
  );
}
