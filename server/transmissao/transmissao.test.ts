// What lies over a video: no goal before it is seen, the address is the key, and who enters scores sets it.
import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import { describe, expect, test } from 'vitest';
import { APP_URL, type SignedIn, testApp } from '#server/testing/app.ts';
import {
  currentRound,
  insertNames,
  makeCampeonato,
  type PartidaDeTeste,
  score,
  startCampeonato,
} from '#server/testing/campeonato.ts';

const t = testApp();

async function running(settings: Record<string, unknown> = {}) {
  const org = await t.signedIn();
  const id = await makeCampeonato(org, { fases: [{ tipo: 'pontos_corridos' }], ...settings });
  await insertNames(t, id, 4);
  await startCampeonato(org, id);
  const [jogo, other] = await currentRound(org, id);
  if (!jogo || !other) throw new Error('there are two');
  return { org, id, jogo, other, path: `/api/campeonatos/${id}/transmissao` };
}

const see = async (org: SignedIn, path: string) => (await org.get(path)).json().data;

const open = (address: string) =>
  t.app.inject({ url: address.replace(APP_URL, ''), headers: { host: new URL(APP_URL).host } });

const stateAt = (address: string) => {
  const url = new URL(address);
  return open(`${url.pathname}/estado${url.search}`);
};

const tell = (org: SignedIn, { uuid }: PartidaDeTeste, tipo: string, lado?: string) =>
  org.post(`/api/partidas/${uuid}/lances`, { id: randomUUID(), tipo, ...(lado && { lado }) });

/** As if what was told of a match had been told so many seconds earlier. */
const earlier = ({ uuid }: PartidaDeTeste, seconds: number) =>
  t.db.run(sql`
    update lances set created_at = created_at - make_interval(secs => ${seconds})
    where partida_uuid = ${uuid}`);

describe('what is on the air', () => {
  test('is the match that is being played, goal by goal, and the table that follows', async () => {
    const { org, jogo, path } = await running();
    const pecas = ['placar', 'tarja', 'tabela'];
    expect((await org.put(path, { pecas })).statusCode).toBe(200);
    const { enderecos } = await see(org, path);
    const empty = (await stateAt(enderecos.tela)).json();
    expect(empty.pecas.placar).toBeNull();
    expect(empty.pecas.tarja).toContain('A seguir');
    await tell(org, jogo, 'inicio');
    await tell(org, jogo, 'gol', 'visitante');
    const { pecas: shown } = (await stateAt(enderecos.tela)).json();
    expect(shown.placar).toMatch(/1T<\/small><time data-desde="\d+">/);
    expect(shown.placar).toContain('data-gols="0-1"');
    expect(shown.tabela).toContain('Tabela ao vivo');
    expect(shown.tabela).toMatch(/<b>3<\/b>/);
    expect(shown.tabela).toContain('▼');
    // Nothing of it counts: the table of the page is as it was.
    const { data } = (await org.get(path.replace('transmissao', 'classificacao'))).json();
    expect(data.tabelas[0].linhas.map(({ p }: { p: number }) => p)).toEqual([0, 0, 0, 0]);
    const only = (await stateAt(enderecos.placar)).json();
    expect(Object.keys(only.pecas)).toEqual(['placar']);
  });

  test('is as late as the video: goals, results and the table', async () => {
    const { org, jogo, path } = await running();
    await org.put(path, { partida: jogo.uuid, pecas: ['placar', 'tabela'], atraso: 30 });
    const { enderecos } = await see(org, path);
    const now = async () => (await stateAt(enderecos.tela)).json().pecas;
    await tell(org, jogo, 'inicio');
    expect((await now()).placar).not.toContain('data-desde');
    await earlier(jogo, 40);
    await tell(org, jogo, 'gol', 'mandante');
    expect((await now()).placar).toContain('data-gols="0-0"');
    await earlier(jogo, 40);
    expect((await now()).placar).toContain('data-gols="1-0"');
    const versao = (await currentRound(org, path.split('/')[3] ?? ''))[0]?.versao ?? 0;
    const typed = { tipo: 'placar', mandante: 5, visitante: 0 };
    expect((await score(org, { ...jogo, versao }, typed)).statusCode).toBe(200);
    const before = await now();
    expect(before.placar).toContain('data-gols="1-0"');
    expect(before.tabela).toContain('Tabela ao vivo');
    const later = () =>
      t.db.run(sql`
        update resultados_trocados set trocado_em = trocado_em - interval '40 seconds'
        where partida_uuid = ${jogo.uuid}`);
    await later();
    const after = await now();
    expect(after.placar).toContain('data-gols="5-0"');
    expect(after.placar).toContain('Fim');
    expect(after.tabela).toContain('Classificação');
    // A correction: what was shown stays shown until the video is as far; so does the table.
    const mend = async (mandante: number) => {
      const { versao: read = 0 } = (await currentRound(org, path.split('/')[3] ?? ''))[0] ?? {};
      const lancamento = { tipo: 'placar', mandante, visitante: 1 };
      const body = { versao: read, lancamento, motivo: 'Foi outro', ciente: true };
      const answer = await org.put(`/api/partidas/${jogo.uuid}/placar`, body);
      expect(answer.statusCode, answer.body).toBe(200);
    };
    await mend(3);
    await mend(2);
    const meanwhile = await now();
    expect(meanwhile.placar).toContain('data-gols="5-0"');
    expect(meanwhile.placar).toContain('Fim');
    expect(meanwhile.tabela).toBe(after.tabela);
    await later();
    expect((await now()).placar).toContain('data-gols="2-1"');
  });

  test('names who scored, with the minute; and by the sheet of the match once there is a result', async () => {
    const { org, jogo, path } = await running();
    const elenco = `/api/participantes/${jogo.mandante.participante}/elenco`;
    const saved = await org.put(elenco, { jogadores: [{ nome: 'Pipoca <b>', numero: 9 }] });
    expect(saved.statusCode, saved.body).toBe(200);
    const squad = (await t.db.first<{ uuid: string }>(sql`
      select uuid from jogadores where participante_uuid = ${jogo.mandante.participante}`)) ?? {
      uuid: '',
    };
    await org.put(path, { partida: jogo.uuid });
    const { enderecos } = await see(org, path);
    const now = async () => (await stateAt(enderecos.tela)).json().pecas.placar;
    await tell(org, jogo, 'inicio');
    expect(await now()).not.toContain('class="q"');
    await org.post(`/api/partidas/${jogo.uuid}/lances`, {
      ...{ id: randomUUID(), tipo: 'gol', lado: 'mandante', jogador: squad.uuid, minuto: 12 },
    });
    await tell(org, jogo, 'gol', 'visitante');
    expect(await now()).toContain(
      '<ul><li><span>Pipoca &lt;b&gt;</span><em>12’</em></li></ul><ul></ul>',
    );
    const versao = (await currentRound(org, path.split('/')[3] ?? ''))[0]?.versao ?? 0;
    await score(org, { ...jogo, versao }, { tipo: 'placar', mandante: 2, visitante: 1 });
    expect(await now(), 'as it was told').toContain('Pipoca');
    const lances = [
      { tipo: 'gol', quem: { jogador: squad.uuid }, minuto: 12 },
      { tipo: 'penalti', quem: { jogador: squad.uuid }, minuto: 40 },
    ];
    const sheet = { mandante: { versao: 0, lances } };
    const written = await org.put(`/api/partidas/${jogo.uuid}/sumula`, sheet);
    expect(written.statusCode, written.body).toBe(200);
    expect(await now()).toContain('<em>12’ 40’</em>');
  });

  test('may leave the colours, the animation and the sponsors out', async () => {
    const { org, id, path } = await running();
    const { enderecos, tem_patrocinio } = await see(org, path);
    const now = async () => (await stateAt(enderecos.tela)).json();
    const before = await now();
    expect([before.animar, tem_patrocinio]).toEqual([true, false]);
    await org.put(path, { cores: false, animar: false, pecas: ['patrocinio'] });
    const after = await now();
    expect(after).toMatchObject({ cor: '#565df0', animar: false, pecas: { patrocinio: null } });
    expect(after.cor).not.toBe(before.cor);
    const patrocinadores = [{ uuid: randomUUID(), nome: 'Padaria <i>', link: null, logo: null }];
    await t.db.run(sql`
      update campeonatos set aparencia = ${JSON.stringify({ versao: 1, capa: null, destaque: null, patrocinadores })}
      where id = ${id}`);
    expect((await see(org, path)).tem_patrocinio).toBe(true);
    expect((await now()).pecas.patrocinio).toContain('<span>Padaria &lt;i&gt;</span>');
  });

  test('is what was chosen; what is off, and a match of others, is not', async () => {
    const { org, other, path } = await running();
    const { jogo: foreign } = await running();
    expect((await org.put(path, { partida: foreign.uuid })).statusCode).toBe(404);
    await org.put(path, { partida: other.uuid, pecas: ['placar'], canto: 'baixo_direita' });
    const { enderecos, ...kept } = await see(org, path);
    expect(kept).toMatchObject({ partida: other.uuid, atraso: 0, canto: 'baixo_direita' });
    const state = (await stateAt(enderecos.tela)).json();
    expect(state.pecas).toMatchObject({ tarja: null, tabela: null });
    expect(state.pecas.placar).toContain(other.uuid);
    expect((await org.put(path, { pecas: [] })).json().data.partida).toBe(other.uuid);
    expect((await stateAt(enderecos.tela)).json().pecas.placar).toBeNull();
    for (const bad of [{ atraso: 121 }, { pecas: ['tudo'] }, { canto: 'meio' }, { partida: 'x' }]) {
      expect((await org.put(path, bad)).statusCode, JSON.stringify(bad)).toBe(422);
    }
  });
});

describe('the address', () => {
  test('needs no session, is transparent, runs nothing but its own and stays in our frames', async () => {
    const { org, path, id } = await running();
    const { enderecos } = await see(org, path);
    const { statusCode, headers, body } = await open(enderecos.placar);
    expect(statusCode, body).toBe(200);
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
    expect(headers['content-security-policy']).not.toContain('unsafe-inline');
    expect(headers).toMatchObject({
      ...{ 'x-frame-options': 'SAMEORIGIN', 'cache-control': 'private, no-store' },
      'referrer-policy': 'no-referrer',
    });
    expect(headers['set-cookie']).toBeUndefined();
    expect(body).toContain('background:transparent');
    expect(body).toContain(`data-canal="campeonato.${id}"`);
    expect(body.match(/<section/g)).toHaveLength(1);
    expect((await open(enderecos.tela)).body.match(/<section/g)).toHaveLength(4);
    await t.db.run(sql`update participantes set nome = '<img src=x>' where campeonato_id = ${id}`);
    const { pecas } = (await stateAt(enderecos.tela)).json();
    expect(pecas.tarja).toContain('&lt;img');
    expect(pecas.tarja).not.toContain('<img');
  });

  test('opens a private championship too, which nobody hears; without its key it opens nothing', async () => {
    const { org, path, id } = await running({ visibilidade: 'privado' });
    const { enderecos } = await see(org, path);
    const page = await open(enderecos.tela);
    expect(page.statusCode).toBe(200);
    expect(page.body).not.toContain('data-socket');
    const foreign = (await see((await running()).org, path)) ?? null;
    expect(foreign).toBeNull();
    const chave = new URL(enderecos.tela).searchParams.get('chave') ?? '';
    const { id: known } = await running();
    for (const url of [
      `/transmissao/${id}/tela`,
      `/transmissao/${id}/tela?chave=x`,
      `/transmissao/${known}/tela?chave=${chave}`,
      `/transmissao/${id}/outra?chave=${chave}`,
      `/transmissao/outra/tela?chave=${chave}`,
      `/transmissao/${id}/tela/estado?chave=x`,
    ]) {
      expect((await open(url)).statusCode, url).toBe(404);
    }
  });

  test('is another one when somebody asks for it, and none once it is deleted', async () => {
    const { org, path, id } = await running();
    const { enderecos } = await see(org, path);
    const renewed = await org.post(`${path}/endereco`);
    expect(renewed.statusCode, renewed.body).toBe(200);
    const { tela } = renewed.json().data.enderecos;
    expect(tela).not.toBe(enderecos.tela);
    expect((await stateAt(enderecos.tela)).statusCode).toBe(404);
    expect((await stateAt(tela)).statusCode).toBe(200);
    await t.db.run(sql`update campeonatos set excluido_em = now() where id = ${id}`);
    expect((await open(tela)).statusCode).toBe(404);
  });
});
