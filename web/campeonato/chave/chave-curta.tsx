// Three rounds of the bracket that fit a phone: each tie in two lines, a line from one to the next.
import type { CSSProperties } from 'react';
import type { Partida } from '#contract/partidas.ts';
import type { TrechoDaChave } from '#contract/visao.ts';
import type { Apelidos } from '#regras/montagem/apelidos.ts';
import { useEnderecoDaPartida } from '#web/campeonato/endereco.ts';
import type { Gente } from '#web/campeonato/gente.ts';
import { nomeDe, pessoaDe, vagaEmPalavras } from '#web/campeonato/lado.ts';
import { isTitleStage, stageName, stageShortName } from '#web/campeonato/stage-name.ts';
import { EscudoDoTime } from '#web/campeonato/time.tsx';
import { Link } from '#web/components/elements/link.tsx';
import { FittingName } from '#web/components/match/fitting-name.tsx';
import { shortDateTime } from '#web/dates/short-date.ts';
import { type Translate, useT, useTexts } from '#web/texts/texts.tsx';
import styles from './chave-curta.module.css';

/** Names of all who are drawn, and of the ties that somebody comes from. */
type NomesNaChave = {
  readonly gente: Gente;
  readonly confrontos: Apelidos;
  /** The participant of who looks. */
  readonly mine: string | undefined;
  readonly now: number;
};

type ConfrontoCurto = TrechoDaChave['colunas'][number]['confrontos'][number];

/** Where somebody comes from, in as few letters as a narrow column has. */
function vagaCurta(
  { vaga }: Partida['mandante'],
  { confrontos }: NomesNaChave,
  t: Translate,
): string {
  if (vaga?.tipo === 'vencedor' || vaga?.tipo === 'perdedor') {
    const alias = confrontos[vaga.confronto];
    if (!alias) return t('campeonato.jogos.a_definir');
    const confronto = stageShortName(alias.etapa, alias.numero, t);
    return vaga.tipo === 'vencedor' ? confronto : t('visao.chave.vaga_perdedor', { confronto });
  }
  if (vaga?.tipo === 'grupo') {
    return t('visao.chave.vaga_grupo', { posicao: vaga.posicao, grupo: vaga.grupo });
  }
  // A rest has no tie: here it is a place that nobody comes to.
  if (vaga?.tipo === 'folga') return t('visao.chave.ninguem');
  return vagaEmPalavras(vaga, confrontos, t);
}

/** The card says already that it is the repechage. */
function headOf(etapa: string, t: Translate): string {
  const [kind, n = 1] = etapa.split('_');
  return kind === 'repescagem' ? t('visao.chave.rodada', { n }) : stageName(etapa, t);
}

type SideProps = { confronto: ConfrontoCurto; index: 0 | 1; na: NomesNaChave };

function Side({ confronto, index, na }: SideProps) {
  const t = useT();
  const { gente, mine } = na;
  const lado = confronto.lados[index];
  const uuid = lado.participante;
  if (!uuid) {
    return (
      <span className={styles.side} data-state="open">
        <i className={styles.nobody} />
        <span className={styles.slot}>{vagaCurta(lado, na, t)}</span>
      </span>
    );
  }
  const nome = nomeDe(gente, uuid);
  const person = pessoaDe(gente, uuid);
  const { gols, penaltis } = confronto;
  const first = confronto.vencedor ?? confronto.na_repescagem;
  // Neither side came to it: there is no score to show, and nobody who won.
  const isMissed = confronto.situacao === 'decidido' && first === null;
  const isOver = isMissed || first !== null;
  const state = isOver ? (first === uuid ? 'won' : 'lost') : undefined;
  const isMine = uuid === mine;
  return (
    <span className={styles.side} data-state={state} data-mine={isMine ? '' : undefined}>
      <EscudoDoTime nome={nome} escudo={gente[uuid]?.escudo} size={20} />
      <b title={person ? `${nome} (${person})` : nome}>
        <FittingName
          nome={nome}
          curto={gente[uuid]?.sigla || nome}
          whole={styles.name}
          brief={styles.brief}
        />
      </b>
      {isMissed && <span className={styles.missed}>{t('campeonato.jogos.wo_curto')}</span>}
      {gols && !isMissed && (
        <span className={styles.goals}>
          {gols[index]}
          {penaltis && <em>({penaltis[index]})</em>}
        </span>
      )}
    </span>
  );
}

/** Nothing where the goals say it, of the match, of both legs or from the spot. */
function howOf(tie: ConfrontoCurto, t: Translate) {
  const { situacao, decidido_por: how, penaltis, na_repescagem } = tie;
  if (na_repescagem) return t('campeonato.chave.wo_duplo.repescagem');
  if (situacao !== 'decidido' || !how || how === 'placar' || how === 'agregado') return null;
  return penaltis ? null : t(`campeonato.chave.decidido.${how}`);
}

type TieProps = {
  confronto: ConfrontoCurto;
  isTitle: boolean;
  /** Somebody comes to it from the column before. */
  isFed: boolean;
  na: NomesNaChave;
};

/** When it is played, or how it was decided where the goals do not tell. */
function Tie({ confronto, isTitle, isFed, na }: TieProps) {
  const texts = useTexts();
  const partidaEm = useEnderecoDaPartida();
  const { id, linha, para, situacao, quando, partida } = confronto;
  const when = quando ? shortDateTime(quando, texts, na.now) : howOf(confronto, texts.t);
  const place = {
    '--row': linha,
    '--to': para === null ? 0 : Math.abs(para - linha),
  } as CSSProperties;
  const way = para === null ? undefined : para > linha ? 'down' : para < linha ? 'up' : 'on';
  const sides = (
    <>
      <Side confronto={confronto} index={0} na={na} />
      <Side confronto={confronto} index={1} na={na} />
    </>
  );
  return (
    <li
      className={styles.place}
      style={place}
      data-way={way}
      data-fed={isFed ? '' : undefined}
      data-live={id}
      data-ready={situacao === 'pronto' ? '' : undefined}
      data-final={isTitle && situacao === 'decidido' ? '' : undefined}
    >
      {partida ? (
        <Link className={styles.tie} to={partidaEm(partida)}>
          {sides}
        </Link>
      ) : (
        <span className={styles.tie}>{sides}</span>
      )}
      {when && <small>{when}</small>}
    </li>
  );
}

export function ChaveCurta({ trecho, na }: { trecho: TrechoDaChave; na: NomesNaChave }) {
  const t = useT();
  const rows = trecho.colunas.flatMap(({ confrontos }) => confrontos.map(({ linha }) => linha));
  const last = trecho.colunas.at(-1)?.etapa ?? '';
  const isTitle = (etapa: string) => etapa === last && isTitleStage(etapa);
  const isFed = (index: number, { linha }: ConfrontoCurto) =>
    trecho.colunas[index - 1]?.confrontos.some(({ para }) => para === linha) ?? false;
  const size = { '--rows': Math.max(0, ...rows) + 1 } as CSSProperties;
  return (
    <>
      <div className={styles.bracket} style={size}>
        {trecho.colunas.map(({ etapa, confrontos }, index) => (
          <div key={etapa} className={styles.round}>
            <h3>{headOf(etapa, t)}</h3>
            <ol>
              {confrontos.map((confronto) => (
                <Tie
                  key={confronto.id}
                  confronto={confronto}
                  isTitle={isTitle(etapa)}
                  isFed={isFed(index, confronto)}
                  na={na}
                />
              ))}
            </ol>
          </div>
        ))}
      </div>
      {trecho.parcial && <p className={styles.part}>{t('visao.chave.parte')}</p>}
    </>
  );
}
