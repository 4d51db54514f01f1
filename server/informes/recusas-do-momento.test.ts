// Refusals of the table of states that no other test names: what is said too early, too late, or of a match that
// something else has decided.
import sql from 'sql-template-tag';
import { describe, expect, test } from 'vitest';
import { testApp } from '#server/testing/app.ts';
import { currentRound, score } from '#server/testing/campeonato.ts';
import { aceito, lances, ler, makePartida, passam, placar } from '#server/testing/vida.ts';
import ptBR from '#textos/pt-BR/vida.json' with { type: 'json' };

const t = testApp();

type Answer = { statusCode: number; body: string; json(): { warning?: string } };

function recusado(answer: Answer, recusa: keyof typeof ptBR.recusa): void {
  expect(answer.statusCode, answer.body).toBe(409);
  expect(answer.json().warning).toBe(ptBR.recusa[recusa]);
}

describe('nothing to answer', () => {
  test('a match of which nobody has said anything is not contested', async () => {
    const cena = await makePartida(t);
    recusado(await lances.contestar(cena, 'fora', { motivo: 'Não foi' }), 'nao_informada');
  });

  test('a claim that was taken back is not confirmed any more', async () => {
    const cena = await makePartida(t);
    aceito(await lances.informar(cena, 'casa', placar(1, 0)));
    const { vida } = await ler(cena);
    aceito(await lances.retirar(cena, 'casa'));
    const path = `/api/partidas/${cena.uuid}/informes/${vida.informe?.uuid}/confirmacao`;
    recusado(await cena.gente.fora.post(path), 'nao_informada');
  });
});

describe('a complaint', () => {
  test('is not made after a verdict, nor after its time', async () => {
    const judged = await makePartida(t);
    aceito(await lances.informar(judged, 'casa', placar(1, 0)));
    aceito(await lances.contestar(judged, 'fora', { informado: placar(0, 1) }));
    aceito(await lances.julgar(judged, 'co', placar(1, 0)));
    for (const quem of ['casa', 'fora'] as const) {
      recusado(await lances.contestar(judged, quem, { motivo: 'De novo' }), 'ja_julgada');
    }
    const late = await makePartida(t, { regras: { prazo_reclamacao_horas: 12 } });
    aceito(await lances.lancar(late, 'co', placar(1, 0)));
    await passam(t, late, 13);
    recusado(await lances.contestar(late, 'fora', { motivo: 'Tarde' }), 'prazo_de_reclamacao');
  });
});

describe('a match that waits for others', () => {
  test('is not claimed while its rival is not known', async () => {
    const cena = await makePartida(t, { fases: [{ tipo: 'mata_mata' }], times: 4 });
    const { dono, casa } = cena.gente;
    const [semi] = await currentRound(dono, cena.id);
    aceito(await score(dono, semi as never, placar(1, 0)));
    const [final] = await t.db.rows<{ uuid: string }>(sql`
      select uuid from partidas where campeonato_id = ${cena.id} and rodada = 2
        and (mandante_uuid is null) <> (visitante_uuid is null)`);
    await t.db.run(sql`
      update participantes set usuario_uuid = ${casa.uuid}
      where uuid in (select coalesce(mandante_uuid, visitante_uuid) from partidas
        where uuid = ${final?.uuid ?? ''})`);
    const last = { ...cena, uuid: final?.uuid ?? '' };
    recusado(await lances.informar(last, 'casa', placar(1, 0)), 'sem_lados');
  });

  test('is not claimed once a withdrawal has decided it', async () => {
    const cena = await makePartida(t, { times: 3 });
    const { dono } = cena.gente;
    const out = `/api/participantes/${cena.lados[1]}/desistencia`;
    aceito(await dono.put(out, { desistiu: true, ciente: true }));
    recusado(await lances.informar(cena, 'casa', placar(1, 0)), 'decidida');
  });
});

test('an import gives a match that was put off its result, final at once', async () => {
  const cena = await makePartida(t);
  aceito(await lances.lancar(cena, 'co', { tipo: 'adiar' }));
  const { mandante, visitante } = (await ler(cena)).partida;
  const names = await t.db.rows<{ uuid: string; nome: string }>(sql`
    select uuid, nome from participantes where campeonato_id = ${cena.id}`);
  const nameOf = (uuid: string | null) => names.find((one) => one.uuid === uuid)?.nome;
  const texto = `${nameOf(mandante.participante)} 2x1 ${nameOf(visitante.participante)}`;
  const path = `/api/campeonatos/${cena.id}/importacao`;
  const { data } = (await cena.gente.co.post(`${path}/previa`, { texto })).json();
  aceito(await cena.gente.co.post(path, { texto, versao: data.versao }));
  const { partida, vida } = await ler(cena);
  expect(partida).toMatchObject({ estado: 'confirmada', placar: { mandante: 2, visitante: 1 } });
  expect(vida.oficial).toMatchObject({ via: 'importacao' });
  expect((await ler(cena, 'fora')).vida.acoes).toEqual(['reclamar']);
});
