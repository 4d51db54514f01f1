import { useEndereco } from '#web/campeonato/endereco.ts';
import { ButtonLink } from '#web/components/elements/button.tsx';
import type { DadosDaPagina } from '#web/routes/campeonato/pagina.ts';
import { type Translate, useT } from '#web/texts/texts.tsx';
import type { DadosDoPainel } from './carregar.ts';
import { Cobrar } from './cobrar.tsx';
import { GrupoDeTarefas } from './grupo.tsx';
import { JogoAFazer } from './jogo-a-fazer.tsx';
import styles from './painel.module.css';

type JogoComTarefa = DadosDoPainel['tarefas']['jogos'][number];

/** Those that are done on the board itself. */
export type GrupoDoPainel = 'indecisos' | 'sem_placar' | 'remarcar' | 'abertos';

type Props = {
  grupo: GrupoDoPainel;
  jogos: readonly JogoComTarefa[];
  total: number;
  atrasados: number;
  cobrancas: DadosDoPainel['tarefas']['cobrancas'];
  pagina: DadosDaPagina;
};

const TONES = {
  indecisos: 'bad',
  sem_placar: 'warn',
  abertos: 'quiet',
  remarcar: 'quiet',
} as const;

/** Where the rest of it is done at once. */
const PLACES = {
  indecisos: null,
  sem_placar: 'gerenciar/placares',
  abertos: 'gerenciar/placares',
  remarcar: 'gerenciar/agenda',
} as const;

function ajudaDo(grupo: Props['grupo'], t: Translate): string | undefined {
  if (grupo === 'indecisos') return t('pendencias.indecisos_ajuda');
  return grupo === 'abertos' ? t('pendencias.abertos_ajuda') : undefined;
}

/** Matches with something to do: a score, a winner, a day. */
export function JogosAFazer({ grupo, jogos, total, atrasados, cobrancas, pagina }: Props) {
  const t = useT();
  const endereco = useEndereco(pagina.campeonato.id);
  const [first] = jogos;
  if (!first) return null;
  const { fase, rodada } = first.partida;
  const place = PLACES[grupo];
  const isLate = grupo === 'sem_placar' && atrasados > 0;
  const toRemind = jogos.flatMap(({ partida: { uuid } }) =>
    cobrancas[uuid]?.recente === false ? [uuid] : [],
  );
  const link = place && (
    <span className={styles.links}>
      {toRemind.length > 1 && <Cobrar uuids={toRemind} />}
      <ButtonLink variant="ghost" to={endereco(place, { fase, rodada })}>
        {t(`pendencias.abrir.${grupo === 'remarcar' ? 'agenda' : 'placares'}`)}
      </ButtonLink>
    </span>
  );
  return (
    <GrupoDeTarefas
      id={grupo}
      titulo={t(`pendencias.grupo.${grupo}`)}
      quantos={total}
      tone={isLate ? 'bad' : TONES[grupo]}
      ajuda={ajudaDo(grupo, t)}
      acao={link}
    >
      {jogos.map((jogo) => (
        <JogoAFazer
          key={jogo.partida.uuid}
          jogo={jogo}
          pagina={pagina}
          cobranca={cobrancas[jogo.partida.uuid]}
        />
      ))}
      {total > jogos.length && place && (
        <li className={styles.more}>
          <ButtonLink variant="ghost" to={endereco(place)}>
            {t('pendencias.ver_todos', { n: total })}
          </ButtonLink>
        </li>
      )}
    </GrupoDeTarefas>
  );
}
