import type { Campeonato } from '#contract/campeonatos.ts';
import { useEndereco } from '#web/campeonato/endereco.ts';
import { ButtonLink } from '#web/components/elements/button.tsx';
import { reais } from '#web/numbers/reais.ts';
import { useTexts } from '#web/texts/texts.tsx';
import { AddButton } from '../../adicionar/add-button.tsx';
import { CopiarConvite } from './copiar-convite.tsx';
import styles from './painel.module.css';
import { figurasDosJogos } from './rodada-do-suico.ts';

type Props = {
  campeonato: Campeonato;
  pagos: number | null;
  /** The next step has that button already. */
  passo: string | undefined;
};

function useFiguras({ campeonato, pagos }: Pick<Props, 'campeonato' | 'pagos'>) {
  const { t, locale } = useTexts();
  const { resumo, confirmados, vagas, espera, taxa_centavos } = campeonato;
  const of = (n: number, total: number) => t('pendencias.n_de', { n, total });
  const isBefore = resumo.jogos === 0;
  const figures = [
    ...(isBefore ? [] : figurasDosJogos(campeonato, t)),
    (isBefore || confirmados > 0) && [
      isBefore ? of(confirmados, vagas) : String(confirmados),
      t('pendencias.andamento.participantes'),
    ],
    espera > 0 && [String(espera), t('pendencias.andamento.espera')],
    pagos !== null && [reais(pagos * taxa_centavos, locale), t('pendencias.andamento.recebidos')],
  ];
  return figures.filter((figure): figure is [string, string] => Boolean(figure));
}

/** How far it is, in a few figures, and the way to who takes part. */
export function Andamento(props: Props) {
  const { t } = useTexts();
  const { campeonato, passo } = props;
  const [hasAdd, hasLink] = [passo === 'incluir', passo === 'divulgar'];
  const figures = useFiguras(props);
  const endereco = useEndereco(campeonato.id);
  const managesEntries = campeonato.acoes.includes('gerir_participantes');
  return (
    <section className={styles.group}>
      <div className={styles.top}>
        <h2>{t('pendencias.andamento.titulo')}</h2>
      </div>
      <dl className={styles.figures}>
        {figures.map(([value, name]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {managesEntries && (
        <div className={styles.foot}>
          {!hasAdd && <AddButton campeonato={campeonato} variant="line" />}
          <ButtonLink variant="ghost" to={endereco('participantes')}>
            {t('organizacao.ver_participantes')}
          </ButtonLink>
          {!hasLink && <CopiarConvite campeonato={campeonato} />}
        </div>
      )}
    </section>
  );
}
