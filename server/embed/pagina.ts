// A small page for other sites: no framework, no cookies, no session. It tells the page around it how high it is, and
// asks for itself again while somebody looks, so that scores arrive by themselves.
import { hash } from 'node:crypto';
import { escapeMarkup } from '#regras/escudos/escape-markup.ts';
import type { Locale } from '#textos/locale.ts';

type TemaDoEmbed = 'claro' | 'escuro' | 'auto';

export type PaginaDoEmbed = {
  readonly titulo: string;
  readonly corpo: string;
  readonly pe: string;
  readonly endereco: string;
  readonly locale: Locale;
  readonly tema: TemaDoEmbed;
};

const STYLE = `
:root{color-scheme:light dark;--bg:light-dark(#fff,#131720);--tx:light-dark(#151a28,#eff1f5);--t2:light-dark(#474d5c,#babec7);--ln:light-dark(#e1e4ea,#232732)}
:root[data-tema=claro]{color-scheme:light}:root[data-tema=escuro]{color-scheme:dark}
*{box-sizing:border-box}body{margin:0;padding:12px;background:var(--bg);color:var(--tx);font:15px/1.4 system-ui,sans-serif}
h1{margin:0 0 8px;font-size:17px}h2{margin:16px 0 6px;font-size:14px;color:var(--t2)}
table{width:100%;border-collapse:collapse}th,td{padding:7px 6px;border-bottom:1px solid var(--ln);text-align:center;font-variant-numeric:tabular-nums}
thead th{color:var(--t2);font-size:12px;font-weight:600}th[scope=row]{text-align:left;font-weight:600}
svg{width:20px;height:22px;vertical-align:-5px;margin-inline-end:8px}
ul{margin:0;padding:0;list-style:none}li{display:grid;grid-template-columns:1fr auto 1fr;gap:10px;align-items:center;padding:9px 0;border-bottom:1px solid var(--ln)}
li>:first-child{text-align:right}li b{min-width:64px;text-align:center;white-space:nowrap}.w{font-weight:700}.m{color:var(--t2)}
footer{display:flex;justify-content:space-between;gap:12px;margin-top:10px;font-size:13px}a{color:light-dark(#484dd2,#a5aaff)}
.k{display:flex;gap:14px;overflow-x:auto}.k section{min-width:170px}.k section div{margin-bottom:8px;border:1px solid var(--ln);border-radius:8px}.k section p{display:flex;justify-content:space-between;gap:8px;margin:0;padding:6px 8px}
`;

const SCRIPT = `
const tell=()=>parent.postMessage({tabelao:'altura',altura:document.documentElement.offsetHeight},'*');
new ResizeObserver(tell).observe(document.documentElement);tell();
async function again(){if(document.hidden)return;try{const a=await fetch(location.href,{credentials:'omit',cache:'no-store'});if(!a.ok)return;
const d=new DOMParser().parseFromString(await a.text(),'text/html');const n=d.querySelector('main'),o=document.querySelector('main');
if(n&&o&&n.innerHTML!==o.innerHTML)o.replaceWith(n)}catch{}}
setInterval(again,20000);document.addEventListener('visibilitychange',again);
`;

const sha = (text: string) => `'sha256-${hash('sha256', text, 'base64')}'`;

/** Its own policy: any site may show it, and nothing but its own two blocks runs in it. */
export const POLITICA_DO_EMBED = [
  "default-src 'none'",
  `style-src ${sha(STYLE)}`,
  `script-src ${sha(SCRIPT)}`,
  "connect-src 'self'",
  "img-src 'self' data:",
  "base-uri 'none'",
  "form-action 'none'",
  'frame-ancestors *',
].join('; ');

export function escreverPagina(pagina: PaginaDoEmbed): string {
  const { titulo, corpo, pe, endereco, locale, tema } = pagina;
  const title = escapeMarkup(titulo);
  return `<!doctype html><html lang="${locale}" data-tema="${tema}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>${STYLE}</style></head><body><main><h1>${title}</h1>${corpo}</main><footer><a href="${escapeMarkup(endereco)}" target="_blank" rel="noopener">${escapeMarkup(pe)}</a></footer><script>${SCRIPT}</script></body></html>`;
}
