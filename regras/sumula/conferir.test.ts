import { expect, test } from 'vitest';
import { problemasDaSumula } from './conferir.ts';
import { GOL_CONTRA, type LanceDaSumula, NAO_IDENTIFICADO, type TipoDeLance } from './sumula.ts';

const lance = (tipo: TipoDeLance, nome: string, passe?: string): LanceDaSumula => ({
  ...{ tipo, quem: { nome } },
  ...(passe && { assistencia: { nome: passe } }),
});
const de = (tipo: TipoDeLance, jogador: string): LanceDaSumula => ({ tipo, quem: { jogador } });

const found = (lances: LanceDaSumula[], aceitaNomes = true) =>
  problemasDaSumula(lances, { gols: 2, elenco: new Set(['ze', 'teo']), aceitaNomes }).map(
    (one) => `${one.lance ?? 'all'} ${one.problema}`,
  );

test.each<[string, LanceDaSumula[], string[]]>([
  ['as many goals as the score', [lance('gol', 'A'), lance('penalti', 'A', 'B')], []],
  ['more', [lance('gol', 'A'), lance('gol', 'B'), lance('penalti', 'C')], ['all gols_demais']],
  ['own goals and unknown scorers', [de('gol', GOL_CONTRA), de('gol', NAO_IDENTIFICADO)], []],
  ['the squad', [de('gol', 'ze'), de('craque', 'teo')], []],
  ['somebody of another squad', [de('gol', 'bia')], ['0 fora_do_elenco']],
  ['a pass to oneself, spelt otherwise', [lance('gol', 'Zé', 'ZE')], ['0 assistencia']],
  ['a pass to a card', [lance('amarelo', 'A', 'B')], ['0 assistencia']],
  [
    'a pass to an own goal',
    [{ ...de('gol', GOL_CONTRA), assistencia: { nome: 'A' } }],
    ['0 assistencia'],
  ],
  ['a card for an own goal', [de('amarelo', GOL_CONTRA)], ['0 gol_contra']],
  ['two best players', [lance('craque', 'A'), lance('craque', 'B')], ['all craque']],
  ['nobody as the best', [de('craque', NAO_IDENTIFICADO)], ['0 craque']],
  ['two yellows', [lance('amarelo', 'A'), lance('segundo_amarelo', 'a')], []],
  ['a second yellow alone', [lance('segundo_amarelo', 'A')], ['0 cartao']],
  ['two first yellows', [lance('amarelo', 'A'), lance('amarelo', 'A')], ['1 cartao']],
  ['a card after being sent off', [lance('vermelho', 'A'), lance('amarelo', 'A')], ['1 cartao']],
  ['a yellow and then a red', [lance('amarelo', 'A'), lance('vermelho', 'A')], []],
  ['unknown people', [de('vermelho', NAO_IDENTIFICADO), de('vermelho', NAO_IDENTIFICADO)], []],
])('%s', (_name, lances, problems) => {
  expect(found(lances)).toEqual(problems);
});

test('typed names are refused where the rules ask for a squad', () => {
  expect(found([lance('gol', 'Zé'), de('gol', 'ze')], false)).toEqual(['0 so_do_elenco']);
});
