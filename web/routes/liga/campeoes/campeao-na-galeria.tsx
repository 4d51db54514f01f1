import type { AnswerOf, Api } from '#contract/api.ts';
import { enderecoDe } from '#web/campeonato/endereco.ts';
import { EscudoDoTime } from '#web/campeonato/escudo-do-time.tsx';
import { Icon } from '#web/components/elements/icon.tsx';
import { Link } from '#web/components/elements/link.tsx';
import { useT } from '#web/texts/texts.tsx';
import styles from './campeoes.module.css';

type Campeao = AnswerOf<Api['GET /api/ligas/:uuid/campeoes']>['data'][number];

/** The link is the championship: how it was won is there. */
export function CampeaoNaGaleria({ campeao }: { campeao: Campeao }) {
  const t = useT();
  const { nome, escudo, campeonato, encerrado_em, temporada } = campeao;
  return (
    <li className={styles.champion}>
      <span className={styles.cup}>
        <Icon name="trophy" />
      </span>
      <EscudoDoTime nome={nome} escudo={escudo} size={32} />
      <span className={styles.who}>
        <b>{nome}</b>
        <Link to={enderecoDe(campeonato.id, 'campeao')}>
          {temporada
            ? t('liga.temporada.na_galeria', { nome: temporada.nome, n: temporada.numero })
            : campeonato.nome}
        </Link>
      </span>
      <span className={styles.year}>{encerrado_em.slice(0, 4)}</span>
    </li>
  );
}
