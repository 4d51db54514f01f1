import { expect, test } from 'vitest';
import { novaFase } from '#regras/configuracao/nova-fase.ts';
import { MESSAGES } from '#textos/messages.ts';
import { makeTexts } from '#web/texts/texts.tsx';
import {
  type Andando,
  esperaEmPalavras,
  figurasDosJogos,
  textoDosPlacares,
} from './rodada-do-suico.ts';

const { t } = makeTexts('pt-BR', MESSAGES['pt-BR']);

const SUICO = novaFase('suico', { rodadas: 5 });

const campeonato = (
  resumo: Partial<Andando['resumo']>,
  fases: Andando['fases'] = [SUICO],
): Andando => ({
  fases,
  resumo: { etapa: null, rodada: 1, rodadas: 5, jogos: 4, jogos_feitos: 4, ...resumo },
});

const espera = { tipo: 'jogos', n: 4, total: 4, feito: true } as const;

const said = (one: Andando) => ({
  figuras: figurasDosJogos(one, t),
  espera: esperaEmPalavras(espera, one, t),
  texto: textoDosPlacares(one, t),
});

const USUAL = {
  figuras: [['4 de 4', 'jogos']],
  espera: '4 de 4 jogos feitos',
  texto: 'Com os placares lançados, o campeonato anda sozinho.',
};

test('a Swiss with rounds to come says its round, and that somebody makes the next', () => {
  const swiss = {
    figuras: [
      ['1 de 5', 'rodada'],
      ['4', 'jogos feitos'],
    ],
    espera: 'Rodada 1 de 5: 4 jogos feitos até aqui',
    texto:
      'Com os placares lançados, a tabela anda sozinha. Quem gera a próxima rodada é a organização.',
  };
  expect(said(campeonato({}))).toEqual(swiss);
  expect(said(campeonato({}, [SUICO, novaFase('mata_mata')]))).toEqual(swiss);
});

test('in its last round, and in a bracket after it, all matches are known', () => {
  expect(said(campeonato({ rodada: 5 }))).toEqual(USUAL);
  expect(said(campeonato({ etapa: 'semi' }, [SUICO, novaFase('mata_mata')]))).toEqual(USUAL);
});

test('any other table is told by its matches', () => {
  expect(said(campeonato({}, [novaFase('pontos_corridos')]))).toEqual(USUAL);
  expect(said(campeonato({}, [novaFase('grupos'), SUICO]))).toEqual(USUAL);
});

test('what else a step waits for is told alike in a Swiss', () => {
  const open = { tipo: 'sem_placar', n: 2, total: null, feito: false } as const;
  expect(esperaEmPalavras(open, campeonato({}), t)).toBe('2 jogos sem placar');
});
