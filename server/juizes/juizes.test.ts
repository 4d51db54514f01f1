// Where everybody who organises plays a contested match, its sides agree on who judges that case.
import sql from 'sql-template-tag';
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
  passam,
  placar,
} from '#server/testing/vida.ts';
import ptBR from '#textos/pt-BR/vida.json' with { type: 'json' };

const t = testApp();

type Answer = { statusCode: number; body: string; json(): { error?: string; warning?: string } };

function recusado(answer: Answer, status: 403 | 409, recusa: keyof typeof ptBR.recusa): void {
  expect(answer.statusCode, answer.body).toBe(status);
  const { error, warning } = answer.json();
  expect(error ?? warning).toBe(ptBR.recusa[recusa]);
}

const possiveis = async ({ uuid, gente }: CenaDaVida, quem: 'fora' | 'dono') =>
  (await gente[quem].get(`/api/partidas/${uuid}/juizes`)).json().data;

const told = async (cena: CenaDaVida, quem: 'co' | 'dono' | 'fora', tipo: string) =>
  (await cena.gente[quem].get('/api/usuario/notifications'))
    .json()
    .data.filter((one: { tipo: string }) => one.tipo === tipo).length;

type Tarefa = { tarefa: string; partida: { uuid: string }; eu: string | null; ate: string | null };

/** What the case asks of a side on Início. */
const tarefaDe = async ({ gente }: CenaDaVida, quem: 'dono' | 'fora') =>
  (await gente[quem].get('/api/pendencias')).json().data.tarefas[0]?.tarefa ?? null;

/** What waits for the judge on Início. */
const julgamentos = async ({ gente }: CenaDaVida) =>
  (await gente.co.get('/api/pendencias'))
    .json()
    .data.tarefas.filter(({ tarefa }: Tarefa) => tarefa === 'julgar')
    .map(({ partida, eu, ate }: Tarefa) => ({ partida: partida.uuid, eu, ate }));

describe('who is named', () => {
  test('is somebody of the championship with an account, and of neither side', async () => {
    const cena = await makeSemJuiz(t);
    const { co, fora, estranha } = cena.gente;
    const [one] = await possiveis(cena, 'fora');
    expect(await possiveis(cena, 'fora')).toEqual([
      { usuario: co.uuid, nome: 'Caio Co', time_nome: expect.any(String) },
    ]);
    expect(one.usuario).not.toBe(fora.uuid);
    for (const quem of ['dono', 'fora', 'estranha'] as const) {
      const refused = await lances.indicar(cena, 'fora', quem);
      expect(refused.statusCode, `${quem} ${refused.body}`).toBe(422);
    }
    // Of a squad of one of the sides: not heard for it, and not a judge either.
    await t.db.run(sql`
      insert into jogadores (uuid, participante_uuid, usuario_uuid, nome)
      values (gen_random_uuid(), ${cena.lados[0]}, ${co.uuid}, 'Caio')`);
    expect(await possiveis(cena, 'dono')).toEqual([]);
    await t.db.run(sql`delete from jogadores where usuario_uuid = ${co.uuid}`);
    await addHelper(cena.gente.dono, cena.id, { helper: estranha, papel: 'inscricoes' });
    expect((await possiveis(cena, 'dono')).length).toBe(2);
  });

  test('judges this case once the other side accepts, and what both read says so', async () => {
    const cena = await makeSemJuiz(t);
    recusado(await lances.julgar(cena, 'dono', placar(2, 1)), 403, 'joga_nao_julga');
    expect((await lances.julgar(cena, 'co', placar(1, 2))).statusCode).toBe(403);
    expect((await cena.gente.co.get(`/api/partidas/${cena.uuid}/caso`)).statusCode).toBe(403);
    aceito(await lances.indicar(cena, 'fora', 'co'));
    // Offered no more to who named them; the other side may name them, too.
    expect(await possiveis(cena, 'fora')).toEqual([]);
    expect((await possiveis(cena, 'dono')).length).toBe(1);
    expect(await told(cena, 'dono', 'placar_juiz_indicado')).toBe(1);
    expect([await tarefaDe(cena, 'dono'), await tarefaDe(cena, 'fora')]).toEqual([
      ...['indicacao', null],
    ]);
    expect((await ler(cena, 'dono')).vida.acoes).toEqual([
      'aceitar',
      'indicar_juiz',
      'responder_juiz',
    ]);
    aceito(await lances.responder(cena, 'dono', true));
    expect(await told(cena, 'fora', 'placar_juiz_aceito')).toBe(1);
    expect(await tarefaDe(cena, 'dono')).toBe('contestada');
    expect(await told(cena, 'co', 'placar_juiz_voce')).toBe(1);
    expect(await julgamentos(cena)).toEqual([
      { partida: cena.uuid, eu: null, ate: expect.any(String) },
    ]);
    expect((await ler(cena, 'estranha')).vida.contestacao?.juiz).toBe('Caio Co');
    expect((await ler(cena, 'co')).vida.acoes).toEqual(['julgar']);
    const { indicacoes } = await caso(cena, 'co');
    expect(indicacoes).toMatchObject([{ lado: 'visitante', quem: 'Caio Co', estado: 'aceita' }]);
    const provas = await cena.gente.co.get(`/api/partidas/${cena.uuid}/provas`);
    expect(provas.statusCode).toBe(200);
    const impacto = await cena.gente.co.post(`/api/partidas/${cena.uuid}/impacto`, {
      lancamento: placar(1, 2),
    });
    expect(impacto.statusCode, impacto.body).toBe(200);
    aceito(await lances.julgar(cena, 'co', placar(1, 2)));
    const { partida, vida } = await ler(cena, 'estranha');
    expect(partida).toMatchObject({ estado: 'confirmada', placar: { mandante: 1, visitante: 2 } });
    expect(vida.veredito).toMatchObject({
      ...{ quem: 'Caio Co', de_juiz_aceito: true, de_quem_joga: false },
    });
    expect(await julgamentos(cena)).toEqual([]);
    // Of that case only; they still read it.
    expect((await ler(cena, 'co')).vida.acoes).toEqual([]);
    expect((await lances.lancar(cena, 'co', placar(0, 0))).statusCode).toBe(403);
    expect((await cena.gente.co.get(`/api/partidas/${cena.uuid}/caso`)).statusCode).toBe(200);
    expect((await cena.gente.co.get(`/api/partidas/${cena.uuid}/provas`)).statusCode).toBe(403);
  });

  test('by both sides is accepted by that', async () => {
    const cena = await makeSemJuiz(t);
    aceito(await lances.indicar(cena, 'fora', 'co'));
    aceito(await lances.indicar(cena, 'fora', 'co'));
    expect((await caso(cena, 'fora')).indicacoes.length, 'sent twice').toBe(1);
    aceito(await lances.indicar(cena, 'dono', 'co'));
    expect((await ler(cena)).vida.contestacao?.juiz).toBe('Caio Co');
    recusado(await lances.indicar(cena, 'dono', 'co'), 409, 'ja_tem_juiz');
    recusado(await lances.responder(cena, 'dono', true), 409, 'ja_tem_juiz');
  });

  test('waits for the other side alone, who may refuse; three times, then it is theirs to name', async () => {
    const cena = await makeSemJuiz(t);
    recusado(await lances.responder(cena, 'dono', true), 409, 'sem_indicacao');
    for (let n = 1; n <= 3; n += 1) {
      aceito(await lances.indicar(cena, 'fora', 'co'));
      recusado(await lances.responder(cena, 'fora', true), 409, 'sem_indicacao');
      expect((await lances.responder(cena, 'estranha', true)).statusCode).toBe(403);
      aceito(await lances.responder(cena, 'dono', false));
      expect(await told(cena, 'fora', 'placar_juiz_recusado')).toBe(n);
    }
    recusado(await lances.indicar(cena, 'fora', 'co'), 409, 'indicou_demais');
    aceito(await lances.indicar(cena, 'dono', 'co'));
    aceito(await lances.responder(cena, 'fora', true));
    expect((await ler(cena)).vida.contestacao?.juiz).toBe('Caio Co');
  });

  test('is answered by name: one who was replaced meanwhile is not', async () => {
    const cena = await makeSemJuiz(t);
    await addHelper(cena.gente.dono, cena.id, { helper: cena.gente.estranha, papel: 'inscricoes' });
    aceito(await lances.indicar(cena, 'fora', 'co'));
    const [first] = (await caso(cena, 'dono')).indicacoes;
    aceito(await lances.indicar(cena, 'fora', 'estranha'));
    const path = `/api/partidas/${cena.uuid}/juizes/${first?.uuid}`;
    const late = await cena.gente.dono.put(path, { aceita: true });
    expect(late.statusCode).toBe(409);
    expect(late.json()).toMatchObject({ warning: ptBR.indicacao_mudou, data: { vida: {} } });
    const states = (await caso(cena, 'dono')).indicacoes.map(({ quem, estado }) => [quem, estado]);
    expect(states).toEqual([
      ['Caio Co', 'trocada'],
      ['Eva Estranha', 'aberta'],
    ]);
  });
});

describe('nobody is looked for', () => {
  test('where somebody who organises does not play', async () => {
    const cena = await makePartida(t);
    aceito(await lances.informar(cena, 'casa', placar(1, 0)));
    recusado(await lances.indicar(cena, 'fora', 'co'), 409, 'nao_contestada');
    aceito(await lances.contestar(cena, 'fora', { motivo: 'Não foi' }));
    recusado(await lances.indicar(cena, 'fora', 'co'), 409, 'ha_quem_julgue');
    recusado(await lances.indicar(cena, 'dono', 'co'), 403, 'nao_e_lado');
    expect(await caso(cena, 'fora')).toMatchObject({ procura_juiz: false, indicacoes: [] });
  });

  test('and no side is told to wait for an owner who may decide at once', async () => {
    const cena = await makePartida(t);
    aceito(await lances.informar(cena, 'casa', placar(1, 0)));
    aceito(await lances.contestar(cena, 'fora', { motivo: 'Não foi' }));
    expect((await caso(cena, 'fora')).dono_decide_em).toBeNull();
    const own = await makeSemJuiz(t);
    expect((await caso(own, 'fora')).dono_decide_em).toEqual(expect.any(String));
  });

  test('and a judge who takes a place in the match judges it no more', async () => {
    const cena = await makeSemJuiz(t);
    aceito(await lances.indicar(cena, 'fora', 'co'));
    aceito(await lances.responder(cena, 'dono', true));
    await t.db.run(sql`
      update participantes set usuario_uuid = null where usuario_uuid = ${cena.gente.co.uuid}`);
    await t.db.run(sql`
      update participantes set usuario_uuid = ${cena.gente.co.uuid}
      where uuid = ${cena.lados[1]}`);
    recusado(await lances.julgar(cena, 'co', placar(1, 2)), 403, 'joga_nao_julga');
    expect(await julgamentos(cena)).toEqual([]);
  });
});

test('with nobody after 72 hours the owner decides, and the case says so', async () => {
  const cena = await makeSemJuiz(t);
  aceito(await lances.indicar(cena, 'fora', 'co'));
  await passam(t, cena, 71);
  recusado(await lances.julgar(cena, 'dono', placar(2, 1)), 403, 'joga_nao_julga');
  await passam(t, cena, 2);
  aceito(await lances.julgar(cena, 'dono', placar(2, 1)));
  expect((await ler(cena, 'estranha')).vida.veredito).toMatchObject({
    ...{ de_quem_joga: true, de_juiz_aceito: false },
  });
});
