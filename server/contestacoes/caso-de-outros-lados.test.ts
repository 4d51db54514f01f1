import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { testApp } from '#server/testing/app.ts';
import { aceito, caso, lances, makePartida, placar } from '#server/testing/vida.ts';

const t = testApp();

test('a case whose match lost a side is about those who played it, with what each said', async () => {
  const cena = await makePartida(t);
  aceito(await lances.informar(cena, 'casa', placar(2, 1)));
  aceito(await lances.contestar(cena, 'fora', { informado: placar(1, 2) }));
  expect((await caso(cena)).lados).toEqual(cena.lados);
  // As a correction leaves it that empties the slot.
  await t.db.run(sql`
    update informes set antigo = true, estado = 'substituido' where partida_uuid = ${cena.uuid}`);
  await t.db.run(sql`
    update contestacoes set antiga = true, estado = 'fechada' where partida_uuid = ${cena.uuid}`);
  await t.db.run(sql`
    update partidas set mandante_uuid = null, estado = 'agendada' where uuid = ${cena.uuid}`);
  const { lados, versoes, partida } = await caso(cena);
  expect(partida.mandante.participante).toBeNull();
  expect(lados).toEqual(cena.lados);
  expect(versoes.map((said) => said?.informado)).toMatchObject([
    { mandante: 2, visitante: 1 },
    { mandante: 1, visitante: 2 },
  ]);
});
