// Who organises and plays may punish and take back, and everybody reads that it was them (decision 0205).
import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { STATUS } from '#regras/participantes/status.ts';
import { type SignedIn, testApp } from '#server/testing/app.ts';
import {
  addHelper,
  insertNames,
  makeCampeonato,
  startCampeonato,
} from '#server/testing/campeonato.ts';
import { aceito, lances, makePartida, makeSemJuiz, placar } from '#server/testing/vida.ts';

const t = testApp();

const MARCA = 'Decidido por quem organiza e joga por Time 001. ';

/** A league of which the owner plays for the first, and Ana for the second; Caio helps to run it. */
async function league() {
  const [org, ana, caio] = [await t.signedIn(), await t.signedIn(), await t.signedIn()];
  const id = await makeCampeonato(org);
  const [mine = '', theirs = ''] = await insertNames(t, id, 4);
  for (const [who, uuid] of [
    [org, mine],
    [ana, theirs],
  ] as const) {
    await t.db.run(sql`
      update participantes set usuario_uuid = ${who.uuid} where uuid = ${uuid}`);
  }
  await addHelper(org, id, { helper: caio });
  await startCampeonato(org, id);
  await t.db.run(sql`delete from notificacoes`);
  const path = `/api/campeonatos/${id}/punicoes`;
  const punish = async (who: SignedIn, participante: string) => {
    const body = { fase: 1, participante, pontos: -3, motivo: 'escalação irregular' };
    const answer = await who.post(path, body);
    aceito(answer);
    return answer.json().data;
  };
  const listed = async () => (await (await t.guest()).get(path)).json().data;
  const trail = async () => (await org.get(`/api/campeonatos/${id}/historico`)).json().data;
  const told = async (who: SignedIn): Promise<string[]> =>
    (await who.get('/api/usuario/notifications'))
      .json()
      .data.map(({ mensagem }: { mensagem: string }) => mensagem);
  return { org, ana, caio, path, mine, theirs, punish, listed, trail, told };
}

test('points that an organiser takes from a rival say for whom they play: listed, in the trail and told', async () => {
  const { org, ana, caio, mine, theirs, punish, listed, trail, told } = await league();
  expect(await punish(org, theirs)).toMatchObject({ de_quem_joga: mine });
  expect(await listed()).toMatchObject([{ participante: theirs, de_quem_joga: mine }]);
  expect((await trail())[0]).toMatchObject({
    ...{ acao: 'punir-participante', depois: { pontos: -3, de_quem_joga: mine } },
  });
  const said = expect.stringMatching(`^${MARCA}A organização tirou 3 pontos de Time 002`);
  expect(await told(ana)).toEqual([said]);
  expect(await told(caio), 'could take it back').toEqual([said]);
  expect(await told(org)).toEqual([]);
});

test('who takes back what the own team was given is marked, and who else may punish is told', async () => {
  const { org, ana, caio, path, mine, punish, listed, trail, told } = await league();
  const { uuid, de_quem_joga } = await punish(caio, mine);
  expect(de_quem_joga, 'plays for nobody').toBeNull();
  expect(await told(org)).toEqual([expect.stringMatching(/^A organização tirou/)]);
  expect(await told(caio)).toEqual([]);
  aceito(await org.delete(`${path}/${uuid}`));
  expect(await listed()).toEqual([]);
  expect((await trail())[0]).toMatchObject({
    ...{ acao: 'anular-punicao', depois: { de_quem_joga: mine } },
  });
  expect(await told(caio)).toEqual([
    expect.stringMatching(`^${MARCA}A organização anulou a punição de Time 001`),
  ]);
  expect(await told(ana)).toEqual([]);
});

test('of several own teams the one that is punished is named, else the first by name', async () => {
  const { org, mine, theirs, punish } = await league();
  const [last, other] = await t.db.rows<{ uuid: string }>(sql`
    select uuid from participantes where campeonato_id = (
      select campeonato_id from participantes where uuid = ${mine})
      and uuid not in (${mine}, ${theirs}) order by uuid desc`);
  if (!last || !other) throw new Error('no other teams');
  // The order of the names is not that of the uuids.
  await t.db.run(sql`update participantes set time_nome = 'Abelhas' where uuid = ${last.uuid}`);
  await t.db.run(sql`update participantes set time_nome = 'Zebras' where uuid = ${mine}`);
  await t.db.run(sql`
    insert into jogadores (uuid, participante_uuid, usuario_uuid, nome, papel)
    select gen_random_uuid(), uuid, ${org.uuid}, 'Capitã', 'capitao'
    from unnest(${[last.uuid, other.uuid]}::uuid[]) as x (uuid)`);
  await t.db.run(sql`update participantes set time_nome = 'Baleias' where uuid = ${other.uuid}`);
  const asked = await t.statementsOf(() => punish(org, theirs));
  const ownTeams = asked.filter((text) => text.includes('with meus as'));
  expect(ownTeams, 'asked once, by the account').toHaveLength(1);
  expect(ownTeams[0]).toMatch(/where campeonato_id = \$\d+ and usuario_uuid = \$\d+/);
  expect(await punish(org, theirs)).toMatchObject({ de_quem_joga: last.uuid });
  expect(await punish(org, mine)).toMatchObject({ de_quem_joga: mine });
});

test('who was captain of a team that is not in plays for nobody', async () => {
  const { org, theirs, punish } = await league();
  await t.db.run(sql`
    update participantes set usuario_uuid = null where usuario_uuid = ${org.uuid}`);
  const out = await t.db.first<{ uuid: string }>(sql`
    update participantes set status = ${STATUS.rejeitado} where uuid = (
      select uuid from participantes where uuid <> ${theirs} and usuario_uuid is null
        and campeonato_id = (select campeonato_id from participantes where uuid = ${theirs})
      order by uuid desc limit 1)
    returning uuid`);
  await t.db.run(sql`
    insert into jogadores (uuid, participante_uuid, usuario_uuid, nome, papel)
    values (gen_random_uuid(), ${out?.uuid}, ${org.uuid}, 'Capitã', 'capitao')`);
  expect(await punish(org, theirs)).toMatchObject({ de_quem_joga: null });
});

test('a sanction that a verdict carries is marked, where who decided plays another match', async () => {
  const cena = await makePartida(t, { times: 4 });
  const { dono } = cena.gente;
  await t.db.run(sql`
    update participantes set usuario_uuid = ${dono.uuid} where uuid = (
      select uuid from participantes where campeonato_id = ${cena.id} and usuario_uuid is null
      order by uuid limit 1)`);
  aceito(await lances.informar(cena, 'casa', placar(2, 1)));
  aceito(await lances.contestar(cena, 'fora', { informado: placar(1, 2) }));
  const sancao = { lado: 'mandante', tipo: 'pontos', pontos: -3 };
  aceito(await lances.julgar(cena, 'dono', placar(1, 2), { sancao }));
  const [row] = (await dono.get(`/api/campeonatos/${cena.id}/punicoes`)).json().data;
  expect(row).toMatchObject({ participante: cena.lados[0], de_quem_joga: expect.any(String) });
  expect(cena.lados).not.toContain(row.de_quem_joga);
});

test('a warning by a judge whom both sides accepted is not marked as of who organises and plays', async () => {
  const cena = await makeSemJuiz(t);
  const { dono } = cena.gente;
  aceito(await lances.indicar(cena, 'fora', 'co'));
  aceito(await lances.responder(cena, 'dono', true));
  const sancao = { lado: 'visitante', tipo: 'advertencia' };
  aceito(await lances.julgar(cena, 'co', placar(2, 1), { sancao }));
  const [row] = (await dono.get(`/api/campeonatos/${cena.id}/punicoes`)).json().data;
  expect(row).toMatchObject({ participante: cena.lados[1], tipo: 'advertencia' });
  expect(row.de_quem_joga).toBeNull();
  const trail = (await dono.get(`/api/campeonatos/${cena.id}/historico`)).json().data;
  const line = trail.find(({ acao }: { acao: string }) => acao === 'punir-participante');
  expect(line.depois).not.toHaveProperty('de_quem_joga');
});
