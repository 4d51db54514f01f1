import { useEffect, useRef } from 'react';
import type { MessageKey } from '#textos/messages.ts';
import { useEndereco } from '#web/campeonato/endereco.ts';
import type { Gente } from '#web/campeonato/gente.ts';
import { nomeDe } from '#web/campeonato/lado.ts';
import { Link } from '#web/components/elements/link.tsx';
import { signed } from '#web/components/match/mini-table.tsx';
import { useT } from '#web/texts/texts.tsx';
import type { DadosDaTabela } from './carregar.ts';
import styles from './classificacao.module.css';

type Explicado = NonNullable<DadosDaTabela['porque']>;

type Props = {
  id: string;
  porque: Explicado;
  gente: Gente;
  fechar: string;
};

type Comparacao = Explicado['comparacoes'][number];
type PassoDaComparacao = Comparacao['passos'][number];

/** Lots that nobody drew are no criterion yet. */
const wasUsed = ({ criterio, valores: [own, other] }: PassoDaComparacao) =>
  criterio !== 'sorteio' || own !== other;

const shownAs = (criterio: string, value: number) =>
  criterio.startsWith('saldo') ? signed(value) : value;

/** It opens under its row, which on a phone is often below the fold. */
function useInSight(participante: string) {
  const ref = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another team is another explanation
  useEffect(() => {
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    ref.current?.scrollIntoView({ block: 'nearest', behavior: isCalm ? 'instant' : 'smooth' });
  }, [participante]);
  return ref;
}

function Compared({
  comparacao,
  own,
  gente,
}: {
  comparacao: Comparacao;
  own: string;
  gente: Gente;
}) {
  const t = useT();
  const { participante, passos, decidiu } = comparacao;
  return (
    <table className={styles.compared}>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{t('campeonato.tabela.criterios')}</span>
          </th>
          {[own, participante].map((uuid) => (
            <th key={uuid} scope="col">
              {nomeDe(gente, uuid)}
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
            <td>{shownAs(criterio, valores[0])}</td>
            <td>{shownAs(criterio, valores[1])}</td>
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

/** Which criterion decided, with the numbers, beside each of those level on points. */
export function Porque({ id, porque, gente, fechar }: Props) {
  const t = useT();
  const { participante, posicao, comparacoes } = porque;
  const endereco = useEndereco(id);
  const ref = useInSight(participante);
  return (
    <section ref={ref} className={styles.why} aria-live="polite">
      <h2>
        {nomeDe(gente, participante)}: {t('campeonato.tabela.porque_titulo', { posicao })}
      </h2>
      {comparacoes.length === 0 && <p>{t('campeonato.tabela.porque_sozinho')}</p>}
      {comparacoes.map((comparacao) => (
        <Compared
          key={comparacao.participante}
          comparacao={comparacao}
          own={participante}
          gente={gente}
        />
      ))}
      <p className={styles.links}>
        <Link to={endereco('jogos', { time: participante })}>
          {t('campeonato.jogos.de', { nome: nomeDe(gente, participante) })}
        </Link>
        <Link to={fechar} preventScrollReset>
          {t('campeonato.tabela.fechar')}
        </Link>
      </p>
    </section>
  );
}
