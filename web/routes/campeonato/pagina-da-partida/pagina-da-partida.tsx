// The page of a match.
import { lazy, Suspense, useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import looks from '#web/campeonato/disciplina/quem-nao-joga.module.css';
import { useEndereco } from '#web/campeonato/endereco.ts';
import { Button } from '#web/components/elements/button.tsx';
import { Icon } from '#web/components/elements/icon.tsx';
import { Link } from '#web/components/elements/link.tsx';
import { figuresOf, isOver } from '#web/components/match/match-state.ts';
import { ZoneNote } from '#web/components/match/zone-note.tsx';
import { WatchedPage } from '#web/realtime/watched-page.tsx';
import { podeLancar } from '#web/routes/campeonato/partida/linha-da-partida.tsx';
import { rascunhoDe } from '#web/routes/campeonato/partida/placar-rascunho.ts';
import { useFocusOfGone } from '#web/screen/lost-focus.ts';
import { Seo } from '#web/screen/seo.tsx';
import { ForSome, onlyForSome } from '#web/start/only-for-some.tsx';
import { withTexts } from '#web/texts/messages-browser.ts';
import { type Translate, useT } from '#web/texts/texts.tsx';
import acordo from './acordo/acordo.module.css';
import aoVivoStyles from './ao-vivo/ao-vivo.module.css';
import { carregarPartida, comoPagina, type DadosDaPartida, estaRolando } from './carregar.ts';
import styles from './cartoes.module.css';
import { Frente, nomeDoLado } from './frente.tsx';
import { Mostrar } from './mostrar.tsx';
import { nomeDaEtapa, OQueVale } from './o-que-vale.tsx';
import provas from './provas/provas.module.css';
import { RegistroDoJogo } from './registro.tsx';
import { Retrospecto } from './retrospecto.tsx';
import { mostraSumula } from './sumula/mostra-sumula.ts';
import sumula from './sumula/sumula.module.css';
import { QueEspera } from './vida/que-espera.tsx';

const PlacarDialog = lazy(
  withTexts(['placar'], () => import('#web/routes/campeonato/partida/placar-dialog.tsx')),
);

const MesaDialog = lazy(
  withTexts(['links'], () => import('#web/routes/campeonato/partida/mesa-dialog.tsx')),
);

/** For who corrects scores, where a correction undid one. */
const VOLTA = onlyForSome(
  'volta',
  withTexts(['placar'], async () => (await import('./vida/volta.tsx')).PodeVoltar),
);

/** For its sides and who runs the calendar; their looks are with the page, which is drawn before their code is there. */
const HORARIO = onlyForSome(
  'horario',
  withTexts(['palavra', 'provas'], async () => (await import('./acordo/acordo.tsx')).HorarioDoJogo),
);
const IMPREVISTOS = onlyForSome(
  'imprevistos',
  withTexts(
    ['palavra', 'provas'],
    async () => (await import('./acordo/acordo.tsx')).ImprevistosDoJogo,
  ),
);
const RECADOS = onlyForSome(
  'recados',
  withTexts(['palavra', 'provas'], async () => (await import('./acordo/acordo.tsx')).RecadosDoLado),
);

/** A match that is being played, for everybody; before that, for who may tell of it. */
const AO_VIVO = onlyForSome(
  'ao-vivo',
  withTexts(['lances'], async () => (await import('./ao-vivo/ao-vivo.tsx')).AoVivoDoJogo),
);

/** What was told of it live, once it has a score. */
const CONTADOS = onlyForSome(
  'lance-a-lance',
  withTexts(['lances'], async () => (await import('./ao-vivo/lance-a-lance.tsx')).LanceALance),
);

/** Where a side gave some. */
const PROVAS = onlyForSome(
  'provas',
  withTexts(['provas'], async () => (await import('./provas/provas-do-jogo.tsx')).ProvasDoJogo),
);

/** Where somebody filled it in, or may. */
const SUMULA = onlyForSome(
  'sumula',
  withTexts(['sumula'], async () => (await import('./sumula/sumula.tsx')).SumulaDoJogo),
);

/** Where there are squads, and somebody named a line-up, or may. */
const ESCALACAO = onlyForSome(
  'escalacao',
  withTexts(['sumula'], async () => (await import('./escalacao/escalacao.tsx')).EscalacaoDoJogo),
);

/** Where cards keep somebody out of it, or might out of the next. */
const SUSPENSOS = onlyForSome(
  'suspensos',
  withTexts(
    ['disciplina'],
    async () => (await import('#web/campeonato/disciplina/quem-nao-joga.tsx')).QuemNaoJoga,
  ),
);

/** From three hours before kick-off to three hours after it people look for what happens. */
const NEAR_MS = 3 * 3_600_000;

export const handle = { parameters: ['convite', 'assumir'] };

export const loader = (args: LoaderFunctionArgs) => carregarPartida(args);

/** "Capivara 2 × 1 Vitrola", or without figures while it was not played. */
function titleOf(dados: DadosDaPartida, t: Translate): string {
  const { partida } = dados;
  const mandante = nomeDoLado(partida.mandante, dados, t);
  const visitante = nomeDoLado(partida.visitante, dados, t);
  const figures = figuresOf(partida);
  if (!figures) return t('partida.titulo', { mandante, visitante });
  const [home, away] = figures.goals;
  const [ours, theirs] = figures.penalties?.map((kicks) => ` (${kicks})`) ?? ['', ''];
  const placar = `${home}${ours} ×${theirs} ${away}`;
  return t('partida.titulo_placar', { mandante, visitante, placar });
}

/** For who enters scores: the button of the sheet that the lists open too. */
function Lancar({ dados, onOpen }: { dados: DadosDaPartida; onOpen(): void }) {
  const t = useT();
  const { partida } = dados;
  const isOff = partida.estado === 'cancelada';
  const words = isOff ? 'retomar' : isOver(partida) ? 'corrigir' : 'lancar';
  return (
    <Button variant={words === 'lancar' ? 'primary' : 'line'} big block onClick={onOpen}>
      {t(`partida.${words}`)}
    </Button>
  );
}

/** For who may hand it to a table official. */
function LinkDaMesa({ dados }: { dados: DadosDaPartida }) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const { partida, campeonato } = dados;
  return (
    <>
      <Button icon="link" block onClick={() => setOpen(true)}>
        {t('partida.link_da_mesa')}
      </Button>
      {isOpen && (
        <Suspense>
          <MesaDialog
            id={campeonato.id}
            alcance={{ tipo: 'partida', partida: partida.uuid }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}

/** What waits, what may be done about it, and why the result counts. */
function Agora({ dados }: { dados: DadosDaPartida }) {
  const [isEntering, setEntering] = useState(false);
  const { partida, vida } = dados;
  const mayEnter = podeLancar(partida, comoPagina(dados)) && vida.acoes.includes('lancar');
  const mayHand = dados.campeonato.acoes.includes('gerir_mesa') && partida.estado !== 'cancelada';
  const enter = () => setEntering(true);
  return (
    <>
      {dados.restauraveis.length > 0 && <ForSome part={VOLTA} props={{ dados }} />}
      {/* Of a claim its own card offers it. */}
      {mayEnter && !vida.informe && <Lancar dados={dados} onOpen={enter} />}
      <QueEspera dados={dados} onEnter={enter} />
      {mayEnter && mayHand && <LinkDaMesa dados={dados} />}
      {isEntering && (
        <Suspense>
          <PlacarDialog
            partida={partida}
            pagina={comoPagina(dados)}
            comeco={vida.informe ? rascunhoDe(vida.informe.informado) : undefined}
            onClose={() => setEntering(false)}
          />
        </Suspense>
      )}
    </>
  );
}

/** Before kick-off the hour comes first; from then on, how it ended. */
function QuandoEComo({ dados }: { dados: DadosDaPartida }) {
  const { partida, now } = dados;
  const { jogo_previsto_at: at } = partida;
  const isBefore = at === null || Date.parse(at) > now;
  const props = dados.acordo && { dados, acordo: dados.acordo };
  const hour = props && !estaRolando(dados) && (
    <div key="horario" className={acordo.place}>
      <ForSome part={HORARIO} props={props} />
    </div>
  );
  const score = <Agora key="agora" dados={dados} />;
  return (
    <>
      {isBefore ? [hour, score] : [score, hour]}
      {props && (
        <div className={acordo.place}>
          <ForSome part={IMPREVISTOS} props={props} />
        </div>
      )}
    </>
  );
}

function NaHora({ dados }: { dados: DadosDaPartida }) {
  const { aoVivo, partida, now } = dados;
  if (!aoVivo) return null;
  const { jogo_previsto_at: at } = partida;
  const isNear = at !== null && Math.abs(Date.parse(at) - now) < NEAR_MS;
  const isTold = aoVivo.lances.length > 0;
  if (!isTold && !(isNear || at === null)) return null;
  if (!isTold && aoVivo.pode.length === 0 && !isNear) return null;
  return (
    <div className={aoVivoStyles.place}>
      <ForSome part={AO_VIVO} props={{ dados, aoVivo }} />
    </div>
  );
}

function Contados({ dados }: { dados: DadosDaPartida }) {
  const { contados } = dados;
  if (!contados) return null;
  return (
    <div className={aoVivoStyles.place}>
      <ForSome part={CONTADOS} props={{ dados, aoVivo: contados }} />
    </div>
  );
}

function Provas({ dados }: { dados: DadosDaPartida }) {
  const ditos = dados.acordo?.provas.ditos ?? [];
  if (ditos.length === 0) return null;
  return (
    <div className={provas.place}>
      <ForSome part={PROVAS} props={{ dados, ditos }} />
    </div>
  );
}

function Sumula({ dados }: { dados: DadosDaPartida }) {
  if (!mostraSumula(dados)) return null;
  return (
    <div className={sumula.place}>
      <ForSome part={SUMULA} props={{ dados }} />
    </div>
  );
}

function Escalacao({ dados }: { dados: DadosDaPartida }) {
  const { escalacao } = dados;
  if (!escalacao) return null;
  const { mandante, visitante, pode } = escalacao;
  const isNamed = mandante?.jogadores.length || visitante?.jogadores.length;
  if (!isNamed && pode.length === 0) return null;
  return (
    <div className={sumula.place}>
      <ForSome part={ESCALACAO} props={{ dados, escalacao }} />
    </div>
  );
}

function Suspensos({ dados }: { dados: DadosDaPartida }) {
  const t = useT();
  const { disciplina, partida } = dados;
  if (disciplina.suspensos.length + disciplina.pendurados.length === 0) return null;
  const sides = [partida.mandante, partida.visitante];
  const timeDe = (uuid: string) => {
    const lado = sides.find(({ participante }) => participante === uuid);
    return lado ? nomeDoLado(lado, dados, t) : null;
  };
  const titulo = t(isOver(partida) ? 'partida.suspensos' : 'partida.nao_joga');
  return (
    <div className={looks.place}>
      <ForSome part={SUSPENSOS} props={{ titulo, disciplina, timeDe }} />
    </div>
  );
}

export default function PaginaDaPartida() {
  useFocusOfGone();
  const dados = useLoaderData() as DadosDaPartida;
  const t = useT();
  const { campeonato, partida } = dados;
  const endereco = useEndereco(campeonato.id);
  const title = titleOf(dados, t);
  const stage = nomeDaEtapa(dados, t);
  const { fase, rodada } = partida;
  const isLive = estaRolando(dados);
  return (
    <article className={styles.page}>
      <Seo
        title={`${title} · ${campeonato.nome}`}
        description={t('partida.descricao', { jogo: `${title}, ${stage}`, nome: campeonato.nome })}
        noindex={campeonato.visibilidade !== 'publico'}
      />
      <nav className={styles.path} aria-label={t('partida.caminho')}>
        <Link to={endereco()}>{campeonato.nome}</Link>
        <Icon name="chevron-right" size={14} />
        <Link to={endereco('jogos', { fase, rodada })}>{stage}</Link>
      </nav>
      <h1 className="visually-hidden">{`${title}, ${stage}`}</h1>
      <Frente dados={dados} />
      <WatchedPage campeonatos={[campeonato]} sobre={[partida.uuid]} />
      <ZoneNote now={dados.now} />
      <div className={styles.columns}>
        <div className={styles.stack}>
          {isLive && <NaHora dados={dados} />}
          <QuandoEComo dados={dados} />
          {!isLive && <NaHora dados={dados} />}
          <Provas dados={dados} />
          <Suspensos dados={dados} />
          <Escalacao dados={dados} />
          <Sumula dados={dados} />
          <Contados dados={dados} />
          <OQueVale dados={dados} />
          <RegistroDoJogo dados={dados}>
            {dados.acordo?.lado && (
              <ForSome part={RECADOS} props={{ dados, acordo: dados.acordo }} />
            )}
          </RegistroDoJogo>
        </div>
        <div className={styles.stack}>
          <Mostrar dados={dados} />
          <Retrospecto dados={dados} />
        </div>
      </div>
    </article>
  );
}
