// Who said or confirmed a score complains about it only with proof that was not there before; and what a side tells
// before kick-off may carry pictures, too.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sql from 'sql-template-tag';
import { describe, expect, test } from 'vitest';
import { testApp } from '#server/testing/app.ts';
import { fotoDe, picture } from '#server/testing/foto.ts';
import {
  aceito,
  type CenaDaVida,
  caso,
  lances,
  ler,
  makePartida,
  passam,
  placar,
} from '#server/testing/vida.ts';
import ptBR from '#textos/pt-BR/vida.json' with { type: 'json' };

const t = testApp({ DATA_DIR: mkdtempSync(join(tmpdir(), 'tabelao-prova-nova-')) });

const video = 'https://video.exemplo.com/partida';
const outro = { informado: placar(0, 1), motivo: 'A tela mostra outro' };
const fotos = (...uuids: string[]) => ({ fotos: uuids.map((uuid) => ({ uuid })) });

function recusado(answer: { statusCode: number; body: string; json(): { warning?: string } }) {
  expect(answer.statusCode, answer.body).toBe(409);
  expect(answer.json().warning).toBe(ptBR.recusa.voce_afirmou);
}

/** Said by the home side with a picture and a link, and confirmed. */
async function confirmada(regras: Record<string, unknown> = {}) {
  const cena = await makePartida(t, { regras });
  const bytes = await picture();
  const foto = await fotoDe(cena.gente.casa, cena.uuid, bytes);
  aceito(await lances.informar(cena, 'casa', placar(1, 0), { ...fotos(foto), video }));
  aceito(await lances.confirmar(cena, 'fora'));
  return { cena, bytes, foto };
}

describe('a side that said or confirmed the score', () => {
  test('complains with a picture that was not sent before', async () => {
    const { cena, bytes, foto } = await confirmada();
    const { vida } = await ler(cena, 'fora');
    expect(vida.acoes).toEqual(['reclamar']);
    expect(vida.reclama_com_prova).toBe(true);
    recusado(await lances.contestar(cena, 'fora', outro));
    // What is there already, or the same file once more, is nothing new.
    recusado(await lances.contestar(cena, 'casa', { ...outro, ...fotos(foto) }));
    const again = await fotoDe(cena.gente.casa, cena.uuid, bytes);
    recusado(await lances.contestar(cena, 'casa', { ...outro, ...fotos(again) }));
    const nova = await fotoDe(cena.gente.fora, cena.uuid);
    // Of somebody else it is no proof of theirs.
    expect((await lances.contestar(cena, 'casa', { ...outro, ...fotos(nova) })).statusCode).toBe(
      422,
    );
    aceito(await lances.contestar(cena, 'fora', { ...outro, ...fotos(nova) }));
    const { partida, versoes, vida: depois } = await caso(cena, 'fora');
    expect(partida).toMatchObject({ estado: 'contestada', placar: { mandante: 1, visitante: 0 } });
    expect(depois.contestacao).toMatchObject({ tipo: 'reclamacao', lado: 'visitante' });
    expect(versoes[1]?.provas.fotos.map(({ uuid }) => uuid)).toEqual([nova]);
  });

  test('or with a link that was not sent before', async () => {
    const { cena } = await confirmada();
    recusado(await lances.contestar(cena, 'casa', { ...outro, video }));
    aceito(await lances.contestar(cena, 'casa', { ...outro, video: `${video}/2` }));
    expect((await ler(cena)).partida.estado).toBe('contestada');
  });

  test('but neither after the time to complain nor after a verdict', async () => {
    const { cena } = await confirmada({ prazo_reclamacao_horas: 2 });
    const nova = { ...outro, video: `${video}/2` };
    await passam(t, cena, 3);
    const late = await lances.contestar(cena, 'fora', nova);
    expect([late.statusCode, late.json().warning]).toEqual([409, ptBR.recusa.prazo_de_reclamacao]);
    const { cena: other } = await confirmada();
    aceito(await lances.contestar(other, 'fora', nova));
    aceito(await lances.julgar(other, 'co', placar(0, 1)));
    const again = await lances.contestar(other, 'casa', { ...outro, video: `${video}/3` });
    expect([again.statusCode, again.json().warning]).toEqual([409, ptBR.recusa.ja_julgada]);
  });

  test('while who never spoke complains as before', async () => {
    const cena = await makePartida(t);
    aceito(await lances.lancar(cena, 'co', placar(1, 0)));
    expect((await ler(cena, 'fora')).vida.reclama_com_prova).toBe(false);
    aceito(await lances.contestar(cena, 'fora', { motivo: 'Não foi' }));
  });
});

describe('a problem', () => {
  const path = ({ uuid }: CenaDaVida) => `/api/partidas/${uuid}/ocorrencias`;
  const tell = (cena: CenaDaVida, body: object) =>
    cena.gente.casa.post(path(cena), { tipo: 'problema', motivo: 'O servidor caiu', ...body });

  test('is told with pictures and a link, which both sides and the organisation see', async () => {
    const cena = await makePartida(t);
    const foto = await fotoDe(cena.gente.casa, cena.uuid);
    const answer = await tell(cena, { fotos: [{ uuid: foto, tipos: [] }], video });
    expect(answer.statusCode, answer.body).toBe(201);
    for (const quem of ['casa', 'fora', 'dono', 'co'] as const) {
      const { data } = (await cena.gente[quem].get(path(cena))).json();
      expect(data).toMatchObject([
        { tipo: 'problema', provas: { fotos: [{ uuid: foto, tipos: [] }], video } },
      ]);
      const seen = await cena.gente[quem].get(`/api/partidas/${cena.uuid}/provas/${foto}`);
      expect(seen.statusCode, quem).toBe(200);
    }
    expect((await cena.gente.estranha.get(path(cena))).statusCode).toBe(403);
    const { uuid } = answer.json().data;
    const dealt = await cena.gente.dono.put(`${path(cena)}/${uuid}`, {});
    expect(dealt.json().data.provas.fotos).toHaveLength(1);
    expect((await ler(cena)).partida.estado).toBe('agendada');
  });

  test('takes no picture of somebody else, and a call-off takes none', async () => {
    const cena = await makePartida(t);
    const theirs = await fotoDe(cena.gente.fora, cena.uuid);
    expect((await tell(cena, fotos(theirs))).statusCode).toBe(422);
    const kept = await t.db.rows(sql`
      select 1 from ocorrencias where partida_uuid = ${cena.uuid}`);
    expect(kept).toEqual([]);
    const own = await fotoDe(cena.gente.casa, cena.uuid);
    expect((await tell(cena, { tipo: 'desmarcar', ...fotos(own) })).statusCode).toBe(422);
  });
});
