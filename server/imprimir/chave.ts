// A bracket on one sheet: drawn to its own size, and made to fit by the page. A tie stands between those that feed it.
import type { Confronto } from '#contract/chaveamento.ts';
import { escapeMarkup } from '#regras/escudos/escape-markup.ts';
import { nomeDaEtapa } from '#regras/montagem/nome-da-etapa.ts';
import type { NoPapelDaFolha } from './corpo.ts';

const [WIDE, GAP, HIGH, HEAD] = [210, 34, 58, 34];

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

function lado(tie: Confronto, index: 0 | 1, { nomeDe }: NoPapelDaFolha): string {
  const { participante } = tie.lados[index];
  const won = tie.vencedor !== null && tie.vencedor === participante;
  const name = escapeMarkup([...nomeDe(participante)].slice(0, 24).join(''));
  const weight = won ? ' font-weight="700"' : '';
  const isPlayed = tie.partidas.some(({ placar, wo_de }) => placar || wo_de);
  const y = index === 0 ? 19 : 44;
  return `<text x="8" y="${y}"${weight}>${name}</text><text x="${WIDE - 8}" y="${y}" text-anchor="end"${weight}>${isPlayed ? (tie.agregado?.[index] ?? '') : ''}</text>`;
}

function secao(ties: readonly Confronto[], no: NoPapelDaFolha): { svg: string; rows: number } {
  const etapas = [...new Set(ties.map(({ etapa }) => etapa))];
  const rows = linhasDe(ties);
  const at = (tie: Confronto) => ({
    x: etapas.indexOf(tie.etapa) * (WIDE + GAP),
    y: HEAD + (rows.get(tie.id) ?? 0) * (HIGH + 8),
  });
  const known = new Map(ties.map((tie) => [tie.id, tie]));
  const count = 1 + Math.max(0, ...rows.values());
  const heads = etapas.map(
    (etapa, index) =>
      `<text x="${index * (WIDE + GAP)}" y="20" font-weight="700">${escapeMarkup(nomeDaEtapa(etapa, no.t))}</text>`,
  );
  const boxes = ties.map((tie) => {
    const { x, y } = at(tie);
    return `<g transform="translate(${x} ${y})"><rect width="${WIDE}" height="${HIGH - 8}" rx="4" fill="#fff" stroke="#000"/><path d="M0 25H${WIDE}" stroke="#999"/>${lado(tie, 0, no)}${lado(tie, 1, no)}</g>`;
  });
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
  const height = HEAD + count * (HIGH + 8);
  const svg = `<svg class="k" viewBox="-1 0 ${width} ${height}" font-family="system-ui,sans-serif" font-size="15"><path d="${lines.join('')}" fill="none" stroke="#666"/>${heads.join('')}${boxes.join('')}</svg>`;
  return { svg, rows: count };
}

/** That of the losers has a sheet of its own. */
export function chaveNoPapel(confrontos: readonly Confronto[], no: NoPapelDaFolha) {
  const [main, second] = [false, true].map((isSecond) =>
    confrontos.filter(({ chave }) => (chave === 'repescagem') === isSecond),
  );
  const drawn = [main, second].flatMap((ties) => (ties?.length ? [secao(ties, no)] : []));
  return {
    corpo: drawn.map(({ svg }) => svg).join(''),
    deitada: drawn.every(({ rows }) => rows <= MOST_LYING),
  };
}
