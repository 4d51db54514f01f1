// The queue of the table official: nothing is lost without a network, nothing is sent twice as something else.
import { describe, expect, test } from 'vitest';
import type { JogoDaMesa, Mesa } from '#contract/campeonato/mesa.ts';
import { MESSAGES, type MessageKey } from '#textos/messages.ts';
import { translator } from '#textos/translate.ts';
import { type ApiCall, ApiError } from '#web/api/api.ts';
import { aoVivoNaMesa, minutoDe, parado, tempoDe, ultimoGol } from './ao-vivo.ts';
import { valeu } from './disputa.ts';
import { ehPlacar } from './fila.ts';
import { abrirGaveta, type Prateleira } from './gaveta.ts';
import { MesaAberta } from './mesa-aberta.ts';
import { completa, mandada, palavraDo, penaltisDe } from './palavras.ts';

const lado = (nome: string) => ({
  ...{ nome, time_nome: null, sigla: '', escudo: { imagem: '' }, jogadores: [] },
});

const jogo = (uuid: string, more: Partial<JogoDaMesa> = {}): JogoDaMesa => ({
  ...{ uuid, grupo: null, estado: 'agendada', informado: null, local: null },
  ...{ mandante: lado('Leões'), visitante: lado('Onças') },
  ...{ jogo_previsto_at: null, penaltis_com: null, mata_mata: false },
  ...more,
});

const VISTA: Mesa = {
  ...{ campeonato: { id: 'a', nome: 'Copa' }, alcance: 'rodada', fase: 1, rodada: 1 },
  ...{
    etapa: null,
    rotulo: null,
    expira_em: '2026-11-18T00:00:00.000Z',
    jogos: [jogo('a'), jogo('b')],
    lances: [],
  },
};

const placar = (mandante: number, visitante: number) =>
  ({ tipo: 'placar', mandante, visitante, prorrogacao: false }) as const;

const official = (mandante: number, visitante: number) => ({
  ...placar(mandante, visitante),
  penaltis: null,
});

function shelf(): Prateleira & { all: Map<string, string> } {
  const all = new Map<string, string>();
  return {
    all,
    getItem: (key) => all.get(key) ?? null,
    setItem: (key, value) => void all.set(key, value),
  };
}

/** A server that answers as it is told, and remembers what came. */
function server() {
  const came: { id: string; partida: string }[] = [];
  const paths: string[] = [];
  const told: Mesa['lances'] = [];
  const jogos = [...VISTA.jogos];
  let answer: (body: { partida: string }) => unknown = () => undefined;
  const api = (async (key: string, input?: { body: { id: string; partida: string } }) => {
    if (key === 'GET /api/mesa') {
      const given = answer({ partida: '' });
      if (given instanceof ApiError) throw given;
      return { data: { ...VISTA, jogos, lances: told } };
    }
    const body = input?.body ?? { id: '', partida: '' };
    came.push(body);
    paths.push(key.slice('POST /api/mesa/'.length));
    const given = answer(body);
    if (given instanceof ApiError) throw given;
    return {
      data: { resposta: given ?? 'aceito', jogo: jogo(body.partida, { estado: 'confirmada' }) },
    };
  }) as unknown as ApiCall;
  const answers = (next: typeof answer) => {
    answer = next;
  };
  return { api, came, paths, answers, told, jogos };
}

function open(prateleira: Prateleira | null = shelf()) {
  const backend = server();
  const now = { at: 0 };
  let count = 0;
  const novoId = () => {
    count += 1;
    return `id${count}`;
  };
  const opened = () =>
    new MesaAberta({
      ...{ api: backend.api, gaveta: abrirGaveta('segredo-do-link', prateleira) },
      ...{ agora: () => new Date(now.at), novoId },
    });
  return { ...backend, opened, now, mesa: opened() };
}

const states = ({ quadro }: MesaAberta) =>
  quadro.get().fila.map(({ partida, estado }) => `${partida} ${estado}`);

const AWAY = new ApiError(0, null);

describe('the queue of the table official', () => {
  test('keeps what is entered without a network over a reload, and sends it in order when it is back', async () => {
    const prateleira = shelf();
    const { mesa, opened, came, answers } = open(prateleira);
    await mesa.atualizar();
    answers(() => AWAY);
    await mesa.lancar(jogo('b'), placar(1, 0));
    await mesa.lancar(jogo('a'), placar(2, 2));
    expect([states(mesa), mesa.quadro.get().temRede]).toEqual([['b na_fila', 'a na_fila'], false]);
    const reloaded = opened();
    expect(reloaded.quadro.get().vista).toEqual(VISTA);
    await reloaded.atualizar();
    expect(states(reloaded)).toEqual(['b na_fila', 'a na_fila']);
    answers(() => undefined);
    came.length = 0;
    await reloaded.atualizar();
    expect(came.map(({ id, partida }) => `${id} ${partida}`)).toEqual(['id1 b', 'id2 a']);
    expect(states(reloaded)).toEqual(['b aceito', 'a aceito']);
    expect([...prateleira.all.values()].join()).not.toContain('segredo-do-link');
  });

  test('puts a new word in the place of one that nobody has seen, never of one that was sent', async () => {
    const { mesa, answers } = open();
    await mesa.atualizar();
    answers(() => AWAY);
    await mesa.lancar(jogo('a'), placar(1, 0));
    // It may have arrived although no answer came back.
    await mesa.lancar(jogo('a'), placar(2, 0));
    await mesa.lancar(jogo('a'), placar(3, 0));
    expect(
      mesa.quadro
        .get()
        .fila.filter(ehPlacar)
        .map(({ informado }) => informado),
    ).toEqual([placar(1, 0), placar(3, 0)]);
  });

  test('says what became of each: different, refused with the reason, and goes on with the next', async () => {
    const { mesa, answers } = open();
    await mesa.atualizar();
    const refused = new ApiError(422, {
      message: '',
      code: 'dados_invalidos',
      request_id: '',
      validations: { penaltis: ['Faltam'] },
    });
    answers(({ partida }) => (partida === 'a' ? refused : 'difere'));
    await mesa.lancar(jogo('a'), placar(1, 1));
    await mesa.lancar(jogo('b'), placar(1, 1));
    expect(states(mesa)).toEqual(['a recusado', 'b difere']);
    expect(mesa.quadro.get().fila[0]?.motivo).toBe('Faltam');
    answers(() => undefined);
    await mesa.lancar(jogo('a'), placar(2, 1));
    expect(states(mesa)).toEqual(['b difere', 'a aceito']);
  });

  test('a score that was in dispute says what was decided, also after the link is over', async () => {
    const prateleira = shelf();
    const { mesa, opened, answers, jogos } = open(prateleira);
    await mesa.atualizar();
    answers(() => 'difere');
    await mesa.lancar(jogo('a'), placar(2, 1));
    await mesa.lancar(jogo('b'), placar(3, 0));
    const decided = (shown: MesaAberta) =>
      shown.quadro
        .get()
        .fila.filter(ehPlacar)
        .map(({ decidido }) => decidido);
    const contested = { estado: 'contestada', informado: official(1, 1) } as const;
    jogos.splice(0, 2, jogo('a', contested), jogo('b', contested));
    answers(() => undefined);
    await mesa.atualizar();
    expect(decided(mesa), 'nobody has decided').toEqual([undefined, undefined]);
    const [one, other] = [official(2, 1), official(0, 3)];
    const over = { estado: 'confirmada' } as const;
    jogos.splice(
      0,
      2,
      jogo('a', { ...over, informado: one }),
      jogo('b', { ...over, informado: other }),
    );
    await mesa.atualizar();
    expect(decided(mesa)).toEqual([{ vale: one }, { vale: other }]);
    expect(
      mesa.quadro
        .get()
        .fila.filter(ehPlacar)
        .map((entrada) => entrada.decidido && valeu(entrada, entrada.decidido)),
    ).toEqual([true, false]);
    answers(() => new ApiError(401, null));
    const later = opened();
    await later.atualizar();
    expect(decided(later)).toEqual([{ vale: one }, { vale: other }]);
  });

  test('a score that was taken is no longer the official one when a side contests it or another counts', async () => {
    const { mesa, jogos } = open();
    await mesa.atualizar();
    await mesa.lancar(jogo('a'), placar(2, 1));
    const own = () => mesa.quadro.get().fila.find(ehPlacar);
    const now = async (estado: 'confirmada' | 'contestada', [home, away]: [number, number]) => {
      jogos.splice(0, 1, jogo('a', { estado, informado: official(home, away) }));
      await mesa.atualizar();
      return own();
    };
    expect(await now('confirmada', [2, 1])).toMatchObject({
      contestado: false,
      decidido: undefined,
    });
    expect(await now('contestada', [2, 1])).toMatchObject({
      contestado: true,
      decidido: undefined,
    });
    expect(await now('confirmada', [1, 2])).toMatchObject({
      ...{ contestado: false, decidido: { vale: official(1, 2) } },
    });
  });

  test('a score against which the table itself has sent another is in dispute, and no side is said to contest it', async () => {
    const { mesa, answers, jogos } = open();
    await mesa.atualizar();
    await mesa.lancar(jogo('a'), placar(1, 0));
    answers(() => 'difere');
    await mesa.lancar(jogo('a'), placar(2, 1));
    jogos.splice(0, 1, jogo('a', { estado: 'contestada', informado: official(1, 0) }));
    answers(() => undefined);
    await mesa.atualizar();
    const entries = mesa.quadro.get().fila.filter(ehPlacar);
    expect(entries.map(({ estado, contestado }) => [estado, contestado])).toEqual([
      ['aceito', true],
      ['difere', undefined],
    ]);
    const said = (['pt-BR', 'en'] as const).map((locale) =>
      translator<MessageKey>(locale, MESSAGES[locale])('mesa.fila.contestado'),
    );
    expect(said.join()).not.toMatch(/lado|side/);
  });

  test('a score from which the server left out needless penalties is not another one', async () => {
    const { mesa, jogos } = open();
    await mesa.atualizar();
    await mesa.lancar(jogo('a'), { ...placar(1, 1), penaltis: [4, 3] });
    const decided = async (informado: JogoDaMesa['informado']) => {
      jogos.splice(0, 1, jogo('a', { estado: 'confirmada', informado }));
      await mesa.atualizar();
      return mesa.quadro.get().fila.find(ehPlacar)?.decidido;
    };
    expect(await decided(official(1, 1))).toBeUndefined();
    const others = { ...official(1, 1), penaltis: [2, 3] as [number, number] };
    expect(await decided(others)).toEqual({ vale: others });
  });

  test('a score to which the organisers add that there was extra time is not another one', async () => {
    const { mesa, jogos, answers } = open();
    await mesa.atualizar();
    await mesa.lancar(jogo('a'), placar(2, 1));
    const own = async (informado: JogoDaMesa['informado']) => {
      jogos.splice(0, 1, jogo('a', { estado: 'confirmada', informado }));
      await mesa.atualizar();
      return mesa.quadro.get().fila.findLast(ehPlacar);
    };
    const longer = { ...official(2, 1), prorrogacao: true };
    expect((await own(longer))?.decidido).toBeUndefined();
    answers(() => 'difere');
    await mesa.lancar(jogo('a'), placar(2, 1));
    answers(() => undefined);
    const sent = await own(longer);
    expect(sent?.decidido && valeu(sent, sent.decidido), 'of one that differed').toBe(true);
  });

  test('what others play where it was in dispute is no word about it', async () => {
    const { mesa, answers, jogos } = open();
    await mesa.atualizar();
    answers(() => 'difere');
    await mesa.lancar(jogo('a'), placar(2, 1));
    const others = jogo('a', { estado: 'confirmada', informado: official(2, 0) });
    jogos.splice(0, 1, {
      ...others,
      mandante: { ...others.mandante, nome: 'Outros', time_nome: null },
    });
    answers(() => undefined);
    await mesa.atualizar();
    expect(
      mesa.quadro
        .get()
        .fila.filter(ehPlacar)
        .map(({ decidido }) => decidido),
    ).toEqual([undefined]);
  });

  test('one that is played again, or called off, is in dispute no more; what was sent meanwhile still is', async () => {
    const { mesa, answers, jogos } = open();
    await mesa.atualizar();
    answers(() => 'difere');
    await mesa.lancar(jogo('a'), placar(2, 1));
    await mesa.lancar(jogo('b'), placar(3, 0));
    jogos.splice(0, 2, jogo('a'), jogo('b', { estado: 'cancelada' }));
    answers(() => undefined);
    await mesa.atualizar();
    const decided = () =>
      mesa.quadro
        .get()
        .fila.filter(ehPlacar)
        .map(({ decidido }) => decidido);
    expect(decided()).toEqual([
      { vale: null, cancelada: false },
      { vale: null, cancelada: true },
    ]);
    const asked = mesa.atualizar();
    answers(() => 'difere');
    await mesa.lancar(jogo('a'), placar(4, 1));
    await asked;
    expect(decided().at(-1)).toBeUndefined();
  });

  test('keeps everything when the link is over, and says so', async () => {
    const { mesa, answers } = open();
    await mesa.atualizar();
    const body = {
      message: '',
      code: 'link_invalido',
      request_id: '',
      data: { motivo: 'expirado' },
    } as const;
    answers(() => new ApiError(403, body));
    await mesa.lancar(jogo('a'), placar(1, 0));
    expect([states(mesa), mesa.quadro.get().fim]).toEqual([['a na_fila'], 'expirado']);
    answers(() => new ApiError(401, null));
    await mesa.atualizar();
    expect([states(mesa), mesa.quadro.get().fim]).toEqual([['a na_fila'], 'desconhecido']);
  });

  test('leaves what belongs to another link for that one', async () => {
    const { mesa, came } = open();
    await mesa.atualizar();
    await mesa.lancar(jogo('z'), placar(1, 0));
    expect([states(mesa), came]).toEqual([['z na_fila'], []]);
  });

  test('tells when the browser keeps nothing', async () => {
    const full: Prateleira = {
      getItem: () => null,
      setItem: () => {
        throw new Error('full');
      },
    };
    const { mesa } = open(full);
    await mesa.atualizar();
    expect(mesa.quadro.get().guarda).toBe(false);
    await mesa.lancar(jogo('a'), placar(1, 0));
    expect(states(mesa)).toEqual(['a aceito']);
  });
});

describe('penalties on the table', () => {
  test('are asked for at the difference that makes the tie level, and stay behind elsewhere', () => {
    const tie = jogo('a', { penaltis_com: 2, mata_mata: true });
    expect(penaltisDe(tie, placar(2, 0))).toBe('faltam');
    expect(completa(tie, placar(2, 0))).toBe(false);
    expect(completa(tie, { ...placar(2, 0), penaltis: [4, 4] })).toBe(false);
    expect(completa(tie, { ...placar(2, 0), penaltis: [4, 3] })).toBe(true);
    expect(mandada(tie, { ...placar(3, 0), penaltis: [4, 3] })).toEqual(placar(3, 0));
    expect(penaltisDe(jogo('a', { mata_mata: true }), placar(1, 1))).toBe('podem');
    expect(penaltisDe(jogo('a'), placar(1, 1))).toBe('nao');
  });
});

describe('a match that is told from the table', () => {
  const gol = (lado: 'mandante' | 'visitante') =>
    ({ tipo: 'gol', lado, jogador: null, nome: null }) as const;
  const minute = 60_000;

  test('keeps its clock, its score and its order without a network, each with the time of the device', async () => {
    const prateleira = shelf();
    const { mesa, opened, now, came, paths, answers } = open(prateleira);
    await mesa.atualizar();
    answers(() => AWAY);
    await mesa.comecar(jogo('a'), 'inicio');
    now.at = 12 * minute + 5_000;
    await mesa.contar(jogo('a'), gol('visitante'));
    mesa.acertarRelogio('a', parado);
    now.at = 30 * minute;
    await mesa.comecar(jogo('a'), 'segundo_tempo');
    const reloaded = opened();
    const { fila, relogios, rascunhos } = reloaded.quadro.get();
    const told = aoVivoNaMesa(fila, 'a');
    expect(told).toMatchObject({ comecou: true, segundoTempo: true, gols: [0, 1] });
    expect(told.lances.map(({ lance }) => lance.minuto)).toEqual([null, 12, 12]);
    expect(tempoDe(relogios.a ?? { antes: 0, desde: null }, 40 * minute)).toBe(22 * minute + 5_000);
    expect(palavraDo(jogo('a'), { fila, rascunhos }, told)).toMatchObject(placar(0, 1));
    answers(() => undefined);
    came.length = 0;
    paths.length = 0;
    await reloaded.atualizar();
    expect(paths).toEqual(['lances', 'lances', 'lances']);
    expect(came).toMatchObject([
      { id: 'id1', tipo: 'inicio', contado_em: new Date(0).toISOString() },
      { id: 'id2', tipo: 'gol', lado: 'visitante', minuto: 12 },
      { id: 'id3', tipo: 'segundo_tempo' },
    ]);
    await reloaded.lancar(jogo('a'), placar(0, 1));
    expect(aoVivoNaMesa(reloaded.quadro.get().fila, 'a').comecou).toBe(false);
    expect(reloaded.quadro.get().relogios).toEqual({});
    // Off the list, it does not begin again.
    const sent = reloaded.quadro.get().fila.at(-1)?.id ?? '';
    reloaded.tirar(sent);
    expect(reloaded.quadro.get().fila).toEqual([]);
  });

  test('takes back the last word: unseen it is gone, else the server is told', async () => {
    const { mesa, paths, answers } = open();
    await mesa.atualizar();
    const last = () => {
      const found = aoVivoNaMesa(mesa.quadro.get().fila, 'a').lances.at(-1);
      if (!found) throw new Error('nothing told');
      return found;
    };
    await mesa.comecar(jogo('a'), 'inicio');
    await mesa.contar(jogo('a'), gol('mandante'));
    await mesa.desfazer(last());
    expect(paths).toEqual(['lances', 'lances', 'lances/desfeitos']);
    expect(aoVivoNaMesa(mesa.quadro.get().fila, 'a').gols).toEqual([0, 0]);
    answers(() => AWAY);
    await mesa.contar(jogo('a'), gol('mandante'));
    await mesa.contar(jogo('a'), gol('visitante'));
    // The first may have arrived; the second waited behind it, unsent.
    await mesa.desfazer(last());
    expect(states(mesa)).toEqual(['a aceito', 'a aceito', 'a na_fila']);
    await mesa.desfazer(last());
    answers(({ partida }) => (partida === 'a' ? new ApiError(404, null) : undefined));
    await mesa.atualizar();
    expect(states(mesa)).toEqual(['a aceito', 'a aceito', 'a aceito']);
    expect(aoVivoNaMesa(mesa.quadro.get().fila, 'a').gols).toEqual([0, 0]);
  });

  test('is in its first minute from the start', () => {
    expect([0, 59_999, 67 * minute + 12_000, 999 * minute].map(minutoDe)).toEqual([1, 1, 67, 200]);
  });
});

describe('a second device of the same table', () => {
  const contado = (
    id: string,
    tipo: 'inicio' | 'gol',
    second: number,
    viu: string[] | null = null,
  ) => ({
    ...{ id, partida: 'a', tipo, lado: tipo === 'gol' ? ('mandante' as const) : null },
    ...{ minuto: null, jogador: null, nome: null, viu },
    quando: new Date(second * 1_000).toISOString(),
  });

  test('has what the first one told, and the clock since its start', async () => {
    const { mesa, told, now } = open();
    told.push(contado('x1', 'inicio', 60), contado('x2', 'gol', 120));
    now.at = 300_000;
    await mesa.atualizar();
    const { fila, relogios } = mesa.quadro.get();
    expect(aoVivoNaMesa(fila, 'a')).toMatchObject({ comecou: true, gols: [1, 0] });
    expect(relogios.a).toEqual({ antes: 0, desde: 60_000 });
    await mesa.contar(jogo('a'), { tipo: 'gol', lado: 'visitante', jogador: null, nome: null });
    told.splice(1, 1, contado('id1', 'gol', 300));
    await mesa.atualizar();
    // Taken back by the other device; what this one told stays.
    expect(aoVivoNaMesa(mesa.quadro.get().fila, 'a').gols).toEqual([0, 1]);
  });

  test('that presses the same goal at the same moment counts it once, and takes it back as one', async () => {
    const { mesa, told, came, now } = open();
    told.push(contado('x1', 'inicio', 60));
    now.at = 120_000;
    await mesa.atualizar();
    const goal = { tipo: 'gol', lado: 'mandante', jogador: null, nome: null } as const;
    await mesa.contar(jogo('a'), goal);
    told.push(contado('id1', 'gol', 120, []), contado('x2', 'gol', 121, []));
    await mesa.atualizar();
    const gols = () => aoVivoNaMesa(mesa.quadro.get().fila, 'a').gols;
    expect(gols()).toEqual([1, 0]);
    // Both are on the screen now: the next press is another goal.
    await mesa.contar(jogo('a'), goal);
    expect(came.at(-1)).toMatchObject({ viu: ['id1', 'x2'] });
    expect(gols()).toEqual([2, 0]);
    const last = () => ultimoGol(aoVivoNaMesa(mesa.quadro.get().fila, 'a').lances, 'mandante');
    expect(last().map(({ id }) => id)).toEqual(['id2']);
    for (const one of last()) await mesa.desfazer(one);
    expect(last().map(({ id }) => id)).toEqual(['id1', 'x2']);
  });

  test('that is too late is told why, and sees what was first', async () => {
    const { mesa, told, answers } = open();
    await mesa.atualizar();
    told.push(contado('x1', 'inicio', 1));
    answers(({ partida }) => (partida ? new ApiError(409, null) : undefined));
    await mesa.comecar(jogo('a'), 'inicio');
    const { fila } = mesa.quadro.get();
    expect(fila.map(({ id, estado }) => [id, estado])).toEqual([
      ['id1', 'recusado'],
      ['x1', 'aceito'],
    ]);
  });
});
