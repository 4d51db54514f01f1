import { nomeDe } from '#web/campeonato/lado.ts';
import { LinkDoParticipante } from '#web/campeonato/link-do-participante.tsx';
import styles from '#web/routes/campeonato/classificacao/classificacao.module.css';
import type { DadosDaPagina } from '#web/routes/campeonato/pagina.ts';
import { useT } from '#web/texts/texts.tsx';
import { type Punicao, punicaoEmPalavras } from './punicao-em-palavras.ts';

type Props = { pagina: DadosDaPagina; punicoes: readonly Punicao[] };

/** What was given or taken by decision, with the reason: a table alone cannot be checked. */
export function Punidos({ pagina, punicoes }: Props) {
  const t = useT();
  if (punicoes.length === 0) return null;
  return (
    <section className={styles.card}>
      <h2>{t('campeonato.tabela.punicoes')}</h2>
      <ul className={styles.deductions}>
        {punicoes.map((punicao) => (
          <li key={punicao.uuid}>
            <b>
              <LinkDoParticipante id={pagina.campeonato.id} uuid={punicao.participante}>
                {nomeDe(pagina.gente, punicao.participante)}
              </LinkDoParticipante>
            </b>
            {' · '}
            {punicaoEmPalavras(punicao, t)}: {punicao.motivo}
            {punicao.de_quem_joga && (
              <small>
                {t('campeonato.tabela.de_quem_joga', {
                  time: nomeDe(pagina.gente, punicao.de_quem_joga),
                })}
              </small>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
