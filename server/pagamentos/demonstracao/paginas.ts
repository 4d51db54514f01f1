// The pages of the demonstration, as plain as /dev/mail: its checkout, its invoices, and the panel that makes time pass and things go
// wrong. Everything says what it is.
import { BRASILIA } from '#regras/agenda/brasilia.ts';
import { escapeHtml } from '#server/mail/render.ts';
import type { Locale } from '#textos/locale.ts';
import type { Assinatura, CobrancaDaDemo, Fatura, SessaoDaDemo } from './objetos.ts';
import { PALAVRAS } from './palavras.ts';

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

const shell = (
  locale: Locale,
  title: string,
  body: string,
) => `<!doctype html><html lang="${locale}"><head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title><style>${STYLE}</style></head>
<body><main><span class="demo">${PALAVRAS[locale].demo}</span>${body}</main></body></html>`;

const money = (cents: number, locale: Locale) =>
  new Intl.NumberFormat(locale, { style: 'currency', currency: 'BRL' }).format(cents / 100);

const day = (seconds: number) =>
  new Intl.DateTimeFormat('pt-BR', { timeZone: BRASILIA }).format(new Date(seconds * 1_000));

const button = (action: string, faz: string, label: string, kind = '') =>
  `<form method="post" action="${action}"><input type="hidden" name="faz" value="${faz}">
<button${kind && ` class="${kind}"`}>${escapeHtml(label)}</button></form>`;

function cardForm(action: string, label: string, locale: Locale): string {
  const t = PALAVRAS[locale];
  return `<form method="post" action="${action}"><input type="hidden" name="faz" value="cartao">
<label>${t.numero}<input name="numero" inputmode="numeric" autocomplete="off" required maxlength="23" placeholder="4242 4242 4242 4242"></label>
<button class="main">${escapeHtml(label)}</button></form>
<p><small>${t.teste}: 4242 4242 4242 4242 ${t.aprovado} · 4000 0000 0000 0002 ${t.com_recusa} ·
4000 0027 6000 3155 ${t.com_desafio} · 4000 0000 0000 0069 ${t.vencido} · 4000 0000 0000 0341 ${t.sem_limite}</small></p>`;
}

export type AvisoDoCheckout = 'recusado' | 'desafio' | null;

const said = (aviso: AvisoDoCheckout, locale: Locale) =>
  aviso === 'recusado' ? `<p role="alert">${PALAVRAS[locale].recusado}</p>` : '';

export function paginaDoCheckout(
  sessao: SessaoDaDemo,
  aviso: AvisoDoCheckout,
  locale: Locale,
): string {
  const t = PALAVRAS[locale];
  const action = `/dev/pagamentos/${sessao.id}`;
  const back = `<p><a href="${escapeHtml(sessao.cancel_url)}">${t.voltar}</a></p>`;
  const total = money(sessao.amount_total, locale);
  if (aviso === 'desafio') {
    return shell(
      locale,
      t.banco,
      `<h1>${t.banco}</h1><p>${t.foi} ${total}?</p>
${button(action, 'autorizar', t.sim, 'main')}${button(action, 'negar', t.nao)}${back}`,
    );
  }
  if (sessao.mode === 'setup') {
    const form = cardForm(action, t.salvar, locale);
    return shell(locale, t.trocar, `<h1>${t.trocar}</h1>${said(aviso, locale)}${form}${back}`);
  }
  if (sessao.mode === 'payment') {
    return shell(
      locale,
      t.pix,
      `<h1>${t.um_ano}</h1><p>${total} ${t.pix_vale}</p>
${button(action, 'pix', t.pagar_agora, 'main')}${button(action, 'expirar', t.vencer)}
<p><small>${t.pix_tarde}</small></p>${back}`,
    );
  }
  const what = sessao.demo_price === 'price_mensal' ? t.por_mes : t.por_ano;
  const form = cardForm(action, t.pagar, locale);
  return shell(
    locale,
    t.assinar,
    `<h1>${t.assinar}</h1><p>${total} ${what}</p>${said(aviso, locale)}${form}${back}`,
  );
}

export function paginaAcabou(back: string, locale: Locale): string {
  const t = PALAVRAS[locale];
  return shell(
    locale,
    t.acabou,
    `<h1>${t.acabou}</h1><p>${t.acabou_texto}</p><p><a href="${escapeHtml(back)}">${t.de_volta}</a></p>`,
  );
}

const home = (locale: Locale) => `<p><a href="/assinatura">${PALAVRAS[locale].de_volta}</a></p>`;

/** An invoice: a receipt once it is paid, and before that the page on which it can be. */
export function paginaDaFatura(fatura: Fatura, aviso: AvisoDoCheckout, locale: Locale): string {
  const t = PALAVRAS[locale];
  const isOpen = fatura.status === 'open';
  const paid = fatura.status === 'paid' ? t.paga : t.anulada;
  const total = money(fatura.amount_due, locale);
  const head = `<h1>${t.fatura}</h1><p>${day(fatura.created)} · ${total} · ${isOpen ? t.aberta : paid}</p>`;
  const action = `/dev/pagamentos/${fatura.id}`;
  const form = isOpen ? cardForm(action, `${t.pagar} ${total}`, locale) : '';
  return shell(locale, t.fatura, `${head}${said(aviso, locale)}${form}${home(locale)}`);
}

export function paginaDoRecibo(charge: CobrancaDaDemo, locale: Locale): string {
  const t = PALAVRAS[locale];
  const state = charge.refunded ? t.devolvida : t.paga;
  const total = money(charge.amount, locale);
  const head = `<h1>${t.recibo}</h1><p>${day(charge.created)} · ${total} · ${state}</p>`;
  return shell(locale, t.recibo, `${head}${home(locale)}`);
}

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
  return shell(
    'pt-BR',
    'Pagamentos',
    `<h1>Pagamentos</h1><p>Sem chaves do provedor, os pagamentos acontecem aqui. Ninguém paga nada.</p>
<p>Agora, para o produto: <time>${escapeHtml(agora)}</time></p>
<h2>Relógio</h2><div class="row">${button(PANEL, 'dia', 'Um dia adiante')}${button(PANEL, 'mes', 'Um mês adiante')}${button(PANEL, 'hoje', 'De volta a hoje')}</div>
<h2>Cobranças</h2><div class="row">${button(PANEL, 'falhar', 'A próxima renovação falha')}${button(PANEL, 'contestar', 'Contestar a última cobrança')}${button(PANEL, 'perder', 'Perder a contestação')}</div>
<h2>Sinais</h2><div class="row">${button(PANEL, 'de_novo', 'Mandar o último de novo')}${button(PANEL, 'segurar', 'Segurar')}${button(PANEL, 'soltar', `Soltar embaralhados (${seguros})`)}</div>
<h2>Assinaturas</h2><table>${rows.join('') || '<tr><td>Nenhuma ainda.</td></tr>'}</table>`,
  );
}
