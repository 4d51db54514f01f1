// Sheets of paper: plain pages, black on white, that a browser prints or keeps as PDF. A4, nothing but what belongs on it.
import { hash } from 'node:crypto';
import { escapeMarkup } from '#regras/escudos/escape-markup.ts';
import type { Locale } from '#textos/locale.ts';
import { SCRIPT_DA_MESA } from './oferta-da-mesa.ts';

export type FolhaDePapel = {
  readonly titulo: string;
  readonly sobre: string;
  readonly corpo: string;
  /** Where it is to be found, for who holds the paper. */
  readonly endereco: string;
  readonly botao: string;
  readonly locale: Locale;
  readonly deitada?: boolean;
  /** Who pays for it, ready to be set into the page. */
  readonly patrocinio?: string;
  /** Offers the code of a score link; on the screen alone. */
  readonly mesa?: string | undefined;
  /** Sheets with a head of their own, each on its page. */
  readonly varias?: boolean;
};

const STYLE = `
*{box-sizing:border-box}body{margin:0 auto;padding:10mm;max-width:210mm;background:#fff;color:#000;font:10pt/1.35 system-ui,sans-serif}
body.l{max-width:297mm}header{display:flex;justify-content:space-between;align-items:end;gap:8mm;margin-bottom:4mm;padding-bottom:2mm;border-bottom:1.5pt solid #000}
h1{margin:0;font-size:16pt;line-height:1.15}h2{margin:4mm 0 1.5mm;font-size:11pt;break-after:avoid}header p{margin:0;font-size:9pt}
table{width:100%;border-collapse:collapse;font-variant-numeric:tabular-nums}thead{display:table-header-group}tr{break-inside:avoid}
th,td{padding:1.1mm 1.6mm;border-bottom:.5pt solid #999;text-align:center}th[scope=row],th.n,td.n{text-align:left}th.r,td.r{text-align:right}thead th{border-bottom:1pt solid #000;font-size:8pt}
td.b{font-weight:700}i{display:inline-block;min-width:8mm;height:6mm;border:.75pt solid #000;font-style:normal;text-align:center;vertical-align:middle;line-height:5.6mm}
.two{display:grid;grid-template-columns:1fr 1fr;gap:6mm}.two table{font-size:9pt}.g{columns:2;column-gap:8mm}.g section{break-inside:avoid}
svg.k{display:block;width:100%;max-height:222mm}body.l svg.k{max-height:148mm}.k{break-inside:avoid;break-after:page}.k:last-of-type{break-after:auto}
.top{display:grid;grid-template-columns:minmax(0,1fr) auto minmax(0,1fr);overflow-wrap:anywhere;gap:4mm;align-items:center;margin:3mm 0;font-size:15pt;font-weight:700}.top>:last-child{text-align:right}.top>:nth-child(2){white-space:nowrap}.top i{min-width:13mm;height:13mm;line-height:13mm;font-size:16pt}
.f{display:grid;grid-template-columns:1fr 30mm;gap:6mm;margin-top:4mm}.f p{margin:0 0 5mm;border-bottom:.5pt solid #000;font-size:9pt}.q{text-align:center;font-size:7.5pt;line-height:1.2}.q svg{display:block;width:30mm;height:30mm;margin-bottom:1mm}
button,select{padding:8px 16px;font:inherit}[hidden]{display:none}small{font-size:7pt}
.two section{min-width:0}.two table{table-layout:fixed}.two tr>:first-child{width:10mm}.two tr>:nth-child(3){width:15mm}.two tr>:nth-child(n+4){width:10mm}.two td:nth-child(n+3){border-left:.5pt solid #999}
.d1 td{padding-block:.5mm}.d1 table{font-size:8.5pt;line-height:1.25}.d2 td{padding-block:.25mm}.d2 table{font-size:7.5pt;line-height:1.2}.d3 td{padding-block:0}.d3 table{font-size:6pt;line-height:1.1}
.m{margin:0 0 5mm;padding:4mm;border:1pt solid #767676;border-radius:2mm}.m p{margin:0}.m p:empty{display:none}.m div{display:flex;flex-wrap:wrap;align-items:center;gap:2mm 4mm;margin-top:3mm}.m [role=status]{margin-top:3mm;font-weight:700}
.s+.s{break-before:page;margin-top:14mm}.h{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 8mm;padding-bottom:2mm;border-bottom:1.5pt solid #000}.h b{font-size:14pt}.s footer{margin-top:2mm}
.p{display:flex;flex-wrap:wrap;align-items:center;gap:2mm 6mm;margin:5mm 0 0;font-size:9pt}.p span{display:inline-flex;align-items:center;gap:2mm;font-weight:700}.p img{max-width:30mm;height:10mm;object-fit:contain}footer{margin-top:4mm;font-size:8pt}
@page{size:A4 portrait;margin:10mm}@page wide{size:A4 landscape;margin:10mm}body.l{page:wide}@media screen and (max-width:600px){body{padding:5mm}.two,.f{grid-template-columns:1fr}.top{font-size:11pt}.top i{min-width:10mm}}@media print{body{padding:0;max-width:none}button,.m,.v>header,.v>footer{display:none}.s+.s{margin-top:0}}
`;

const SCRIPT = `document.querySelector('button').addEventListener('click',()=>print());`;

const sha = (text: string) => `'sha256-${hash('sha256', text, 'base64')}'`;

/** Only a sheet that offers a score link asks anything. */
export const politicaDaFolha = ({ mesa }: Pick<FolhaDePapel, 'mesa'>): string =>
  [
    "default-src 'none'",
    "img-src 'self'",
    `style-src ${sha(STYLE)}`,
    `script-src ${[SCRIPT, ...(mesa ? [SCRIPT_DA_MESA] : [])].map(sha).join(' ')}`,
    ...(mesa ? ["connect-src 'self'"] : []),
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

export function escreverFolha(folha: FolhaDePapel): string {
  const { titulo, sobre, corpo, endereco, botao, locale, patrocinio = '', mesa = '' } = folha;
  const title = escapeMarkup(titulo);
  const look = [folha.deitada && 'l', folha.varias && 'v'].filter(Boolean).join(' ');
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>${STYLE}</style></head><body class="${look}"><header><div><h1>${title}</h1><p>${escapeMarkup(sobre)}</p></div><button type="button">${escapeMarkup(botao)}</button></header>${mesa}<main>${corpo}</main>${patrocinio}<footer>${escapeMarkup(endereco)}</footer><script>${SCRIPT}</script>${mesa && `<script>${SCRIPT_DA_MESA}</script>`}</body></html>`;
}
