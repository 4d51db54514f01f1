// The first view of a championship: another one for each moment of it.
import { Fragment, type ReactNode } from 'react';
import type { Momento } from '#contract/visao.ts';
import { useEndereco } from '#web/campeonato/endereco.ts';
import { Icon } from '#web/components/elements/icon.tsx';
import { Link } from '#web/components/elements/link.tsx';
import { type DadosDaPagina, useDaAba, usePagina } from '#web/routes/campeonato/pagina.ts';
import { ForSome, onlyForSome } from '#web/start/only-for-some.tsx';
import { withTexts } from '#web/texts/messages-browser.ts';
import { useT } from '#web/texts/texts.tsx';
import {
  Cancelado,
  EsperaALargada,
  FaltaDesempate,
  Recados,
  RodadaPorSair,
  SorteioAnunciado,
} from './avisos.tsx';
import { carregarVisao, type DadosDaVisao } from './carregar.ts';
import { CartoesDaChave } from './cartoes-da-chave.tsx';
import { RodadaAtual, SeuCaminho, UltimosPlacares } from './jogos-em-linhas.tsx';
import { Passos } from './passos.tsx';
import { ProximoJogo } from './proximo-jogo.tsx';
import { AltoDaTabela, Grupos } from './tabelas.tsx';
import styles from './visao-geral.module.css';

export const loader = carregarVisao;

type Props = { pagina: DadosDaPagina; dados: DadosDaVisao['dados'] };
type PartesDaVisao = { readonly main: readonly ReactNode[]; readonly side: readonly ReactNode[] };

/** Of the entries, and of the end: most who come see neither. */
const DENTRO = onlyForSome('entrar', async () => (await import('./inscricoes.tsx')).AntesDoSorteio);
const QUERO = onlyForSome('entrar-como', async () => (await import('./inscricoes.tsx')).QueroJogar);
const BARRA = onlyForSome(
  'entrar-barra',
  async () => (await import('./inscricoes.tsx')).BarraDeEntrar,
);
/** While somebody tells a match. */
const AO_VIVO = onlyForSome(
  'ao-vivo-agora',
  withTexts(['lances'], async () => (await import('./ao-vivo-agora.tsx')).AoVivoAgora),
);
/** For who plays. */
const SITUACAO = onlyForSome(
  'situacao',
  withTexts(['situacao'], async () => (await import('./sua-situacao.tsx')).SuaSituacao),
);
/** Of the few that have sponsors. */
const APOIO = onlyForSome('apoio', async () => (await import('./patrocinio.tsx')).Patrocinio);
const CAMPEAO = onlyForSome('campeao', async () => (await import('./campeao.tsx')).Campeao);

/** Where the tables of the phase before can be read again. */
function FaseAnterior({ pagina, dados }: Props) {
  const t = useT();
  const endereco = useEndereco(pagina.campeonato.id);
  const before = dados.jogos.fase - 1;
  if (!('tabela' in (pagina.campeonato.fases[before - 1] ?? {}))) return null;
  return (
    <Link className={styles.before} to={endereco('classificacao', { fase: before })}>
      <span>
        <b>{t('visao.chave.grupos')}</b>
        <small>{t('visao.chave.grupos_ajuda')}</small>
      </span>
      <Icon name="chevron-right" />
    </Link>
  );
}

/** In pairs where there is room. */
function LadoALado({ children }: { children: ReactNode }) {
  return <div className={styles.pair}>{children}</div>;
}

/** For who enters scores, and where the drawing of the bracket leaves out matches of the round. */
function needsRound({ pagina, dados: { chave, jogos } }: Props): boolean {
  if (pagina.campeonato.acoes.includes('lancar_placar')) return true;
  const drawn = new Set(
    chave.flatMap(({ colunas }) =>
      colunas.flatMap(({ confrontos }) => confrontos.map(({ id }) => id)),
    ),
  );
  return jogos.data.some(({ confronto }) => confronto !== null && !drawn.has(confronto));
}

function tableOf(props: Props): ReactNode {
  return props.dados.grupos > 1 ? <Grupos {...props} /> : <AltoDaTabela {...props} />;
}

function antes(props: Props): PartesDaVisao {
  const { pagina } = props;
  return {
    main: [<ForSome key="dentro" part={DENTRO} props={props} />],
    side: [
      <ForSome key="quero" part={QUERO} props={{ pagina }} />,
      <SorteioAnunciado key="sorteio" {...props} />,
      <Passos key="passos" {...props} />,
      <Recados key="recados" {...props} />,
    ],
  };
}

function sorteado(props: Props): PartesDaVisao {
  const { campeonato } = props.pagina;
  return {
    main: [
      <EsperaALargada key="espera" isMine={campeonato.acoes.includes('mudar_estado')} />,
      <ProximoJogo key="proximo" {...props} />,
      <CartoesDaChave key="chave" {...props} />,
      props.dados.grupos > 1 ? <Grupos key="grupos" {...props} /> : null,
      <RodadaAtual key="rodada" {...props} />,
      props.dados.grupos === 1 ? <AltoDaTabela key="tabela" {...props} /> : null,
    ],
    side: [<Passos key="passos" {...props} />, <Recados key="recados" {...props} />],
  };
}

const news = (props: Props) => [
  props.dados.ao_vivo.length > 0 && <ForSome key="ao-vivo" part={AO_VIVO} props={props} />,
  <FaltaDesempate key="empate" {...props} />,
  <RodadaPorSair key="por-sair" dados={props.dados} />,
  <ProximoJogo key="proximo" {...props} />,
];

const aside = (props: Props) => [
  props.dados.campanha && <ForSome key="situacao" part={SITUACAO} props={props} />,
  <SeuCaminho key="caminho" {...props} />,
  <Passos key="passos" {...props} />,
  <Recados key="recados" {...props} />,
];

function emTabela(props: Props): PartesDaVisao {
  const isGroups = props.dados.grupos > 1;
  const table = tableOf(props);
  return {
    main: [
      ...news(props),
      isGroups && <Fragment key="tabela">{table}</Fragment>,
      <LadoALado key="jogos">
        {!isGroups && table}
        <RodadaAtual {...props} />
        {isGroups && <UltimosPlacares {...props} />}
      </LadoALado>,
      !isGroups && <UltimosPlacares key="ultimos" {...props} />,
    ],
    side: aside(props),
  };
}

function emChave(props: Props): PartesDaVisao {
  return {
    main: [
      ...news(props),
      <CartoesDaChave key="chave" {...props} />,
      needsRound(props) && <RodadaAtual key="rodada" {...props} />,
      <UltimosPlacares key="ultimos" {...props} />,
      <FaseAnterior key="anterior" {...props} />,
    ],
    side: aside(props),
  };
}

function encerrado(props: Props): PartesDaVisao {
  return {
    main: [
      <LadoALado key="fim">
        {props.dados.chave.length > 0 ? <CartoesDaChave {...props} /> : tableOf(props)}
        <UltimosPlacares {...props} />
      </LadoALado>,
      <FaseAnterior key="anterior" {...props} />,
      <Recados key="recados" {...props} />,
    ],
    side: [],
  };
}

function cancelado(props: Props): PartesDaVisao {
  return {
    main: [
      <Cancelado key="cancelado" />,
      <CartoesDaChave key="chave" {...props} />,
      props.dados.tabelas.length > 0 && <Fragment key="tabela">{tableOf(props)}</Fragment>,
      <UltimosPlacares key="ultimos" {...props} />,
      <Recados key="recados" {...props} />,
    ],
    side: [],
  };
}

const VISTAS: Readonly<Record<Momento, (props: Props) => PartesDaVisao>> = {
  inscricoes: antes,
  sorteado,
  grupos: emTabela,
  liga: emTabela,
  mata_mata: emChave,
  encerrado,
  cancelado,
};

export default function VisaoGeralPage() {
  const { dados, descricao, ...nomes } = useDaAba<typeof loader>();
  const aoVivo = Object.fromEntries(dados.ao_vivo.map(({ partida, gols }) => [partida.uuid, gols]));
  const pagina = usePagina(nomes, { partidas: dados.jogos.data, aoVivo });
  const { campeonato } = pagina;
  const props = { pagina, dados };
  const { main, side } = VISTAS[dados.momento](props);
  const isBefore = dados.momento === 'inscricoes';
  return (
    <>
      <div className={styles.page}>
        {campeonato.resumo.campeao && <ForSome part={CAMPEAO} props={props} />}
        {descricao && <p className={styles.about}>{descricao}</p>}
        <div className={styles.body} data-side={side.length > 0 ? '' : undefined}>
          <div className={styles.main}>{main}</div>
          {side.length > 0 && <aside className={styles.side}>{side}</aside>}
        </div>
        {campeonato.patrocinadores && (
          <ForSome part={APOIO} props={{ patrocinadores: campeonato.patrocinadores }} />
        )}
      </div>
      {isBefore && <ForSome part={BARRA} props={{ pagina }} />}
    </>
  );
}
