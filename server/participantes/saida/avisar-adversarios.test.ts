import { expect, test } from 'vitest';
import { testApp } from '#server/testing/app.ts';
import { avisosDe, doisLados, partidaDe } from '#server/testing/dois-lados.ts';

const t = testApp();

test.each(['desistencia', 'exclusao'])(
  'whose match is decided because the other side is out is told once, and once when it is back: %s',
  async (how) => {
    const cena = await doisLados(t, { fases: [{ tipo: 'pontos_corridos', turnos: 2 }] });
    const { id, org, mandante, visitante, uuid } = cena;
    const gone = (await partidaDe(cena)).mandante.participante;
    const answer =
      how === 'desistencia'
        ? await org.put(`/api/participantes/${gone}/desistencia`, { desistiu: true })
        : await org.post(`/api/campeonatos/${id}/punicoes`, {
            ...{ participante: gone, fase: 1, tipo: 'exclusao', motivo: 'Faltou demais' },
          });
    expect(answer.statusCode, answer.body).toBeLessThan(300);
    expect((await partidaDe(cena)).wo_de).toBe('mandante');
    const told = (await avisosDe(visitante)).filter(({ tipo }) => tipo === 'partida_mudou');
    expect(told).toMatchObject([{ mensagem: expect.stringContaining('seus 2 jogos') }]);
    expect(told[0]?.url).toBe(`/partida/${uuid}`);
    const back =
      how === 'desistencia'
        ? await org.put(`/api/participantes/${gone}/desistencia`, { desistiu: false })
        : await org.delete(`/api/campeonatos/${id}/punicoes/${answer.json().data.uuid}`);
    expect(back.statusCode, back.body).toBeLessThan(300);
    const [again] = (await avisosDe(visitante)).filter(({ tipo }) => tipo === 'partida_mudou');
    expect(again).toMatchObject({ mensagem: expect.stringContaining('abertos de novo') });
    const own = (await avisosDe(mandante)).filter(({ tipo }) => tipo === 'partida_mudou');
    expect(own).toEqual([]);
  },
);
