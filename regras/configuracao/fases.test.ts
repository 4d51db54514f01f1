import { expect, test } from 'vitest';
import { fase } from './fases.ts';
import { novaFase } from './nova-fase.ts';
import { CRUZAMENTOS, DECISOES } from './opcoes.ts';

test('ties from groups are crossed or by campaign', () => {
  const crossing = (cruzamento: string) => {
    const parsed = fase.parse({ tipo: 'mata_mata', cruzamento });
    return parsed.tipo === 'mata_mata' && parsed.cruzamento;
  };
  expect(CRUZAMENTOS).toEqual(['cruzado', 'campanha']);
  expect(CRUZAMENTOS.map(crossing)).toEqual([...CRUZAMENTOS]);
  expect(fase.safeParse({ tipo: 'mata_mata', cruzamento: 'sorteio' }).success).toBe(false);
});

test('what decides a level tie never ends in extra time, which can end level too', () => {
  const read = (tipo: 'mata_mata' | 'dupla_eliminacao', ...desempate: string[]) => {
    const parsed = fase.parse({ tipo, desempate });
    return 'desempate' in parsed && parsed.desempate;
  };
  expect(read('mata_mata', 'prorrogacao')).toEqual(['prorrogacao', 'penaltis']);
  expect(read('dupla_eliminacao', 'prorrogacao')).toEqual(['prorrogacao', 'penaltis']);
  expect(read('mata_mata', 'penaltis', 'prorrogacao')).toEqual(['prorrogacao', 'penaltis']);
  expect(read('mata_mata', 'novo_jogo', 'prorrogacao')).toEqual(['prorrogacao', 'novo_jogo']);
  for (const how of DECISOES.filter((decisao) => decisao !== 'prorrogacao')) {
    expect(read('mata_mata', how)).toEqual([how]);
    expect(read('mata_mata', 'prorrogacao', how)).toEqual(['prorrogacao', how]);
  }
});

test('a Swiss breaks ties by Buchholz where nobody chose an order', () => {
  const criteriaOf = (settings: object) => {
    const parsed = fase.parse(settings);
    return 'tabela' in parsed ? parsed.tabela.criterios : [];
  };
  expect(criteriaOf({ tipo: 'suico', rodadas: 5 })[0]).toBe('buchholz');
  expect(criteriaOf({ tipo: 'suico', rodadas: 5, tabela: { desistencia: 'mantem' } })[0]).toBe(
    'buchholz',
  );
  expect(criteriaOf({ tipo: 'suico', rodadas: 5 })).toEqual(novaFase('suico').tabela.criterios);
  expect(
    criteriaOf({ tipo: 'suico', rodadas: 5, tabela: { criterios: ['vitorias', 'sorteio'] } }),
  ).toEqual(['vitorias', 'sorteio']);
  expect(criteriaOf({ tipo: 'pontos_corridos' })[0]).toBe('vitorias');
});

test('who forfeits in a knockout is out, and so are both: nobody drops without a second chance', () => {
  const absences = (tipo: string, settings: object = {}) => {
    const parsed = fase.safeParse({ tipo, ...settings });
    const data = parsed.success ? parsed.data : undefined;
    return data && 'wo_duplo' in data ? [data.wo_elimina, data.wo_duplo] : undefined;
  };
  expect(absences('mata_mata')).toEqual([true, 'eliminados']);
  // Its rules say that only a second defeat puts somebody out.
  expect(absences('dupla_eliminacao')).toEqual([true, 'repescagem']);
  expect(absences('dupla_eliminacao', { wo_duplo: 'eliminados' })).toEqual([true, 'eliminados']);
  expect(absences('mata_mata', { wo_duplo: 'sorteio', wo_elimina: false })).toEqual([
    false,
    'sorteio',
  ]);
  expect(absences('mata_mata', { wo_duplo: 'repescagem' })).toBeUndefined();
});
