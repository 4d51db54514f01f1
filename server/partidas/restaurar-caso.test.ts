// What was decided about a match goes with its result, and comes back with it.
import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { type SignedIn, testApp } from '#server/testing/app.ts';
import {
  insertNames,
  makeCampeonato,
  type PartidaDeTeste,
  score,
  startCampeonato,
} from '#server/testing/campeonato.ts';
import { aceito, placar } from '#server/testing/vida.ts';

const t = testApp();

/** A final between two people; a semi-final before it can be corrected and put right again. */
async function finalWithPeople() {
  const org = await t.signedIn();
  const fases = [{ tipo: 'mata_mata' }];
  const id = await makeCampeonato(org, { fases, regras: { quem_informa: 'os_dois' } });
  await insertNames(t, id, 4);
  await startCampeonato(org, id);
  const round = async (rodada: number): Promise<PartidaDeTeste[]> =>
    (await org.get(`/api/campeonatos/${id}/jogos?fase=1&rodada=${rodada}`)).json().data;
  for (const semi of await round(1)) aceito(await score(org, semi, placar(2, 1)));
  const [final] = (await round(2)) as [PartidaDeTeste];
  const account = async (participante: string | null) => {
    const who = await t.signedIn();
    await t.db.run(sql`
      update participantes set usuario_uuid = ${who.uuid} where uuid = ${participante}`);
    return who;
  };
  const casa = await account(final.mandante.participante);
  const fora = await account(final.visitante.participante);
  const path = `/api/partidas/${final.uuid}`;
  const vida = async (who: SignedIn) => (await who.get(path)).json().data.vida;
  const correct = async (lancamento: object) => {
    const [semi] = (await round(1)) as [PartidaDeTeste];
    aceito(await score(org, semi, lancamento, { motivo: 'súmula trocada', ciente: true }));
  };
  const undone = async () => {
    await correct(placar(0, 3));
    const gone = await vida(casa);
    await correct(placar(2, 1));
    aceito(await org.post(`/api/campeonatos/${id}/partidas/restauracao`));
    return gone;
  };
  return { org, id, path, casa, fora, vida, undone };
}

type Cena = Awaited<ReturnType<typeof finalWithPeople>>;

async function contested({ path, casa, fora }: Cena) {
  aceito(await casa.post(`${path}/informes`, { informado: placar(2, 1) }));
  aceito(await fora.post(`${path}/contestacao`, { informado: placar(1, 2) }));
}

test('a verdict is read again, and not contested again, once a result that a correction undid is restored', async () => {
  const cena = await finalWithPeople();
  const { org, id, path, fora, vida, undone } = cena;
  await contested(cena);
  const { versao } = (await org.get(path)).json().data.partida;
  const veredito = {
    ...{ versao, decisao: placar(1, 2), motivo: 'A tela final mostra.' },
    regra: { texto: 'Vale a tela final.' },
    sancao: { lado: 'mandante', tipo: 'suspensao', quem: { nome: 'Jura' }, jogos: 2 },
  };
  aceito(await org.post(`${path}/veredito`, veredito));
  const before = await vida(fora);
  const gone = await undone();
  expect(gone).toMatchObject({ veredito: null, oficial: null });
  const after = await vida(fora);
  expect(after.veredito).toEqual(before.veredito);
  expect(after.veredito.sancao).toMatchObject({ nome: 'Jura', anulada: false });
  expect(after).toMatchObject({ oficial: { via: 'veredito' }, reclama_ate: null });
  expect(after.acoes).not.toContain('reclamar');
  const caso = (await fora.get(`${path}/caso`)).json().data;
  expect(caso.versoes).toMatchObject([{ informado: { mandante: 2 } }, { informado: {} }]);
  const again = await fora.post(`${path}/contestacao`, { informado: placar(3, 0) });
  expect(again.statusCode, again.body).toBe(409);
  const listed = (await org.get(`/api/campeonatos/${id}/punicoes`)).json().data;
  expect(listed).toMatchObject([{ tipo: 'suspensao', nome: 'Jura', jogos: 2 }]);
});

test('a sanction that was taken back before is not there again after its result was restored', async () => {
  const cena = await finalWithPeople();
  const { org, id, path, vida, undone } = cena;
  await contested(cena);
  const { versao } = (await org.get(path)).json().data.partida;
  const sancao = { lado: 'mandante', tipo: 'suspensao', quem: { nome: 'Jura' }, jogos: 2 };
  const said = { decisao: placar(1, 2), motivo: 'x', regra: { texto: 'y' } };
  aceito(await org.post(`${path}/veredito`, { versao, ...said, sancao }));
  const list = async () => (await org.get(`/api/campeonatos/${id}/punicoes`)).json().data;
  const [{ uuid }] = await list();
  aceito(await org.delete(`/api/campeonatos/${id}/punicoes/${uuid}`));
  await undone();
  expect(await list()).toEqual([]);
  expect((await vida(org)).veredito.sancao).toMatchObject({ anulada: true });
});

test('who confirmed a score needs new proof to complain of it, also after it was undone and restored', async () => {
  const cena = await finalWithPeople();
  const { path, casa, fora, vida, undone } = cena;
  aceito(await casa.post(`${path}/informes`, { informado: placar(2, 1) }));
  const { informe } = await vida(fora);
  aceito(await fora.post(`${path}/informes/${informe.uuid}/confirmacao`));
  await undone();
  expect(await vida(fora)).toMatchObject({
    ...{ oficial: { via: 'confirmacao' }, reclama_com_prova: true },
  });
  const complaint = await fora.post(`${path}/contestacao`, { informado: placar(0, 3) });
  expect(complaint.statusCode, complaint.body).toBe(409);
});

test('a result that was complained of is not left contested without a case once it is restored', async () => {
  const cena = await finalWithPeople();
  const { org, path, fora, vida, undone } = cena;
  const { versao } = (await org.get(path)).json().data.partida;
  aceito(await org.put(`${path}/placar`, { versao, lancamento: placar(2, 1) }));
  aceito(await fora.post(`${path}/contestacao`, { informado: placar(1, 2) }));
  await undone();
  const { partida } = (await org.get(path)).json().data;
  expect(partida.estado).toBe('confirmada');
  expect((await vida(fora)).acoes).toContain('reclamar');
});
