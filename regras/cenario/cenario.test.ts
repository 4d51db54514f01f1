import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fases as schema } from '#regras/configuracao/fases.ts';
import type { Resultado } from '#regras/montagem/resultado.ts';
import { type Vaga, vagaDo } from '#regras/montagem/vaga.ts';
import { chancesDe } from './chances.ts';
import { completar } from './completar.ts';
import { type DadosDoCenario, montar, type PartidaDoCenario } from './montado.ts';
import { naChave } from './na-chave.ts';
import type { Palpite, Palpites } from './palpite.ts';
import { oQuePrecisa } from './precisa.ts';
import { hojeEm } from './tabelas.ts';
import { vistaDe } from './vista.ts';

const placar = (mandante: number, visitante: number): Resultado => ({
  tipo: 'placar',
  mandante,
  visitante,
});

type Curta = Pick<PartidaDoCenario, 'uuid' | 'rodada'> & Partial<PartidaDoCenario>;

const partida = (own: Curta): PartidaDoCenario => ({
  ...{ fase: 1, grupo: null, confronto: null, perna: 1, cartoes: null, decidida: false },
  ...{ mandante: null, visitante: null, resultado: null },
  vaga_mandante: own.mandante ? vagaDo(own.mandante) : { tipo: 'folga' },
  vaga_visitante: own.visitante ? vagaDo(own.visitante) : { tipo: 'folga' },
  ...own,
});

const jogo = (uuid: string, rodada: number, sides: string, resultado: Resultado | null = null) => {
  const [mandante = '', visitante = ''] = sides.split('-');
  return partida({ uuid, rodada, mandante, visitante, resultado, grupo: '' });
};

const base = { punicoes: [], desistencias: [], desempates: [] } as const;

/** Four teams, each against each: two rounds played, one to come. */
const LIGA: DadosDoCenario = {
  ...base,
  fases: schema.parse([{ tipo: 'pontos_corridos', turnos: 1 }]),
  participantes: 4,
  sorteados: [['A', 'B', 'C', 'D']],
  partidas: [
    jogo('1', 1, 'A-B', placar(2, 0)),
    jogo('2', 1, 'C-D', placar(1, 0)),
    jogo('3', 2, 'A-C', placar(1, 1)),
    jogo('4', 2, 'B-D', placar(3, 0)),
    jogo('5', 3, 'A-D'),
    jogo('6', 3, 'B-C'),
  ],
};

const ordem = (dados: DadosDoCenario, palpites: Palpites) => {
  const hoje = hojeEm(vistaDe(montar(dados, {})));
  const [tabela] = vistaDe(montar(dados, palpites), hoje).tabelas;
  return (tabela?.linhas ?? []).map(
    ({ participante, p, subiu }) => `${participante}${p}${subiu >= 0 ? '+' : ''}${subiu}`,
  );
};

describe('a league', () => {
  test('moves with what is typed, and says who moved against today', () => {
    expect(ordem(LIGA, {})).toEqual(['A4+0', 'C4+0', 'B3+0', 'D0+0']);
    const palpites = { 5: { mandante: 0, visitante: 1 }, 6: { mandante: 1, visitante: 0 } };
    expect(ordem(LIGA, palpites)).toEqual(['B6+2', 'A4-1', 'C4-1', 'D3+0']);
  });

  test('who shares a place is in a zone only if all of them fit', () => {
    const fases = schema.parse([
      { tipo: 'pontos_corridos', turnos: 1, classificam: 2 },
      { tipo: 'mata_mata' },
    ]);
    const zonas = (count: number) => {
      const partidas = LIGA.partidas.map((each, index) =>
        index < count ? { ...each, resultado: placar(2, 0) } : { ...each, resultado: null },
      );
      const [tabela] = vistaDe(montar({ ...LIGA, fases, partidas }, {})).tabelas;
      return tabela?.linhas.map(({ posicao, zona }) => `${posicao} ${zona}`);
    };
    expect(zonas(0)).toEqual(['1 null', '1 null', '1 null', '1 null']);
    expect(zonas(2)).toEqual(['1 classifica', '1 classifica', '3 null', '3 null']);
  });

  test('a result that was played can be changed, and nothing of it is kept', () => {
    const palpites = { 1: { mandante: 0, visitante: 5, mudado: true } };
    expect(ordem(LIGA, palpites)[0]).toBe('B6+2');
    expect(ordem(LIGA, {})[0]).toBe('A4+0');
  });

  test('the same seed gives the same chances; certain and impossible are proofs', () => {
    const palpites = { 6: { mandante: 0, visitante: 1 } };
    const [first] = chancesDe(montar(LIGA, palpites), 7);
    expect(chancesDe(montar(LIGA, palpites), 7)).toEqual([first]);
    expect(first?.simulacoes).toBe(10_000);
    expect(first?.colunas[0]?.alvo).toBe('titulo');
    const title = (team: string) =>
      first?.times.find(({ participante }) => participante === team)?.chances[0];
    expect(title('D')?.provado).toBe('impossivel');
    expect(title('B')?.provado).toBe('impossivel');
    // C has 7 with nothing left; A comes to 7 if it wins: open, whatever the share of the runs.
    expect(title('C')?.provado).toBeNull();
    expect(title('A')?.provado).toBeNull();
  });

  test('what a team needs is what is proven: a win is enough, a defeat ends it', () => {
    const palpites = { 6: { mandante: 0, visitante: 0 } };
    const needs = oQuePrecisa(montar(LIGA, palpites), 'A');
    expect(needs).toMatchObject({ restam: 1, dosOutros: 0 });
    expect(needs?.metas[0]).toMatchObject({ alvo: 'campeao', estado: 'possivel', vitorias: 1 });
    expect(needs?.proximo?.depois.vitoria[0]).toEqual({
      alvo: 'campeao',
      legenda: null,
      estado: 'certo',
    });
    expect(needs?.proximo?.depois.derrota[0]).toMatchObject({
      alvo: 'campeao',
      estado: 'impossivel',
    });
  });

  test('a draw is enough where the difference of goals says so, whatever its score', () => {
    // A and C would end level on points, A with the better difference.
    const palpites = { 6: { mandante: 2, visitante: 2 } };
    const { depois } = oQuePrecisa(montar(LIGA, palpites), 'A')?.proximo ?? {};
    expect(depois?.empate.filter(({ alvo }) => alvo === 'campeao')).toHaveLength(1);
  });

  test('the rest is filled in, what was typed stays', () => {
    const palpites = { 5: { mandante: 9, visitante: 9 } };
    const all = completar(LIGA, palpites, 3);
    expect(Object.keys(all).sort()).toEqual(['5', '6']);
    expect(all[5]).toEqual(palpites[5]);
    expect(completar(LIGA, palpites, 3)).toEqual(all);
  });
});

describe('groups from which the best of those behind go on too', () => {
  test('who cannot be first is not told that the next phase is impossible: only the direct place is', () => {
    const copa: DadosDoCenario = {
      ...base,
      fases: schema.parse([
        { tipo: 'grupos', grupos: 2, classificam: 1, melhores: 2 },
        { tipo: 'mata_mata' },
      ]),
      participantes: 6,
      sorteados: [{ A: ['A', 'B', 'C'], B: ['D', 'E', 'F'] }, undefined],
      partidas: [
        { ...jogo('1', 1, 'A-B', placar(2, 0)), grupo: 'A' },
        { ...jogo('2', 2, 'A-C', placar(2, 0)), grupo: 'A' },
        { ...jogo('3', 3, 'B-C'), grupo: 'A' },
      ],
    };
    const [grupo] = chancesDe(montar(copa, {}), 1);
    expect(grupo?.colunas[0]?.alvo).toBe('vaga_direta');
    const of = (team: string) => grupo?.times.find((one) => one.participante === team)?.chances[0];
    expect(of('A')?.provado).toBe('certo');
    expect(of('B')?.provado).toBe('impossivel');
  });
});

const vencedor = (confronto: string): Vaga => ({ tipo: 'vencedor', confronto });

/** Two semi-finals and a final, nothing played. */
const COPA: DadosDoCenario = {
  ...base,
  fases: schema.parse([{ tipo: 'mata_mata' }]),
  participantes: 4,
  sorteados: [['A', 'B', 'C', 'D']],
  partidas: [
    ...[
      ['s1', 'A', 'D'],
      ['s2', 'B', 'C'],
    ].map(([uuid = '', mandante = '', visitante = ''], index) =>
      partida({ uuid, rodada: 1, confronto: `1.${index + 1}`, mandante, visitante }),
    ),
    partida({
      ...{ uuid: 'f', rodada: 2, confronto: '2.1' },
      ...{ vaga_mandante: vencedor('1.1'), vaga_visitante: vencedor('1.2') },
    }),
  ],
};

describe('a bracket', () => {
  const final = (palpites: Palpites, dados = COPA) =>
    vistaDe(montar(dados, palpites))
      .rodadas.flatMap(({ jogos }) => jogos)
      .find(({ uuid }) => uuid === 'f');

  test('its next match has who won before it, and a level score asks for the penalties', () => {
    const typed = { s1: { mandante: 0, visitante: 1 }, s2: { mandante: 2, visitante: 2 } };
    const { rodadas } = vistaDe(montar(COPA, typed));
    expect(rodadas[0]?.jogos.map(({ empate }) => empate)).toEqual([null, 'penaltis']);
    const decided: Palpites = { ...typed, s2: { ...typed.s2, penaltis: 'visitante' } };
    const sides = [final(decided)?.mandante.participante, final(decided)?.visitante.participante];
    expect(sides.sort()).toEqual(['C', 'D']);
  });

  test('two legs that are level together go to who is said to win the penalties, whatever the second leg', () => {
    const legs: DadosDoCenario = {
      ...base,
      fases: schema.parse([{ tipo: 'mata_mata', pernas: 2, pernas_final: 2 }]),
      participantes: 2,
      sorteados: [['A', 'B']],
      partidas: [
        partida({ uuid: 'l1', rodada: 1, confronto: '1.1', mandante: 'A', visitante: 'B' }),
        partida({
          uuid: 'l2',
          rodada: 1,
          confronto: '1.1',
          perna: 2,
          mandante: 'B',
          visitante: 'A',
        }),
      ],
    };
    const typed: Palpites = {
      l1: { mandante: 1, visitante: 0 },
      l2: { mandante: 1, visitante: 0, penaltis: 'visitante' },
    };
    const [chave] = vistaDe(montar(legs, typed)).chaves;
    expect(chave?.confrontos.map(({ vencedor: won }) => won)).toEqual(['A']);
  });

  test('a match and its extra match are no first and second leg', () => {
    const one = { rodada: 1, confronto: '1.1', mandante: 'A', visitante: 'B' };
    const tie: DadosDoCenario = {
      ...base,
      fases: schema.parse([{ tipo: 'mata_mata', desempate: ['novo_jogo'] }]),
      participantes: 2,
      sorteados: [['A', 'B']],
      partidas: [
        partida({ uuid: 'l1', ...one, resultado: placar(1, 1) }),
        partida({ uuid: 'l3', ...one, perna: 3 }),
      ],
    };
    const { rodadas } = vistaDe(montar(tie, {}));
    expect(rodadas[0]?.jogos.map(({ perna }) => perna)).toEqual([null, 3]);
  });

  test('a real result does not count for others who come into its match', () => {
    const played: DadosDoCenario = {
      ...COPA,
      partidas: COPA.partidas.map((each) => {
        if (each.uuid !== 'f') return { ...each, resultado: placar(1, 0) };
        return { ...each, mandante: 'A', visitante: 'B', resultado: placar(3, 0) };
      }),
    };
    expect(final({}, played)?.semValor).toBe(false);
    const turned = final({ s1: { mandante: 0, visitante: 4, mudado: true } }, played);
    expect(turned?.semValor).toBe(true);
    expect([turned?.mandante.participante, turned?.visitante.participante]).toContain('D');
  });

  test('a shoot-out shows its goals where it was played, and none where it is imagined', () => {
    const level: Resultado = { tipo: 'placar', mandante: 1, visitante: 1, penaltis: [4, 5] };
    const played: DadosDoCenario = {
      ...COPA,
      partidas: COPA.partidas.map((each) =>
        each.uuid === 's1' ? { ...each, resultado: level } : each,
      ),
    };
    const typed = { s2: { mandante: 2, visitante: 2, penaltis: 'visitante' } } as const;
    const [semi, other] = vistaDe(montar(played, typed)).chaves[0]?.confrontos ?? [];
    const [home] = semi?.lados ?? [];
    const isTurned = home?.participante !== played.partidas[0]?.mandante;
    expect(semi?.penaltis).toEqual(isTurned ? [5, 4] : [4, 5]);
    expect([other?.penaltis, other?.vencedor === null]).toEqual([null, false]);
  });

  test('a double W.O. is no 0 × 0, and nobody is told to come from it', () => {
    const missed: DadosDoCenario = {
      ...COPA,
      partidas: COPA.partidas.map((each) =>
        each.uuid === 's1' ? { ...each, resultado: { tipo: 'wo', wo_de: 'ambos' } } : each,
      ),
    };
    const [chave] = vistaDe(montar(missed, {})).chaves;
    const [semi, other, last] = chave?.confrontos ?? [];
    expect(semi).toMatchObject({ woDuplo: true, agregado: null, vencedor: null });
    expect(other).toMatchObject({ woDuplo: false, agregado: null });
    expect(last?.lados.map(({ vaga }) => vaga.tipo)).toEqual(['folga', 'vencedor']);
    const played = vistaDe(montar(missed, { s1: { mandante: 2, visitante: 0, mudado: true } }));
    expect(played.chaves[0]?.confrontos[0]).toMatchObject({ woDuplo: false, agregado: [2, 0] });
  });

  test('a match instead of one that nobody came to shows its goals, not 0 and 0', () => {
    const [semi] = COPA.partidas;
    if (!semi) throw new Error('there is one');
    const missed: DadosDoCenario = {
      ...COPA,
      fases: COPA.fases.map((fase) => ({ ...fase, wo_duplo: 'novo_jogo' }) as typeof fase),
      partidas: [
        ...COPA.partidas.map((each) =>
          each.uuid === 's1'
            ? { ...each, resultado: { tipo: 'wo', wo_de: 'ambos' } as const }
            : each,
        ),
        { ...semi, uuid: 'extra', perna: 3 },
      ],
    };
    const tie = (palpites: Parameters<typeof montar>[1]) =>
      vistaDe(montar(missed, palpites)).chaves[0]?.confrontos[0];
    expect(tie({})).toMatchObject({ woDuplo: true, agregado: null, vencedor: null });
    const played = tie({ extra: { mandante: 1, visitante: 0, mudado: true } });
    expect(played).toMatchObject({ woDuplo: true, vencedor: semi.mandante, naRepescagem: null });
    expect(played?.agregado?.toSorted()).toEqual([0, 1]);
  });

  test('where both drop, it says who won the place in the lower bracket', () => {
    const match = (confronto: string, perna: number) =>
      partida({
        uuid: `${confronto} ${perna}`,
        rodada: 1,
        confronto,
        perna,
        mandante: 'A',
        visitante: 'D',
      });
    const dropped: DadosDoCenario = {
      ...COPA,
      fases: schema.parse([{ tipo: 'dupla_eliminacao' }]),
      partidas: [
        { ...match('V1.1', 1), resultado: { tipo: 'wo', wo_de: 'ambos' } },
        match('V1.1', 3),
      ],
    };
    const typed = { 'V1.1 3': { mandante: 0, visitante: 2, mudado: true } };
    const [tie] = vistaDe(montar(dropped, typed)).chaves[0]?.confrontos ?? [];
    expect(tie).toMatchObject({ woDuplo: true, vencedor: null, naRepescagem: 'D' });
    expect(tie?.agregado?.toSorted()).toEqual([0, 2]);
    const level = { 'V1.1 3': { mandante: 1, visitante: 1, mudado: true } };
    expect(vistaDe(montar(dropped, level)).rodadas[0]?.jogos[1]?.empate).toBe('penaltis');
    const [open] = vistaDe(montar(dropped, {})).chaves[0]?.confrontos ?? [];
    expect(open).toMatchObject({ woDuplo: true, naRepescagem: null, agregado: null });
  });

  test('chances of the title add up to one; who is out is out by proof', () => {
    const [chances] = chancesDe(montar(COPA, { s1: { mandante: 1, visitante: 0 } }), 1);
    const sum = chances?.times.reduce((total, { chances: own }) => total + (own[0]?.parte ?? 0), 0);
    expect(sum).toBeCloseTo(1);
    const of = (team: string) => chances?.times.find((one) => one.participante === team)?.chances;
    expect(of('D')).toBeUndefined();
    expect(naChave(montar(COPA, { s1: { mandante: 1, visitante: 0 } }), 'D')).toEqual({
      situacao: 'eliminado',
    });
    expect(of('A')?.[1]).toEqual({ parte: 1, provado: 'certo' });
  });

  test('ties that a team has to win for the title', () => {
    expect(naChave(montar(COPA, {}), 'A')).toEqual({ situacao: 'vivo', faltam: 2 });
    const all = completar(COPA, {}, 5);
    const { chaves } = vistaDe(montar(COPA, all));
    const champion = chaves[0]?.campeao ?? '';
    expect(naChave(montar(COPA, all), champion)).toEqual({ situacao: 'campeao' });
    expect(chancesDe(montar(COPA, all), 1)).toEqual([]);
  });
});

describe('a Swiss', () => {
  const suico: DadosDoCenario = {
    ...LIGA,
    fases: schema.parse([{ tipo: 'suico', rodadas: 3 }]),
    partidas: LIGA.partidas.slice(0, 2).map((each) => ({ ...each, resultado: null })),
  };

  test('whose next rounds are not paired has a table and no chances: no pairing is invented', () => {
    const palpites = { 1: { mandante: 1, visitante: 0 } };
    const vista = vistaDe(montar(suico, palpites));
    expect(vista.semJogos).toEqual([1]);
    expect(vista.tabelas[0]?.linhas[0]?.participante).toBe('A');
    expect(chancesDe(montar(suico, palpites), 1)).toEqual([]);
  });

  test('what a team needs counts rounds that are not paired: with all paired ones played it is not over', () => {
    const needs = (dados: DadosDoCenario, team: string) => oQuePrecisa(montar(dados, {}), team);
    const left = { restam: 1, dosOutros: 1, semPares: 2 };
    expect(needs(suico, 'A')).toMatchObject(left);
    const played: DadosDoCenario = { ...suico, partidas: LIGA.partidas.slice(0, 2) };
    const between = needs(played, 'A');
    expect(between).toMatchObject({ restam: 0, dosOutros: 0, semPares: 2, proximo: null });
    // Six points are open: nobody is through, nor out, nor does it lie with the others alone.
    expect(between?.metas).toEqual([]);
    const desistencias = [{ team: 'A', fase: 1, afterRound: 1 }];
    expect(needs({ ...played, desistencias }, 'A')?.semPares).toBe(0);
    expect(needs(LIGA, 'A')).toMatchObject({ restam: 1, semPares: 0 });
  });
});

describe('what is kept from one key press to the next', () => {
  /** Two groups of two, and a final that was played: its result belongs to those who played it. */
  const GRUPOS_E_FINAL: DadosDoCenario = {
    ...base,
    fases: schema.parse([{ tipo: 'grupos', grupos: 2, classificam: 1 }, { tipo: 'mata_mata' }]),
    participantes: 4,
    sorteados: [{ A: ['A', 'B'], B: ['C', 'D'] }, undefined],
    partidas: [
      { ...jogo('1', 1, 'A-B', placar(2, 0)), grupo: 'A' },
      { ...jogo('2', 1, 'C-D', placar(2, 0)), grupo: 'B' },
      partida({
        ...{ uuid: 'f', fase: 2, rodada: 1, confronto: '1.1', resultado: placar(1, 0) },
        ...{ mandante: 'A', visitante: 'C' },
        vaga_mandante: { tipo: 'grupo', grupo: 'A', posicao: 1 },
        vaga_visitante: { tipo: 'grupo', grupo: 'B', posicao: 1 },
      }),
    ],
  };

  const figures = fc.record({
    mandante: fc.nat(3),
    visitante: fc.nat(3),
    penaltis: fc.constantFrom(undefined, 'mandante' as const, 'visitante' as const),
  });

  test.each([
    ['a league', LIGA],
    ['a bracket', COPA],
    ['groups and a final', GRUPOS_E_FINAL],
  ])('%s shows the same as derived anew, whatever was typed before', (_, dados) => {
    const key = fc.record({
      uuid: fc.constantFrom(...dados.partidas.map(({ uuid }) => uuid)),
      typed: fc.option(figures),
    });
    fc.assert(
      fc.property(fc.array(key, { minLength: 1, maxLength: 12 }), (keys) => {
        const palpites: Record<string, Palpite> = {};
        for (const { uuid, typed } of keys) {
          if (typed) palpites[uuid] = typed;
          else delete palpites[uuid];
          const anew = structuredClone({ dados, palpites });
          expect(vistaDe(montar(dados, palpites))).toEqual(
            vistaDe(montar(anew.dados, anew.palpites)),
          );
        }
      }),
      { numRuns: 25 },
    );
  });
});
