// A bracket on one sheet: drawn to its own size, and made to fit by the page. A tie stands between those that feed it;
// the match for the third place feeds nothing, and stands below them.
import type { Confronto } from '#contract/chaveamento.ts';
import { escapeMarkup } from '#regras/escudos/escape-markup.ts';
import { nomeDaEtapa } from '#regras/montagem/nome-da-etapa.ts';
import { cortado, medir } from '#server/arte/letras.ts';
import type { NoPapelDaFolha } from './corpo.ts';

const [WIDE, GAP, HIGH, HEAD] = [210, 34, 58, 34];
const [SIZE, EDGE] = [15, 8];
/** Letters of the reader's own device are at most so much wider than those that are measured here. */
const WIDER = 1.2;
/** A name that is longer is pressed together so far, and then cut. */
const TIGHT = 1.4;

/** More rows than this, and an upright sheet has more room for them. */
const MOST_LYING = 16;

/** The row of every tie, from the top. */
export function linhasDe(ties: readonly Confronto[]): ReadonlyMap<string, number> {
  const own = new Map(ties.map((tie) => [tie.id, tie]));
  const feeds = new Set(ties.flatMap(({ alimentado_por }) => alimentado_por));
  const isFed = feeds.size > 0;
  const rows = new Map<string, number>();
  const counts = new Map<string, number>();
  let leaves = 0;
  const place = (tie: Confronto): number => {
    const known = rows.get(tie.id);
    if (known !== undefined) return known;
    const below = tie.alimentado_por.flatMap((id) => own.get(id) ?? []).map(place);
    const row = below.length > 0 ? below.reduce((sum, at) => sum + at, 0) / below.length : leaves++;
    rows.set(tie.id, row);
    return row;
  };
  for (const tie of ties) {
    if (!isFed) {
      const at = counts.get(tie.etapa) ?? 0;
      counts.set(tie.etapa, at + 1);
      rows.set(tie.id, at);
    } else if (!feeds.has(tie.id)) place(tie);
  }
  return rows;
}

/** What a side of a tie has to show for itself: goals of all legs, and of the shoot-out in brackets. */
export function golsNoPapel(tie: Confronto, index: 0 | 1): string {
  const isPlayed = tie.partidas.some(({ placar, wo_de }) => placar || wo_de);
  if (!isPlayed) return '';
  if (tie.wo_duplo) return '–';
  const goals = tie.agregado?.[index];
  const last = tie.partidas.at(-1);
  const shootout = last?.placar?.penaltis;
  if (goals === undefined) return '';
  const isTurned = last?.mandante.participante !== tie.lados[0].participante;
  const own = shootout?.[isTurned ? ((1 - index) as 0 | 1) : index];
  return own === undefined ? String(goals) : `${goals} (${own})`;
}

/** A second final that nobody needs is not there. */
export const confrontosNoPapel = (confrontos: readonly Confronto[]): Confronto[] =>
  confrontos.filter(({ situacao }) => situacao !== 'desnecessario');

export const ehPeloTerceiro = ({ chave }: Confronto): boolean => chave === 'terceiro_lugar';

function lado(tie: Confronto, index: 0 | 1, { nomeDe }: NoPapelDaFolha): string {
  const { participante } = tie.lados[index];
  const won = tie.vencedor !== null && tie.vencedor === participante;
  const goals = golsNoPapel(tie, index);
  const weight = won ? ' font-weight="700"' : '';
  const y = index === 0 ? 19 : 44;
  const room = Math.round(WIDE - 3 * EDGE - medir(goals, 'texto', SIZE) * WIDER);
  const name = cortado(nomeDe(participante), 'texto', SIZE, (room * TIGHT) / WIDER);
  const isLong = medir(name, 'texto', SIZE) * WIDER > room;
  const fit = isLong ? ` textLength="${room}" lengthAdjust="spacingAndGlyphs"` : '';
  return `<text x="${EDGE}" y="${y}"${weight}${fit}>${escapeMarkup(name)}</text><text x="${WIDE - EDGE}" y="${y}" text-anchor="end"${weight}>${goals}</text>`;
}

function caixa(tie: Confronto, { x, y }: { x: number; y: number }, no: NoPapelDaFolha): string {
  return `<g transform="translate(${x} ${y})"><rect width="${WIDE}" height="${HIGH - 8}" rx="4" fill="#fff" stroke="#000"/><path d="M0 25H${WIDE}" stroke="#999"/>${lado(tie, 0, no)}${lado(tie, 1, no)}</g>`;
}

const titulo = (etapa: string, { x, y }: { x: number; y: number }, { t }: NoPapelDaFolha) =>
  `<text x="${x}" y="${y}" font-weight="700">${escapeMarkup(nomeDaEtapa(etapa, t))}</text>`;

function secao(all: readonly Confronto[], no: NoPapelDaFolha): { svg: string; rows: number } {
  const third = all.find(ehPeloTerceiro);
  const ties = all.filter((tie) => tie !== third);
  const etapas = [...new Set(ties.map(({ etapa }) => etapa))];
  const rows = linhasDe(ties);
  const at = (tie: Confronto) => ({
    x: etapas.indexOf(tie.etapa) * (WIDE + GAP),
    y: HEAD + (rows.get(tie.id) ?? 0) * (HIGH + 8),
  });
  const known = new Map(ties.map((tie) => [tie.id, tie]));
  const count = 1 + Math.max(0, ...rows.values());
  const heads = etapas.map((etapa, index) => titulo(etapa, { x: index * (WIDE + GAP), y: 20 }, no));
  const boxes = ties.map((tie) => caixa(tie, at(tie), no));
  const lines = ties.flatMap((tie) =>
    tie.alimentado_por.flatMap((id) => {
      const from = known.get(id);
      if (!from) return [];
      const [a, b] = [at(from), at(tie)];
      const middle = b.x - GAP / 2;
      return [`M${a.x + WIDE} ${a.y + 25}H${middle}V${b.y + 25}H${b.x}`];
    }),
  );
  const width = etapas.length * (WIDE + GAP) - GAP + 2;
  const below = HEAD + count * (HIGH + 8);
  const last = (etapas.length - 1) * (WIDE + GAP);
  if (third) {
    heads.push(titulo(third.etapa, { x: last, y: below + 20 }, no));
    boxes.push(caixa(third, { x: last, y: below + HEAD }, no));
  }
  const height = third ? below + HEAD + HIGH + 8 : below;
  const svg = `<svg class="k" viewBox="-1 0 ${width} ${height}" font-family="system-ui,sans-serif" font-size="${SIZE}"><path d="${lines.join('')}" fill="none" stroke="#666"/>${heads.join('')}${boxes.join('')}</svg>`;
  return { svg, rows: count };
}

/** That of the losers has a sheet of its own. */
export function chaveNoPapel(confrontos: readonly Confronto[], no: NoPapelDaFolha) {
  const [main, second] = [false, true].map((isSecond) =>
    confrontosNoPapel(confrontos).filter(({ chave }) => (chave === 'repescagem') === isSecond),
  );
  const drawn = [main, second].flatMap((ties) => (ties?.length ? [secao(ties, no)] : []));
  return {
    corpo: drawn.map(({ svg }) => svg).join(''),
    deitada: drawn.every(({ rows }) => rows <= MOST_LYING),
  };
}
