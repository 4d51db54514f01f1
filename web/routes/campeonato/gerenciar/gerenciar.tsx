import { useRef } from 'react';
import { Outlet, useLocation } from 'react-router';
import { lugarDaParte, ondeEsta, useEndereco } from '#web/campeonato/endereco.ts';
import { ButtonLink } from '#web/components/elements/button.tsx';
import { Link } from '#web/components/elements/link.tsx';
import { organiza } from '#web/routes/campeonato/abas-do-campeonato.ts';
import { useCurrentInSight } from '#web/routes/campeonato/cabecalho/a-vista.ts';
import { useCampeonato } from '#web/routes/campeonato/pagina.ts';
import { useT } from '#web/texts/texts.tsx';
import styles from './gerenciar.module.css';
import { partesDe } from './partes.ts';

/** Where scores are typed by thumb: on a phone its keys need the whole screen. */
const isAtKeys = (pathname: string) => pathname.endsWith('/placares');

/** Around every part of 'Gerenciar': the way to the others. */
export default function GerenciarPage() {
  const t = useT();
  const campeonato = useCampeonato();
  const endereco = useEndereco(campeonato.id);
  const { pathname } = useLocation();
  const { parte: current } = ondeEsta(pathname);
  const strip = useRef<HTMLElement>(null);
  useCurrentInSight(strip, current);
  return (
    <div className={styles.body}>
      <div className={styles.top} data-away={isAtKeys(pathname) ? '' : undefined}>
        {organiza(campeonato) && (
          <nav ref={strip} className={styles.parts} aria-label={t('organizacao.partes')}>
            <ul>
              {partesDe(campeonato).map((parte) => (
                <li key={parte}>
                  <Link
                    to={endereco(lugarDaParte(parte))}
                    aria-current={parte === current ? 'page' : undefined}
                    preventScrollReset
                  >
                    {t(`organizacao.parte.${parte}`)}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        )}
        {campeonato.acoes.includes('editar') && (
          <ButtonLink to={`/campeonato/editar/${campeonato.id}?etapa=regras`}>
            {t('organizacao.editar')}
          </ButtonLink>
        )}
      </div>
      <Outlet />
    </div>
  );
}
