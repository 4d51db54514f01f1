import { lugarDoParticipante, useEndereco } from '#web/campeonato/endereco.ts';
import { nomeDe, vagaEmPalavras } from '#web/campeonato/lado.ts';
import { stageName } from '#web/campeonato/stage-name.ts';
import { Icon } from '#web/components/elements/icon.tsx';
import { Link } from '#web/components/elements/link.tsx';
import { figure } from '#web/components/match/figure.ts';
import { type Translate, useT, useTexts } from '#web/texts/texts.tsx';
import styles from './caminho.module.css';
import type { DadosDoParticipante } from './carregar.ts';
import { CartaoDoParticipante } from './cartao.tsx';

type PassoMostrado = DadosDoParticipante['dados']['caminho'][number];
type NaTabela = Extract<PassoMostrado, { tipo: 'tabela' }>;
type NoConfronto = Extract<PassoMostrado, { tipo: 'confronto' }>;

const MARK = { true: 'check', false: 'close', null: 'clock' } as const;

export function Mark({ passou }: { passou: boolean | null }) {
  return (
    <span className={styles.mark} data-passed={String(passou)}>
      <Icon name={MARK[`${passou}`]} size={16} />
    </span>
  );
}

function Tabela({ passo, isAlone }: { passo: NaTabela; isAlone: boolean }) {
  const { t, locale } = useTexts();
  const { posicao: n, de, p, passou, fase } = passo;
  const name = passo.grupo
    ? t('participante.caminho.grupo', { nome: passo.grupo })
    : t('participante.caminho.fase', { n: fase });
  const pontos = t('participante.caminho.pontos', { n: p }).replace(String(p), figure(p, locale));
  const open = isAlone ? null : t('participante.caminho.em_jogo');
  const end = passou === null ? open : t(`participante.caminho.${passou ? 'passou' : 'ficou'}`);
  return (
    <li>
      <Mark passou={passou} />
      <b>{name}</b>
      <span>
        {t('participante.caminho.tabela', { n, de, pontos })}
        {end && <small>{end}</small>}
      </span>
    </li>
  );
}

/** Goals, penalties, or that the other did not come. */
function howOf({ agregado, penaltis, decidido_por, venceu, ninguem }: NoConfronto, t: Translate) {
  if (venceu === null || ninguem) return null;
  if (decidido_por === 'wo') return t('participante.caminho.por_wo');
  const goals = agregado && t('participante.caminho.placar', { a: agregado[0], b: agregado[1] });
  const shots = penaltis && t('participante.caminho.penaltis', { a: penaltis[0], b: penaltis[1] });
  return [goals, shots].filter(Boolean).join(', ') || null;
}

const SENTENCES = { true: 'venceu', false: 'perdeu', null: 'enfrenta' } as const;

const sentenceOf = ({ venceu, ninguem }: NoConfronto) =>
  ninguem ? 'wo_duplo' : SENTENCES[`${venceu}`];

function Confronto({ passo, ...props }: { passo: NoConfronto } & DadosDoParticipante) {
  const t = useT();
  const { campeonato, dados } = props;
  const endereco = useEndereco(campeonato.id);
  const { adversario, venceu, situacao, etapa } = passo;
  const other = adversario.participante;
  const how = howOf(passo, t);
  const sentence = () => {
    if (situacao === 'passa_direto') return t('participante.caminho.direto');
    if (!other) return vagaEmPalavras(adversario.vaga, dados.confrontos, t);
    const nome = nomeDe(dados.gente, other);
    const [before = '', after = ''] = t(`participante.caminho.${sentenceOf(passo)}`, {
      nome: '\n',
    }).split('\n');
    return (
      <>
        {before}
        <Link to={endereco(lugarDoParticipante(other))}>{nome}</Link>
        {after}
      </>
    );
  };
  return (
    <li>
      <Mark passou={venceu} />
      <b>{stageName(etapa, t)}</b>
      <span>
        {sentence()}
        {how && <small>{how}</small>}
      </span>
    </li>
  );
}

type RodadaAdiante = DadosDoParticipante['dados']['adiante'][number];

/** A round to come, and who would be met there. */
function Adiante({ rodada, ...props }: { rodada: RodadaAdiante } & DadosDoParticipante) {
  const t = useT();
  const { campeonato, dados } = props;
  const endereco = useEndereco(campeonato.id);
  const { participante, vaga } = rodada.adversario;
  return (
    <li data-ahead="">
      <Mark passou={null} />
      <b>{stageName(rodada.etapa, t)}</b>
      <span>
        {participante ? (
          <Link to={endereco(lugarDoParticipante(participante))}>
            {nomeDe(dados.gente, participante)}
          </Link>
        ) : (
          vagaEmPalavras(vaga, dados.confrontos, t)
        )}
      </span>
    </li>
  );
}

/** From the first table to the last tie, as far as it has come, and what is left to the title. */
export function CaminhoDoParticipante(props: DadosDoParticipante) {
  const t = useT();
  const { caminho, adiante, campanha, rumo, se_acabasse_hoje: isIfToday } = props.dados;
  const isLeague = props.campeonato.fases.length === 1;
  // A league is one table: the head of the page tells it, and its own card what is left to the title.
  if (caminho.length === 0 || (isLeague && caminho.every(({ tipo }) => tipo === 'tabela'))) {
    return null;
  }
  const isAhead = campanha.situacao === 'joga' && rumo === null;
  return (
    <CartaoDoParticipante
      titulo={t(`participante.caminho.${isAhead ? 'rumo' : 'titulo'}`)}
      nota={isIfToday ? t('participante.caminho.se_acabasse') : null}
    >
      <ol className={styles.path}>
        {caminho.map((passo) =>
          passo.tipo === 'tabela' ? (
            <Tabela key={passo.fase} passo={passo} isAlone={isLeague} />
          ) : (
            <Confronto key={`${passo.fase} ${passo.etapa}`} passo={passo} {...props} />
          ),
        )}
        {adiante.map((rodada) => (
          <Adiante key={`${rodada.fase} ${rodada.etapa}`} rodada={rodada} {...props} />
        ))}
      </ol>
    </CartaoDoParticipante>
  );
}
