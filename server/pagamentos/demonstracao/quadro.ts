// The frame in which a card is typed at the demonstration. Only the product may show it.
import { hash } from 'node:crypto';
import { escapeHtml } from '#server/mail/render.ts';
import type { Locale } from '#textos/locale.ts';

const TEXTS = {
  'pt-BR': {
    ...{ demo: 'DEMONSTRAÇÃO', numero: 'Número do cartão', banco: 'Seu banco pergunta' },
    ...{ foi: 'Foi você que pediu para guardar este cartão?', sim: 'Autorizar', nao: 'Não fui eu' },
    ...{ aprovado: 'aprovado', desafio: 'com desafio do banco', teste: 'Cartões de teste:' },
    ...{ com_recusa: 'recusado', com_data: 'vencido', sem_limite: 'guardado, mas sem limite' },
    recusado: 'O cartão foi recusado. Tente outro.',
    vencido: 'O cartão venceu. Tente outro.',
    incompleto: 'O número do cartão está incompleto.',
    acabou: 'Este pedido acabou. Feche e comece de novo.',
  },
  en: {
    ...{ demo: 'DEMONSTRATION', numero: 'Card number', banco: 'Your bank asks' },
    ...{ foi: 'Was it you who asked to keep this card?', sim: 'Authorise', nao: 'It was not me' },
    ...{ aprovado: 'approved', desafio: "with the bank's challenge", teste: 'Test cards:' },
    ...{ com_recusa: 'declined', com_data: 'expired', sem_limite: 'kept, but without limit' },
    recusado: 'The card was declined. Try another one.',
    vencido: 'The card has expired. Try another one.',
    incompleto: 'The card number is incomplete.',
    acabou: 'This request is over. Close it and start again.',
  },
} as const;

const STYLE = `*{box-sizing:border-box}[hidden]{display:none!important}
html{color-scheme:light}html[data-tema=night]{color-scheme:dark}
body{margin:0;padding:2px;font:16px/1.45 system-ui,sans-serif;background:#ffffff;color:#171b2a}
[data-tema=night] body{background:#131720;color:#eef0f7}
.demo{display:inline-block;margin:0;padding:2px 10px;border-radius:99px;background:#f7cd8c;color:#3d2400;font-size:13px;font-weight:700;letter-spacing:.06em}
label{display:grid;gap:4px;margin-top:10px;font-weight:600}
input{font:inherit;width:100%;min-height:46px;padding:8px 12px;border:1px solid #848996;border-radius:8px;background:Field;color:FieldText}
input[aria-invalid=true]{border-color:#c4262e}
:focus-visible{outline:3px solid #7a80ff;outline-offset:1px}
ul{margin:4px 0 0;padding:0;list-style:none}p{margin:10px 0 0}small{display:block;margin-top:10px;font-size:14px}
ul button{all:unset;cursor:pointer;padding:3px 0;font-variant-numeric:tabular-nums;text-decoration:underline;text-underline-offset:3px}
ul button:focus-visible{outline:3px solid #7a80ff}
.row{display:flex;flex-wrap:wrap;gap:8px;margin-top:10px}
.row button{font:inherit;font-weight:600;min-height:44px;padding:8px 16px;border:1px solid #848996;border-radius:8px;background:transparent;color:inherit;cursor:pointer}
.row .main{background:#565df0;border-color:#565df0;color:#fff}`;

const SCRIPT = `const d=document.documentElement.dataset,$=(id)=>document.getElementById(id);
const up=(message)=>parent.postMessage(message,d.site);
const grow=()=>up({altura:document.body.scrollHeight+4});
async function ask(body){
  const answer=await fetch('/dev/pagamentos/quadro',{method:'POST',headers:{'content-type':'application/json'},body:JSON.stringify({segredo:d.segredo,...body})});
  const {passo}=answer.ok?await answer.json():{passo:'acabou'};
  $('banco').hidden=passo!=='desafio';$('dados').hidden=passo==='desafio';
  grow();
  if(passo==='desafio'){$('sim').focus();return}
  if(passo==='feito'){up({diz:'feito',id:d.segredo.split('_secret_')[0]});return}
  $('numero').setAttribute('aria-invalid','true');$('numero').focus();
  up({diz:'erro',codigo:{recusado:'card_declined',vencido:'expired_card',incompleto:'incomplete_number'}[passo]||'setup_intent_unexpected_state',texto:d[passo]});
}
addEventListener('message',({source,origin,data})=>{
  if(source!==parent||origin!==d.site||!data)return;
  if(data.faz==='confirmar')ask({faz:'confirmar',numero:$('numero').value});
  if(data.tema)d.tema=data.tema;
});
addEventListener('keydown',({key})=>{if(key==='Escape')up({diz:'escape'})});
$('numero').addEventListener('input',()=>$('numero').removeAttribute('aria-invalid'));
for(const each of document.querySelectorAll('[data-numero]'))each.onclick=()=>{$('numero').value=each.dataset.numero;$('numero').focus()};
$('sim').onclick=()=>ask({faz:'autorizar'});$('nao').onclick=()=>ask({faz:'negar'});
new ResizeObserver(grow).observe(document.body);up({diz:'pronto'});`;

const sha = (text: string) => `'sha256-${hash('sha256', text, 'base64')}'`;

export const politicaDoQuadro = (appUrl: string): string =>
  [
    ...["default-src 'none'", `style-src ${sha(STYLE)}`, `script-src ${sha(SCRIPT)}`],
    ...["connect-src 'self'", `frame-ancestors ${appUrl}`, "base-uri 'none'", "form-action 'none'"],
  ].join('; ');

type QuadroDoCartao = {
  readonly segredo: string;
  readonly locale: Locale;
  readonly tema: 'stripe' | 'night';
  readonly site: string;
};

export function paginaDoQuadro({ segredo, locale, tema, site }: QuadroDoCartao): string {
  const t = TEXTS[locale];
  const data = { segredo, tema, site, recusado: t.recusado, vencido: t.vencido };
  const more = { incompleto: t.incompleto, acabou: t.acabou };
  const attributes = Object.entries({ ...data, ...more })
    .map(([name, value]) => `data-${name}="${escapeHtml(value)}"`)
    .join(' ');
  const card = (numero: string, does: string) =>
    `<li><button type="button" data-numero="${numero}">${numero}</button> ${escapeHtml(does)}</li>`;
  return `<!doctype html><html lang="${locale}" ${attributes}><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${t.demo}</title><style>${STYLE}</style></head>
<body><main><h1 class="demo">${t.demo}</h1><div id="dados">
<label>${t.numero}<input id="numero" inputmode="numeric" autocomplete="off" maxlength="23" placeholder="4242 4242 4242 4242"></label>
<small>${t.teste}</small><ul>${card('4242 4242 4242 4242', t.aprovado)}${card('4000 0000 0000 0002', t.com_recusa)}
${card('4000 0027 6000 3155', t.desafio)}${card('4000 0000 0000 0069', t.com_data)}${card('4000 0000 0000 0341', t.sem_limite)}</ul></div>
<div id="banco" hidden><p><b>${t.banco}</b></p><p>${t.foi}</p><div class="row"><button class="main" id="sim" type="button">${t.sim}</button>
<button id="nao" type="button">${t.nao}</button></div></div></main><script>${SCRIPT}</script></body></html>`;
}
