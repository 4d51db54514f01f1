// The pages of the demonstration, as plain as /dev/mail: its checkout, and the panel that makes time pass and things go
// wrong. Everything says what it is.
import { escapeHtml } from '#server/mail/render.ts';
import type { Assinatura, SessaoDaDemo } from './objetos.ts';

const STYLE = `:root{color-scheme:light dark}
*{box-sizing:border-box}
body{font:16px/1.5 system-ui,sans-serif;max-width:34rem;margin:0 auto;padding:1.5rem 1rem 3rem}
.demo{display:inline-block;padding:.2rem .6rem;border-radius:99px;background:#f7cd8c;color:#3d2400;font-weight:700;letter-spacing:.06em}
h1{font-size:1.4rem;margin:.8rem 0 .2rem}h2{font-size:1.05rem;margin:1.6rem 0 .4rem}
form{display:grid;gap:.8rem;margin:1rem 0}
label{display:grid;gap:.2rem;font-weight:600}
input{font:inherit;padding:.65rem .7rem;border:1px solid #848996;border-radius:8px;width:100%}
button{font:inherit;font-weight:600;padding:.75rem 1rem;border:1px solid #848996;border-radius:8px;background:transparent;color:inherit;cursor:pointer;text-align:center}
button.main{background:#565df0;border-color:#565df0;color:#fff}
.row{display:flex;flex-wrap:wrap;gap:.5rem}.row form{margin:0}
table{width:100%;border-collapse:collapse;font-size:.9rem}td,th{padding:.3rem .4rem;text-align:left;border-bottom:1px solid #8884}
[role=alert]{padding:.7rem .9rem;border-radius:8px;background:#ffeeed;color:#b01e25;font-weight:600}
small{color:#777}a{color:inherit}`;

export const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";

const page = (title: string, body: string) => `<!doctype html><html lang="pt-BR"><head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title><style>${STYLE}</style></head>
<body><main><span class="demo">DEMONSTRAÇÃO</span>${body}</main></body></html>`;

const money = (cents: number) =>
  new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' }).format(cents / 100);

const button = (action: string, faz: string, label: string, kind = '') =>
  `<form method="post" action="${action}"><input type="hidden" name="faz" value="${faz}">
<button${kind && ` class="${kind}"`}>${escapeHtml(label)}</button></form>`;

const CARDS = `<p><small>Cartões de teste: 4242 4242 4242 4242 aprovado · 4000 0000 0000 0002 recusado ·
4000 0027 6000 3155 com desafio do banco · 4000 0000 0000 0069 vencido</small></p>`;

const cardForm = (action: string, label: string) => `<form method="post" action="${action}">
<input type="hidden" name="faz" value="cartao">
<label>Número do cartão<input name="numero" inputmode="numeric" autocomplete="off" required maxlength="23" placeholder="4242 4242 4242 4242"></label>
<button class="main">${escapeHtml(label)}</button></form>${CARDS}`;

export type AvisoDoCheckout = 'recusado' | 'desafio' | null;

export function paginaDoCheckout(sessao: SessaoDaDemo, aviso: AvisoDoCheckout): string {
  const action = `/dev/pagamentos/${sessao.id}`;
  const back = `<p><a href="${escapeHtml(sessao.cancel_url)}">Voltar sem pagar</a></p>`;
  if (aviso === 'desafio') {
    return page(
      'Seu banco pergunta',
      `<h1>Seu banco pergunta</h1><p>Foi você que autorizou ${money(sessao.amount_total)}?</p>
${button(action, 'autorizar', 'Autorizar', 'main')}${button(action, 'negar', 'Não fui eu')}${back}`,
    );
  }
  const said =
    aviso === 'recusado' ? '<p role="alert">O cartão foi recusado. Tente outro.</p>' : '';
  if (sessao.mode === 'setup') {
    return page(
      'Trocar o cartão',
      `<h1>Trocar o cartão</h1>${said}${cardForm(action, 'Salvar cartão')}${back}`,
    );
  }
  if (sessao.mode === 'payment') {
    return page(
      'Pagar com Pix',
      `<h1>Tabelão Pro, 1 ano</h1><p>${money(sessao.amount_total)} no Pix. O código vale 15 minutos.</p>
${button(action, 'pix', 'Pagar agora', 'main')}${button(action, 'expirar', 'Deixar vencer')}
<p><small>Para pagar tarde, volte ao site e pague depois por este mesmo endereço.</small></p>${back}`,
    );
  }
  const what = sessao.demo_price === 'price_mensal' ? 'por mês' : 'por ano';
  return page(
    'Assinar o Pro',
    `<h1>Assinar o Pro</h1><p>${money(sessao.amount_total)} ${what}</p>${said}${cardForm(action, 'Pagar')}${back}`,
  );
}

export const paginaAcabou = (back: string): string =>
  page(
    'Acabou',
    `<h1>Este pagamento acabou</h1><p>Ele já foi feito, venceu ou foi trocado por outro.</p>
<p><a href="${escapeHtml(back)}">Voltar ao Tabelão</a></p>`,
  );

const PANEL = '/dev/pagamentos';

type Painel = {
  readonly agora: string;
  readonly assinaturas: readonly Assinatura[];
  readonly seguros: number;
};

export function paginaDoPainel({ agora, assinaturas, seguros }: Painel): string {
  const rows = assinaturas.map(
    ({ id, status, items, cancel_at_period_end, demo_fails }) =>
      `<tr><td>${escapeHtml(id.slice(-8))}</td><td>${escapeHtml(status)}${cancel_at_period_end ? ', acaba no fim' : ''}${demo_fails ? ', a próxima falha' : ''}</td>
<td>${items.data[0]?.price.recurring.interval === 'month' ? 'mensal' : 'anual'}</td></tr>`,
  );
  return page(
    'Pagamentos',
    `<h1>Pagamentos</h1><p>Sem chaves do provedor, os pagamentos acontecem aqui. Ninguém paga nada.</p>
<p>Agora, para o produto: <time>${escapeHtml(agora)}</time></p>
<h2>Relógio</h2><div class="row">${button(PANEL, 'dia', 'Um dia adiante')}${button(PANEL, 'mes', 'Um mês adiante')}${button(PANEL, 'hoje', 'De volta a hoje')}</div>
<h2>Cobranças</h2><div class="row">${button(PANEL, 'falhar', 'A próxima renovação falha')}${button(PANEL, 'contestar', 'Contestar a última cobrança')}${button(PANEL, 'perder', 'Perder a contestação')}</div>
<h2>Sinais</h2><div class="row">${button(PANEL, 'de_novo', 'Mandar o último de novo')}${button(PANEL, 'segurar', 'Segurar')}${button(PANEL, 'soltar', `Soltar embaralhados (${seguros})`)}</div>
<h2>Assinaturas</h2><table>${rows.join('') || '<tr><td>Nenhuma ainda.</td></tr>'}</table>`,
  );
}
