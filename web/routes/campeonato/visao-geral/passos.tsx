// The way from the entries to the final: what is behind, what is on, what comes.
import type { PassoDaVisao } from '#contract/visao.ts';
import { useEndereco } from '#web/campeonato/endereco.ts';
import { stageName } from '#web/campeonato/stage-name.ts';
import { shortDateTime, shortDay } from '#web/dates/short-date.ts';
import type { DadosDaPagina } from '#web/routes/campeonato/pagina.ts';
import { type Texts, useTexts } from '#web/texts/texts.tsx';
import type { DadosDaVisao } from './carregar.ts';
import { CartaoDaVisao } from './cartao.tsx';
import styles from './passos.module.css';

type Props = { pagina: DadosDaPagina; dados: DadosDaVisao['dados'] };

function nameOf(passo: PassoDaVisao, { campeonato }: DadosDaPagina, { t }: Texts): string {
  const { tipo, etapa, fase, rodada, rodadas } = passo;
  if (tipo === 'inscricoes' || tipo === 'sorteio') return t(`visao.passos.${tipo}`);
  if (etapa) return stageName(etapa, t);
  if (rodada) return t('campeonato.rodada_de', { rodada, rodadas: rodadas ?? rodada });
  const own = campeonato.fases[fase - 1];
  return own ? own.nome || t(`opcoes.fase.${own.tipo}`) : '';
}

/** With how much of it was played, while it is being played. */
function withCount(passo: PassoDaVisao, pagina: DadosDaPagina, texts: Texts): string {
  const nome = nameOf(passo, pagina, texts);
  const { situacao, tipo, jogos, feitos } = passo;
  if (situacao !== 'agora' || tipo !== 'fase' || jogos === 0) return nome;
  return texts.t('visao.passos.jogos', { nome, feitos, n: jogos });
}

/** What is over before its deadline did not end on that day. */
const isOverEarly = ({ jogos, feitos, fim_at }: PassoDaVisao, now: number) =>
  jogos > 0 && jogos === feitos && fim_at !== null && Date.parse(fim_at) > now;

/** When it ended, or has to. */
const endOf = (passo: PassoDaVisao, now: number) => (isOverEarly(passo, now) ? null : passo.fim_at);

function dateToCome(passo: PassoDaVisao, now: number, texts: Texts): string | null {
  const { inicio_at, fim_at, rodada, jogos } = passo;
  const { t } = texts;
  const day = (at: string | null) => at && shortDay(at, texts, now);
  if (rodada && jogos === 0) return t('visao.passos.a_sortear');
  if (jogos === 1 && inicio_at) return shortDateTime(inicio_at, texts, now);
  const from = day(inicio_at);
  const until = day(fim_at);
  if (!from) return until && t('visao.passos.ate', { data: until });
  return until && from !== until ? `${from} – ${until}` : from;
}

export function dateOf(passo: PassoDaVisao, now: number, texts: Texts): string | null {
  const { situacao, tipo, inicio_at } = passo;
  if (situacao === 'vem') return dateToCome(passo, now, texts);
  const at = situacao === 'feito' && tipo === 'sorteio' ? inicio_at : endOf(passo, now);
  const data = at && shortDay(at, texts, now);
  return data && situacao === 'agora' ? texts.t('visao.passos.ate', { data }) : data;
}

const SAID = { feito: 'visao.passos.feito', agora: 'visao.passos.agora' } as const;

export function Passos({ pagina, dados }: Props) {
  const texts = useTexts();
  const { t } = texts;
  const endereco = useEndereco(pagina.campeonato.id);
  const { passos, momento, sorteado } = dados;
  if (passos.length === 0) return null;
  const titulo = momento === 'inscricoes' ? 'visao.passos.titulo_antes' : 'visao.passos.titulo';
  return (
    <CartaoDaVisao
      titulo={t(titulo)}
      link={sorteado ? { to: endereco('sorteio'), texto: t('visao.sorteado.ver') } : null}
    >
      <ol className={styles.steps}>
        {passos.map((passo) => {
          const { tipo, fase, rodada, etapa, situacao } = passo;
          const date = dateOf(passo, pagina.now, texts);
          const said = situacao === 'vem' ? null : t(SAID[situacao]);
          return (
            <li
              key={`${tipo} ${fase} ${rodada} ${etapa}`}
              data-state={situacao}
              aria-current={situacao === 'agora' ? 'step' : undefined}
            >
              <i />
              <b>
                {withCount(passo, pagina, texts)}
                {said && <span className="visually-hidden"> ({said})</span>}
              </b>
              {date && <span>{date}</span>}
            </li>
          );
        })}
      </ol>
    </CartaoDaVisao>
  );
}
