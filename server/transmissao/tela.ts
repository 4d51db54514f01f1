// The page that OBS lays over a video: 1920 × 1080, transparent, measured in hundredths of its width. No framework, no
// cookie. It asks how things stand when the product says that something is new, when the delay of the video has passed
// since, and now and then in any case.
import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { PublicRealtime } from '#contract/realtime/eventos.ts';
import { escapeMarkup } from '#regras/escudos/escape-markup.ts';
import type { Locale } from '#textos/locale.ts';

const face = (name: string) =>
  readFileSync(new URL(`../arte/fontes/${name}.ttf`, import.meta.url)).toString('base64');

const STYLE = `
@font-face{font-family:A;src:url(data:font/ttf;base64,${face('archivo-condensed')})}
@font-face{font-family:F;src:url(data:font/ttf;base64,${face('figtree')})}
*{box-sizing:border-box;margin:0;padding:0}html,body{background:transparent;overflow:hidden;color-scheme:light}
body{position:relative;width:100vw;height:56.25vw;font-family:A,sans-serif;color:#fff;font-variant-numeric:tabular-nums;line-height:1}
h1{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}section{position:absolute}section:empty{display:none}
i,em,b,h1,h2{font-style:normal;font-weight:400}svg{flex:none;display:block}
#placar{display:grid;grid-template-columns:auto auto auto auto;font-size:2.4vw}
#placar>div{position:relative;display:flex;align-items:center;height:4.1vw}
#placar .t{gap:.7vw;padding:0 1.2vw;background:var(--cor);color:var(--tinta);border-radius:.6vw 0 0 0;white-space:nowrap}#placar .t small{font-size:1.5vw}
#placar .l{gap:.75vw;padding:0 1.1vw .5vw;background:#0d1220}#placar .l svg{width:2.3vw;height:2.5vw}
#placar .l i{position:absolute;left:0;right:0;bottom:.22vw;height:.42vw}#placar .l i+i{bottom:0;height:.22vw}
#placar .g{background:#fff;color:#0d1220;font-size:3vw}#placar .g b{min-width:3.6vw;padding:0 .6vw;text-align:center}#placar .g b+b{box-shadow:-.12vw 0 0 #c9cfdc}#placar sup{font-size:1.5vw;margin-left:.25vw}
#placar .f{border-radius:0 .6vw .6vw 0;overflow:hidden}
#placar .r{grid-column:1/-1;justify-self:start;gap:.7vw;height:2.1vw;padding:0 1.2vw;max-width:100%;background:#0d1220;color:#c6cde0;font:1.25vw/1 F,sans-serif;border-radius:0 0 .6vw .6vw;white-space:nowrap}
#placar .r span{line-height:1.5;overflow:hidden;text-overflow:ellipsis;max-width:22vw}#placar .r em{color:#fff}
#placar .q{grid-column:1/-1;justify-self:start;align-items:start;gap:2.2vw;height:auto;margin-top:.5vw;padding:.8vw 1.2vw;max-width:46vw;background:rgba(13,18,32,.93);border-radius:.6vw;font:1.45vw/1.35 F,sans-serif}
#placar .q ul{list-style:none;min-width:0}#placar .q ul:empty{display:none}#placar .q li{display:flex;gap:.6vw;white-space:nowrap}#placar .q span{overflow:hidden;text-overflow:ellipsis;max-width:15vw}#placar .q em{color:#aab1c2}
#placar .gol{position:absolute;inset:0;height:4.1vw;justify-content:center;border-radius:.6vw;background:var(--cor);color:var(--tinta);font-size:3.2vw;letter-spacing:.4vw;visibility:hidden;clip-path:inset(0 100% 0 0)}
#placar.golaco .gol{animation:gol 4s cubic-bezier(.2,.8,.2,1)}
@keyframes gol{0%{visibility:visible;clip-path:inset(0 100% 0 0)}12%,72%{visibility:visible;clip-path:inset(0)}88%,100%{visibility:visible;clip-path:inset(0 0 0 100%)}}
#tarja{display:grid;grid-template-columns:auto auto auto;height:7.2vw;max-width:94.5vw;font-size:2.9vw;filter:drop-shadow(0 .35vw 1vw rgba(0,0,0,.4))}
#tarja>div{display:flex;align-items:center;white-space:nowrap}
#tarja .k{padding:0 3.4vw 0 2.1vw;background:var(--cor);color:var(--tinta);font-size:2.2vw;text-transform:uppercase;clip-path:polygon(0 0,100% 0,calc(100% - 1.9vw) 100%,0 100%);margin-right:-1.94vw}
#tarja .c{gap:1.4vw;padding:0 3.5vw 0 3.8vw;background:#0d1220;clip-path:polygon(1.9vw 0,100% 0,calc(100% - 1.9vw) 100%,0 100%)}#tarja .c span{display:flex;align-items:center;gap:1vw;min-width:0}#tarja strong{max-width:23vw;overflow:hidden;text-overflow:ellipsis;font-weight:400;line-height:1.3}
#tarja .c em{color:#aab1c2;font-size:1.9vw}#tarja .c em.s{color:#fff;font-size:3.2vw}#tarja svg{width:3.5vw;height:3.9vw}
#tarja .h{margin-left:-1.9vw;padding:0 2.1vw 0 3.6vw;gap:1.1vw;background:#fff;color:#0d1220;font:1.75vw/1 F,sans-serif;clip-path:polygon(1.9vw 0,100% 0,100% 100%,0 100%)}#tarja .h b{font:2.9vw/1 A,sans-serif}
#tabela{width:26vw;background:rgba(13,18,32,.93);border-radius:.9vw;overflow:hidden;font-size:2vw}
#tabela h2{display:flex;align-items:center;height:4vw;padding:0 1.1vw;background:var(--cor);color:var(--tinta);font-size:1.9vw;text-transform:uppercase;white-space:nowrap;overflow:hidden}
#tabela ol{list-style:none}#tabela li{display:grid;grid-template-columns:2.2vw 2.2vw minmax(0,1fr) 1.4vw 3vw;gap:.7vw;align-items:center;height:3.5vw;padding:0 1.1vw;border-bottom:.09vw solid #2b3348}#tabela li:last-child{border:0}
#tabela svg{width:2.2vw;height:2.4vw}#tabela i{color:#aab1c2;text-align:right}#tabela span{overflow:hidden;text-overflow:ellipsis;white-space:nowrap;padding:.2vw 0}#tabela b{text-align:right;font-size:2.25vw}
#tabela em{font:1.2vw/1 F,sans-serif}.up{color:#79dd9a}.down{color:#ff9a9a}#tabela .on{background:#2a3160}
#placar,#tarja{left:2.75vw}#tabela{right:2.75vw;top:2.75vw}#placar{top:2.75vw}#tarja{bottom:4vw}
[data-canto$=direita] #placar{left:auto;right:2.75vw}[data-canto$=direita] #tabela{right:auto;left:2.75vw}
[data-canto^=baixo] #placar{top:auto;bottom:4vw}[data-canto^=baixo] #tarja{bottom:auto;top:2.75vw}[data-canto^=baixo] #tabela{top:12vw}
#patrocinio{right:2.75vw;bottom:4vw;max-width:26vw;background:#fff;color:#0d1220;border-radius:.9vw;overflow:hidden;filter:drop-shadow(0 .35vw 1vw rgba(0,0,0,.4))}
#patrocinio h2{padding:.7vw 1.1vw;background:var(--cor);color:var(--tinta);font:1.2vw/1 F,sans-serif}#patrocinio ul{list-style:none}#patrocinio li{display:flex;align-items:center;gap:1vw;min-height:5.4vw;padding:.9vw 1.1vw;font-size:2vw;line-height:1.15}#patrocinio li[hidden]{display:none}
#patrocinio img{flex:none;max-width:11vw;max-height:3.8vw;object-fit:contain}#patrocinio span{min-width:0;overflow-wrap:anywhere}
[data-canto^=baixo] #patrocinio{bottom:auto;top:2.75vw}[data-patrocinio] #tarja{max-width:66vw}[data-patrocinio] #tarja strong{max-width:13vw}
@media(prefers-reduced-motion:reduce){#placar.golaco .gol{animation-timing-function:steps(1)}}
`;

const SCRIPT = `
const {dataset:d,body}={dataset:document.documentElement.dataset,body:document.body};
let skew=0,late=0,line=false,glad=true,seen={};
const two=n=>String(n).padStart(2,'0');
function tick(){const at=Date.now()+skew-late*1000;for(const e of document.querySelectorAll('[data-desde]')){const s=Math.max(0,Math.floor((at-e.dataset.desde)/1000));e.textContent=two(Math.floor(s/60))+':'+two(s%60)}}
function paint(name,html){const o=document.getElementById(name);if(!o||seen[name]===html)return;seen[name]=html;
const was=o.querySelector('.g')?.dataset;o.innerHTML=html||'';for(const e of o.querySelectorAll('[data-c]'))e.style.background=e.dataset.c;
const now=o.querySelector('.g')?.dataset,sum=g=>g.gols.split('-').reduce((a,b)=>a+ +b,0);
if(was&&now&&was.jogo===now.jogo&&sum(now)>sum(was)&&glad){o.classList.remove('golaco');void o.offsetWidth;o.classList.add('golaco')}}
function next(){const all=[...document.querySelectorAll('#patrocinio li')];if(all.length<2)return;const at=all.findIndex(e=>!e.hidden);all[at].hidden=true;all[(at+1)%all.length].hidden=false}
let asking=false;
async function ask(){if(asking)return;asking=true;try{const a=await fetch(d.estado,{credentials:'omit',cache:'no-store'});
if(a.status===404){for(const o of document.querySelectorAll('section'))paint(o.id,null);return}if(!a.ok)return;const s=await a.json();skew=s.agora-Date.now();late=s.atraso;glad=s.animar;
const st=document.documentElement.style;st.setProperty('--cor',s.cor);st.setProperty('--tinta',s.tinta);body.dataset.canto=s.canto;body.toggleAttribute('data-patrocinio',!!s.pecas.patrocinio);
for(const n in s.pecas)paint(n,s.pecas[n]);tick()}catch{}finally{asking=false}}
function again(){setTimeout(ask,150);if(late)setTimeout(ask,late*1000+300)}
function hear(){if(!d.socket)return;const w=new WebSocket(d.socket);
w.onmessage=({data})=>{const m=JSON.parse(data);if(m.event==='pusher:connection_established')w.send(JSON.stringify({event:'pusher:subscribe',data:{channel:d.canal}}));
else if(m.event==='pusher:ping')w.send('{"event":"pusher:pong","data":{}}');else if(m.event.endsWith('subscription_succeeded')){line=true;ask()}else if(m.event.startsWith('App'))again()};
w.onclose=()=>{line=false;setTimeout(hear,5000)}}
let turn=0;setInterval(()=>{tick();turn++;if(turn%8===0)next();if(turn%(line?10:2)===0)ask()},1000);ask();hear();
`;

const sha = (text: string) => `'sha256-${hash('sha256', text, 'base64')}'`;

const socketOf = ({ secure, host, port }: PublicRealtime) =>
  `${secure ? 'wss' : 'ws'}://${host}:${port}`;

/** Only pages of ours may frame it, to show what is on the air. */
export const politicaDaTela = (realtime: PublicRealtime | null): string =>
  [
    "default-src 'none'",
    `style-src ${sha(STYLE)}`,
    `script-src ${sha(SCRIPT)}`,
    `connect-src 'self'${realtime ? ` ${socketOf(realtime)}` : ''}`,
    "img-src 'self'",
    'font-src data:',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join('; ');

type TelaDaTransmissao = {
  readonly titulo: string;
  readonly locale: Locale;
  readonly pecas: readonly string[];
  /** Where it asks how things stand. */
  readonly estado: string;
  /** Null where nobody may hear the championship without an account: then it asks more often. */
  readonly canal: string | null;
  readonly realtime: PublicRealtime | null;
};

export function escreverTela(tela: TelaDaTransmissao): string {
  const { titulo, locale, pecas, estado, canal, realtime } = tela;
  const socket =
    canal && realtime
      ? ` data-canal="${canal}" data-socket="${socketOf(realtime)}/app/${realtime.key}?protocol=7&amp;client=tabelao&amp;version=1"`
      : '';
  const slots = pecas.map((peca) => `<section id="${peca}"></section>`).join('');
  return `<!doctype html><html lang="${locale}" data-estado="${escapeMarkup(estado)}"${socket}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><meta name="referrer" content="no-referrer"><title>${escapeMarkup(titulo)}</title><style>${STYLE}</style></head><body><main><h1>${escapeMarkup(titulo)}</h1>${slots}</main><script>${SCRIPT}</script></body></html>`;
}
