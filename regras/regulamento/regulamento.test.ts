import { describe, expect, test } from 'vitest';
import { type Fase, inscricao, regras } from '#regras/configuracao/fases.ts';
import { novaFase } from '#regras/configuracao/nova-fase.ts';
import { MESSAGES, type MessageKey } from '#textos/messages.ts';
import { translator } from '#textos/translate.ts';
import { regulamento } from './regulamento.ts';

const LOCALES = ['pt-BR', 'en'] as const;

function written(locale: (typeof LOCALES)[number], settings: object, ...fases: Fase[]): string {
  const t = translator<MessageKey>(locale, MESSAGES[locale]);
  const regulado = { fases, regras: regras.parse(settings), inscricao: inscricao.parse({}) };
  return regulamento(regulado, t, String)
    .flatMap(({ titulo, itens }) => [titulo, ...itens])
    .join('\n');
}

const league = novaFase('pontos_corridos');

/** How the sentence of each kind of phase begins. */
const KIND = {
  'pt-BR': {
    pontos_corridos: 'Pontos corridos: todos contra todos, em turno único.',
    grupos: '4 grupos, com jogos dentro de cada grupo.',
    suico: 'Sistema suíço, em 5 rodadas',
    liga: 'Fase de liga: uma tabela só, 8 jogos para cada um',
    mata_mata: 'Mata-mata: quem perde está fora.',
    dupla_eliminacao: 'Dupla eliminação: só sai quem perder duas vezes.',
  },
  en: {
    pontos_corridos: 'League: everyone meets everyone once.',
    grupos: '4 groups, with matches inside each group.',
    suico: 'Swiss system, 5 rounds',
    liga: 'League phase: one table, 8 matches each',
    mata_mata: 'Knockout: lose and you are out.',
    dupla_eliminacao: 'Double elimination: out after two defeats.',
  },
};

describe('the rules in words', () => {
  test('tell the transfer windows by days and hours in Brasília', () => {
    const transferencias = [
      { abre_em: '2026-12-01T03:00:00Z', fecha_em: '2026-12-11T02:59:00Z' },
      { abre_em: '2027-03-01T12:00:00Z', fecha_em: '2027-03-02T12:00:00Z' },
    ];
    const text = written('pt-BR', { transferencias }, league);
    expect(text).toContain(
      'de 01/12/2026 00:00 a 10/12/2026 23:59; de 01/03/2027 09:00 a 02/03/2027 09:00',
    );
    expect(written('en', { transferencias }, league)).toContain(
      '01 Dec 2026 00:00 to 10 Dec 2026 23:59',
    );
    expect(written('pt-BR', {}, league)).not.toContain('transferência');
  });

  test('have a word for a league that is played twice', () => {
    const twice = { ...league, turnos: 2 };
    expect(written('en', {}, twice)).toContain('League: everyone meets everyone twice.');
    expect(written('pt-BR', {}, twice)).toContain('todos contra todos, em dois turnos.');
    expect(written('en', {}, { ...league, turnos: 3 })).toContain('meets everyone 3 times.');
  });

  test('tell the rounds that have other legs than the rest', () => {
    const fase = { ...novaFase('mata_mata'), pernas: 1, pernas_por_etapa: [2, 1] };
    const text = written('pt-BR', {}, fase);
    expect(text).toContain('Cada confronto é decidido em um jogo.');
    expect(text).toContain('Semifinais: ida e volta; vale a soma dos gols.');
    expect(text).not.toContain('Quartas de final:');
    expect(written('en', {}, fase)).toMatch(/semi-?finals?: two legs/i);
  });

  test('tell the size of squads, who is put out by W.O., and what leaving means', () => {
    const elenco = { minimo: 7, maximo: 22, em_campo: 5 };
    const tabela = { ...league.tabela, wo: { ...league.tabela.wo, limite: 2 } };
    const text = written('pt-BR', { elenco }, { ...league, tabela }, novaFase('mata_mata'));
    expect(text).toContain('de 7 a 22 jogadores');
    expect(text).toContain('2 W.O. eliminam.');
    expect(text).toContain('os jogos que faltam viram W.O.');
    expect(text).toContain('Quem desiste perde o confronto em aberto por W.O.');
  });

  test('tell where an extra match is played, and what follows when that one is level', () => {
    const cup = novaFase('mata_mata');
    const by = (...desempate: (typeof cup)['desempate']) =>
      written('pt-BR', {}, { ...cup, desempate });
    expect(by('novo_jogo')).toContain('O novo jogo é no campo de quem foi visitante no último.');
    expect(by('novo_jogo')).toContain('também terminar empatado, joga-se outro');
    expect(by('gol_de_ouro', 'penaltis')).toContain('Empate no jogo extra vai para os pênaltis.');
    expect(by('novo_jogo', 'melhor_campanha')).not.toContain('joga-se outro');
    expect(by('novo_jogo', 'penaltis')).toContain('Se ninguém comparecer ao jogo extra');
    expect(by('penaltis')).not.toContain('jogo extra');
  });

  test('name the criteria by cards in their place', () => {
    const criterios = ['vitorias', 'menos_vermelhos', 'jogo_limpo', 'sorteio'] as const;
    const withCards = { ...league, tabela: { ...league.tabela, criterios: [...criterios] } };
    expect(written('pt-BR', {}, withCards)).toContain(
      'vitórias, menos cartões vermelhos, jogo limpo, sorteio',
    );
  });

  test.each(LOCALES)(
    'where nobody could enter, say nothing of queue and approval (%s)',
    (locale) => {
      const t = translator<MessageKey>(locale, MESSAGES[locale]);
      const settings = { regras: regras.parse({}), inscricao: inscricao.parse({}) };
      const last = regulamento({ fases: [league], ...settings, escolhidos: 8 }, t, String).at(-1);
      expect(last).toEqual({
        titulo: t('regulamento.secao.participantes'),
        itens: [t('regulamento.inscricoes.escolhidos', { n: 8 })],
      });
    },
  );

  test.each(LOCALES)('have a sentence for every kind of phase (%s)', (locale) => {
    for (const tipo of [
      'pontos_corridos',
      'grupos',
      'suico',
      'liga',
      'mata_mata',
      'dupla_eliminacao',
    ] as const) {
      const text = written(locale, {}, novaFase(tipo));
      const sentences = text.split('\n');
      expect(new Set(sentences).size, tipo).toBe(sentences.length);
      expect(text, tipo).toContain(KIND[locale][tipo]);
      // A text that is missing would show its key, and one that is not filled its braces.
      expect(text, tipo).not.toMatch(/regulamento\.|\{\w+\}/);
    }
  });
});

describe('who meets whom after the groups', () => {
  const ties = (melhores: number, grupos: number, classificam: number) =>
    written(
      'pt-BR',
      {},
      novaFase('grupos', { grupos, classificam, melhores }),
      novaFase('mata_mata', { cruzamento: 'cruzado' }),
    );

  test('is told as the groups cross', () => {
    expect(ties(0, 4, 2)).toContain('Os grupos se cruzam: primeiro de um contra segundo de outro.');
    expect(ties(0, 2, 1)).toContain(
      'Os grupos se cruzam: primeiro de um contra primeiro de outro.',
    );
    expect(ties(0, 2, 4)).toContain('primeiro de um contra último classificado de outro');
  });

  test('is told by campaign where the groups cannot cross, with who rests at first', () => {
    expect(ties(0, 3, 2)).toContain('As 2 melhores campanhas entram na segunda rodada.');
    expect(ties(1, 3, 2)).toContain('A melhor campanha entra na segunda rodada.');
    expect(ties(2, 3, 2)).not.toContain('segunda rodada');
    for (const text of [ties(0, 3, 2), ties(1, 3, 2), ties(2, 3, 2), ties(0, 6, 2)]) {
      expect(text).toContain('Melhor campanha enfrenta a pior.');
      expect(text).not.toContain('cruzam');
    }
  });
});

describe('settings of squads', () => {
  test.each([
    { minimo: 5, maximo: 4, em_campo: 4 },
    { minimo: 0, maximo: 4, em_campo: 5 },
  ])('that cannot be met are refused (%o)', (elenco) => {
    expect(regras.safeParse({ elenco }).success).toBe(false);
  });

  test('a window that closes before it opens is refused', () => {
    const transferencias = [{ abre_em: '2026-12-02T00:00:00Z', fecha_em: '2026-12-01T00:00:00Z' }];
    expect(regras.safeParse({ transferencias }).success).toBe(false);
  });
});

test('criteria called after people keep their capitals, and so does W.O.', () => {
  const swiss = { ...novaFase('suico') };
  const criterios = ['buchholz', 'buchholz_mediano', 'sonneborn_berger', 'menos_wo', 'saldo'];
  const fase = { ...swiss, tabela: { ...swiss.tabela, criterios } } as Fase;
  expect(written('pt-BR', {}, fase)).toContain(
    'Buchholz, Buchholz mediano, Sonneborn-Berger, menos W.O., saldo de gols',
  );
  expect(written('en', {}, fase)).toContain(
    'Buchholz, median Buchholz, Sonneborn-Berger, fewer walkovers, goal difference',
  );
});
