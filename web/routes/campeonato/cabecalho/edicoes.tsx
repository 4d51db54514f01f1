import type { Campeonato } from '#contract/campeonatos.ts';
import { enderecoDe } from '#web/campeonato/endereco.ts';
import { Link } from '#web/components/elements/link.tsx';
import { useT } from '#web/texts/texts.tsx';

/** Those before and after it, each a link. */
export function Edicoes({ campeonato: { edicao, edicoes } }: { campeonato: Campeonato }) {
  const t = useT();
  const { anterior, proxima } = edicoes;
  return (
    <>
      {edicao > 1 && (
        <li>
          {t('campeonato.fim.edicao', { n: edicao })}
          {anterior && (
            <>
              {' ('}
              <Link to={enderecoDe(anterior.id)}>{t('campeonato.fim.edicao_anterior')}</Link>)
            </>
          )}
        </li>
      )}
      {proxima && (
        <li>
          <Link to={enderecoDe(proxima.id)}>
            {t('campeonato.fim.edicao', { n: proxima.edicao })}
          </Link>
        </li>
      )}
    </>
  );
}
