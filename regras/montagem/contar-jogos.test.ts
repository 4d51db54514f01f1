import { expect, test } from 'vitest';
import { configuracao } from '#regras/configuracao/configuracao.ts';
import type { Fase } from '#regras/configuracao/fases.ts';
import { novaFase } from '#regras/configuracao/nova-fase.ts';
import { PRESETS, predefinido } from '#regras/configuracao/presets.ts';
import { contarJogos } from './contar-jogos.ts';
import { FINAL_EXTRA } from './final-extra.ts';
import { type PlanoDaFase, planejar } from './plano.ts';

const fasesDe = (fases: object[]) => configuracao.parse({ nome: 'x', fases }).fases;

/** Matches in the rows that a draw makes; of a Swiss all rounds are like the first. */
function jogosFeitos({ tipo, partidas, rodadas }: PlanoDaFase): number {
  const jogos = partidas.filter(
    ({ vagas, confronto }) => vagas[1].tipo !== 'folga' && confronto !== FINAL_EXTRA,
  );
  return tipo === 'suico' ? rodadas * jogos.length : jogos.length;
}

const DE_3_A_33 = Array.from({ length: 31 }, (_, index) => index + 3);

/** What is counted without a plan, what the plan says, and what is made: for every size that the format takes. */
function contagens(fasesPara: (participantes: number) => readonly Fase[]) {
  return DE_3_A_33.flatMap((participantes) => {
    const fases = fasesPara(participantes);
    const plano = planejar({ fases, sorteados: [], participantes });
    if (!plano.ok) return [];
    const soma = (de: (fase: PlanoDaFase) => number) =>
      plano.value.reduce((sum, fase) => sum + de(fase), 0);
    const contados = contarJogos(fases, participantes);
    const [planejados, feitos] = [soma(({ total }) => total), soma(jogosFeitos)];
    return [{ participantes, contados, planejados, feitos }];
  });
}

function expectOneCount(fasesPara: (participantes: number) => readonly Fase[]): void {
  const todas = contagens(fasesPara);
  expect(todas.length).toBeGreaterThan(20);
  for (const each of todas) {
    const { participantes, feitos } = each;
    expect(each).toEqual({ participantes, contados: feitos, planejados: feitos, feitos });
  }
}

const FORMATOS: readonly (readonly [string, readonly Fase[]])[] = [
  ['double elimination', [novaFase('dupla_eliminacao')]],
  [
    'double elimination without a second final',
    [novaFase('dupla_eliminacao', { final_extra: false })],
  ],
  ['double elimination over two legs', [novaFase('dupla_eliminacao', { pernas: 2 })]],
  ['knockout', [novaFase('mata_mata')]],
  ['knockout with a third place', [novaFase('mata_mata', { terceiro_lugar: true })]],
  ['knockout over two legs', [novaFase('mata_mata', { pernas: 2, terceiro_lugar: true })]],
  [
    'knockout with legs by round',
    [novaFase('mata_mata', { pernas: 2, pernas_final: 2, pernas_por_etapa: [1, 2, 1] })],
  ],
  ['reseeded knockout', [novaFase('mata_mata', { reordenar: true, terceiro_lugar: true })]],
  ['groups', [novaFase('grupos', { turnos: 2 })]],
  [
    'groups and a knockout',
    [novaFase('grupos', { melhores: 2 }), novaFase('mata_mata', { pernas: 2 })],
  ],
  ['league', [novaFase('pontos_corridos', { turnos: 3 })]],
  ['Swiss', [novaFase('suico')]],
  [
    'Swiss and a double elimination',
    [novaFase('suico', { classificam: 8 }), novaFase('dupla_eliminacao')],
  ],
  ['league phase', [novaFase('liga', { jogos: 4, classificam: 8 }), novaFase('mata_mata')]],
];

test.each(FORMATOS)(
  '%s: form, plan and draw count the same matches for 3 to 33',
  (_name, fases) => {
    expectOneCount(() => fases);
  },
);

test.each(PRESETS)('%s: form, plan and draw count the same matches for 3 to 33', (preset) => {
  expectOneCount((participantes) => predefinido(preset, participantes).fases);
});

test('rounds in which some come in later count as they are played', () => {
  const fases = [novaFase('mata_mata', { pernas: 2, entradas: [16, 8] })];
  const plano = planejar({ fases, sorteados: [], participantes: 24 });
  expect(plano.ok && plano.value[0]?.total).toBe(16 + 16 + 8 + 4 + 1);
  expect(contarJogos(fases, 24)).toBe(16 + 16 + 8 + 4 + 1);
});

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
