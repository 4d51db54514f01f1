import { type CSSProperties, useId } from 'react';
import type { ChancesDaDisputa } from '#regras/cenario/chances.ts';
import { MAIOR_SEMENTE } from '#regras/cenario/palpite.ts';
import type { Gente } from '#web/campeonato/gente.ts';
import { nomeDe } from '#web/campeonato/lado.ts';
import { LinkDoParticipante } from '#web/campeonato/link-do-participante.tsx';
import { EscudoDoTime } from '#web/campeonato/time.tsx';
import { Button } from '#web/components/elements/button.tsx';
import { FittingName } from '#web/components/match/fitting-name.tsx';
import { useCampeonato } from '#web/routes/campeonato/pagina.ts';
import { useT, useTexts } from '#web/texts/texts.tsx';
import styles from './chances.module.css';
import type { Contas } from './contador.ts';
import { nomeDaColuna, parteDaBarra, parteEmPalavras } from './parte-em-palavras.ts';

type TabelaProps = { disputa: ChancesDaDisputa; gente: Gente; time: string };

function TabelaDeChances({ disputa, gente, time }: TabelaProps) {
  const t = useT();
  const { id } = useCampeonato();
  const { grupo, colunas, times } = disputa;
  const nome = grupo === null ? '' : t('campeonato.grupo', { nome: grupo });
  const caption = t('simulador.chances.legenda');
  return (
    <table className={styles.table}>
      <caption className={nome ? styles.caption : 'visually-hidden'}>{nome || caption}</caption>
      <thead>
        <tr>
          <th scope="col">{t('tabela.time')}</th>
          {colunas.map((coluna, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
            <th key={index} scope="col">
              {nomeDaColuna(coluna, t)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {times.map(({ participante, chances }) => (
          <tr key={participante} data-mine={participante === time ? '' : undefined}>
            <th scope="row">
              <span className={styles.team}>
                <EscudoDoTime
                  nome={nomeDe(gente, participante)}
                  escudo={gente[participante]?.escudo}
                  size={22}
                />
                <LinkDoParticipante id={id} uuid={participante}>
                  <FittingName
                    nome={nomeDe(gente, participante)}
                    curto={gente[participante]?.sigla || nomeDe(gente, participante)}
                    whole={styles.whole}
                    brief={styles.brief}
                  />
                </LinkDoParticipante>
              </span>
            </th>
            {chances.map((chance, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
              <td key={index} data-alvo={colunas[index]?.alvo} data-provado={chance.provado}>
                <span>{parteEmPalavras(chance, t)}</span>
                <i
                  aria-hidden="true"
                  style={{ '--parte': `${100 * parteDaBarra(chance)}%` } as CSSProperties}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type Props = {
  contas: Contas;
  gente: Gente;
  time: string;
  semente: number;
  isSuico: boolean;
  /** A bracket waits for tables that are not over. */
  temChaveDepois: boolean;
  onSemente(semente: number): void;
};

const novaSemente = () => 1 + Math.floor(Math.random() * MAIOR_SEMENTE);

const WIDEST = 1.96 * 0.5;

function Foot({
  disputas,
  semente,
  onSemente,
}: Pick<Props, 'semente' | 'onSemente'> & { disputas: readonly ChancesDaDisputa[] }) {
  const { t, locale } = useTexts();
  const runs = Math.min(...disputas.map(({ simulacoes }) => simulacoes));
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  return (
    <p className={styles.foot}>
      <b>{t('simulador.chances.simulacoes', { n: number.format(runs) })}</b>
      <span>{t('simulador.chances.semente', { n: semente })}</span>
      <span>
        {t('simulador.chances.margem', { n: number.format((100 * WIDEST) / Math.sqrt(runs)) })}
      </span>
      <Button variant="ghost" onClick={() => onSemente(novaSemente())}>
        {t('simulador.chances.outra')}
      </Button>
    </p>
  );
}

export function Chances(props: Props) {
  const { contas, gente, time, isSuico, temChaveDepois } = props;
  const t = useT();
  const id = useId();
  const disputas = contas.agora?.chances ?? [];
  const isWaiting = contas.agora === null;
  const hasBracket = disputas.some(({ colunas }) => colunas.some(({ alvo }) => alvo === 'final'));
  return (
    <section className={styles.card} aria-labelledby={id} aria-busy={contas.isOld}>
      <div className={styles.head}>
        <h3 id={id}>{t('simulador.chances.titulo')}</h3>
        {contas.isOld && <small role="status">{t('simulador.chances.calculando')}</small>}
      </div>
      {!isWaiting && disputas.length === 0 && (
        <p className={styles.note}>
          {t(isSuico ? 'simulador.chances.suico' : 'simulador.chances.nenhuma')}
        </p>
      )}
      <div className={styles.tables} data-old={contas.isOld ? '' : undefined}>
        {disputas.map((disputa) => (
          <TabelaDeChances
            key={`${disputa.fase} ${disputa.grupo}`}
            disputa={disputa}
            gente={gente}
            time={time}
          />
        ))}
      </div>
      {temChaveDepois && !hasBracket && !isWaiting && disputas.length > 0 && (
        <p className={styles.note}>{t('simulador.chances.sem_titulo')}</p>
      )}
      {disputas.length > 0 && <Foot {...props} disputas={disputas} />}
      <details className={styles.how}>
        <summary>{t('simulador.chances.como')}</summary>
        <p>{t('simulador.chances.como_texto')}</p>
      </details>
    </section>
  );
}
