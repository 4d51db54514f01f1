import { enderecoDe, useEndereco } from '#web/campeonato/endereco.ts';
import { Icon } from '#web/components/elements/icon.tsx';
import { Link } from '#web/components/elements/link.tsx';
import { useT } from '#web/texts/texts.tsx';
import cartao from './campeao.module.css';
import type { Final } from './carregar.ts';

type Props = { campeonato: Final['campeonato'] };

/** Back to all that was played, and to the other editions. */
export function Rever({ campeonato }: Props) {
  const t = useT();
  const endereco = useEndereco(campeonato.id);
  const { fases, edicoes } = campeonato;
  const links = [
    { to: endereco('jogos'), text: t('campeao.rever.jogos') },
    fases.some((fase) => 'tabela' in fase) && {
      to: endereco('classificacao'),
      text: t('campeao.rever.classificacao'),
    },
    fases.some((fase) => !('tabela' in fase)) && {
      to: endereco('chaveamento'),
      text: t('campeao.rever.chaveamento'),
    },
    edicoes.anterior && {
      to: enderecoDe(edicoes.anterior.id, 'campeao'),
      text: t('campeao.nova.anterior', { nome: edicoes.anterior.nome }),
    },
    edicoes.proxima && {
      to: enderecoDe(edicoes.proxima.id),
      text: t('campeao.nova.abrir', { n: edicoes.proxima.edicao }),
    },
  ];
  return (
    <section className={cartao.card} aria-labelledby="rever">
      <h2 id="rever">{t('campeao.rever.titulo')}</h2>
      <ul className={cartao.links}>
        {links.map(
          (link) =>
            link && (
              <li key={link.to}>
                <Link to={link.to}>
                  {link.text}
                  <Icon name="chevron-right" size={16} />
                </Link>
              </li>
            ),
        )}
      </ul>
    </section>
  );
}
