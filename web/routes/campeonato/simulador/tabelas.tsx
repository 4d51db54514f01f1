import { memo, useId, useMemo } from 'react';
import type { TabelaDoCenario } from '#regras/cenario/tabelas.ts';
import { lugarDoParticipante, useEndereco } from '#web/campeonato/endereco.ts';
import type { Gente } from '#web/campeonato/gente.ts';
import { nomeDe, pessoaDe } from '#web/campeonato/lado.ts';
import { EscudoDoTime } from '#web/campeonato/time.tsx';
import { type MiniRow, MiniTable } from '#web/components/match/mini-table.tsx';
import { useCampeonato } from '#web/routes/campeonato/pagina.ts';
import { useT } from '#web/texts/texts.tsx';
import type { Motor } from './motor.ts';
import styles from './tabelas.module.css';

type Team = Pick<MiniRow, 'team' | 'person' | 'crest' | 'to'>;

type Props = {
  tabelas: readonly TabelaDoCenario[];
  gente: Gente;
  /** Whose row is marked. */
  time: string;
  isImagined: boolean;
  /** Once it is there. */
  motor: Motor | undefined;
};

/** While somebody types, teams change places: then a crest is a picture, which a page needs not to bring. */
const crestOf = (gente: Gente, uuid: string, motor: Motor | undefined) =>
  motor ? (
    // Whoever stands in a place keeps its element, with another picture.
    <span className={styles.crest} style={{ backgroundImage: motor.escudoEmFigura(gente, uuid) }} />
  ) : (
    <EscudoDoTime key={uuid} nome={nomeDe(gente, uuid)} escudo={gente[uuid]?.escudo} />
  );

/** What a row shows of a team whatever is typed: made once. */
function useTeams(gente: Gente, motor: Motor | undefined): ReadonlyMap<string, Team> {
  const endereco = useEndereco(useCampeonato().id);
  const here = endereco();
  // biome-ignore lint/correctness/useExhaustiveDependencies: addresses are others only where that of the championship is
  return useMemo(
    () =>
      new Map(
        Object.keys(gente).map((uuid) => [
          uuid,
          {
            team: nomeDe(gente, uuid),
            person: pessoaDe(gente, uuid),
            crest: crestOf(gente, uuid, motor),
            to: endereco(lugarDoParticipante(uuid)),
          },
        ]),
      ),
    [gente, motor, here],
  );
}

function Legenda({ fase }: { fase: number }) {
  const { fases } = useCampeonato();
  const own = fases[fase - 1];
  if (!own || !('zonas' in own) || own.zonas.length === 0) return null;
  return (
    <ul className={styles.legend}>
      {own.zonas.map(({ tipo, legenda, de }) => (
        <li key={de}>
          <i data-zona={tipo} aria-hidden="true" />
          {legenda}
        </li>
      ))}
    </ul>
  );
}

export const TabelasDoCenario = memo(function TabelasDoCenario({
  tabelas,
  gente,
  time,
  isImagined,
  motor,
}: Props) {
  const t = useT();
  const id = useId();
  const teams = useTeams(gente, isImagined ? motor : undefined);
  if (tabelas.length === 0) return null;
  const fases = [...new Set(tabelas.map(({ fase }) => fase))];
  return (
    <section className={`${styles.card} later`} aria-labelledby={id}>
      <div className={styles.head}>
        <h3 id={id}>{t(isImagined ? 'simulador.tabela.titulo' : 'simulador.tabela.de_hoje')}</h3>
        <small>{isImagined && t('simulador.tabela.setas')}</small>
      </div>
      {tabelas.map(({ fase, grupo, linhas }) => {
        const nome = grupo === null ? '' : t('campeonato.grupo', { nome: grupo });
        return (
          <MiniTable
            key={`${fase} ${grupo}`}
            caption={
              nome ? t('simulador.tabela.legenda_grupo', { nome }) : t('simulador.tabela.legenda')
            }
            isSteady
            {...(nome && { title: nome })}
            rows={linhas.map((linha) => ({
              ...(teams.get(linha.participante) ?? { team: '' }),
              position: linha.posicao,
              points: linha.p,
              played: linha.j,
              wins: linha.v,
              goalDifference: linha.sg,
              change: linha.subiu,
              zone: linha.zona,
              isMine: linha.participante === time,
            }))}
          />
        );
      })}
      {fases.map((fase) => (
        <Legenda key={fase} fase={fase} />
      ))}
    </section>
  );
});
