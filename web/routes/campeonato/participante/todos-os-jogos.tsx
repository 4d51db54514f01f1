import { useState } from 'react';
import type { Partida } from '#contract/partidas.ts';
import { stageName, stageRowName } from '#web/campeonato/stage-name.ts';
import { Segments } from '#web/components/forms/segments.tsx';
import { FormLetters } from '#web/components/match/form-letters.tsx';
import { MatchRow, MatchRows } from '#web/components/match/match-row.tsx';
import { type Translate, useT } from '#web/texts/texts.tsx';
import type { DadosDoParticipante } from './carregar.ts';
import { CartaoDoParticipante } from './cartao.tsx';
import { contar, desfechoDe, ehMandante } from './desfecho.ts';
import styles from './todos-os-jogos.module.css';

const MANDOS = ['todos', 'casa', 'fora'] as const;

type Mando = (typeof MANDOS)[number];

/** Its round by name, or by number. */
export function rodadaEmPalavras(
  { uuid, rodada, grupo }: Partida,
  etapas: Readonly<Record<string, string>>,
  t: Translate,
): string {
  const etapa = etapas[uuid];
  if (etapa) return stageName(etapa, t);
  const round = t('campeonato.jogos.rodada', { n: rodada });
  return grupo ? `${t('campeonato.grupo', { nome: grupo })}, ${round}` : round;
}

/** In the few letters that a row has for it. */
export function rodadaCurta(
  { uuid, rodada }: Partida,
  etapas: Readonly<Record<string, string>>,
  t: Translate,
): string {
  const etapa = etapas[uuid];
  return etapa ? stageRowName(etapa, t) : t('participante.jogos.rodada_curta', { n: rodada });
}

function Venues({ partidas, uuid }: { partidas: readonly Partida[]; uuid: string }) {
  const t = useT();
  const home = contar(
    partidas.filter((one) => ehMandante(one, uuid)),
    uuid,
  );
  const away = contar(
    partidas.filter((one) => !ehMandante(one, uuid)),
    uuid,
  );
  return (
    <dl className={styles.venues}>
      <div>
        <dt>{t('participante.jogos.em_casa')}</dt>
        <dd>{t('participante.jogos.saldo', home)}</dd>
      </div>
      <div>
        <dt>{t('participante.jogos.fora_de_casa')}</dt>
        <dd>{t('participante.jogos.saldo', away)}</dd>
      </div>
    </dl>
  );
}

/** The newest first: what comes, then what was. */
export function TodosOsJogos({ campeonato, dados, now }: DadosDoParticipante) {
  const t = useT();
  const [mando, setMando] = useState<Mando>('todos');
  const { partidas, participante, gente, confrontos, etapas } = dados;
  const { uuid } = participante;
  const titulo = t('participante.jogos.titulo');
  if (partidas.length === 0) {
    return (
      <CartaoDoParticipante titulo={titulo}>
        <p>{t('participante.jogos.vazio')}</p>
      </CartaoDoParticipante>
    );
  }
  const shown = partidas
    .filter((one) => mando === 'todos' || ehMandante(one, uuid) === (mando === 'casa'))
    .toReversed();
  const choose = (
    <Segments<Mando>
      label={t('participante.jogos.mando')}
      options={MANDOS.map((name) => ({ name, label: t(`participante.jogos.${name}`) }))}
      value={mando}
      onChange={(name) => setMando(name)}
    />
  );
  return (
    <CartaoDoParticipante titulo={titulo} extra={choose}>
      {shown.length === 0 && <p>{t('participante.jogos.nenhum')}</p>}
      <MatchRows>
        {shown.map((partida) => {
          const letter = desfechoDe(partida, uuid);
          return (
            <MatchRow
              key={partida.uuid}
              partida={partida}
              gente={gente}
              confrontos={confrontos}
              now={now}
              label={rodadaCurta(partida, etapas, t)}
              mine={campeonato.minha_inscricao?.uuid}
              end={letter && <FormLetters forma={[letter]} />}
            />
          );
        })}
      </MatchRows>
      <Venues partidas={partidas} uuid={uuid} />
    </CartaoDoParticipante>
  );
}
