import type { Comparacao } from '#contract/classificacao.ts';
import type { MessageKey } from '#textos/messages.ts';
import type { Gente } from '#web/campeonato/gente.ts';
import { nomeDe } from '#web/campeonato/lado.ts';
import { useTexts } from '#web/texts/texts.tsx';
import { emNumero } from './em-numero.ts';
import styles from './porque.module.css';

type PassoDaComparacao = Comparacao['passos'][number];

/** Lots that nobody drew are no criterion yet. */
const wasUsed = ({ criterio, valores: [own, other] }: PassoDaComparacao) =>
  criterio !== 'sorteio' || own !== other;

type Props = { comparacao: Comparacao; own: string; gente: Gente };

const shortOf = (gente: Gente, uuid: string) => gente[uuid]?.sigla ?? nomeDe(gente, uuid);

/** Two who are level on points, criterion by criterion. */
export function Comparado({ comparacao, own, gente }: Props) {
  const { t, locale } = useTexts();
  const { participante, passos, decidiu } = comparacao;
  return (
    <table className={styles.compared}>
      <caption className="visually-hidden">
        {nomeDe(gente, own)} × {nomeDe(gente, participante)}
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{t('campeonato.tabela.criterios')}</span>
          </th>
          {[own, participante].map((uuid) => (
            <th key={uuid} scope="col">
              <abbr title={nomeDe(gente, uuid)}>{shortOf(gente, uuid)}</abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {passos.filter(wasUsed).map(({ criterio, valores }) => (
          <tr key={criterio} data-decided={criterio === decidiu ? '' : undefined}>
            <th scope="row">
              {t(`criterios.${criterio}` as MessageKey)}{' '}
              {criterio === decidiu && <small>{t('campeonato.tabela.decidiu')}</small>}
            </th>
            <td>{emNumero(criterio, valores[0], locale)}</td>
            <td>{emNumero(criterio, valores[1], locale)}</td>
          </tr>
        ))}
        {decidiu === null && (
          <tr>
            <td colSpan={3}>{t('campeonato.tabela.nao_separa')}</td>
          </tr>
        )}
      </tbody>
    </table>
  );
}
