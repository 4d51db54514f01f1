import { LIMITES, PLANOS, type Plano } from '#regras/planos.ts';
import { Icon } from '#web/components/elements/icon.tsx';
import { useTexts } from '#web/texts/texts.tsx';
import { espaco } from './dinheiro.ts';
import styles from './lado-a-lado.module.css';

const LINHAS = [
  ...(['ativos', 'por_dia', 'participantes', 'jogos', 'formatos'] as const),
  ...(['ligas', 'organizadores', 'fotos', 'arquivos', 'aparencia', 'historico', 'pdf'] as const),
];
type LinhaDoPlano = (typeof LINHAS)[number];

function Marca({ tem }: { tem: boolean }) {
  const { t } = useTexts();
  return (
    <>
      <Icon name={tem ? 'check' : 'minus'} size={18} />
      <span className="visually-hidden">{t(tem ? 'planos.sim' : 'planos.nao')}</span>
    </>
  );
}

function Valor({ linha, plano }: { linha: LinhaDoPlano; plano: Plano }) {
  const { t, locale } = useTexts();
  const limites = LIMITES[plano];
  if (linha === 'formatos' || linha === 'arquivos') return <Marca tem />;
  if (linha === 'aparencia' || linha === 'historico' || linha === 'pdf') {
    return <Marca tem={limites[linha]} />;
  }
  if (linha === 'ligas') return t('planos.e', { a: limites.ligas, b: limites.rankings });
  if (linha === 'fotos') return espaco(limites.fotos_mb);
  return limites[linha].toLocaleString(locale);
}

export function LadoALado() {
  const { t } = useTexts();
  return (
    <section className={styles.section} aria-labelledby="lado-a-lado">
      <h2 id="lado-a-lado">{t('planos.lado_a_lado')}</h2>
      <div className={styles.card}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">{t('planos.recurso')}</span>
              </th>
              {PLANOS.map((plano) => (
                <th key={plano} scope="col" data-plano={plano}>
                  {t(`planos.nome.${plano}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {LINHAS.map((linha) => (
              <tr key={linha}>
                <th scope="row">{t(`planos.linha.${linha}`)}</th>
                {PLANOS.map((plano) => (
                  <td key={plano} data-plano={plano}>
                    <Valor linha={linha} plano={plano} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
