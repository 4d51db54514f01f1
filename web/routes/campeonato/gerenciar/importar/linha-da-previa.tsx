import type { LinhaDaImportacao } from '#contract/campeonato/importacao.ts';
import { useEnderecoDaPartida } from '#web/campeonato/endereco.ts';
import { nomeDe } from '#web/campeonato/lado.ts';
import { resultadoEmPalavras } from '#web/campeonato/registro-da-partida.ts';
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

/** What somebody wrote, and the match that it is. */
export function LinhaDaPrevia({ linha, pagina }: Props) {
  const texts = useTexts();
  const { t } = texts;
  const endereco = useEnderecoDaPartida();
  const { situacao, motivo, nome, partida, resultado, texto } = linha;
  const names = partida && [partida.mandante, partida.visitante];
  const [home = '', away = ''] = names?.map((uuid) => nomeDe(pagina.gente, uuid)) ?? [];
  const isThere = partida !== null && situacao !== 'nova' && motivo !== 'jogo_extra';
  return (
    <li className={styles.line} data-situacao={situacao}>
      <span className={styles.number}>{t('importacao.linha', { n: linha.linha })}</span>
      <Chip tone={TONES[situacao]}>{t(`importacao.situacao.${situacao}`)}</Chip>
      <code className={styles.typed}>{texto}</code>
      {partida && resultado && (
        <p>
          <b>
            {home} × {away}
          </b>{' '}
          {resultadoEmPalavras(resultado, [home, away], t)}
          <small>{lugarDe(linha, texts)}</small>
        </p>
      )}
      {motivo && (
        <p className={styles.reason}>
          {t(`importacao.motivo.${motivo}`, { nome: nome ?? '' })}{' '}
          {isThere && <Link to={endereco(partida.uuid)}>{t('importacao.ver_jogo')}</Link>}
        </p>
      )}
    </li>
  );
}
