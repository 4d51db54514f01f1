import type { LinhaDaImportacao } from '#contract/campeonato/importacao.ts';
import type { Jogado } from '#contract/mudanca/impacto.ts';
import { useEnderecoDaPartida } from '#web/campeonato/endereco.ts';
import { jogadoEmPalavras } from '#web/campeonato/jogado.ts';
import { stageName } from '#web/campeonato/stage-name.ts';
import { Chip } from '#web/components/elements/chip.tsx';
import { Link } from '#web/components/elements/link.tsx';
import { shortDateTime } from '#web/dates/short-date.ts';
import type { DadosDaPagina } from '#web/routes/campeonato/pagina.ts';
import { type Texts, useTexts } from '#web/texts/texts.tsx';
import styles from './importar.module.css';

type Props = { linha: LinhaDaImportacao; pagina: DadosDaPagina };

const TONES = { nova: 'ok', igual: 'neutral', nota: 'neutral', recusada: 'bad' } as const;

/** Where the match stands in the championship: its round or stage, its group. */
function lugarDe({ partida, jogo_previsto_at: at, invertida }: LinhaDaImportacao, texts: Texts) {
  const { t } = texts;
  if (!partida) return '';
  const { etapa, rodada, grupo } = partida;
  return [
    etapa ? stageName(etapa, t) : t('campeonato.jogos.rodada', { n: rodada }),
    grupo && t('campeonato.grupo', { nome: grupo }),
    at && shortDateTime(at, texts, Date.parse(at)),
    invertida && t('importacao.invertida'),
  ]
    .filter(Boolean)
    .join(' · ');
}

type Achado = NonNullable<LinhaDaImportacao['partida']>;
type Dado = NonNullable<LinhaDaImportacao['resultado']>;

const jogadoDe = ({ mandante, visitante }: Achado, resultado: Dado): Jogado =>
  resultado.tipo === 'wo'
    ? { mandante, visitante, placar: null, wo_de: resultado.wo_de }
    : { mandante, visitante, placar: resultado, wo_de: null };

/** Why it is not taken in, with what there is to know of it. */
function motivoDe(linha: LinhaDaImportacao, gente: DadosDaPagina['gente'], t: Texts['t']) {
  const { motivo, nome, outra, partida, vale } = linha;
  if (motivo === null) return null;
  if (motivo === 'repetido' && outra === null) return t('importacao.motivo.repetido_varias');
  const jogo = partida && vale ? jogadoEmPalavras(jogadoDe(partida, vale), gente, t) : '';
  return t(`importacao.motivo.${motivo}`, { nome: nome ?? '', n: outra ?? 0, jogo });
}

/** What somebody wrote, and the match that it is. */
export function LinhaDaPrevia({ linha, pagina }: Props) {
  const texts = useTexts();
  const { t } = texts;
  const endereco = useEnderecoDaPartida();
  const { situacao, motivo, partida, resultado, texto } = linha;
  const reason = motivoDe(linha, pagina.gente, t);
  const isThere = partida !== null && situacao !== 'nova' && motivo !== 'jogo_extra';
  return (
    <li className={styles.line} data-situacao={situacao}>
      <span className={styles.number}>{t('importacao.linha', { n: linha.linha })}</span>
      <Chip tone={TONES[situacao]}>{t(`importacao.situacao.${situacao}`)}</Chip>
      <code className={styles.typed}>{texto}</code>
      {partida && resultado && (
        <p>
          <b>{jogadoEmPalavras(jogadoDe(partida, resultado), pagina.gente, t)}</b>
          <small>{lugarDe(linha, texts)}</small>
        </p>
      )}
      {reason && (
        <p className={styles.reason}>
          {reason} {isThere && <Link to={endereco(partida.uuid)}>{t('importacao.ver_jogo')}</Link>}
        </p>
      )}
    </li>
  );
}
