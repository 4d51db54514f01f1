import { expect, test } from 'vitest';
import { configuracao } from '#regras/configuracao/configuracao.ts';
import { contarJogos } from './contar-jogos.ts';
import { planejar } from './plano.ts';

const fasesDe = (fases: object[]) => configuracao.parse({ nome: 'x', fases }).fases;

test.each([
  [[{ tipo: 'pontos_corridos', turnos: 2 }], 20, 380],
  [[{ tipo: 'pontos_corridos', turnos: 2 }], 64, 4_032],
  [[{ tipo: 'grupos', grupos: 3, turnos: 1 }], 10, 12],
  [[{ tipo: 'liga', jogos: 8, potes: 4 }], 36, 144],
  [[{ tipo: 'suico', rodadas: 5 }], 9, 20],
  [[{ tipo: 'mata_mata' }], 16, 15],
])('%j among %i come to as many matches as the plan has', (fases, participantes, jogos) => {
  const lidas = fasesDe(fases);
  expect(contarJogos(lidas, participantes)).toBe(jogos);
  const plano = planejar({ fases: lidas, sorteados: [], participantes });
  const total = plano.ok ? plano.value.reduce((sum, fase) => sum + fase.total, 0) : null;
  expect(total).toBe(jogos);
});

test('what nobody could play is refused before it is planned', () => {
  const fases = fasesDe([{ tipo: 'pontos_corridos', turnos: 4 }]);
  expect(planejar({ fases, sorteados: [], participantes: 512 })).toEqual({
    ok: false,
    problemas: [
      {
        path: 'inscricao.vagas',
        key: 'criar.problema.jogos_demais',
        params: { n: 523_264, maximo: 5_000 },
      },
    ],
  });
});
