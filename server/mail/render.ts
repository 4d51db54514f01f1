// A mail as plain text and as HTML, in the person's language. The HTML has no tables and no pictures: it
// reads the same with styles stripped, and follows the reader's light or dark theme.

import en from '#textos/en/mail.json' with { type: 'json' };
import type { Locale } from '#textos/locale.ts';
import ptBR from '#textos/pt-BR/mail.json' with { type: 'json' };
import { type Params, type Paths, translator } from '#textos/translate.ts';

type MailTexts = typeof ptBR;

export type Model = {
  [K in keyof MailTexts]: MailTexts[K] extends string ? never : K;
}[keyof MailTexts];

const texts = {
  'pt-BR': translator<Paths<MailTexts>>('pt-BR', ptBR),
  en: translator<Paths<MailTexts>>('en', en satisfies MailTexts),
} as const;

export type Letter = {
  readonly model: Model;
  /** Within a model: what is counted apart for the limit of the day. */
  readonly kind?: string | undefined;
  /** Of a notice: what it tells, which is its subject. */
  readonly aviso?: keyof MailTexts['aviso']['assuntos'] | undefined;
  readonly locale: Locale;
  readonly nome: string;
  /** Where the button leads: a whole address. */
  readonly link: string;
  readonly params?: Params;
  /** A list under the text. */
  readonly itens?: readonly Item[] | undefined;
};

type Item = { readonly texto: string; readonly link: string };

export type RenderedLetter = {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
};

const LONGEST_NAME = 40;
const LOOKS_LIKE_ADDRESS = /[/\\:@]|\.\S/;

/** Anyone can register somebody else's address, so a name must not carry a message or a link. */
function greetable(nome: string): string | null {
  const plain = nome.replace(/\p{C}/gu, '').trim();
  return plain.length > LONGEST_NAME || LOOKS_LIKE_ADDRESS.test(plain) ? null : plain;
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

const STYLE = `:root{color-scheme:light dark;supported-color-schemes:light dark}
body{margin:0;padding:24px 16px;background:#f1f2f7;color:#151a28;font:16px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif}
main{display:block;max-width:520px;margin:0 auto;padding:24px;border-radius:12px;background:#fff}
h1{margin:0 0 16px;font-size:20px;line-height:1.3}
p,ul{margin:0 0 16px}
ul{padding:0 0 0 20px}
li{margin:0 0 8px}
li a{color:#4b4fdc}
.button{display:inline-block;padding:12px 22px;border-radius:8px;background:#565df0;color:#fff;font-weight:600;text-decoration:none}
.small{font-size:14px;color:#474d5c;overflow-wrap:anywhere}
.small a{color:#4b4fdc}
@media (prefers-color-scheme:dark){body{background:#0b0e16;color:#eff1f5}main{background:#131720}.small{color:#babec7}li a,.small a{color:#9faefd}}`;

type Parts = Record<'hello' | 'body' | 'action' | 'note' | 'copy' | 'footer', string>;

function listOf(itens: readonly Item[]): string {
  const rows = itens.map(
    ({ texto, link }) => `<li><a href="${escapeHtml(link)}">${escapeHtml(texto)}</a></li>`,
  );
  return rows.length > 0 ? `<ul>${rows.join('')}</ul>` : '';
}

type Html = { readonly subject: string; readonly lang: string; readonly link: string } & {
  readonly itens: readonly Item[];
};

function htmlOf({ subject, lang, link, itens }: Html, parts: Parts): string {
  const safe = Object.fromEntries(
    Object.entries(parts).map(([name, text]) => [name, escapeHtml(text)]),
  ) as Parts;
  const href = escapeHtml(link);
  return `<!doctype html>
<html lang="${lang}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title><style>${STYLE}</style></head>
<body><main>
<h1>${safe.hello}</h1>
<p>${safe.body}</p>
${listOf(itens)}
<p><a class="button" href="${href}" style="background:#565df0;color:#ffffff">${safe.action}</a></p>
<p class="small">${safe.note}</p>
<p class="small">${safe.copy}<br><a href="${href}">${href}</a></p>
<p class="small">${safe.footer}</p>
</main></body></html>
`;
}

export function renderLetter(letter: Letter): RenderedLetter {
  const { model, aviso, locale, nome, link, params, itens = [] } = letter;
  const t = texts[locale];
  const name = greetable(nome);
  const parts: Parts = {
    hello: name === null ? t('ola') : t('ola_nome', { nome: name }),
    body: t(`${model}.texto`, params),
    action: t(`${model}.acao`),
    note: t(`${model}.nota`),
    copy: t('link'),
    footer: t('rodape', { site: new URL(link).host }),
  };
  const subject = aviso ? t(`aviso.assuntos.${aviso}`, params) : t(`${model}.assunto`, params);
  const { hello, body, action, note, footer } = parts;
  const list = itens.map((item) => `- ${item.texto}\n  ${item.link}`);
  const text = [hello, body, ...list, `${action}:\n${link}`, note, footer].join('\n\n');
  return {
    subject,
    text: `${text}\n`,
    html: htmlOf({ subject, lang: locale, link, itens }, parts),
  };
}
