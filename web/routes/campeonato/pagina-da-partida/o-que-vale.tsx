// What a match counts for: its stage, the points of it, or the tie with its other leg and the sum.
import type { ReactNode } from 'react';
import { ehExtra } from '#regras/montagem/jogo-extra.ts';
import { inASentence } from '#regras/regulamento/in-a-sentence.ts';
import { temGolsParaSomar } from '#web/campeonato/chave/soma.ts';
import { useEndereco, useEnderecoDaPartida } from '#web/campeonato/endereco.ts';
import { nomeDe } from '#web/campeonato/lado.ts';
import { stageName } from '#web/campeonato/stage-name.ts';
import { Link } from '#web/components/elements/link.tsx';
import { MatchRows } from '#web/components/match/match-row.tsx';
import { isOver, isToCome } from '#web/components/match/match-state.ts';
import { LinhaDaPartida, rotuloDe } from '#web/routes/campeonato/partida/linha-da-partida.tsx';
import { type Translate, useTexts } from '#web/texts/texts.tsx';
import { comoPagina, type DadosDaPartida } from './carregar.ts';
import styles from './cartoes.module.css';
import { prazoDoJogo } from './prazo-do-jogo.ts';

type Props = { dados: DadosDaPartida };

/** 'Semifinal', or 'Rodada 10'. */
export const nomeDaEtapa = ({ etapa, partida }: DadosDaPartida, t: Translate): string =>
  etapa ? stageName(etapa, t) : t('campeonato.jogos.rodada', { n: partida.rodada });

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Points of a table, or what decides a tie that stays level. */
function Stakes({ dados }: Props) {
  const { t } = useTexts();
  const fase = dados.campeonato.fases[dados.partida.fase - 1];
  if (!fase || dados.partida.estado === 'cancelada') return null;
  if ('tabela' in fase) {
    const { vitoria, empate } = fase.tabela.pontos;
    return (
      <Fact name={t('partida.vale.pontos')}>
        {t('partida.vale.pontos_valor', { vitoria, empate })}
      </Fact>
    );
  }
  if (isOver(dados.partida)) return null;
  if (ehExtra(dados.partida)) {
    const isForLower = dados.confronto?.wo_duplo === 'repescagem';
    return (
      <Fact name={t('partida.vale.quem_vence')}>
        {t(isForLower ? 'partida.vale.leva_repescagem' : 'partida.vale.leva_confronto')}
      </Fact>
    );
  }
  const hasLegs = dados.confronto?.partidas.some(({ perna }) => perna === 2);
  const byAwayGoals = hasLegs && fase.gols_fora !== 'nao' ? [t('partida.vale.gols_fora')] : [];
  const ways = [...byAwayGoals, ...fase.desempate.map((how) => t(`regulamento.decisao.${how}`))];
  if (ways.length === 0) return null;
  return <Fact name={t('partida.vale.decide')}>{ways.join(', ')}</Fact>;
}

/** Of two legs: an extra match decides by itself, and adds nothing. */
function Sum({ dados: { confronto, gente } }: Props) {
  const { t } = useTexts();
  const legs = confronto?.partidas.filter((partida) => !ehExtra(partida)) ?? [];
  const { agregado, lados = [] } = confronto ?? {};
  const [first, second] = lados.map((uuid) => uuid && nomeDe(gente, uuid));
  if (legs.length < 2 || !agregado || !legs.some(temGolsParaSomar) || !first || !second)
    return null;
  return (
    <Fact name={t('partida.vale.soma')}>
      {first} {agregado[0]} × {agregado[1]} {second}
    </Fact>
  );
}

/** What is still to come of a tie that has a winner, or that both sides lost. */
function Beyond({ dados: { confronto, gente } }: Props) {
  const { t } = useTexts();
  const partidaEm = useEnderecoDaPartida();
  const { na_repescagem, segunda_final } = confronto ?? {};
  return (
    <>
      {na_repescagem && (
        <Fact name={t('partida.vale.na_repescagem')}>{nomeDe(gente, na_repescagem)}</Fact>
      )}
      {segunda_final && (
        <Fact name={t('partida.vale.agora_decide')}>
          <Link to={partidaEm(segunda_final)}>{stageName('final_extra', t)}</Link>
        </Fact>
      )}
    </>
  );
}

/** The sum of the legs and who went on, as far as it is known. */
function Outcome({ dados }: Props) {
  const { t } = useTexts();
  const { confronto, gente, etapa } = dados;
  if (!confronto) return null;
  const { vencedor, decidido_por: how } = confronto;
  const isPlain = !how || how === 'placar' || how === 'agregado';
  const winner = vencedor && nomeDe(gente, vencedor);
  const isLast = etapa === 'final' || etapa === 'final_extra' || etapa === 'terceiro';
  return (
    <>
      <Sum dados={dados} />
      {winner && (
        <Fact name={t(isLast ? 'partida.vale.venceu' : 'partida.vale.passou')}>
          {isPlain
            ? winner
            : t('partida.vale.como', {
                nome: winner,
                como: inASentence(t(`campeonato.chave.decidido.${how}`)),
              })}
        </Fact>
      )}
      <Beyond dados={dados} />
    </>
  );
}

export function OQueVale({ dados }: Props) {
  const texts = useTexts();
  const { t } = texts;
  const { partida, campeonato, confronto } = dados;
  const pagina = comoPagina(dados);
  const endereco = useEndereco(campeonato.id);
  const { fase, rodada, prazo_at } = partida;
  const label = rotuloDe({ partida, pagina, isOfStage: true }, t);
  const others = (confronto?.partidas ?? []).filter(({ uuid }) => uuid !== partida.uuid);
  return (
    <section className={styles.card}>
      <h2>{t('partida.vale.titulo')}</h2>
      <dl className={styles.facts}>
        <Fact name={t('partida.vale.etapa')}>
          <Link to={endereco('jogos', { fase, rodada })}>{nomeDaEtapa(dados, t)}</Link>
          {label && ` · ${label}`}
        </Fact>
        <Stakes dados={dados} />
        {prazo_at && isToCome(partida) && (
          <Fact name={t('partida.vale.prazo')}>
            {prazoDoJogo(prazo_at, partida, pagina, texts)}
          </Fact>
        )}
        <Outcome dados={dados} />
      </dl>
      {others.length > 0 && (
        <>
          <h3>{t('partida.vale.outros_jogos')}</h3>
          <MatchRows>
            {others.map((other) => (
              <LinhaDaPartida key={other.uuid} partida={other} pagina={pagina} />
            ))}
          </MatchRows>
        </>
      )}
    </section>
  );
}
