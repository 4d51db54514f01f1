import { expect, test } from 'vitest';
import { MESSAGES } from '#textos/messages.ts';
import { makeTexts } from '#web/texts/texts.tsx';
import type { DadosDoCaso } from './carregar.ts';
import { opcoesDe } from './vereditos.ts';

const placar = (mandante: number, visitante: number) => ({
  informado: { tipo: 'placar', mandante, visitante, prorrogacao: false, penaltis: null },
});

function offered(locale: 'pt-BR' | 'en', versoes: readonly unknown[], mesa: unknown) {
  const caso = { versoes, mesa, vida: { contestacao: null }, partida: { fase: 1 } };
  const dados = { caso, partida: { confronto: null } } as unknown as DadosDoCaso;
  const { t } = makeTexts(locale, MESSAGES[locale]);
  return opcoesDe(dados, ['Pipa', 'Vila'], t).flatMap(({ rotulo, ajuda, dito }) =>
    dito ? [[rotulo, ajuda.replaceAll('\u00a0', ' ')]] : [],
  );
}

test('what the table official sent is a verdict like the version of a side', () => {
  expect(offered('pt-BR', [null, placar(1, 2)], placar(2, 1))).toEqual([
    ['Vale a versão de Vila', '1 × 2'],
    ['Vale o que a mesa disse', '2 × 1'],
  ]);
  expect(offered('en', [null, placar(1, 2)], placar(2, 1))[1]?.[0]).toBe(
    'What the table official said stands',
  );
});

test('where a side says the same it is offered once, and nothing where the table said no score', () => {
  expect(offered('pt-BR', [placar(2, 1), null], placar(2, 1))).toHaveLength(1);
  expect(offered('pt-BR', [placar(2, 1), null], null)).toHaveLength(1);
});
