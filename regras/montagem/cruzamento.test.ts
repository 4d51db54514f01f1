import { expect, test } from 'vitest';
import { crossedGroups } from '#engine/knockout/crossings.ts';
import { novaFase } from '#regras/configuracao/nova-fase.ts';
import { cruzamentoEmVigor } from './cruzamento.ts';
import { nomesDosGrupos } from './entrantes.ts';
import { planejar } from './plano.ts';
import type { Vaga } from './vaga.ts';

const cup = novaFase('mata_mata', { cruzamento: 'cruzado' });

test('groups cross wherever the engine can cross them', () => {
  for (let grupos = 2; grupos <= 64; grupos++) {
    for (const classificam of [1, 2, 3, 4, 8, 16, 64, 128]) {
      const before = novaFase('grupos', { grupos, classificam });
      const { ok } = crossedGroups(nomesDosGrupos(grupos), classificam);
      const name = `${grupos} groups, ${classificam} of each`;
      expect(cruzamentoEmVigor(cup, before), name).toBe(ok ? 'cruzado' : 'campanha');
    }
  }
});

/** Whether the ties of the first round are 'first of A against second of B'. */
function cross(melhores: number, entradas?: number[]): boolean {
  const fases = [
    novaFase('grupos', { grupos: 4, melhores }),
    { ...cup, ...(entradas && { entradas }) },
  ];
  const plan = planejar({ fases, sorteados: [], participantes: 16 });
  if (!plan.ok) throw new Error('no plan');
  const first = plan.value[1]?.partidas.filter(({ rodada }) => rodada === 1) ?? [];
  const isOfGroup = (vaga: Vaga) => vaga.tipo === 'grupo';
  const isCrossed = first.every(({ vagas }) => vagas.every(isOfGroup));
  expect(cruzamentoEmVigor(fases[1] as typeof cup, fases[0])).toBe(
    isCrossed ? 'cruzado' : 'campanha',
  );
  return isCrossed;
}

test('with the best of the next position, or some that come in later, the campaign decides', () => {
  expect(cross(0)).toBe(true);
  expect(cross(0, [8, 0, 0])).toBe(true);
  expect(cross(2)).toBe(false);
  expect(cross(0, [4, 2, 2])).toBe(false);
});
