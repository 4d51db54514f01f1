// Whom a verdict suspended is named by the side that played, also while a correction elsewhere has undone the result.
import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { REMOVED_NAME } from '#server/perfil/personal-data.ts';
import { anonymizeDue } from '#server/perfil/remover-conta.ts';
import { type SignedIn, testApp } from '#server/testing/app.ts';
import { score } from '#server/testing/campeonato.ts';
import {
  contestada,
  type FinalDesfeita,
  julgar,
} from '#server/testing/correcoes/final-desfeita.ts';
import { aceito, placar } from '#server/testing/vida.ts';

const t = testApp();

const SUSPENDE = { lado: 'mandante', tipo: 'suspensao', quem: { nome: 'Jura' }, jogos: 2 };

/** One of the home side is suspended, and the result is undone since. */
async function undoneVerdict(): Promise<FinalDesfeita> {
  const cena = await contestada(t);
  await julgar(cena, { decisao: placar(1, 2), sancao: SUSPENDE });
  await cena.undo();
  return cena;
}

async function leave({ uuid }: SignedIn): Promise<void> {
  await t.db.run(sql`
    update usuarios set exclusao_em = now() - interval '1 minute' where uuid = ${uuid}`);
  await anonymizeDue(t, new Date());
}

/** Who has the place of the home side while the result is undone. */
async function inTheirPlace({ uuid, lados }: FinalDesfeita): Promise<SignedIn> {
  const carla = await t.signedIn({ nome: 'Carla' });
  const changed = await t.db.run(sql`
    update participantes e set usuario_uuid = ${carla.uuid} from partidas p
    where p.uuid = ${uuid} and e.uuid = p.mandante_uuid and e.uuid <> ${lados[0]}`);
  expect(changed).toBe(1);
  return carla;
}

const named = async ({ org, id }: FinalDesfeita) =>
  (await org.get(`/api/campeonatos/${id}/punicoes`)).json().data;

test('the trail tells that somebody is kept out again, and for whom plays who decided it', async () => {
  const cena = await contestada(t);
  const { lados, org } = cena;
  const other = await t.db.first<{ uuid: string }>(sql`
    update participantes set usuario_uuid = ${org.uuid} where uuid = (
      select uuid from participantes where campeonato_id = ${cena.id}
        and uuid <> all(${[...lados]}::uuid[]) order by uuid limit 1)
    returning uuid`);
  await julgar(cena, { decisao: placar(1, 2), sancao: SUSPENDE });
  await cena.undone();
  const told = await t.db.rows(sql`
    select objeto, depois from historico
    where campeonato_id = ${cena.id} and acao = 'punir-participante'`);
  const motivo = 'A tela final mostra.';
  const depois = { tipo: 'suspensao', fase: 1, jogos: 2, motivo, de_quem_joga: other?.uuid };
  expect(told).toMatchObject([{ depois }, { objeto: cena.lados[0], depois }]);
});

test('whose account goes while the result is undone leaves no name in the sanction that comes back', async () => {
  const cena = await undoneVerdict();
  await leave(cena.casa);
  await cena.restore();
  expect(await named(cena)).toMatchObject([{ nome: REMOVED_NAME }]);
  expect((await cena.vida(cena.org)).veredito.sancao).toMatchObject({ nome: REMOVED_NAME });
});

test('the name stays where only who had the place meanwhile goes', async () => {
  const cena = await undoneVerdict();
  await leave(await inTheirPlace(cena));
  await cena.restore();
  expect(await named(cena)).toMatchObject([{ nome: 'Jura' }]);
});

test('also where others played the match after all, the sides of the case are those it was about', async () => {
  const cena = await undoneVerdict();
  const { org, path, uuid, casa } = cena;
  const { versao } = (await org.get(path)).json().data.partida;
  aceito(await org.put(`${path}/placar`, { versao, lancamento: placar(3, 0) }));
  const kept = async () =>
    t.db.first(sql`
      select veredito #>> '{sancao,quem,nome}' as nome from contestacoes
      where partida_uuid = ${uuid}`);
  await leave(await inTheirPlace(cena));
  expect(await kept()).toEqual({ nome: 'Jura' });
  await leave(casa);
  expect(await kept()).toEqual({ nome: REMOVED_NAME });
});

test('who was there is asked of what was said where a build before kept nothing else', async () => {
  const cena = await undoneVerdict();
  await t.db.run(sql`delete from vidas_desfeitas where partida_uuid = ${cena.uuid}`);
  await leave(cena.casa);
  expect(
    await t.db.first(sql`
      select veredito #>> '{sancao,quem,nome}' as nome from contestacoes
      where partida_uuid = ${cena.uuid}`),
  ).toEqual({ nome: REMOVED_NAME });
});

test('a match played while the suspension was undone is not the one that is missed', async () => {
  const cena = await contestada(t, { pernas_final: 2 });
  const { org, id, lados, correct } = cena;
  await julgar(cena, { decisao: placar(1, 2), sancao: { ...SUSPENDE, jogos: 1 } });
  await cena.undo();
  await correct(placar(2, 1));
  // Not now: the second leg is played first, with whom nothing keeps out.
  const [, volta] = (await org.get(`/api/campeonatos/${id}/jogos?fase=1&rodada=2`)).json().data;
  aceito(await score(org, volta, placar(1, 0)));
  const write = async (versao: number, tipo: string) => {
    const side = volta.mandante.participante === lados[0] ? 'mandante' : 'visitante';
    const lances = [{ tipo, quem: { nome: 'Jura' } }];
    return org.put(`/api/partidas/${volta.uuid}/sumula`, { [side]: { versao, lances } });
  };
  aceito(await write(0, 'amarelo'));
  aceito(await org.post(`/api/campeonatos/${id}/partidas/restauracao`));
  aceito(await write(1, 'craque'));
  const flags = (await org.get(`/api/partidas/${volta.uuid}/ocorrencias`)).json().data;
  expect(flags, 'nobody played against the rules').toEqual([]);
  const { data } = (await org.get(`/api/campeonatos/${id}/participantes/${lados[0]}`)).json();
  expect(data.disciplina.suspensos).toMatchObject([{ nome: 'Jura', perde: null, jogou: false }]);
});
