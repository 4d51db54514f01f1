// Proof, to somebody whom both sides accepted to judge: what they are told while the case is open, and that it closes.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { testApp } from '#server/testing/app.ts';
import { fotoDe, picture } from '#server/testing/foto.ts';
import {
  aceito,
  type CenaDaVida,
  caso,
  lances,
  makeTodosJogam,
  placar,
} from '#server/testing/vida.ts';

const t = testApp({ DATA_DIR: mkdtempSync(join(tmpdir(), 'tabelao-provas-do-juiz-')) });

const fotos = (...uuids: string[]) => ({ fotos: uuids.map((uuid) => ({ uuid })) });

/** Both sides give the same picture, and `co` judges. */
async function comJuiz(): Promise<CenaDaVida> {
  const cena = await makeTodosJogam(t);
  const bytes = await picture();
  const first = await fotoDe(cena.gente.dono, cena.uuid, bytes);
  aceito(await lances.informar(cena, 'dono', placar(2, 1), fotos(first)));
  const again = await fotoDe(cena.gente.fora, cena.uuid, bytes);
  const other = { informado: placar(1, 2), ...fotos(again) };
  aceito(await lances.contestar(cena, 'fora', other));
  aceito(await lances.indicar(cena, 'fora', 'co'));
  aceito(await lances.indicar(cena, 'dono', 'co'));
  return cena;
}

const vistas = async (cena: CenaDaVida, quem: 'co' | 'dono' | 'fora') =>
  (await caso(cena, quem)).versoes.map((versao) =>
    versao?.provas.fotos.map(({ repetida, repetida_em_outra }) => [repetida, repetida_em_outra]),
  );

test('the judge is told that both sides sent the same picture, and not of which other match it is', async () => {
  const cena = await comJuiz();
  expect(await vistas(cena, 'co')).toEqual([[[[], false]], [[[cena.uuid], false]]]);
  expect(await vistas(cena, 'fora')).toEqual([[[null, false]], [[null, false]]]);
  const { ditos } = (await cena.gente.co.get(`/api/partidas/${cena.uuid}/provas`)).json().data;
  expect(ditos[0].fotos[0].repetida).toEqual([cena.uuid]);
  await t.db.run(sql`
    insert into provas (uuid, campeonato_id, partida_uuid, lado, mandante_uuid, visitante_uuid,
      dito_uuid, tipos, hash, created_at)
    select gen_random_uuid(), p.campeonato_id, o.uuid, 'mandante', p.mandante_uuid,
      p.visitante_uuid, gen_random_uuid(), p.tipos, p.hash, p.created_at - interval '1 day'
    from provas p join partidas o on o.campeonato_id = p.campeonato_id and o.uuid <> p.partida_uuid
    where p.partida_uuid = ${cena.uuid} and p.lado = 'mandante' limit 1`);
  expect(await vistas(cena, 'co')).toEqual([[[[], true]], [[[cena.uuid], true]]]);
});

test('proof closes to the judge with the case: it names no picture any more, and says so', async () => {
  const cena = await comJuiz();
  expect((await caso(cena, 'co')).provas_fechadas).toBe(false);
  aceito(await lances.julgar(cena, 'co', placar(1, 2)));
  const { versoes, informes, provas_fechadas } = await caso(cena, 'co');
  expect(provas_fechadas).toBe(true);
  for (const said of [...versoes, ...informes]) {
    expect(said?.provas).toEqual({ fotos: [], video: null, transmissao: null });
  }
  const side = await caso(cena, 'fora');
  expect(side.provas_fechadas).toBe(false);
  expect(side.versoes.map((versao) => versao?.provas.fotos.length)).toEqual([1, 1]);
});
