// Who may call what, tried out: every endpoint as a guest, unverified, verified, another person and an
// administrator, on one's own object and on somebody else's. Read from the contract: a new endpoint is
// tried as soon as it exists, and one with an object in its path must say here how to make it.
import sql from 'sql-template-tag';
import { describe, expect, test } from 'vitest';
import { hashToken, insertSession } from '#server/http/session.ts';
import { hashPassword } from '#server/sessao/senha.ts';
import { ENDPOINTS, type NamedEndpoint } from './docs/openapi.ts';
import { type SignedIn, testApp } from './testing/app.ts';
import { makeCampeonato } from './testing/campeonato.ts';
import { DE_UM_CAMPEONATO } from './testing/cena.ts';
import type { Client } from './testing/client.ts';
import { EXTRA, tablesWithExtra } from './testing/extra-fields.ts';
import { DE_UMA_LIGA } from './testing/liga/liga.ts';
import { uuidv7 } from './uuid.ts';

const t = testApp();

type Made = { readonly params: Record<string, string> };

/** Makes the object of a path for a person. */
type Maker = (owner: SignedIn) => Promise<Made>;

const OBJECTS: Readonly<Record<string, Maker>> = {
  '/api/usuario/notifications/:id/lida': async ({ uuid }) => {
    const id = uuidv7();
    await t.db.run(sql`
      insert into notificacoes (id, usuario_uuid, tipo, mensagem, url)
      values (${id}, ${uuid}, 'teste', 'x', '/')`);
    return { params: { id } };
  },
  '/api/perfil/sessoes/:id': async ({ uuid }) => {
    const browser = { lembrar: true, ip: '127.0.0.1', userAgent: '' };
    await insertSession(t.db, { usuarioUuid: uuid, ...browser, proofs: {} });
    const row = await t.db.first<{ id: string }>(sql`
      select id from sessoes where usuario_uuid = ${uuid} order by created_at desc limit 1`);
    return { params: { id: row?.id ?? '' } };
  },
  '/api/organizadores/convites/:convite': async ({ email }) => {
    const owner = await t.signedIn();
    const id = await makeCampeonato(owner);
    const convite = uuidv7();
    await t.db.run(sql`
      insert into convites_de_organizador
        (uuid, campeonato_id, email, papel, convidado_por, expira_em)
      values (${convite}, ${id}, ${email}, 'co', ${owner.uuid}, now() + interval '1 day')`);
    return { params: { convite } };
  },
  '/api/juncoes/:uuid': async ({ email }) => {
    const { uuid: de } = await t.signedIn();
    const uuid = uuidv7();
    await t.db.run(sql`
      insert into juncoes (uuid, de_uuid, email, expira_em)
      values (${uuid}, ${de}, ${email}, now() + interval '1 day')`);
    return { params: { uuid } };
  },
  '/api/perfil/redes/:provedor': async ({ uuid }) => {
    await t.db.run(sql`
      insert into contas_sociais (provedor, sub, usuario_uuid)
      values ('google', ${uuid}, ${uuid}), ('discord', ${uuid}, ${uuid}) on conflict do nothing`);
    return { params: { provedor: 'google' } };
  },
};

/** A picture comes or goes as a file, and its own test tries who may send and see it. */
const WITH_FILE = [
  '/api/participantes/:uuid/escudo',
  '/api/ligas/:uuid/escudo',
  '/api/ligas/:uuid/capa',
  '/api/partidas/:uuid/provas',
  '/api/partidas/:uuid/provas/:prova',
  '/api/campeonatos/:id/taxas/:participante/:parcela/comprovante',
  '/api/campeonatos/:id/aparencia/capa',
  '/api/campeonatos/:id/aparencia/patrocinadores/:patrocinador/logo',
];

/** Paths whose parameter names a thing of the site, the same for everyone. */
const OF_EVERYONE: Readonly<Record<string, Made>> = {
  '/api/rankings/ligas/:liga': { params: { liga: uuidv7() } },
  '/api/dashboard/:uuid': { params: { uuid: uuidv7() } },
  '/api/dashboard/:uuid/compartilhar': { params: { uuid: uuidv7() } },
  '/api/denuncias/:uuid': { params: { uuid: uuidv7() } },
  '/api/bloqueios/:usuario': { params: { usuario: uuidv7() } },
  '/api/auth/:provedor/redirect': { params: { provedor: 'google' } },
  '/api/auth/:provedor/callback': { params: { provedor: 'google' } },
  ...Object.fromEntries(
    [
      ...['', '/csv', '/ajustes', '/ajustes/:ajuste', '/pessoas/:pessoa', '/campeonatos'],
      '/compartilhar',
    ].map((rest) => [
      `/api/rankings/:uuid${rest}`,
      { params: { uuid: uuidv7(), ajuste: uuidv7(), pessoa: uuidv7() } },
    ]),
  ),
  ...Object.fromEntries(
    WITH_FILE.map((path) => [
      path,
      {
        params: {
          uuid: uuidv7(),
          prova: uuidv7(),
          id: '2222222222',
          participante: uuidv7(),
          parcela: '1',
          patrocinador: uuidv7(),
        },
      },
    ]),
  ),
};

const hasObject = ({ entry }: NamedEndpoint) => entry.path.includes('/:');

function address(path: string, { params }: Made): string {
  return path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? 'x');
}

/** Some endpoints end the session that they are called with. */
async function makePeople() {
  const senha = '$argon2id$none';
  return {
    guest: await t.guest(),
    unverified: await t.signedIn({ senha, verified: false }),
    owner: await t.signedIn({ senha }),
    other: await t.signedIn({ senha }),
    admin: await t.signedIn({ senha, isAdmin: true }),
  };
}

let same: ReturnType<typeof makePeople> | undefined;

/** For calls that change nobody: those that are refused, and those that only read. */
function samePeople(): ReturnType<typeof makePeople> {
  same ??= makePeople();
  return same;
}

const peopleFor = ({ entry }: NamedEndpoint) =>
  entry.method === 'GET' ? samePeople() : makePeople();

const named = ENDPOINTS.map((endpoint) => {
  const { method, path } = endpoint.entry;
  return [`${method} ${path}`, endpoint] as const;
});

async function codeOf(client: Client, { entry }: NamedEndpoint, url: string) {
  const answer = await client.send(entry.method, url);
  const isJson = String(answer.headers['content-type']).includes('json');
  return { status: answer.statusCode, code: isJson ? answer.json().code : undefined };
}

describe('every endpoint that is not public', () => {
  // Who holds a link is no person: mesa/acesso.test.ts tries those.
  const closed = named.filter(([, { entry }]) => !['public', 'link'].includes(entry.access));

  test.each(closed)('%s refuses whoever its policy does not name', async (_name, endpoint) => {
    const { access, path } = endpoint.entry;
    const { guest, unverified, owner, admin } = await samePeople();
    const object = (await OBJECTS[path]?.(owner)) ?? { params: {} };
    const url = address(path, object);
    expect((await codeOf(guest, endpoint, url)).status).toBe(401);
    if (access === 'user') return;
    const { code } = await codeOf(unverified, endpoint, url);
    expect(code).toBe('email_nao_verificado');
    if (access === 'admin') {
      expect((await codeOf(owner, endpoint, url)).status).toBe(404);
      expect((await codeOf(admin, endpoint, url)).code).toBe('segundo_fator_obrigatorio');
    }
  });

  const REFUSALS = ['nao_autenticado', 'email_nao_verificado', 'proibido', 'reautenticar'];

  test.each(closed.filter(([, { entry }]) => entry.access !== 'admin'))(
    '%s lets everyone in whom it is for, each on what is theirs',
    async (_name, endpoint) => {
      const { owner, other, admin, unverified } = await peopleFor(endpoint);
      const { access, path } = endpoint.entry;
      const named = [owner, other, admin, ...(access === 'user' ? [unverified] : [])];
      for (const person of named) {
        const url = address(path, (await OBJECTS[path]?.(person)) ?? { params: {} });
        const { status, code } = await codeOf(person, endpoint, url);
        expect(REFUSALS, person.email).not.toContain(code);
        expect(status).toBeLessThan(500);
      }
    },
  );
});

/** With many roles around what they are about: campeonatos/acesso.test.ts and ligas/acesso.test.ts try them all. */
const APART_BY_ROLE = new Set([...DE_UM_CAMPEONATO, ...DE_UMA_LIGA].map(({ name }) => name));

describe('every public endpoint', () => {
  const open = named.filter(
    ([, { name, entry }]) => entry.access === 'public' && !APART_BY_ROLE.has(name),
  );

  test.each(open)('%s turns nobody away at the door', async (_name, endpoint) => {
    const { path } = endpoint.entry;
    const url = address(path, OF_EVERYONE[path] ?? { params: {} });
    for (const [who, client] of Object.entries(await peopleFor(endpoint))) {
      const { status } = await codeOf(client, endpoint, url);
      expect([401, 403, 419, 500], who).not.toContain(status);
    }
  });
});

describe('every endpoint with an object in its path', () => {
  const withObject = named.filter(
    ([, endpoint]) => hasObject(endpoint) && !APART_BY_ROLE.has(endpoint.name),
  );

  test('says here how that object is made', () => {
    for (const [name, { entry }] of withObject) {
      expect({ ...OBJECTS, ...OF_EVERYONE }, name).toHaveProperty([entry.path]);
    }
  });

  test.each(withObject.filter(([, { entry }]) => entry.path in OBJECTS))(
    '%s finds the object of its owner, and of nobody else',
    async (_name, endpoint) => {
      const { unverified, owner, other, admin } = await makePeople();
      const make = OBJECTS[endpoint.entry.path] as Maker;
      const url = address(endpoint.entry.path, await make(owner));
      for (const stranger of [other, admin]) {
        expect((await codeOf(stranger, endpoint, url)).status).toBe(404);
      }
      const { status: toUnverified } = await codeOf(unverified, endpoint, url);
      expect(toUnverified).toBe(endpoint.entry.access === 'verified' ? 403 : 404);
      const { status } = await codeOf(owner, endpoint, url);
      expect(status).toBeGreaterThanOrEqual(200);
      expect(status).toBeLessThan(300);
    },
  );
});

describe('every endpoint that needs fresh proof', () => {
  const fresh = named.filter(([, { entry }]) => entry.fresh);

  test('there are some', () => {
    expect(fresh.length).toBeGreaterThan(0);
  });

  test.each(fresh)(
    '%s refuses a session that is older than 15 minutes',
    async (_name, endpoint) => {
      const { owner } = await makePeople();
      const { path } = endpoint.entry;
      const url = address(path, (await OBJECTS[path]?.(owner)) ?? { params: {} });
      await t.ageProofs(owner, 901);
      expect((await codeOf(owner, endpoint, url)).code).toBe('reautenticar');
    },
  );
});

describe('what a person sends beside what is asked for', () => {
  const PASSWORD = 'quatro cavalos azuis';
  const NEW = { password: 'cinco pedras verdes', password_confirmation: 'cinco pedras verdes' };
  const canais = { site: true, email: false };

  /** A body that the endpoint takes, by its name. */
  const BODIES: Readonly<Record<string, (ana: SignedIn) => object | Promise<object>>> = {
    entrar: ({ email }) => ({ email, password: PASSWORD }),
    registrar: () => ({
      ...NEW,
      nome: 'Nova',
      email: 'extra@exemplo.com',
      nascimento: '1990-01-01',
    }),
    pedirSenhaNova: ({ email }) => ({ email }),
    redefinirSenha: async ({ uuid, email }) => {
      const token = 'um-token-de-teste';
      await t.db.run(sql`
        insert into redefinicoes_de_senha (usuario_uuid, token_hash, email, expira_em)
        values (${uuid}, ${hashToken(token)}, ${email}, now() + interval '1 hour')`);
      return { ...NEW, token, email };
    },
    corrigirEmail: () => ({ email: 'corrigida@exemplo.com' }),
    pedirTroca: () => ({ email: 'trocada@exemplo.com' }),
    editarDados: () => ({ nome: 'Outro Nome' }),
    editarGamertags: () => ({ psn: 'outra' }),
    editarIdioma: () => ({ locale: 'en' }),
    editarBusca: () => ({ aparece_na_busca: false }),
    editarPagina: () => ({ pagina_publica: false }),
    editarPrivacidade: () => ({ privacidade_compartilhar_whatsapp: false }),
    editarAvisos: () => ({
      placares: canais,
      jogos: canais,
      inscricoes: canais,
      campeonatos: canais,
      ligas: canais,
    }),
    editarHorarioDosAvisos: () => ({
      ritmo: 'por_dia',
      silencio: { de: 23, ate: 8 },
      fuso: 'America/Sao_Paulo',
    }),
    ligarAparelho: () => ({
      endpoint: 'https://fcm.googleapis.com/fcm/send/x',
      keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) },
    }),
    reautenticar: () => ({ password: PASSWORD }),
    autorizarCanal: ({ uuid }) => ({ socket_id: '1.2', channel_name: `private-users.${uuid}` }),
    autorizarUsuario: () => ({ socket_id: '1.2' }),
    mudarSenha: () => ({ ...NEW, current_password: PASSWORD }),
  };

  const SIGNED = 'the signature covers every parameter: one more is refused';
  const SECRET = 'takes a secret alone; what it does is written by constants';
  const STRICT = 'its body is strict: one more field is refused';
  const APART: Readonly<Record<string, string>> = {
    verificarEmail: SIGNED,
    confirmarTroca: SIGNED,
    desfazerTroca: SIGNED,
    confirmarSegundoFator: SECRET,
    confirmarEntrada: SECRET,
    ...{
      assinar: STRICT,
      atualizarAssinatura: STRICT,
      trocarPlano: STRICT,
      mudarDocumento: STRICT,
    },
    cadastrarPendente: 'needs a provider: tried in auth/quem-chega.test.ts',
  };
  const isOfAccount = ({ entry }: NamedEndpoint) =>
    !/^\/api\/(campeonatos|ligas|participantes|partidas|mesa|rankings|bloqueios|denuncias|juncoes)\b/.test(
      entry.path,
    );
  const withBody = ENDPOINTS.filter(({ entry }) => entry.method !== 'GET' && entry.body);

  test('is tried on every endpoint that takes a body', () => {
    const here = withBody.filter(isOfAccount).map(({ name }) => name);
    expect(here.sort()).toEqual([...Object.keys(BODIES), ...Object.keys(APART)].sort());
  });

  test.each(withBody.filter((endpoint) => !isOfAccount(endpoint)).map((it) => [it.name, it.entry]))(
    '%s, about a championship or a liga, refuses it',
    (_name, { body }) => {
      const issues = body?.safeParse(EXTRA).error?.issues ?? [];
      const unknown = issues.flatMap((issue) =>
        issue.code === 'unrecognized_keys' ? issue.keys : [],
      );
      expect(unknown).toEqual(expect.arrayContaining(['is_admin', 'dono_uuid', 'usuario_uuid']));
    },
  );

  test('would be found if it were kept', async () => {
    const { uuid } = await t.insertPerson();
    await t.db.run(sql`
      insert into notificacoes (id, usuario_uuid, tipo, mensagem, url)
      values (${EXTRA.id}, ${uuid}, 'teste', 'x', '/')`);
    expect(await tablesWithExtra(t)).toEqual(['notificacoes']);
    await t.db.run(sql`delete from notificacoes where id = ${EXTRA.id}`);
  });

  const isForGuests = new Set(['entrar', 'registrar', 'pedirSenhaNova', 'redefinirSenha']);

  test.each(Object.keys(BODIES))('%s changes nothing of what they are', async (name) => {
    const { entry } = ENDPOINTS.find((endpoint) => endpoint.name === name) as NamedEndpoint;
    const senha = await hashPassword(PASSWORD);
    const ana = await t.signedIn({ senha, verified: name !== 'corrigirEmail' });
    const body = { ...EXTRA, ...(await BODIES[name]?.(ana)) };
    const privileges = () =>
      t.db.first(sql`
        select uuid, is_admin, is_parceiro, plano, pro_ate, ends_at, email_verified_at, banido_em,
          (select count(*) from direitos where usuario_uuid = usuarios.uuid) as direitos
        from usuarios where uuid = ${ana.uuid}`);
    const before = await privileges();
    const caller = isForGuests.has(name) ? await t.guest() : ana;
    const answer = await caller.send(entry.method, entry.path, { body });
    expect(answer.statusCode, answer.body).toBeLessThan(300);
    expect(await privileges()).toEqual(before);
    expect(await tablesWithExtra(t)).toEqual([]);
    const raised = await t.db.rows(sql`
      select uuid from usuarios where email = 'extra@exemplo.com'
        and (is_admin or is_parceiro or plano = 'pro' or email_verified_at is not null)`);
    expect(raised).toEqual([]);
  });
});

describe('a change of what a person may do', () => {
  test('counts from the next request on', async () => {
    const ana = await t.signedIn({ verified: false });
    const ask = () => ana.put('/api/email/troca', { email: 'nova@exemplo.com' });
    expect((await ask()).json().code).toBe('email_nao_verificado');
    await t.db.run(sql`update usuarios set email_verified_at = now() where uuid = ${ana.uuid}`);
    expect((await ask()).statusCode).toBe(202);
    await t.db.run(sql`update usuarios set email_verified_at = null where uuid = ${ana.uuid}`);
    expect((await ask()).json().code).toBe('email_nao_verificado');
    await t.db.run(sql`delete from sessoes where usuario_uuid = ${ana.uuid}`);
    expect((await ask()).statusCode).toBe(401);
  });
});
