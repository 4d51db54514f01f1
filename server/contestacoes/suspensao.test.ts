// A verdict that suspends somebody of a side: who may, whom, which matches are missed, where it is read, and what is left
// of it when the verdict goes or its person leaves.
import { strFromU8, unzipSync } from 'fflate';
import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { REMOVED_NAME } from '#server/perfil/personal-data.ts';
import { anonymizeDue } from '#server/perfil/remover-conta.ts';
import { testApp } from '#server/testing/app.ts';
import { score } from '#server/testing/campeonato.ts';
import {
  aceito,
  type CenaDaVida,
  caso,
  lances,
  ler,
  makePartida,
  placar,
} from '#server/testing/vida.ts';

const t = testApp();

const LIGA = { times: 4, fases: [{ tipo: 'pontos_corridos', turnos: 1 }] };
const ELENCO = { elenco: { minimo: 0, maximo: 5, em_campo: 1, sumula: 2 } };

async function contested(ajustes: Parameters<typeof makePartida>[1] = {}) {
  const cena = await makePartida(t, { ...LIGA, ...ajustes });
  aceito(await lances.informar(cena, 'casa', placar(2, 1)));
  aceito(await lances.contestar(cena, 'fora', { informado: placar(1, 2) }));
  return cena;
}

const fora = (quem: object, jogos = 2) => ({ lado: 'visitante', tipo: 'suspensao', quem, jogos });

const jogosDe = async ({ id, gente, lados }: CenaDaVida) =>
  (await gente.dono.get(`/api/campeonatos/${id}/jogos?participante=${lados[1]}`)).json().data;

const disciplinaDe = async ({ gente }: CenaDaVida, uuid: string) =>
  (await gente.estranha.get(`/api/partidas/${uuid}`)).json().data.disciplina.suspensos;

const listed = async ({ gente, id }: CenaDaVida) =>
  (await gente.estranha.get(`/api/campeonatos/${id}/punicoes`)).json().data;

test('somebody misses the next matches that were not over by then, and everybody reads it', async () => {
  const cena = await contested();
  const { dono } = cena.gente;
  const [own, second, third] = await jogosDe(cena);
  expect(own.uuid).toBe(cena.uuid);
  aceito(await score(dono, second, placar(1, 1)));
  expect((await caso(cena)).sancoes).toEqual(['advertencia', 'pontos', 'multa', 'suspensao']);
  const path = `/api/partidas/${cena.uuid}/impacto`;
  const body = { lancamento: placar(1, 2), sancao: fora({ nome: 'Jura' }) };
  const preview = (await dono.post(path, body)).json().data;
  expect(preview.suspensoes).toEqual([{ participante: cena.lados[1], nome: 'Jura', entra: true }]);
  expect(await listed(cena)).toEqual([]);
  aceito(await lances.julgar(cena, 'dono', placar(1, 2), { sancao: fora({ nome: ' Jura ' }) }));
  // Two matches, of which one is known; the one that was over before serves nothing.
  expect(await disciplinaDe(cena, second.uuid)).toEqual([]);
  expect(await disciplinaDe(cena, third.uuid)).toMatchObject([
    { participante: cena.lados[1], nome: 'Jura', motivo: 'veredito', de: cena.uuid, jogou: false },
  ]);
  const page = await dono.get(`/api/campeonatos/${cena.id}/participantes/${cena.lados[1]}`);
  expect(page.json().data.disciplina.suspensos).toMatchObject([
    { perde: third.uuid, motivo: 'veredito' },
    { perde: null, motivo: 'veredito' },
  ]);
  const { suspensos } = (await dono.get(`/api/campeonatos/${cena.id}/pendencias`)).json().data;
  expect(suspensos).toMatchObject([{ nome: 'Jura', perde: third.uuid }]);
  const sancao = { lado: 'visitante', tipo: 'suspensao', nome: 'Jura', jogos: 2, anulada: false };
  expect((await ler(cena, 'estranha')).vida.veredito?.sancao).toMatchObject(sancao);
  expect((await caso(cena)).contestacoes[0]?.veredito?.sancao).toMatchObject(sancao);
  const [row] = await listed(cena);
  expect(row).toMatchObject({ tipo: 'suspensao', nome: 'Jura', jogos: 2, pontos: 0 });
  // Named in the sheet all the same: a task of the organisers, as with cards.
  aceito(await score(dono, third, placar(1, 1)));
  const lado = third.mandante.participante === cena.lados[1] ? 'mandante' : 'visitante';
  const lance = { tipo: 'gol', quem: { nome: 'JURA' } };
  const sheet = { [lado]: { versao: 0, lances: [lance] } };
  aceito(await dono.put(`/api/partidas/${third.uuid}/sumula`, sheet));
  expect(await disciplinaDe(cena, third.uuid)).toMatchObject([{ jogou: true }]);
  // Taken back by itself: nobody is out, and the verdict says so.
  aceito(await dono.delete(`/api/campeonatos/${cena.id}/punicoes/${row.uuid}`));
  expect(await disciplinaDe(cena, third.uuid)).toEqual([]);
  expect((await ler(cena)).vida.veredito?.sancao).toMatchObject({ ...sancao, anulada: true });
});

test('a match that is played again is one of those that are missed', async () => {
  const cena = await contested();
  const sancao = fora({ nome: 'Jura' }, 1);
  aceito(await lances.julgar(cena, 'dono', { tipo: 'jogar_de_novo' }, { sancao }));
  expect(await disciplinaDe(cena, cena.uuid)).toMatchObject([{ nome: 'Jura', jogou: false }]);
});

test('without the verdict there is no suspension', async () => {
  const cena = await contested();
  const [, second] = await jogosDe(cena);
  aceito(await lances.julgar(cena, 'dono', placar(1, 2), { sancao: fora({ nome: 'Jura' }) }));
  // A corrected score leaves the verdict and what it carried; a result that is taken away does not.
  aceito(await lances.lancar(cena, 'dono', placar(0, 2), { motivo: 'x' }));
  expect(await disciplinaDe(cena, second.uuid)).toMatchObject([{ nome: 'Jura' }]);
  aceito(await lances.lancar(cena, 'dono', { tipo: 'limpar' }, { motivo: 'x', ciente: true }));
  expect(await disciplinaDe(cena, second.uuid)).toEqual([]);
  expect(await listed(cena)).toEqual([]);
});

test('of a squad only who is in it, and refused in the line-up', async () => {
  const cena = await contested({ regras: ELENCO });
  const { dono, co } = cena.gente;
  const [, second] = await jogosDe(cena);
  const squad = async (side: 0 | 1, nome: string): Promise<string> => {
    const path = `/api/participantes/${cena.lados[side]}/elenco`;
    return (await dono.put(path, { jogadores: [{ nome }] })).json().data[0].uuid;
  };
  const [rival, rui] = [await squad(0, 'Rival'), await squad(1, 'Rui')];
  for (const sancao of [
    fora({ nome: 'Rui' }),
    fora({ jogador: rival }),
    fora({ jogador: '00000000-0000-4000-8000-000000000001' }),
    fora({ jogador: rui }, 0),
    fora({ jogador: rui }, 100),
    { ...fora({ jogador: rui }), jogos: null },
    { lado: 'visitante', tipo: 'suspensao', jogos: 1 },
    { lado: 'visitante', tipo: 'advertencia', jogos: 1 },
    { lado: 'visitante', tipo: 'advertencia', quem: { jogador: rui } },
  ]) {
    const answer = await lances.julgar(cena, 'dono', placar(1, 2), { sancao });
    expect(answer.statusCode, JSON.stringify(sancao)).toBe(422);
  }
  const sancao = fora({ jogador: rui });
  expect((await lances.julgar(cena, 'co', placar(1, 2), { sancao })).statusCode).toBe(403);
  expect(await listed(cena)).toEqual([]);
  aceito(await lances.julgar(cena, 'dono', placar(1, 2), { sancao }));
  const lado = second.mandante.participante === cena.lados[1] ? 'mandante' : 'visitante';
  const lineUp = { lado, versao: 0, jogadores: [rui] };
  const refused = await co.put(`/api/partidas/${second.uuid}/escalacao`, lineUp);
  expect([refused.statusCode, refused.json().validations]).toEqual([
    422,
    { 'jogadores.0': ['Rui está suspenso por decisão de um caso e não pode jogar esta partida.'] },
  ]);
});

test('the name goes with who leaves, from the verdict and the trail too; until then it is theirs to read', async () => {
  const cena = await contested();
  const { fora: away } = cena.gente;
  aceito(await lances.julgar(cena, 'dono', placar(1, 2), { sancao: fora({ nome: 'Some Agora' }) }));
  aceito(await away.post('/api/perfil/exportacao'));
  const files = unzipSync((await away.get('/api/perfil/exportacao')).rawPayload);
  expect(strFromU8(files['punicoes.json'] ?? new Uint8Array())).toContain('Some Agora');
  await t.db.run(sql`update usuarios set exclusao_em = now() where uuid = ${away.uuid}`);
  await anonymizeDue(t, new Date(Date.now() + 1_000));
  const everything = await t.db.first<{ dump: string }>(sql`
    select (select json_agg(s)::text from punicoes s) || (select json_agg(k)::text from contestacoes k)
      || (select json_agg(h)::text from historico h) as dump`);
  expect(everything?.dump).not.toContain('Some Agora');
  expect((await ler(cena)).vida.veredito?.sancao).toMatchObject({ nome: REMOVED_NAME, jogos: 2 });
});
