// What is on the air of a championship now, less the delay of the video.
import type { AjustesDaTransmissao, PecaNoAr } from '#contract/campeonato/transmissao.ts';
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
import { type JogoNoAr, momentoDe } from './momento.ts';
import { type NaTela, placarNoAr, tabelaNoAr, tarjaNoAr } from './pecas.ts';
import {
  type LanceNoAr,
  listJogosDaTransmissao,
  listLancadasDepois,
  listLancesAte,
} from './queries.ts';
import { placaresAoVivo, tabelaAoVivo } from './tabela-ao-vivo.ts';

export type NoAr = {
  /** By the clock of the server, so that the minutes run right on any other. */
  readonly agora: number;
  readonly atraso: number;
  readonly canto: AjustesDaTransmissao['canto'];
  readonly cor: string;
  readonly tinta: string;
  /** Markup; null: it is off, or there is nothing to show. */
  readonly pecas: Readonly<Record<PecaNoAr, string | null>>;
};

type Lido = {
  readonly db: Database;
  readonly campeonato: CampeonatoRow;
  readonly lances: readonly LanceNoAr[];
  /** Matches whose result must not be known yet. */
  readonly depois: ReadonlySet<string>;
};

async function lerJogo(
  uuid: string,
  { db, campeonato, lances, depois }: Lido,
): Promise<JogoNoAr | null> {
  const row = await findPartida(db, uuid);
  if (row?.campeonato_id !== campeonato.id || !row.mandante || !row.visitante) return null;
  const partida = apresentarPartida(row, campeonato.fases);
  const own = lances.filter((lance) => lance.partida === uuid);
  return { partida, momento: momentoDe(partida, own, !depois.has(uuid)) };
}

/** The one that was chosen, else the one that began last. */
const escolhidaEm = ({ partida }: AjustesDaTransmissao, lances: readonly LanceNoAr[]) =>
  partida ?? [...placaresAoVivo(lances).keys()].at(-1) ?? null;

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
  const lances = await listLancesAte(db, campeonato.id, ate);
  const depois = new Set(await listLancadasDepois(db, campeonato.id, ate));
  const lido = { db, campeonato, lances, depois };
  const chosen = escolhidaEm(ajustes, lances);
  const atual = chosen ? await lerJogo(chosen, lido) : null;
  const tela = await telaDe(lido, locale);
  const tarja = pecas.includes('tarja') ? await paraATarja(atual, lido) : null;
  const tabela = pecas.includes('tabela') ? await tabelaAoVivo(db, campeonato, lido) : null;
  const { cor, tinta } = paletaDe(campeonato.cores.cores);
  return {
    ...{ agora: now, atraso, canto, cor, tinta },
    pecas: {
      placar: atual && pecas.includes('placar') ? placarNoAr(atual, tela) : null,
      tarja: tarja && tarjaNoAr(tarja, tela),
      tabela: tabela && tabelaNoAr(tabela, atual, tela),
    },
  };
}
