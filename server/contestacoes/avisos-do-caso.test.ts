// What asks to open a case asks for as long as the case is open.
import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import type { Notificacao } from '#contract/usuario.ts';
import { type SignedIn, testApp } from '#server/testing/app.ts';
import {
  aceito,
  type CenaDaVida,
  caso,
  criarLink,
  lances,
  makePartida,
  mesaCom,
  placar,
} from '#server/testing/vida.ts';

const t = testApp();

async function contested(): Promise<CenaDaVida> {
  const cena = await makePartida(t);
  aceito(await lances.informar(cena, 'casa', placar(2, 1)));
  aceito(await lances.contestar(cena, 'fora', { informado: placar(1, 1) }));
  return cena;
}

/** Those that ask, and how many are counted; the bell counts as the page does. */
async function asked(who: SignedIn) {
  const { data, contagens } = (await who.get('/api/usuario/avisos?filtro=pedem')).json();
  const bell = (await who.get('/api/usuario/notifications')).json();
  expect(bell.nao_lidos).toBe(contagens.todos);
  expect(bell.data.filter(({ lido }: { lido: boolean }) => !lido)).toHaveLength(contagens.todos);
  return { tipos: data.map(({ tipo }: Notificacao) => tipo), pedem: contagens.pedem };
}

test.each([
  ['decided', (cena: CenaDaVida) => lances.julgar(cena, 'co', placar(1, 1))],
  ['withdrawn', (cena: CenaDaVida) => lances.desistir(cena, 'fora')],
  ['settled by agreement', (cena: CenaDaVida) => lances.aceitar(cena, 'casa')],
])('a case that is %s asks nobody', async (_, end) => {
  const cena = await contested();
  const both = [cena.gente.casa, cena.gente.dono];
  const open = { tipos: ['placar_contestado'], pedem: 1 };
  for (const who of both) expect(await asked(who)).toEqual(open);
  aceito(await end(cena));
  for (const who of both) expect(await asked(who)).toEqual({ tipos: [], pedem: 0 });
});

test('read, it says for as long as the case is open that there is something to do', async () => {
  const cena = await contested();
  const { dono } = cena.gente;
  const open = async () => {
    const { data } = (await dono.get('/api/usuario/avisos')).json();
    return data
      .filter(({ pendente }: Notificacao) => pendente)
      .map(({ tipo, lido }: Notificacao) => ({ tipo, lido }));
  };
  await dono.put('/api/usuario/notifications/lidas');
  expect(await open()).toEqual([{ tipo: 'placar_contestado', lido: true }]);
  aceito(await lances.julgar(cena, 'co', placar(1, 1)));
  expect(await open()).toEqual([]);
});

test('who organises and plays hears once of a score that the other side contests', async () => {
  const cena = await makePartida(t, { donoJoga: 'casa' });
  aceito(await lances.informar(cena, 'dono', placar(2, 1)));
  aceito(await lances.contestar(cena, 'fora', { informado: placar(1, 1) }));
  for (const who of [cena.gente.dono, cena.gente.co]) {
    expect(await asked(who)).toEqual({ tipos: ['placar_contestado'], pedem: 1 });
  }
});

test('who organises and plays hears once that the table says something else', async () => {
  const cena = await makePartida(t, { donoJoga: 'casa' });
  aceito(await lances.lancar(cena, 'co', placar(1, 1)));
  const alcance = { tipo: 'partida', partida: cena.uuid } as const;
  const mesa = mesaCom(t, (await criarLink(cena.gente.dono, cena.id, alcance)).segredo);
  aceito(await mesa.lancar(cena.uuid, placar(2, 1)));
  for (const quem of ['dono', 'co', 'fora'] as const) {
    const { data } = (await cena.gente[quem].get('/api/usuario/notifications')).json();
    const told = data.filter(({ tipo }: { tipo: string }) => tipo === 'placar_mesa_difere');
    expect(told, quem).toHaveLength(1);
  }
});

test('a case says which sides will hear of its verdict: a name without an account does not', async () => {
  const cena = await contested();
  expect((await caso(cena)).avisados).toEqual(['mandante', 'visitante']);
  await t.db.run(sql`update participantes set usuario_uuid = null where uuid = ${cena.lados[0]}`);
  expect((await caso(cena)).avisados).toEqual(['visitante']);
});
