// What is on the air of a championship now, less the delay of the video.
import type { AjustesDaTransmissao, PecaNoAr } from '#contract/campeonato/transmissao.ts';
import type { Resultado } from '#regras/montagem/resultado.ts';
import { paletaDe } from '#server/arte/paleta.ts';
import type { CampeonatoRow } from '#server/campeonatos/queries.ts';
import { apresentarPartida } from '#server/competicao/apresentar-partida.ts';
import { findPartida } from '#server/competicao/queries.ts';
import { agora } from '#server/database/agora.ts';
import type { Database } from '#server/database/database.ts';
import { texts } from '#server/http/locale.ts';
import { etapasDe } from '#server/jogos/listar-partidas.ts';
import { listIdentidades } from '#server/participantes/queries.ts';
import type { Locale } from '#textos/locale.ts';
import { autoresDe } from './autores.ts';
import { type JogoNoAr, momentoDe } from './momento.ts';
import { patrocinioNoAr } from './patrocinio.ts';
import { type NaTela, placarNoAr, tabelaNoAr, tarjaNoAr } from './pecas.ts';
import {
  type LanceNoAr,
  listJogosDaTransmissao,
  listLancesAte,
  listResultadosDe,
} from './queries.ts';
import { placaresAoVivo, tabelaAoVivo } from './tabela-ao-vivo.ts';

const DO_PRODUTO = { cor: '#565df0', tinta: '#ffffff' };

export type NoAr = {
  /** By the clock of the server, so that the minutes run right on any other. */
  readonly agora: number;
  readonly atraso: number;
  readonly canto: AjustesDaTransmissao['canto'];
  readonly cor: string;
  readonly tinta: string;
  readonly animar: boolean;
  /** Markup; null: it is off, or there is nothing to show. */
  readonly pecas: Readonly<Record<PecaNoAr, string | null>>;
};

type Lido = {
  readonly db: Database;
  readonly campeonato: CampeonatoRow;
  readonly lances: readonly LanceNoAr[];
  /** Results as they were then, of matches that have another one since. */
  readonly depois: ReadonlyMap<string, Resultado | null>;
};

async function lerJogo(
  uuid: string,
  { db, campeonato, lances, depois }: Lido,
): Promise<JogoNoAr | null> {
  const found = await findPartida(db, uuid);
  if (found?.campeonato_id !== campeonato.id || !found.mandante || !found.visitante) return null;
  const then = depois.get(uuid);
  const row = then === undefined ? found : { ...found, decisao: null, resultado: then };
  const partida = apresentarPartida(row, campeonato.fases);
  const own = lances.filter((lance) => lance.partida === uuid);
  const autores = await autoresDe(db, { partida: row, lances: own });
  return { partida, momento: momentoDe(partida, own), autores };
}

/** Its match had no result then. */
const isEmJogo = ({ partida, aberta }: LanceNoAr, depois: Lido['depois']) => {
  const then = depois.get(partida);
  return then === undefined ? aberta : then === null;
};

/** The one that was chosen, else the one that began last. */
const escolhidaEm = ({ partida }: AjustesDaTransmissao, vivos: readonly LanceNoAr[]) =>
  partida ?? [...placaresAoVivo(vivos).keys()].at(-1) ?? null;

/** Of this match before it begins; then of the next one, where there is one. */
async function paraATarja(atual: JogoNoAr | null, lido: Lido): Promise<JogoNoAr | null> {
  if (atual?.momento.tempo === 'antes') return atual;
  const jogos = await listJogosDaTransmissao(lido.db, lido.campeonato.id, null);
  const next = jogos.find(({ uuid, ao_vivo }) => !ao_vivo && uuid !== atual?.partida.uuid);
  return next ? lerJogo(next.uuid, lido) : atual;
}

async function telaDe({ db, campeonato }: Lido, locale: Locale): Promise<NaTela> {
  const rows = await listIdentidades(db, campeonato.id);
  const etapaOf = await etapasDe(db, campeonato);
  return {
    ...{ t: texts[locale], locale, nome: campeonato.nome, etapaOf },
    gente: new Map(rows.map((one) => [one.uuid, one])),
  };
}

export async function noAr(
  db: Database,
  campeonato: CampeonatoRow,
  ajustes: AjustesDaTransmissao,
  locale: Locale,
): Promise<NoAr> {
  const { atraso, canto, pecas } = ajustes;
  const now = (await agora(db)).getTime();
  const ate = new Date(now - atraso * 1_000);
  const depois = await listResultadosDe(db, campeonato.id, ate);
  const tambem = [...depois.keys(), ...(ajustes.partida ? [ajustes.partida] : [])];
  const lances = await listLancesAte(db, campeonato.id, { ate, tambem });
  const vivos = lances.filter((one) => isEmJogo(one, depois));
  const lido = { db, campeonato, lances, depois };
  const chosen = escolhidaEm(ajustes, vivos);
  const atual = chosen ? await lerJogo(chosen, lido) : null;
  const tela = await telaDe(lido, locale);
  const tarja = pecas.includes('tarja') ? await paraATarja(atual, lido) : null;
  const tabela = pecas.includes('tabela')
    ? await tabelaAoVivo(db, campeonato, { lances: vivos, depois })
    : null;
  const { cor, tinta } = ajustes.cores ? paletaDe(campeonato.cores.cores) : DO_PRODUTO;
  const sponsors = campeonato.aparencia?.patrocinadores ?? [];
  return {
    ...{ agora: now, atraso, canto, cor, tinta, animar: ajustes.animar },
    pecas: {
      placar: atual && pecas.includes('placar') ? placarNoAr(atual, tela) : null,
      tarja: tarja && tarjaNoAr(tarja, tela),
      tabela: tabela && tabelaNoAr(tabela, atual, tela),
      patrocinio: pecas.includes('patrocinio') ? patrocinioNoAr(sponsors, tela) : null,
    },
  };
}
