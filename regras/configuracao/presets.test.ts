import { describe, expect, test } from 'vitest';
import { planejar } from '#regras/montagem/plano.ts';
import { fase, fases, inscricao, regras, type TipoDeFase } from './fases.ts';
import { novaFase } from './nova-fase.ts';
import { INSCRICAO, REGRAS } from './padroes.ts';
import { divisaoEmGrupos, PRESETS, predefinido } from './presets.ts';

const SIZES = Array.from({ length: 63 }, (_, index) => index + 2);

describe('a preset', () => {
  test.each(PRESETS)('%s is complete and allowed for 2 to 64 participants', (preset) => {
    for (const n of SIZES) {
      const ready = predefinido(preset, n);
      expect(fases.parse(ready.fases), `${n} participants`).toEqual(ready.fases);
      expect(regras.parse(ready.regras)).toEqual(ready.regras);
    }
  });

  test('says how so many are divided into groups', () => {
    expect(divisaoEmGrupos('copa', 16)).toEqual({ grupos: 4, menor: 4, maior: 4, passam: 2 });
    expect(divisaoEmGrupos('copa', 5)).toEqual({ grupos: 2, menor: 2, maior: 3, passam: 1 });
    expect(divisaoEmGrupos('copa', 3)).toBeNull();
    expect(divisaoEmGrupos('pelada', 16)).toBeNull();
  });

  test.each(PRESETS)('%s can be played by 2 to 64 participants', (preset) => {
    const impossible = SIZES.filter((participantes) => {
      const { fases } = predefinido(preset, participantes);
      return !planejar({ fases, sorteados: [], participantes }).ok;
    });
    expect(impossible).toEqual([]);
  });

  test('leaves the defaults as they were', () => {
    predefinido('pro_clubs', 8).regras.provas.push('video');
    expect(predefinido('pro_clubs', 8).regras.provas).toEqual(['placar', 'gols', 'escalacao']);
    expect(predefinido('copa', 8).regras.provas).toEqual([]);
  });
});

describe('the defaults', () => {
  const LEAST: Record<TipoDeFase, object> = {
    pontos_corridos: {},
    grupos: { grupos: 4 },
    suico: { rodadas: 5 },
    liga: { jogos: 8, potes: 1 },
    mata_mata: {},
    dupla_eliminacao: {},
  };

  test.each(Object.keys(LEAST) as TipoDeFase[])('of a phase of kind %s', (tipo) => {
    expect(fase.parse({ tipo, ...LEAST[tipo] })).toEqual(novaFase(tipo));
  });

  test('of the rules and of the entries are those of the schemas', () => {
    expect(regras.parse({})).toEqual(REGRAS);
    expect(inscricao.parse({})).toEqual(INSCRICAO);
  });
});
