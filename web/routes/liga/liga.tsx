// The frame of a liga: its header, its tabs and who it is. It is loaded once for all of them.
import { Outlet, type ShouldRevalidateFunctionArgs, useLocation } from 'react-router';
import { ABAS_DA_LIGA, enderecoDaLiga } from '#regras/liga/endereco.ts';
import { LinkAhead } from '#web/components/elements/link.tsx';
import { Seo } from '#web/screen/seo.tsx';
import { useT } from '#web/texts/texts.tsx';
import { CabecalhoDaLiga } from './cabecalho-da-liga.tsx';
import { carregarLiga, useDadosDaLiga } from './dados-da-liga.ts';
import styles from './liga.module.css';

export const handle = { parameters: ['ano', 'modalidade', 'estado', 'cursor', 'busca', 'n'] };

export const loader = carregarLiga;

/** Another part is no other liga. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  const { currentUrl, nextUrl, currentParams, nextParams, defaultShouldRevalidate } = args;
  const isMove = currentUrl.pathname + currentUrl.search !== nextUrl.pathname + nextUrl.search;
  const isSame =
    currentParams.uuidLiga === nextParams.uuidLiga &&
    currentParams.nomeLiga === nextParams.nomeLiga;
  return !(isMove && isSame) && defaultShouldRevalidate;
}

function Abas({ aba }: { aba: string }) {
  const t = useT();
  const { liga } = useDadosDaLiga();
  const tabs: Partial<Record<string, { n: number; className?: string | undefined }>> = {
    competicoes: { n: liga.campeonatos },
    membros: { n: liga.pedidos ?? 0, className: styles.waiting },
  };
  const count = (name: string) => {
    const { n = 0, className } = tabs[name] ?? {};
    return n > 0 ? <b className={className}>{n}</b> : null;
  };
  return (
    <nav className={styles.tabs} aria-label={t('liga.abas')}>
      <ul>
        {ABAS_DA_LIGA.map((name) => (
          <li key={name}>
            <LinkAhead
              to={enderecoDaLiga(liga, name)}
              aria-current={aba === name ? 'page' : undefined}
              preventScrollReset
            >
              {t(`liga.aba.${name || 'inicio'}`)}
              {count(name)}
            </LinkAhead>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export default function LigaPage() {
  const t = useT();
  const { liga } = useDadosDaLiga();
  const [, , , , aba = ''] = useLocation().pathname.split('/');
  const known = ABAS_DA_LIGA.find((name) => name === aba);
  const where = known ? ` · ${t(`liga.aba.${known}`)}` : '';
  return (
    <>
      <Seo
        title={`${liga.nome}${where}`}
        description={liga.descricao || t('liga.descricao')}
        noindex={liga.visibilidade !== 'publico' || aba === 'editar'}
      />
      <CabecalhoDaLiga liga={liga}>
        <Abas aba={aba} />
      </CabecalhoDaLiga>
      <Outlet />
    </>
  );
}
