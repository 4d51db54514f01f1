import sql from 'sql-template-tag';
import { describe, expect, test } from 'vitest';
import type { Notificacao } from '#contract/usuario.ts';
import { type SignedIn, testApp } from '#server/testing/app.ts';
import { aceito, lances, makePartida, placar } from '#server/testing/vida.ts';
import { uuidv7 } from '#server/uuid.ts';

const t = testApp();

const PATH = '/api/usuario/avisos';

async function tell(who: SignedIn, tipos: readonly string[], later = 0): Promise<void> {
  for (const [index, tipo] of tipos.entries()) {
    await t.db.run(sql`
      insert into notificacoes (id, usuario_uuid, tipo, mensagem, url, created_at)
      values (${uuidv7()}, ${who.uuid}, ${tipo}, ${`aviso ${index}`}, '/ajuda',
        now() + make_interval(secs => ${index + later}))`);
  }
}

type Pagina = { data: Notificacao[]; links: { next: string | null } };

const words = (data: readonly Notificacao[]) => data.map(({ mensagem }) => mensagem);

/** All of them, page by page. */
async function readAll(who: SignedIn, query = '', between = async () => {}): Promise<string[]> {
  const seen: string[] = [];
  let path: string | null = `${PATH}?${query}`;
  while (path) {
    const page: Pagina = (await who.get(path)).json();
    seen.push(...words(page.data));
    const { next } = page.links;
    path = next === null ? null : next.slice(new URL(next).origin.length);
    await between();
  }
  return seen;
}

describe('GET /api/usuario/avisos', () => {
  test('goes on behind the last one shown, though others come and go meanwhile', async () => {
    const ana = await t.signedIn();
    await tell(
      ana,
      Array.from({ length: 45 }, () => 'jogo_marcado'),
    );
    const seen = await readAll(ana, '', async () => {
      await tell(ana, ['aviso'], 3_600);
      await t.db.run(sql`
        delete from notificacoes where usuario_uuid = ${ana.uuid} and mensagem = 'aviso 40'`);
    });
    expect(seen).toHaveLength(45);
    expect(new Set(seen).size).toBe(45);
    expect(seen[0]).toBe('aviso 44');
  });

  test('shows one subject, and counts what is unread of each and what still asks', async () => {
    const cena = await makePartida(t);
    const { fora, estranha } = cena.gente;
    aceito(await lances.informar(cena, 'casa', placar(2, 1)));
    aceito(await estranha.post('/api/juncoes', { email: fora.email }));
    await tell(fora, ['jogo_marcado', 'aviso', 'boas_vindas'], 60);
    const of = async (filtro: string) => (await fora.get(`${PATH}?filtro=${filtro}`)).json();
    const kinds = async (filtro: string) =>
      (await of(filtro)).data.map(({ tipo }: Notificacao) => tipo);
    expect(await kinds('todos')).toHaveLength(5);
    expect(await kinds('pedem')).toEqual(['historico_oferecido', 'placar_informado']);
    expect(await kinds('jogos')).toEqual(['jogo_marcado', 'placar_informado']);
    expect(await kinds('campeonatos')).toEqual(['aviso', 'historico_oferecido']);
    const { data, contagens } = await of('todos');
    expect(contagens).toEqual({ todos: 5, pedem: 2, jogos: 2, campeonatos: 2 });
    await fora.put(`/api/usuario/notifications/${data.at(-1).id}/lida`);
    expect((await of('jogos')).contagens).toEqual({ todos: 4, pedem: 2, jogos: 1, campeonatos: 2 });
    await fora.put('/api/usuario/notifications/lidas');
    expect((await of('x')).contagens).toEqual({ todos: 0, pedem: 2, jogos: 0, campeonatos: 0 });
    expect(await kinds('pedem')).toEqual(['historico_oferecido', 'placar_informado']);
    aceito(await lances.confirmar(cena, 'fora'));
    expect(await kinds('pedem')).toEqual(['historico_oferecido']);
    expect((await of('pedem')).contagens.pedem).toBe(1);
  });

  test('begins anew for a place that somebody made up, and never shows another person’s', async () => {
    const [ana, bia] = [await t.signedIn(), await t.signedIn()];
    await tell(ana, ['aviso']);
    const made = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
    for (const cursor of ['x', made([1]), made(['ontem', uuidv7()]), made({}), '%00']) {
      const answer = await ana.get(`${PATH}?cursor=${cursor}`);
      expect(answer.statusCode, cursor).toBe(200);
      expect(answer.json().data, cursor).toHaveLength(1);
    }
    expect((await bia.get(PATH)).json()).toMatchObject({ data: [], contagens: { todos: 0 } });
  });
});
