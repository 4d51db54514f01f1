// Opens the address of a notice as its receiver would, by what the page there asks the API for.
import { expect } from 'vitest';
import {
  pedeResposta,
  type TipoDaNotificacao,
  type TipoQuePede,
  tipoDeAviso,
} from '#regras/avisos/tipos.ts';
import type { SignedIn, testApp } from '#server/testing/app.ts';
import { jogoDe } from '#server/testing/campeonato.ts';

/** What each page asks for, by the part of its address behind the championship. */
const PAGES: Readonly<Record<string, string>> = {
  '': '/visao',
  '/jogos': '/jogos',
  '/sorteio': '/sorteio',
  '/classificacao': '/punicoes',
  '/chaveamento': '/punicoes',
  '/regulamento': '/regulamento',
  '/campeao': '/campeao',
  '/participantes': '/participantes',
  '/gerenciar': '/pendencias',
  '/gerenciar/sugestoes': '/sugestoes',
  '/gerenciar/caixa': '/taxas',
  '/pagamento': '/taxas/minha',
  '/gerenciar/organizadores': '/organizadores',
};

/** What the page at this address has to show. */
async function opened(who: SignedIn, address: string): Promise<string> {
  const { pathname, search } = new URL(address, 'http://x');
  const [, word, id, ...rest] = pathname.split('/');
  if (word === 'convite') return (await who.get(`/api/organizadores/convites/${id}`)).body;
  if (word === 'juntar') return (await who.get(`/api/juncoes/${id}`)).body;
  if (word === 'partida') {
    const answer = await who.get(`/api${pathname.replace('partida', 'partidas')}`);
    expect(answer.statusCode, `${address}: ${answer.body}`).toBe(200);
    return answer.body;
  }
  if (word === 'liga') {
    const [uuid, part] = rest;
    if (part === 'competicoes') {
      const all = ['vinculos', 'competicoes'].map((one) => who.get(`/api/ligas/${uuid}/${one}`));
      return (await Promise.all(all)).map(({ body }) => body).join('');
    }
    const of = { membros: '/pedidos', temporadas: '/temporadas' }[part ?? ''] ?? '';
    return (await who.get(`/api/ligas/${uuid}${of}`)).body;
  }
  const behind = rest.length > 0 ? `/${rest.join('/')}` : '';
  const page = PAGES[behind];
  expect(page, `no such page: ${address}`).toBeDefined();
  const answer = await who.get(`/api/campeonatos/${id}${page}${search}`);
  expect(answer.statusCode, `${address}: ${answer.body}`).toBe(200);
  return answer.body;
}

type Visto = {
  readonly tipo: TipoDaNotificacao;
  readonly assunto: RegExp | string;
  /** What it asks for is done by now. */
  readonly feito?: boolean;
};

/** `seen`: the kinds that were looked at, with the address of each. */
export function leitorDosAvisos(t: ReturnType<typeof testApp>) {
  const seen = new Map<TipoDaNotificacao, string>();

  /** Of a match: both sides, so that who plays many knows which one it is. */
  async function namesItsMatch(
    who: SignedIn,
    { url, mensagem }: { url: string; mensagem: string },
  ) {
    const [, word, uuid] = url.split('/');
    if (word !== 'partida') return;
    const { partida } = (await who.get(`/api/partidas/${uuid}`)).json().data;
    for (const nome of (await jogoDe(t, partida)).split(' × ')) expect(mensagem).toContain(nome);
  }

  /** The newest notice of this person is of this kind, and its page shows the subject. */
  async function leads(who: SignedIn, { tipo, assunto, feito = false }: Visto): Promise<void> {
    const { data } = (await who.get('/api/usuario/notifications')).json();
    const notice = data.find((one: { tipo: string }) => one.tipo === tipo);
    expect(notice, tipo).toBeDefined();
    expect(await opened(who, notice.url), `${tipo} at ${notice.url}`).toMatch(assunto);
    await namesItsMatch(who, notice);
    const opensCase = tipoDeAviso(tipo)?.pede === 'caso';
    expect(notice.url.endsWith('/caso'), `${tipo} at ${notice.url}`).toBe(opensCase);
    expect(notice.pendente, `${tipo} at ${notice.url}`).toBe(pedeResposta(tipo) && !feito);
    seen.set(tipo, notice.url);
  }

  /** What it asked for is done: it is as good as read. */
  async function settled(who: SignedIn, tipo: TipoQuePede): Promise<void> {
    const { data } = (await who.get('/api/usuario/notifications')).json();
    const notice = data.find((one: { tipo: string }) => one.tipo === tipo);
    expect(notice, tipo).toMatchObject({ lido: true, pendente: false });
  }

  return { leads, settled, seen };
}
