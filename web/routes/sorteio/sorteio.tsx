import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import type { Sorteio } from '#contract/sorteio.ts';
import { makeApi } from '#web/api/api.ts';
import { useEndereco } from '#web/campeonato/endereco.ts';
import { nomeDe } from '#web/campeonato/lado.ts';
import { LinkDoParticipante } from '#web/campeonato/link-do-participante.tsx';
import { ButtonLink } from '#web/components/elements/button.tsx';
import { Chip } from '#web/components/elements/chip.tsx';
import { Link } from '#web/components/elements/link.tsx';
import { Vazio } from '#web/components/layout/vazio.tsx';
import { shortDateTime } from '#web/dates/short-date.ts';
import { WatchedPage } from '#web/realtime/watched-page.tsx';
import { Seo } from '#web/screen/seo.tsx';
import { visitorContext } from '#web/session/visitor.ts';
import { useT, useTexts } from '#web/texts/texts.tsx';
import { Anunciado } from './anunciado.tsx';
import { useAoVivo, useLookingAgain } from './ao-vivo.ts';
import { Auditoria } from './auditoria.tsx';
import { carregarSorteio, type DadosDoSorteio } from './carregar.ts';
import { useCerimonia } from './cerimonia.ts';
import { ComecarJa } from './comecar-ja.tsx';
import { useConduzir } from './conduzir.ts';
import { type BolaSorteada, destinoCurto, nomeDoPote } from './destino.ts';
import { Palco } from './palco.tsx';
import type { MomentoDaCerimonia } from './ritmo.ts';
import styles from './sorteio.module.css';
import topo from './topo.module.css';
import { Topo } from './topo.tsx';

export function loader(args: LoaderFunctionArgs) {
  const api = makeApi(args.context.get(visitorContext).fetch, (error) => {
    if (error.status === 404 || error.status === 401) throw redirect('/campeonato/404');
    throw error;
  });
  return carregarSorteio(api, args);
}

function Log({ dados, bolas }: { dados: DadosDoSorteio; bolas: readonly BolaSorteada[] }) {
  const t = useT();
  const hasPots = new Set(bolas.map(({ pote }) => pote)).size > 1;
  return (
    <ol className={styles.log}>
      {bolas.map((bola) => (
        <li key={bola.participante}>
          <span>
            <LinkDoParticipante id={dados.id} uuid={bola.participante}>
              {nomeDe(dados.gente, bola.participante)}
            </LinkDoParticipante>
          </span>
          {hasPots && bola.pote && <small>{nomeDoPote(dados, bola.pote, t)}</small>}
          <Chip>{destinoCurto(dados, bola, t)}</Chip>
        </li>
      ))}
    </ol>
  );
}

/** Placed by hand or by an order: nothing was left to chance, so there is nothing to watch or to check. */
const isPlaced = ({ metodo }: Sorteio) => metodo === 'manual' || metodo === 'ranking';

function Placed({ dados, sorteio, bolas }: PlacedProps) {
  const t = useT();
  return (
    <>
      <Topo dados={dados}>
        <ComecarJa dados={dados} />
      </Topo>
      <section className={styles.card}>
        <h2>{t(`sorteio.posto.${isByRanking(sorteio) ? 'ranking' : 'manual'}`)}</h2>
        <p>{t('sorteio.posto.sem_acaso')}</p>
        <Log dados={dados} bolas={bolas} />
      </section>
    </>
  );
}

type PlacedProps = { dados: DadosDoSorteio; sorteio: Sorteio; bolas: readonly BolaSorteada[] };

const isByRanking = ({ metodo }: Sorteio) => metodo === 'ranking';

function Others({ dados }: { dados: DadosDoSorteio }) {
  const texts = useTexts();
  const { t } = texts;
  const { outros, id, now } = dados;
  const endereco = useEndereco(id);
  if (outros.length === 0) return null;
  return (
    <section className={styles.card}>
      <h2>{t('sorteio.outros', { n: outros.length })}</h2>
      <ul className={styles.others}>
        {outros.map(({ uuid, metodo, realizado_em }) => (
          <li key={uuid}>
            <Link to={endereco('sorteio', { sorteio: uuid })}>
              {t(`sorteio.metodo.${metodo}`)}, {shortDateTime(realizado_em, texts, now)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

const LIVE_MS = 2_000;

type AoVivo = ReturnType<typeof useAoVivo>;
type CeremonyProps = {
  aoVivo: AoVivo;
  bolas: readonly BolaSorteada[];
  momento: MomentoDaCerimonia;
};

function Ceremony({ aoVivo, bolas, momento }: CeremonyProps) {
  const t = useT();
  const { dados } = aoVivo;
  const { momento: current, conduzir } = useConduzir(aoVivo, momento);
  const isUntouched = momento.em === dados.sorteio?.realizado_em;
  const ao = { bolas: bolas.length, momento: current, now: dados.now, isUntouched };
  const cerimonia = useCerimonia(ao, conduzir);
  useLookingAgain(aoVivo.olhar, cerimonia.isLive, LIVE_MS);
  return (
    <>
      <Palco
        dados={dados}
        bolas={bolas}
        cerimonia={cerimonia}
        conducts={conduzir !== undefined}
        topo={
          <Topo dados={dados}>
            {cerimonia.isLive ? (
              <span className={topo.live}>{t('sorteio.no_ar')}</span>
            ) : (
              <ComecarJa dados={dados} />
            )}
          </Topo>
        }
      />
      <section className={styles.card}>
        <h2>{t('sorteio.bola_a_bola')}</h2>
        <div className={styles.live}>
          <Log dados={dados} bolas={bolas.slice(0, cerimonia.fora)} />
        </div>
        {cerimonia.fora < bolas.length && (
          <noscript>
            <Log dados={dados} bolas={bolas} />
          </noscript>
        )}
      </section>
    </>
  );
}

const WAIT_MS = 3_000;

/** Not even announced: the page looks again by itself. */
function NotYet({ aoVivo: { dados, olhar } }: { aoVivo: AoVivo }) {
  const t = useT();
  useLookingAgain(olhar, true, WAIT_MS);
  const endereco = useEndereco(dados.id);
  return (
    <>
      <Topo dados={dados} />
      <Vazio titulo={t('sorteio.nao_marcado')} texto={t('sorteio.nao_marcado_texto')}>
        {dados.podeSortear && (
          <ButtonLink variant="primary" to={endereco('gerenciar/sorteio')}>
            {t('sorteio.ir_sortear')}
          </ButtonLink>
        )}
      </Vazio>
    </>
  );
}

/** Announced, ball by ball, or set without chance: one page from the first to the last. */
function Held({ aoVivo }: { aoVivo: AoVivo }) {
  const { sorteio } = aoVivo.dados;
  if (!sorteio) return <NotYet aoVivo={aoVivo} />;
  const { uuid, bolas, cerimonia } = sorteio;
  if (bolas && isPlaced(sorteio)) {
    return <Placed dados={aoVivo.dados} sorteio={sorteio} bolas={bolas} />;
  }
  if (!bolas || !cerimonia) return <Anunciado key={uuid} aoVivo={aoVivo} uuid={uuid} />;
  return <Ceremony key={uuid} aoVivo={aoVivo} bolas={bolas} momento={cerimonia} />;
}

export default function SorteioPage() {
  const t = useT();
  const aoVivo = useAoVivo(useLoaderData<typeof loader>() as DadosDoSorteio);
  const { dados } = aoVivo;
  const { sorteio, nome } = dados;
  return (
    <div className={styles.page}>
      <Seo
        title={`${t('sorteio.titulo')} · ${nome}`}
        description={t('sorteio.descricao', { nome })}
        noindex={dados.visibilidade !== 'publico'}
      />
      <Held aoVivo={aoVivo} />
      {sorteio?.superado && (
        <section className={styles.card}>
          <p role="note">{t('sorteio.desempate.superado')}</p>
        </section>
      )}
      <WatchedPage
        campeonatos={[dados.campeonato]}
        sobre={sorteio ? [sorteio.uuid] : undefined}
        load={aoVivo.olhar}
      />
      {sorteio && !isPlaced(sorteio) && (
        <Auditoria
          key={`${sorteio.uuid} audit`}
          sorteio={sorteio}
          gente={dados.gente}
          now={dados.now}
        />
      )}
      <Others dados={dados} />
    </div>
  );
}
