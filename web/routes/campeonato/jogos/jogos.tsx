import { useEndereco } from '#web/campeonato/endereco.ts';
import { Icon } from '#web/components/elements/icon.tsx';
import { Link } from '#web/components/elements/link.tsx';
import {
  type DadosDaMoldura,
  type DadosDaPagina,
  useDaAba,
  usePagina,
  useQuadro,
} from '#web/routes/campeonato/pagina.ts';
import { AntesDosJogos } from '#web/routes/campeonato/partida/antes-dos-jogos.tsx';
import { Esperas } from '#web/routes/campeonato/partida/esperas.tsx';
import { Folgas } from '#web/routes/campeonato/partida/folgas.tsx';
import { JogosPorDia } from '#web/routes/campeonato/partida/por-dia.tsx';
import { useTexts } from '#web/texts/texts.tsx';
import { carregarJogos, type DadosDosJogos } from './carregar.ts';
import { EscolherTime, JogosDoTime } from './do-time.tsx';
import { FaixaDeDias, FaixaDeRodadas, type RodadaListada, roundName } from './faixa.tsx';
import styles from './jogos.module.css';
import { VerPor } from './ver-por.tsx';

type Props = { pagina: DadosDaPagina; dados: DadosDosJogos };

export const loader = carregarJogos;

const HERE = 'jogos';

const ofRound = ({ fase, rodada }: RodadaListada) => ({ fase, rodada });

/** With every score in, the page stays where it is and shows the way on. */
function Complete({ pagina, dados }: Props) {
  const texts = useTexts();
  const { t } = texts;
  const { campeonato } = pagina;
  const { organizacao } = useQuadro() as DadosDaMoldura;
  const endereco = useEndereco(campeonato.id);
  const { fase, rodada, rodadas } = dados;
  const current = rodadas.find((round) => round.fase === fase && round.rodada === rodada);
  if (campeonato.estado !== 'andamento' || !current || current.feitos < current.jogos) return null;
  // With a tie of it undecided, what is missing is told instead.
  const inRound = new Set(dados.data.flatMap(({ confronto }) => confronto ?? []));
  if (dados.esperas.some((espera) => espera.fase === fase && inRound.has(espera.confronto ?? ''))) {
    return null;
  }
  const next = rodadas.find(({ jogos, feitos }) => feitos < jogos);
  // What one press does has its button in the frame: nobody is led away to press it there.
  const isLed = campeonato.acoes.includes('lancar_placar') && !organizacao?.passo?.feito;
  const { campeao } = campeonato.resumo;
  if (!next && campeao) {
    return (
      <p className={styles.complete} role="status">
        <Icon name="trophy" size={16} />
        {t('campeonato.fim.decidido', { nome: campeao })}
        <Link to={endereco('campeao')}>{t('campeonato.fim.ver_campeao')}</Link>
      </p>
    );
  }
  return (
    <p className={styles.complete} role="status">
      <Icon name="check" size={16} />
      {t('campeonato.jogos.completa')}
      {next && (
        <Link to={endereco(HERE, ofRound(next))}>
          {t('campeonato.jogos.ir_para', { rodada: roundName(next, texts) })}
        </Link>
      )}
      {!next && isLed && (
        <Link to={endereco('gerenciar')}>{t('campeonato.jogos.ir_ao_painel')}</Link>
      )}
    </p>
  );
}

function DaRodada({ pagina, dados }: Props) {
  const texts = useTexts();
  const { t } = texts;
  const { id, acoes, estado } = pagina.campeonato;
  const endereco = useEndereco(id);
  const { fase, rodada, rodadas } = dados;
  const current = rodadas.find((round) => round.fase === fase && round.rodada === rodada);
  // Of one that is over, a score is put right on its match.
  const mayEnter = estado === 'andamento' && acoes.includes('lancar_placar');
  return (
    <>
      <div className={styles.title}>
        <h2>{current && roundName(current, texts)}</h2>
        {current && mayEnter && (
          <Link to={endereco('gerenciar/placares', ofRound(current))}>
            {t('campeonato.jogos.lancar_rodada')}
          </Link>
        )}
      </div>
      <Complete pagina={pagina} dados={dados} />
      <JogosPorDia partidas={dados.data} pagina={pagina} />
      <Folgas folgas={dados.folgas} pagina={pagina} />
    </>
  );
}

function Jogos({ pagina, dados }: Props) {
  if (dados.corte === 'rodada') return <DaRodada pagina={pagina} dados={dados} />;
  if (dados.time) return <JogosDoTime pagina={pagina} dados={dados} time={dados.time} />;
  if (dados.corte === 'time') return <EscolherTime pagina={pagina} dados={dados} />;
  return <JogosPorDia partidas={dados.data} pagina={pagina} />;
}

export default function JogosPage() {
  const { dados, ...nomes } = useDaAba<typeof loader>();
  const [isByRound, isByDay] = [dados.corte === 'rodada', dados.corte === 'data'];
  const { data: partidas, aoVivo } = dados;
  const pagina = usePagina(nomes, { partidas, aoVivo, isFollowing: isByRound });
  const { t } = useTexts();
  if (dados.rodadas.length === 0) {
    return (
      <AntesDosJogos
        campeonato={pagina.campeonato}
        titulo={t('campeonato.sem_jogos.titulo')}
        texto={t('campeonato.sem_jogos.texto')}
      />
    );
  }
  return (
    <section className={styles.body}>
      {isByRound && <FaixaDeRodadas pagina={pagina} dados={dados} />}
      {isByDay && <FaixaDeDias pagina={pagina} dados={dados} />}
      <VerPor pagina={pagina} dados={dados} />
      <Esperas esperas={dados.esperas} pagina={pagina} />
      <Jogos pagina={pagina} dados={dados} />
    </section>
  );
}
