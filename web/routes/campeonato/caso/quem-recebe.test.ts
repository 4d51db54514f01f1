import { expect, test } from 'vitest';
import { MESSAGES } from '#textos/messages.ts';
import { makeTexts } from '#web/texts/texts.tsx';
import { quemRecebe } from './quem-recebe.ts';

const { t } = makeTexts('pt-BR', MESSAGES['pt-BR']);

const told = (...avisados: ('mandante' | 'visitante')[]) =>
  quemRecebe({ avisados }, ['Leões', 'Onças'], t);

test('nobody is said to have been told who has no account', () => {
  expect(told('mandante', 'visitante').feito).toBe('Caso decidido. Os dois lados foram avisados.');
  expect(told('visitante').feito).toBe('Caso decidido. Aviso enviado a Onças.');
  expect(told().feito).toBe('Caso decidido.');
  expect(told().antes).not.toContain('recebem');
});
