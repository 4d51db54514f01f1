// What the life of matches leaves to who organises: each leads to its match, to its case, or to the
// list of what the clock proposes.
import { useEndereco, useEnderecoDaPartida } from '#web/campeonato/endereco.ts';
import { ButtonLink } from '#web/components/elements/button.tsx';
import { shortDateTime } from '#web/dates/short-date.ts';
import type { DadosDaPagina } from '#web/routes/campeonato/pagina.ts';
import { type Texts, useTexts } from '#web/texts/texts.tsx';
import type { DadosDoPainel } from './carregar.ts';
import { GrupoDeTarefas } from './grupo.tsx';
import { JogoNaLinha, nomesDoJogo } from './jogo-na-linha.tsx';
import { ondeDe } from './onde.ts';
import styles from './painel.module.css';

type JogoComTarefa = DadosDoPainel['tarefas']['jogos'][number];

export const GRUPOS_DA_VIDA = ['contestadas', 'informes', 'sugestoes', 'ocorrencias'] as const;

type GrupoDaVida = (typeof GRUPOS_DA_VIDA)[number];

type Props = {
  grupo: GrupoDaVida;
  jogos: readonly JogoComTarefa[];
  total: number;
  pagina: DadosDaPagina;
};

const TONES = {
  contestadas: 'bad',
  informes: 'warn',
  sugestoes: 'warn',
  ocorrencias: 'warn',
} as const;

/** Until when it is decided; of what happened before kick-off, when that is. */
function quandoDe({ ate, tarefa }: JogoComTarefa, now: number, texts: Texts): string | null {
  if (!ate) return null;
  const data = shortDateTime(ate, texts, now);
  return texts.t(tarefa === 'ocorrencias' ? 'pendencias.jogo_em' : 'pendencias.decide_ate', {
    data,
  });
}

export function JogosDaVida({ grupo, jogos, total, pagina }: Props) {
  const texts = useTexts();
  const { t } = texts;
  const daPartida = useEnderecoDaPartida();
  const doCampeonato = useEndereco(pagina.campeonato.id);
  const addressOf = (uuid: string) => {
    if (grupo === 'sugestoes') return doCampeonato('gerenciar/sugestoes');
    return grupo === 'contestadas' ? `${daPartida(uuid)}/caso` : daPartida(uuid);
  };
  if (jogos.length === 0) return null;
  return (
    <GrupoDeTarefas
      id={grupo}
      titulo={t(`pendencias.grupo.${grupo}`)}
      quantos={total}
      tone={TONES[grupo]}
      ajuda={t(`pendencias.ajuda.${grupo}`)}
    >
      {jogos.map((jogo) => {
        const { partida, detalhe } = jogo;
        const label = t(`pendencias.ver.${grupo}`);
        return (
          <JogoNaLinha
            key={partida.uuid}
            partida={partida}
            pagina={pagina}
            detalhes={[
              detalhe && t(`pendencias.detalhe.${detalhe}`),
              quandoDe(jogo, pagina.now, texts),
              ondeDe(jogo, pagina, texts),
            ]}
          >
            <span className={styles.act}>
              <ButtonLink
                to={addressOf(partida.uuid)}
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
