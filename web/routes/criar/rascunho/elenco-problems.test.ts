import { expect, test } from 'vitest';
import { type Regras, regras } from '#regras/configuracao/fases.ts';
import { newDraft } from './draft.ts';
import { problemsOf } from './problems.ts';

const SQUAD = { minimo: 7, maximo: 18, em_campo: 7 };
const HOURS = { dia_semana: 5, das: '18:00', ate: '22:00' };

const placesOf = (mudancas: Partial<Regras>) =>
  problemsOf(
    { ...newDraft(), nome: 'Copa', regras: { ...newDraft().regras, ...mudancas } },
    512,
  ).map(({ path, key }) => `${path}: ${key}`);

test.each<[string, Partial<Regras>, string[]]>([
  ['a sheet as large as the squad', { elenco: { ...SQUAD, sumula: 18 } }, []],
  [
    'a sheet larger than the squad',
    { elenco: { ...SQUAD, sumula: 19 } },
    ['regras.elenco.sumula: criar.problema.sumula_grande'],
  ],
  [
    'a sheet smaller than a team',
    { elenco: { ...SQUAD, sumula: 6 } },
    ['regras.elenco.sumula: criar.problema.sumula_pequena'],
  ],
  ['hours that begin and end', { transferencias_semanais: [HOURS] }, []],
  ['hours that pass midnight', { transferencias_semanais: [{ ...HOURS, ate: '02:00' }] }, []],
  [
    'hours that end as they begin',
    { transferencias_semanais: [HOURS, { ...HOURS, ate: '18:00' }] },
    ['regras.transferencias_semanais.1.ate: criar.problema.horario'],
  ],
])('%s: the form says what the contract would', (_, mudancas, problems) => {
  expect(placesOf(mudancas)).toEqual(problems);
  expect(regras.safeParse(mudancas).success).toBe(problems.length === 0);
});
