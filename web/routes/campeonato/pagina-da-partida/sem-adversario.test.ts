import { expect, test } from 'vitest';
import { semAdversario } from './sem-adversario.ts';

const of = (etapa: string, situacao: 'passa_direto' | 'aguarda' = 'passa_direto') =>
  semAdversario({
    ...{ etapa, partida: { fase: 2 }, campeonato: { fases: [{}, {}] } },
    confronto: { situacao, vencedor: situacao === 'aguarda' ? null : 'ana' },
  });

test('who has nobody to play in the final is the champion, and the match is not just called off', () => {
  expect(of('final')).toEqual({ participante: 'ana', fica: 'campeao' });
  expect(of('terceiro')).toEqual({ participante: 'ana', fica: 'terceiro' });
  expect(of('semi')).toEqual({ participante: 'ana', fica: 'passa' });
  expect(of('final', 'aguarda'), 'somebody may still come').toBeNull();
});
