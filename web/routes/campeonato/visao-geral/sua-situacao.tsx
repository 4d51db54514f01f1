// For who plays in it: how they stand in the table, round by round, and what they need from their next match.
import type { Precisa } from '#contract/visao.ts';
import { lugarDoParticipante, useEndereco } from '#web/campeonato/endereco.ts';
import { nomeDe } from '#web/campeonato/lado.ts';
import { PositionsChart } from '#web/components/chart/positions-chart.tsx';
import { Icon, type IconName } from '#web/components/elements/icon.tsx';
import { figure } from '#web/components/match/figure.ts';
import { FormLetters } from '#web/components/match/form-letters.tsx';
import type { DadosDaPagina } from '#web/routes/campeonato/pagina.ts';
import { type Translate, useT, useTexts } from '#web/texts/texts.tsx';
import type { DadosDaVisao } from './carregar.ts';
import { CartaoDaVisao } from './cartao.tsx';
import styles from './sua-situacao.module.css';

type Props = { pagina: DadosDaPagina; dados: DadosDaVisao['dados'] };
type Necessidade = Precisa['metas'][number];

const FEWEST_ROUNDS = 2;

function Places({ campanha }: { campanha: NonNullable<Props['dados']['campanha']> }) {
  const { t, locale } = useTexts();
  const { posicoes, de } = campanha;
  if (posicoes.length < FEWEST_ROUNDS) return null;
  const lista = new Intl.ListFormat(locale, { type: 'unit' }).format(
    posicoes.map((n) => t('situacao.posicao', { n })),
  );
  return (
    <div className={styles.chart}>
      <PositionsChart
        label={t('situacao.rodadas', { lista })}
        de={de}
        linhas={[{ id: 'sua', posicoes, role: 'main' }]}
        placeName={String}
        roundName={(n) => t('campeonato.jogos.rodada', { n })}
      />
    </div>
  );
}

/** Place, points, last results. */
function SuaCampanha({ pagina, dados }: Props) {
  const { t, locale } = useTexts();
  const endereco = useEndereco(pagina.campeonato.id);
  const { campanha } = dados;
  const mine = pagina.campeonato.minha_inscricao?.uuid;
  if (!campanha || !mine) return null;
  const { posicao, p, forma, grupo } = campanha;
  const pontos = t('situacao.pontos', { n: p }).replace(String(p), figure(p, locale));
  const to = endereco(lugarDoParticipante(mine));
  return (
    <CartaoDaVisao titulo={t('situacao.campanha')} link={{ to, texto: t('situacao.pagina') }}>
      <div className={styles.mine}>
        <p>
          <b>{t('situacao.posicao', { n: posicao })}</b>
          <span>{grupo ? t('situacao.no_grupo', { pontos, nome: grupo }) : pontos}</span>
        </p>
        <FormLetters forma={forma} />
      </div>
      <Places campanha={campanha} />
    </CartaoDaVisao>
  );
}

type Dita = {
  readonly icon: IconName;
  readonly estado: string;
  /** The result of the next match that it hangs on. */
  readonly forte?: string;
  readonly texto: string;
};

const alvoDe = ({ alvo, legenda }: Necessidade, t: Translate): string => {
  const kind = alvo === 'classifica' || alvo === 'repescagem' ? 'zona' : alvo;
  return t(`situacao.alvo.${kind}`, { legenda: legenda ?? '' });
};

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** What settles it, how many wins do, or that it hangs on others. */
function abertaDe({ basta, vitorias: n }: Necessidade, alvo: string, nome: string, t: Translate) {
  const icon = 'ball' as const;
  const estado = 'possivel';
  if (basta) {
    const forte = t(`situacao.se.${basta}`, { nome });
    return {
      icon: 'check' as const,
      estado: 'basta',
      forte,
      texto: t('situacao.garante', { alvo }),
    };
  }
  if (n !== null) return { icon, estado, texto: capital(t('situacao.vitorias', { n, alvo })) };
  return { icon, estado, texto: capital(t('situacao.depende', { alvo })) };
}

const CLOSED = { certo: 'check', impossivel: 'close' } as const;

/** How an aim stands; while it is open, also whether a defeat would end it. */
function ditasDe(meta: Necessidade, nome: string, t: Translate): Dita[] {
  const { estado, derrota_acaba } = meta;
  const alvo = alvoDe(meta, t);
  if (estado !== 'possivel') {
    return [{ icon: CLOSED[estado], estado, texto: capital(t(`situacao.${estado}`, { alvo })) }];
  }
  const forte = t('situacao.se.derrota', { nome });
  const lost: Dita = {
    ...{ icon: 'alert', estado: 'derrota', forte, texto: t('situacao.acaba', { alvo }) },
  };
  return [abertaDe(meta, alvo, nome, t), ...(derrota_acaba ? [lost] : [])];
}

/** Only what is proved: nobody is told a chance. */
function OQuePrecisa({ pagina, dados }: Props) {
  const t = useT();
  const { precisa } = dados;
  if (!precisa) return null;
  const nome = nomeDe(pagina.gente, precisa.adversario);
  return (
    <CartaoDaVisao titulo={t('situacao.precisa')}>
      <ul className={styles.needs}>
        {precisa.metas
          .flatMap((meta) => ditasDe(meta, nome, t))
          .map(({ icon, estado, forte, texto }) => (
            <li key={`${forte} ${texto}`} data-estado={estado}>
              <Icon name={icon} size={18} />
              <span>
                {forte && <b>{forte} </b>}
                {texto}
              </span>
            </li>
          ))}
      </ul>
    </CartaoDaVisao>
  );
}

export function SuaSituacao(props: Props) {
  return (
    <>
      <OQuePrecisa {...props} />
      <SuaCampanha {...props} />
    </>
  );
}
