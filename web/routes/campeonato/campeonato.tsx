// The frame of a championship: its header, its tabs and who it is. It is loaded once for all tabs.
import type { CSSProperties } from 'react';
import {
  type LoaderFunctionArgs,
  Outlet,
  type ShouldRevalidateFunctionArgs,
  useLocation,
} from 'react-router';
import { conviteEm, ondeEsta } from '#web/campeonato/endereco.ts';
import { ZoneNote } from '#web/components/match/zone-note.tsx';
import { useLastSeen } from '#web/offline/last-seen.ts';
import { WatchedPage } from '#web/realtime/watched-page.tsx';
import { Seo } from '#web/screen/seo.tsx';
import { ForSome, onlyForSome } from '#web/start/only-for-some.tsx';
import { useT } from '#web/texts/texts.tsx';
import { abasDe } from './abas-do-campeonato.ts';
import { Abas } from './cabecalho/abas.tsx';
import { Cabecalho } from './cabecalho/cabecalho.tsx';
import { toNewAddress } from './enderecos-antigos.ts';
import { Door } from './inscricao/porta.tsx';
import { QuemAssume } from './inscricao/quem-assume.tsx';
import { organizacaoDe } from './organizacao.server.ts';
import { type DadosDaMoldura, useQuadro } from './pagina.ts';
import { campeonatoDe, mostrado, nomeDoLink, pedidoDe, portaDe } from './pedido.ts';
import { visaoDe } from './visao-geral/carregar.ts';

/** Of all its tabs, of invitations, and of addresses from before the tabs had their own. */
export const handle = {
  parameters: [
    ...['convite', 'assumir', 'aba', 'parte'],
    ...['fase', 'rodada', 'time', 'por', 'data', 'ate', 'mando', 'porque', 'versao'],
    ...['todos', 'status', 'depois'],
    'cenario',
  ],
};

export const middleware = [toNewAddress];

/** The first view has the championship in its answer, which is asked for once. */
export async function loader(args: LoaderFunctionArgs) {
  const door = await portaDe(args);
  if (door) return door;
  const pedido = pedidoDe(args);
  const isFirstView = ondeEsta(args.url.pathname).aba === 'visao';
  const campeonato = isFirstView ? (await visaoDe(pedido)).campeonato : await campeonatoDe(pedido);
  const shown = mostrado(campeonato);
  const organizacao = await organizacaoDe(args, pedido, shown);
  const assume = await nomeDoLink(pedido);
  return { campeonato: shown, organizacao, assume, now: Date.now() };
}

const invitation = ({ searchParams }: URL) => JSON.stringify(conviteEm(searchParams));

/** Scores of a round are saved row by row, without loading the page again, until one leaves the round. */
const leavesScores = ({ currentUrl }: ShouldRevalidateFunctionArgs) =>
  ondeEsta(currentUrl.pathname).parte === 'placares';

/** Another tab is no other championship; by another invitation one may see more of it. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  const { currentUrl, nextUrl, currentParams, nextParams, defaultShouldRevalidate } = args;
  const isMove = currentUrl.pathname + currentUrl.search !== nextUrl.pathname + nextUrl.search;
  const isSame =
    currentParams.id === nextParams.id && invitation(currentUrl) === invitation(nextUrl);
  return !(isMove && isSame && !leavesScores(args)) && defaultShouldRevalidate;
}

/** The calendar says itself in whose time it is kept. */
const WITH_TIMES: ReadonlySet<string> = new Set(['visao', 'jogos', 'chaveamento']);

/** For who organises it, on a phone. */
const BARRA = onlyForSome('barra', async () => (await import('./cabecalho/barra.tsx')).Barra);

/** Who enters scores one after the other, or writes, is not disturbed. */
const isFollowed = ({ aba, parte }: ReturnType<typeof ondeEsta>) =>
  aba !== 'gerenciar' || parte === 'painel';

function Inside({ campeonato, now, organizacao, assume }: DadosDaMoldura) {
  const t = useT();
  useLastSeen(campeonato);
  const place = ondeEsta(useLocation().pathname);
  const { aba, parte } = place;
  const isManaging = aba === 'gerenciar';
  const descricao = t('campeonato.descricao', {
    nome: campeonato.nome,
    formato: t(`opcoes.formato.${campeonato.formato}`),
    modalidade: t(`opcoes.modalidade.${campeonato.modalidade}`),
  });
  const where = t(isManaging ? `organizacao.parte.${parte}` : `campeonato.aba.${aba}`);
  return (
    <div style={campeonato.estilo as CSSProperties} data-capa={campeonato.estilo?.['--capa'] && ''}>
      <Seo
        title={`${campeonato.nome} · ${where}`}
        description={descricao}
        noindex={campeonato.visibilidade !== 'publico' || isManaging}
      />
      <Cabecalho
        campeonato={campeonato}
        now={now}
        organizacao={organizacao}
        fit={parte === 'placares' ? 'line' : aba === 'visao' ? 'facts' : 'small'}
        isManaging={isManaging}
        hasSteps={isManaging && parte === 'painel'}
      >
        <Abas
          abas={abasDe(campeonato)}
          atual={aba}
          id={campeonato.id}
          contas={organizacao?.contas}
        />
      </Cabecalho>
      <QuemAssume nome={assume} isIn={campeonato.minha_inscricao !== null} />
      {WITH_TIMES.has(aba) && <ZoneNote now={now} hasRoom />}
      <Outlet />
      {isFollowed(place) && (
        <WatchedPage
          key={String(aba === 'simulador')}
          campeonatos={[campeonato]}
          sobre={aba === 'visao' || aba === 'jogos' ? 'tudo' : undefined}
          isOwn={aba === 'simulador'}
        />
      )}
      {organizacao && !isManaging && <ForSome part={BARRA} props={{ campeonato, organizacao }} />}
    </div>
  );
}

export default function CampeonatoPage() {
  const loaded = useQuadro();
  return 'door' in loaded ? <Door {...loaded.door} /> : <Inside {...loaded} />;
}
