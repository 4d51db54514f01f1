import sql from 'sql-template-tag';
import { describe, expect, test } from 'vitest';
import { testApp } from '#server/testing/app.ts';

const t = testApp();

const USUAL_NOTICES = {
  placares: { site: true, email: true, push: true },
  contestacoes: { site: true, email: true, push: true },
  jogos: { site: true, email: true, push: true },
  prazos: { site: true, email: true, push: true },
  inscricoes: { site: true, email: true, push: false },
  campeonatos: { site: true, email: false, push: false },
  ligas: { site: true, email: false, push: false },
};

async function setBirth(uuid: string, nascimento: string): Promise<void> {
  await t.db.run(sql`update usuarios set nascimento = ${nascimento} where uuid = ${uuid}`);
}

function yearsAgo(years: number): string {
  return `${new Date().getFullYear() - years}-01-01`;
}

describe('GET /api/perfil', () => {
  test('shows a new person everything, with what is usual until they choose', async () => {
    const ana = await t.signedIn();
    const { data } = (await ana.get('/api/perfil')).json();
    expect(data).toMatchObject({
      usuario: { uuid: ana.uuid, email: ana.email },
      menor_de_idade: false,
      tem_senha: false,
      gamertags: { psn: null, xbox: null, ea: null, efootball: null, steam: null, nintendo: null },
      avisos: USUAL_NOTICES,
      redes: [],
      segundo_fator: { ativo: false, obrigatorio: false, codigos_restantes: 0 },
      exportacao_ate: null,
    });
    expect(data.sessoes).toHaveLength(1);
    expect(new Date(data.reautenticado_ate).getTime()).toBeGreaterThan(Date.now());
  });

  test('carries no hash and no secret', async () => {
    const ana = await t.signedIn({ senha: '$argon2id$marca' });
    await t.db.run(
      sql`update usuarios set segundo_fator = 'marca-selada' where uuid = ${ana.uuid}`,
    );
    expect((await ana.get('/api/perfil')).body).not.toMatch(/marca|argon2|token_hash/);
  });
});

describe('PUT /api/perfil/dados', () => {
  test('keeps name and phone, the phone in E.164 and written as people do', async () => {
    const ana = await t.signedIn();
    const body = { nome: '  Ana   Clara ', telefone: '(11) 91234-5678' };
    const answer = await ana.put('/api/perfil/dados', body);
    expect(answer.json().data).toMatchObject({
      nome: 'Ana Clara',
      telefone: '+5511912345678',
      telefone_formatado: '(11) 91234-5678',
    });
    expect((await ana.get('/api/user')).json().data.nome).toBe('Ana Clara');
  });

  test('reads a phone in the way of its country', async () => {
    const ana = await t.signedIn();
    const body = { nome: 'Ana', telefone: '912 345 678', telefone_pais: 'PT' };
    const answer = await ana.put('/api/perfil/dados', body);
    expect(answer.json().data.telefone).toBe('+351912345678');
  });

  test('tells per field what is wrong and changes nothing', async () => {
    const ana = await t.signedIn({ nome: 'Ana' });
    const answer = await ana.put('/api/perfil/dados', { nome: ' ', telefone: '123' });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().validations).toHaveProperty('nome');
    const phone = await ana.put('/api/perfil/dados', { nome: 'Ana', telefone: '123' });
    expect(phone.json().validations).toHaveProperty('telefone');
    expect((await ana.get('/api/user')).json().data).toMatchObject({ nome: 'Ana', telefone: null });
  });

  test('what is not asked for is not taken (mass assignment)', async () => {
    const ana = await t.signedIn({ verified: false });
    const before = await t.db.first(sql`select * from usuarios where uuid = ${ana.uuid}`);
    await ana.put('/api/perfil/dados', {
      nome: 'Ana',
      telefone: null,
      uuid: '00000000-0000-7000-8000-000000000000',
      email: 'outra@exemplo.com',
      email_verified_at: new Date(),
      is_pro: 1,
      is_parceiro: true,
      is_admin: true,
      plano: 'pro',
      pro_ate: '2099-01-01',
      exclusao_em: '2000-01-01',
      privacidade_compartilhar_whatsapp: true,
    });
    const after = await t.db.first(sql`select * from usuarios where uuid = ${ana.uuid}`);
    expect(after).toEqual({
      ...(before as object),
      nome: 'Ana',
      busca: expect.stringMatching(/^ ana /),
    });
  });
});

describe('PUT /api/perfil/privacidade', () => {
  const share = { privacidade_compartilhar_whatsapp: '1' };

  test('shows the phone, as a form says it, and hides it again with the phone', async () => {
    const ana = await t.signedIn();
    await setBirth(ana.uuid, yearsAgo(30));
    await ana.put('/api/perfil/dados', { nome: 'Ana', telefone: '+5511912345678' });
    const shared = await ana.put('/api/perfil/privacidade', share);
    expect(shared.json().data.privacidade_compartilhar_whatsapp).toBe(true);
    const gone = await ana.put('/api/perfil/dados', { nome: 'Ana', telefone: null });
    expect(gone.json().data.privacidade_compartilhar_whatsapp).toBe(false);
  });

  test('is locked for who is not 18, and useless without a phone', async () => {
    const bia = await t.signedIn();
    await setBirth(bia.uuid, yearsAgo(16));
    await bia.put('/api/perfil/dados', { nome: 'Bia', telefone: '+5511912345678' });
    expect((await bia.get('/api/perfil')).json().data.menor_de_idade).toBe(true);
    const refused = await bia.put('/api/perfil/privacidade', share);
    expect(refused.statusCode).toBe(422);
    expect(refused.json().validations.privacidade_compartilhar_whatsapp[0]).toContain('18 anos');
    const off = await bia.put('/api/perfil/privacidade', { privacidade_compartilhar_whatsapp: 0 });
    expect(off.statusCode).toBe(200);
    const caio = await t.signedIn();
    expect((await caio.put('/api/perfil/privacidade', share)).statusCode).toBe(422);
  });
});

describe('the other parts', () => {
  test('gamertags are kept, an empty one is none, and odd characters are refused', async () => {
    const ana = await t.signedIn();
    const answer = await ana.put('/api/perfil/gamertags', { psn: ' ana_10 ', xbox: '' });
    expect(answer.statusCode).toBe(204);
    expect((await ana.get('/api/perfil')).json().data.gamertags).toMatchObject({
      psn: 'ana_10',
      xbox: null,
    });
    const odd = await ana.put('/api/perfil/gamertags', { psn: 'a\u202Eb', steam: 'x'.repeat(41) });
    expect(Object.keys(odd.json().validations)).toEqual(['psn', 'steam']);
  });

  test('the language is that of the next answer', async () => {
    const ana = await t.signedIn();
    const answer = await ana.put('/api/perfil/idioma', { locale: 'en' });
    expect(answer.json().data.locale).toBe('en');
    const english = await ana.put('/api/perfil/idioma', { locale: 'fr' });
    expect(english.json().validations.locale[0]).toMatch(/Choose/);
  });

  test('notices are chosen per kind and channel; what is not named stays as it was', async () => {
    const ana = await t.signedIn();
    const form = { ligas: { site: '0', email: '1' }, jogos: { push: '0' } };
    expect((await ana.put('/api/perfil/avisos', form)).statusCode).toBe(204);
    expect((await ana.put('/api/perfil/avisos', { jogos: { email: false } })).statusCode).toBe(204);
    const chosen = {
      ...USUAL_NOTICES,
      ligas: { site: false, email: true, push: false },
      jogos: { site: true, email: false, push: false },
    };
    expect((await ana.get('/api/perfil')).json().data.avisos).toEqual(chosen);
    expect((await ana.get('/api/perfil/avisos')).json().data.canais).toEqual(chosen);
    const odd = await ana.put('/api/perfil/avisos', { placares: { email: 'talvez' } });
    expect(odd.statusCode).toBe(422);
  });

  test('what asks for an answer cannot be kept out of the app', async () => {
    const ana = await t.signedIn();
    await ana.put('/api/perfil/avisos', { placares: { site: false }, contestacoes: { site: 0 } });
    const { canais } = (await ana.get('/api/perfil/avisos')).json().data;
    expect([canais.placares.site, canais.contestacoes.site]).toEqual([true, true]);
  });

  test('hours without a sound and the rhythm of mails are chosen in one’s own zone', async () => {
    const ana = await t.signedIn();
    const usual = { ritmo: 'na_hora', silencio: null, fuso: 'America/Sao_Paulo' };
    expect((await ana.get('/api/perfil/avisos')).json().data).toMatchObject(usual);
    const chosen = { ritmo: 'por_dia', silencio: { de: 22, ate: 7 }, fuso: 'America/Manaus' };
    expect((await ana.put('/api/perfil/avisos/horario', chosen)).statusCode).toBe(204);
    expect((await ana.get('/api/perfil/avisos')).json().data).toMatchObject(chosen);
    for (const odd of [
      { silencio: { de: 7, ate: 7 } },
      { silencio: { de: 24, ate: 7 } },
      { ritmo: 'as_vezes' },
      { fuso: 'Lua/Mar_da_Tranquilidade' },
      { fuso: "UTC'; drop table usuarios" },
    ]) {
      const refused = await ana.put('/api/perfil/avisos/horario', { ...chosen, ...odd });
      expect(refused.statusCode, JSON.stringify(odd)).toBe(422);
    }
    expect((await ana.get('/api/perfil/avisos')).json().data).toMatchObject(chosen);
  });
});
