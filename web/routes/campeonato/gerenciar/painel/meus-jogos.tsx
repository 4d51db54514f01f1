// Own matches of an organiser who plays: what they ask of them as a player is done on the page of the match.
import { ehDoCaso } from '#regras/pendencias/jogador.ts';
import { useEnderecoDaPartida } from '#web/campeonato/endereco.ts';
import { ButtonLink } from '#web/components/elements/button.tsx';
import { shortDateTime } from '#web/dates/short-date.ts';
import type { DadosDaPagina } from '#web/routes/campeonato/pagina.ts';
import { etiquetasDe } from '#web/routes/campeonato/partida/etiqueta.ts';
import { useTexts } from '#web/texts/texts.tsx';
import type { DadosDoPainel } from './carregar.ts';
import { GrupoDeTarefas } from './grupo.tsx';
import { JogoNaLinha, nomesDoJogo } from './jogo-na-linha.tsx';
import styles from './painel.module.css';

type Props = { minhas: DadosDoPainel['tarefas']['minhas']; pagina: DadosDaPagina };

export function MeusJogos({ minhas, pagina }: Props) {
  const texts = useTexts();
  const { t } = texts;
  const endereco = useEnderecoDaPartida();
  if (minhas.length === 0) return null;
  const partidas = minhas.map(({ partida }) => partida);
  return (
    <GrupoDeTarefas
      id="minhas"
      titulo={t('pendencias.grupo.minhas')}
      quantos={minhas.length}
      tone="brand"
      ajuda={t('pendencias.ajuda.minhas')}
    >
      {minhas.map(({ partida, tarefa, ate }) => {
        const label = t(`pendencias.fazer.${tarefa}`);
        const address = endereco(partida.uuid);
        const fase = pagina.campeonato.fases[partida.fase - 1];
        return (
          <JogoNaLinha
            key={partida.uuid}
            partida={partida}
            pagina={pagina}
            detalhes={[
              t(`pendencias.minha.${tarefa}`),
              ate && t('pendencias.minha_ate', { data: shortDateTime(ate, texts, pagina.now) }),
              ...etiquetasDe(partida, partidas, fase).map((each) => t(`campeonato.jogos.${each}`)),
            ]}
          >
            <span className={styles.act}>
              <ButtonLink
                to={ehDoCaso(tarefa) ? `${address}/caso` : address}
                aria-label={`${label}: ${nomesDoJogo(partida, pagina)}`}
              >
                {label}
              </ButtonLink>
            </span>
          </JogoNaLinha>
        );
      })}
    </GrupoDeTarefas>
  );
}
