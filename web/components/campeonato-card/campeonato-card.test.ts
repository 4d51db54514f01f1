import { describe, expect, test } from 'vitest';
import type { Cartao } from '#contract/campeonatos.ts';
import { camisaDe } from '#regras/escudos/camisa.ts';
import { MESSAGES } from '#textos/messages.ts';
import { makeTexts } from '#web/texts/texts.tsx';
import { cardLines } from './campeonato-card-lines.ts';
import { jogadoEm } from './jogado-em.ts';

const NOW = Date.parse('2026-11-15T15:00:00Z');
const SOON = '2026-11-16T23:00:00Z';
const texts = makeTexts('pt-BR', MESSAGES['pt-BR']);

function card(part: Partial<Cartao>, resumo: Partial<Cartao['resumo']> = {}): Cartao {
  return {
    id: 'abcdefghjk',
    nome: 'Copa Teste',
    modalidade: 'ea_fc',
    plataforma: 'pc',
    formato: 'grupos',
    estado: 'inscricoes',
    cores: camisaDe('Copa Teste'),
    vagas: 16,
    confirmados: 4,
    taxa_centavos: 0,
    comeca_em: null,
    excluido_em: null,
    dono: { uuid: '', nome: 'Duda', foto: null, is_parceiro: false },
    resumo: {
      rodada: null,
      rodadas: null,
      etapa: null,
      jogos: 0,
      jogos_feitos: 0,
      proximo_em: null,
      campeao: null,
      ...resumo,
    },
    ...part,
  };
}

const say = (part: Partial<Cartao>, resumo?: Partial<Cartao['resumo']>) => {
  const { state, bar, lines } = cardLines(card(part, resumo), texts, NOW);
  const words = lines.map(({ text, strong }) => [text, strong].filter(Boolean).join(' '));
  return [state.text, bar ? `${bar.strong} ${bar.rest} ${bar.tone}`.trim() : '', ...words];
};

test('a game on the pitch is named without a platform, whatever was kept', () => {
  expect(jogadoEm(card({ modalidade: 'futsal', plataforma: 'crossplay' }), texts.t)).toBe('Futsal');
  expect(jogadoEm(card({ plataforma: 'pc' }), texts.t)).toMatch(/ · PC$/);
});

test('a card does not say that entries are open once the draw is made', () => {
  expect(say({}, { rodada: 1, rodadas: 3, jogos: 6 })[0]).toBe('Sorteado');
  expect(say({ confirmados: 16 }, { rodada: 1, rodadas: 3, jogos: 6 })[0]).toBe('Sorteado');
});

describe('a card with open entries', () => {
  test('says how many places are taken and when it starts', () => {
    expect(say({ comeca_em: SOON })).toEqual([
      'Inscrições abertas',
      '4/16 vagas brand',
      'Começa amanhã, 20:00',
    ]);
  });

  test('without a date says so', () => {
    expect(say({})[2]).toBe('Início a combinar');
  });

  test('does not promise a start in the past', () => {
    expect(say({ comeca_em: '2026-11-10T23:00:00Z' })[2]).toBe(
      'Início previsto: ter, 10/11, 20:00',
    );
  });

  test('warns of the last place', () => {
    expect(say({ confirmados: 15, comeca_em: SOON })).toEqual([
      'Inscrições abertas',
      '15/16 vagas warn',
      'Última vaga · começa 16/11',
    ]);
  });

  test('is a waiting list once it is full', () => {
    expect(say({ confirmados: 16 })).toEqual([
      'Lista de espera',
      '16/16 vagas warn',
      'Vagas esgotadas, há lista de espera',
    ]);
  });
});

describe('a card under way', () => {
  test('of a table says the round and the next match', () => {
    const resumo = { rodada: 10, rodadas: 11, jogos: 110, jogos_feitos: 95, proximo_em: SOON };
    expect(say({ estado: 'andamento' }, resumo)).toEqual([
      'Bola rolando',
      'Rodada 10 de 11 ok',
      'Próximo jogo amanhã, 20:00',
    ]);
  });

  test('of a knockout says its stage, and what is left when no match has a date', () => {
    const resumo = { rodada: 2, rodadas: 3, etapa: 'quartas', jogos: 15, jogos_feitos: 14 };
    expect(say({ estado: 'andamento' }, resumo)).toEqual([
      'Bola rolando',
      'Quartas de final  ok',
      'Falta 1 jogo até o fim',
    ]);
  });

  test('beside a semi-final does not count the final as one of its matches', () => {
    const semi = { rodada: 2, rodadas: 3, etapa: 'semi', jogos: 7, jogos_feitos: 5 };
    expect(say({ estado: 'andamento' }, semi)[2]).toBe('Faltam 2 jogos até o fim');
    const round = { rodada: 2, rodadas: 3, jogos: 6, jogos_feitos: 4 };
    expect(say({ estado: 'andamento' }, round)[2]).toBe('Faltam 2 jogos');
  });

  test('with every score entered says that, and counts no matches', () => {
    expect(say({ estado: 'andamento' }, { rodada: 3, jogos: 6, jogos_feitos: 6 })[2]).toBe(
      'Todos os jogos têm placar',
    );
  });

  test('between two rounds of a Swiss says which one is to come, and is not full', () => {
    const resumo = { rodada: 2, rodadas: 5, jogos: 8, jogos_feitos: 8 };
    const swiss = { estado: 'andamento', formato: 'suico' } as const;
    expect(say(swiss, resumo).slice(1)).toEqual(['Rodada 2 de 5 ok', 'A rodada 3 ainda não saiu']);
    expect(cardLines(card(swiss, resumo), texts, NOW).bar?.filled).toBe(2 / 5);
    expect(say(swiss, { ...resumo, rodada: 5 })[2]).toBe('Todos os jogos têm placar');
  });

  test('names rounds that have only a number', () => {
    const words = (etapa: string) => say({ estado: 'andamento' }, { etapa })[1];
    expect(words('fase_2')).toContain('2ª fase');
    expect(words('repescagem_3')).toContain('Repescagem, 3ª rodada');
  });
});

describe('a card of the past', () => {
  test('that was deleted says so before all else, and that it can be had back', () => {
    expect(say({ estado: 'andamento', excluido_em: SOON })).toEqual([
      'Excluído',
      '',
      'Abra para desfazer, por até 30 dias',
    ]);
  });

  test('names the champion', () => {
    const resumo = { campeao: 'Só Canelada', jogos: 15, jogos_feitos: 15 };
    expect(say({ estado: 'encerrado' }, resumo)).toEqual([
      'Encerrado',
      '',
      'Campeão: Só Canelada',
      '15 jogos disputados',
    ]);
  });
});
