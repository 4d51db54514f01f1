// Matches of the round and last results, as rows that lead to each.
import type { Partida } from '#contract/partidas.ts';
import { useEndereco } from '#web/campeonato/endereco.ts';
import { stageName, stageRowName } from '#web/campeonato/stage-name.ts';
import { Link } from '#web/components/elements/link.tsx';
import { MatchRow, MatchRows } from '#web/components/match/match-row.tsx';
import type { DadosDaPagina } from '#web/routes/campeonato/pagina.ts';
import { Folgas } from '#web/routes/campeonato/partida/folgas.tsx';
import { LinhaDaPartida, rotuloDe } from '#web/routes/campeonato/partida/linha-da-partida.tsx';
import { useT } from '#web/texts/texts.tsx';
import type { DadosDaVisao } from './carregar.ts';
import { CartaoDaVisao } from './cartao.tsx';
import styles from './visao-geral.module.css';

type Props = { pagina: DadosDaPagina; dados: DadosDaVisao['dados'] };

/** To be read: what an organiser does with them is done in the round, and in Jogos. */
function Rows({ pagina, dados, partidas }: Props & { partidas: readonly Partida[] }) {
  const t = useT();
  const { gente, confrontos, now, campeonato } = pagina;
  const labelOf = (partida: Partida) => {
    const etapa = dados.etapas[partida.uuid];
    return etapa ? stageRowName(etapa, t) : rotuloDe({ partida, pagina }, t);
  };
  return (
    <MatchRows>
      {partidas.map((partida) => (
        <MatchRow
          key={partida.uuid}
          partida={partida}
          gente={gente}
          confrontos={confrontos}
          now={now}
          label={labelOf(partida)}
          mine={campeonato.minha_inscricao?.uuid}
        />
      ))}
    </MatchRows>
  );
}

/** The round that is on, with what an organiser does with its matches. */
export function RodadaAtual({ pagina, dados }: Props) {
  const t = useT();
  const endereco = useEndereco(pagina.campeonato.id);
  const { data, folgas, total, etapa, rodada, fase } = dados.jogos;
  if (data.length === 0) return null;
  const more = total - data.length;
  const to = endereco('jogos', rodada === null ? {} : { fase, rodada });
  const titulo = etapa ? stageName(etapa, t) : t('campeonato.jogos.rodada', { n: rodada ?? 1 });
  return (
    <CartaoDaVisao titulo={titulo} link={{ to, texto: t('campeonato.ver_jogos') }}>
      <MatchRows>
        {data.map((partida) => (
          <LinhaDaPartida key={partida.uuid} partida={partida} pagina={pagina} />
        ))}
      </MatchRows>
      {folgas.length > 0 && (
        <div className={styles.rests}>
          <Folgas folgas={folgas} pagina={pagina} />
        </div>
      )}
      {more > 0 && (
        <Link className={styles.more} to={to}>
          {t('visao.jogos.mais', { n: more })}
        </Link>
      )}
    </CartaoDaVisao>
  );
}

export function UltimosPlacares({ pagina, dados }: Props) {
  const t = useT();
  const endereco = useEndereco(pagina.campeonato.id);
  if (dados.resultados.length === 0) return null;
  const isOver = dados.momento === 'encerrado';
  return (
    <CartaoDaVisao
      titulo={t(isOver ? 'visao.fim.ultimos' : 'visao.jogos.ultimos')}
      link={{ to: endereco('jogos'), texto: t('visao.jogos.todos') }}
    >
      <Rows pagina={pagina} dados={dados} partidas={dados.resultados} />
    </CartaoDaVisao>
  );
}

/** The matches of who looks in the bracket. */
export function SeuCaminho({ pagina, dados }: Props) {
  const t = useT();
  const { caminho, minha } = dados;
  if (caminho.length === 0) return null;
  return (
    <CartaoDaVisao titulo={t('visao.campanha.caminho')}>
      <Rows pagina={pagina} dados={dados} partidas={minha ? [...caminho, minha] : caminho} />
    </CartaoDaVisao>
  );
}
