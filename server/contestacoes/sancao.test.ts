// A verdict that carries a sanction: who may give which, what it moves, and where it is read.
import { describe, expect, test } from 'vitest';
import { testApp } from '#server/testing/app.ts';
import { addHelper } from '#server/testing/campeonato.ts';
import {
  aceito,
  type CenaDaVida,
  caso,
  lances,
  ler,
  makePartida,
  makeSemJuiz,
  placar,
} from '#server/testing/vida.ts';

const t = testApp();

async function contested(ajustes: Parameters<typeof makePartida>[1] = {}) {
  const cena = await makePartida(t, ajustes);
  aceito(await lances.informar(cena, 'casa', placar(2, 1)));
  aceito(await lances.contestar(cena, 'fora', { informado: placar(1, 2) }));
  return cena;
}

const punicoes = async ({ id, gente }: CenaDaVida) =>
  (await gente.estranha.get(`/api/campeonatos/${id}/punicoes`)).json().data;

const pontos = async ({ id, gente, lados }: CenaDaVida) => {
  const { data } = (await gente.estranha.get(`/api/campeonatos/${id}/classificacao`)).json();
  const rows: { participante: string; p: number }[] = data.tabelas[0].linhas;
  return lados.map((lado) => rows.find(({ participante }) => participante === lado)?.p);
};

const MENOS_TRES = { lado: 'visitante', tipo: 'pontos', pontos: -3 };

describe('a sanction with a verdict', () => {
  test('is previewed with it, counts with it, and everybody reads it', async () => {
    const cena = await contested({ times: 4 });
    const { dono } = cena.gente;
    expect((await caso(cena)).sancoes).toEqual(['advertencia', 'pontos', 'multa', 'suspensao']);
    const path = `/api/partidas/${cena.uuid}/impacto`;
    const preview = async (body: object) => (await dono.post(path, body)).json().data.posicoes;
    const alone = await preview({ lancamento: placar(0, 0) });
    const both = await preview({ lancamento: placar(0, 0), sancao: MENOS_TRES });
    expect(both).not.toEqual(alone);
    expect(both).toContainEqual(expect.objectContaining({ participante: cena.lados[1], para: 4 }));
    aceito(await lances.julgar(cena, 'dono', placar(1, 2), { sancao: MENOS_TRES }));
    expect(await pontos(cena)).toEqual([0, 0]);
    const [row, ...others] = await punicoes(cena);
    expect(others).toEqual([]);
    expect(row).toMatchObject({
      ...{ participante: cena.lados[1], tipo: 'pontos', pontos: -3, fase: 1, tirou: false },
      motivo: 'A tela final mostra.',
    });
    const sancao = { ...MENOS_TRES, multa: null, nome: null, jogos: null };
    const read = async () => (await ler(cena, 'estranha')).vida.veredito?.sancao;
    expect(await read()).toEqual({ ...sancao, anulada: false });
    const { registros } = (await dono.get(`/api/partidas/${cena.uuid}`)).json().data;
    expect(JSON.stringify(registros)).toContain('"sancao"');
    // Taken back later: the verdict says that, too.
    aceito(await dono.delete(`/api/campeonatos/${cena.id}/punicoes/${row.uuid}?ciente=true`));
    expect(await read()).toEqual({ ...sancao, anulada: true });
    expect(await pontos(cena)).toEqual([0, 3]);
  });

  test('may be a warning or a fine; without one there is none', async () => {
    const warned = await contested();
    const sancao = { lado: 'mandante', tipo: 'advertencia' };
    aceito(await lances.julgar(warned, 'dono', { tipo: 'jogar_de_novo' }, { sancao }));
    expect(await punicoes(warned)).toMatchObject([{ participante: warned.lados[0], pontos: 0 }]);
    const fined = await contested();
    const multa = { lado: 'mandante', tipo: 'multa', multa: 500 };
    aceito(await lances.julgar(fined, 'dono', placar(1, 1), { sancao: multa }));
    expect((await ler(fined)).vida.veredito?.sancao).toMatchObject({ tipo: 'multa', multa: 500 });
    const plain = await contested();
    aceito(await lances.julgar(plain, 'dono', placar(1, 1)));
    expect((await ler(plain)).vida.veredito?.sancao).toBeNull();
    expect(await punicoes(plain)).toEqual([]);
  });

  test('beyond a warning is for who may punish', async () => {
    const cena = await contested();
    expect((await caso(cena, 'co')).sancoes).toEqual(['advertencia']);
    const refused = await lances.julgar(cena, 'co', placar(1, 1), { sancao: MENOS_TRES });
    expect(refused.statusCode, refused.body).toBe(403);
    expect((await ler(cena)).partida.estado).toBe('contestada');
    expect(await punicoes(cena)).toEqual([]);
    const sancao = { lado: 'visitante', tipo: 'advertencia' };
    aceito(await lances.julgar(cena, 'co', placar(1, 1), { sancao }));
    const accepted = await makeSemJuiz(t);
    aceito(await lances.indicar(accepted, 'fora', 'co'));
    aceito(await lances.responder(accepted, 'dono', true));
    const more = { sancao: MENOS_TRES };
    expect((await lances.julgar(accepted, 'co', placar(1, 1), more)).statusCode).toBe(403);
    aceito(await lances.julgar(accepted, 'co', placar(1, 1), { sancao }));
    const helper = await t.signedIn();
    const other = await contested();
    await addHelper(other.gente.dono, other.id, { helper, papel: 'co' });
    const asCo = { ...other, gente: { ...other.gente, co: helper } };
    aceito(await lances.julgar(asCo, 'co', placar(1, 1), more));
  });

  test('that cannot be is refused: points of a knockout, none, given away, or of nobody', async () => {
    const cup = await contested({ fases: [{ tipo: 'mata_mata' }] });
    expect((await caso(cup)).sancoes).toEqual(['advertencia', 'multa', 'suspensao']);
    const points = await lances.julgar(cup, 'dono', placar(2, 1), { sancao: MENOS_TRES });
    expect(points.statusCode, points.body).toBe(422);
    const cena = await contested();
    for (const sancao of [
      { lado: 'visitante', tipo: 'pontos' },
      { lado: 'visitante', tipo: 'pontos', pontos: 3 },
      { lado: 'visitante', tipo: 'multa' },
      { lado: 'visitante', tipo: 'advertencia', pontos: -1 },
      { lado: 'visitante', tipo: 'exclusao' },
      { lado: 'ambos', tipo: 'advertencia' },
    ]) {
      const answer = await lances.julgar(cena, 'dono', placar(1, 1), { sancao });
      expect(answer.statusCode, JSON.stringify(sancao)).toBe(422);
    }
  });
});
