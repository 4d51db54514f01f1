import { expect, test } from 'vitest';
import { MESSAGES } from '#textos/messages.ts';
import { makeTexts } from '#web/texts/texts.tsx';
import { placarQueVale } from './placar-que-vale.ts';

const { t } = makeTexts('pt-BR', MESSAGES['pt-BR']);

const nada = { placar: null, placar_wo: null, wo_de: null };
const placar = { mandante: 1, visitante: 1, prorrogacao: false, penaltis: null };

type Registros = Parameters<typeof placarQueVale>[1];
const registros = [
  { acao: 'salvar-sumula', quem: 'Rui' },
  { acao: 'lancar-placar', quem: 'Olívia' },
] as unknown as Registros;

const told = (partida: Parameters<typeof placarQueVale>[0], by = registros) =>
  placarQueVale(partida, by, t)?.replaceAll('\u00a0', ' ') ?? null;

test('who was too late reads which score stands, and who entered it', () => {
  expect(told({ ...nada, placar })).toBe(
    'Enquanto você digitava, Olívia lançou 1 × 1. É o que vale agora.',
  );
  expect(told({ ...nada, placar: { ...placar, penaltis: [4, 3] } }, [])).toBe(
    'Enquanto você digitava, outra pessoa lançou 1 (4) × (3) 1. É o que vale agora.',
  );
  expect(told({ ...nada, placar_wo: [3, 0], wo_de: 'visitante' })).toContain(
    'lançou W.O. (3 × 0).',
  );
  expect(told(nada)).toBeNull();
});
