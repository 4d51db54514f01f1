// Each setting of squads, money and sanctions has its sentence in both languages, and none where it is off.
import { describe, expect, test } from 'vitest';
import { inscricao, regras } from '#regras/configuracao/fases.ts';
import { novaFase } from '#regras/configuracao/nova-fase.ts';
import { MESSAGES, type MessageKey } from '#textos/messages.ts';
import { translator } from '#textos/translate.ts';
import { regulamento } from './regulamento.ts';
import { proximaSancao } from './sancoes.ts';

type Locale = 'pt-BR' | 'en';
type Settings = { readonly regras?: object; readonly inscricao?: object };

function itens(locale: Locale, settings: Settings): string[] {
  const t = translator<MessageKey>(locale, MESSAGES[locale]);
  const regulado = {
    fases: [novaFase('pontos_corridos')],
    regras: regras.parse(settings.regras ?? {}),
    inscricao: inscricao.parse(settings.inscricao ?? {}),
  };
  return regulamento(regulado, t, (value) => `R$ ${value}`).flatMap((secao) => secao.itens);
}

const FEE = { taxa_centavos: 2_000 };
const FRIDAY = [{ dia_semana: 5, das: '18:00', ate: '22:00' }];
const DATES = [{ abre_em: '2026-12-01T03:00:00Z', fecha_em: '2026-12-11T02:59:00Z' }];
const SQUAD = { minimo: 7, maximo: 25, em_campo: 7 };

/** What the setting adds to what the rules said before. */
const added = (locale: Locale, settings: Settings, before: Settings = {}) => {
  const known = new Set(itens(locale, before));
  return itens(locale, settings).filter((item) => !known.has(item));
};

describe('a setting and its sentence', () => {
  test.each<[string, Settings, Settings, string, string]>([
    [
      'a suspension after withdrawal',
      { regras: { suspensao_desistencia_dias: 30 } },
      {},
      'Quem desiste ou é excluído depois do começo fica 30 dias sem se inscrever em outro campeonato do mesmo dono.',
      'Whoever withdraws or is expelled after the start may not enter another championship of the same owner for 30 days.',
    ],
    [
      'a ladder of sanctions',
      {
        regras: {
          sancoes: [
            { tipo: 'advertencia' },
            { tipo: 'pontos', pontos: 1 },
            { tipo: 'multa', valor: 50_000 },
            { tipo: 'jogo' },
            { tipo: 'exclusao' },
          ],
        },
      },
      {},
      'desta ordem: advertência; perda de 1 ponto; multa de 50.000 em dinheiro do jogo; perda do jogo; exclusão.',
      'in this order: warning; loss of 1 point; in-game fine of 50,000; loss of the match; expulsion.',
    ],
    [
      'instalments',
      { inscricao: { ...FEE, parcelas: 3 } },
      { inscricao: FEE },
      'A taxa pode ser paga em até 3 parcelas.',
      'The fee may be paid in up to 3 instalments.',
    ],
    [
      'a deadline at the start',
      { inscricao: { ...FEE, prazo_pagamento_dias: 0 } },
      { inscricao: FEE },
      'O pagamento é até o começo do campeonato.',
      'Payment is due by the start of the championship.',
    ],
    [
      'a deadline after the start',
      { inscricao: { ...FEE, prazo_pagamento_dias: 3 } },
      { inscricao: FEE },
      'O pagamento é até 3 dias depois do começo.',
      'Payment is due 3 days after the start.',
    ],
    [
      'a second place',
      { inscricao: { ...FEE, segunda_entrada_centavos: 1_500 } },
      { inscricao: FEE },
      'Uma segunda vaga para a mesma pessoa custa R$ 15 e se pede à organização.',
      'A second place for the same person costs R$ 15; the organisers give it on request.',
    ],
    [
      'no refund',
      { inscricao: { ...FEE, reembolso: 'nunca' } },
      { inscricao: FEE },
      'A taxa não é devolvida.',
      'The fee is not given back.',
    ],
    [
      'a refund',
      { inscricao: { ...FEE, reembolso: 'ate_o_comeco' } },
      { inscricao: FEE },
      'Quem sai antes do começo recebe a taxa de volta.',
      'Whoever leaves before the start gets the fee back.',
    ],
    [
      'a donation, also where entry is free',
      { inscricao: { doacao: ' 1 kg  de alimento ' } },
      {},
      'Cada participante leva: 1 kg de alimento.',
      'Each participant brings: 1 kg de alimento.',
    ],
    [
      'weekly hours that pass midnight',
      { regras: { transferencias_semanais: [{ dia_semana: 6, das: '22:00', ate: '02:00' }] } },
      {},
      'nestes horários: sábado, das 22:00 às 02:00 do dia seguinte (horário de Brasília).',
      'Saturday, 22:00 to 02:00 of the next day (Brasília time).',
    ],
    [
      'weekly hours',
      { regras: { transferencias_semanais: FRIDAY } },
      {},
      'o elenco só muda toda semana, nestes horários: sexta, das 18:00 às 22:00 (horário de Brasília).',
      'squads change only every week at these hours: Friday, 18:00 to 22:00 (Brasília time).',
    ],
    [
      'weekly hours beside dates',
      { regras: { transferencias: DATES, transferencias_semanais: FRIDAY } },
      { regras: { transferencias: DATES } },
      'O elenco muda também toda semana: sexta',
      'Squads also change every week: Friday',
    ],
    [
      'no window at all',
      { regras: { transferencias: [] } },
      {},
      'Depois do começo, o elenco não muda.',
      'After the start squads do not change.',
    ],
    [
      'one sanction alone',
      { regras: { sancoes: [{ tipo: 'exclusao' }] } },
      {},
      'Cada infração de um participante tem esta punição: exclusão.',
      'Each offence of a participant has this sanction: expulsion.',
    ],
    [
      'emergency changes',
      { regras: { transferencias_semanais: FRIDAY, transferencias_emergencia: 3 } },
      { regras: { transferencias_semanais: FRIDAY } },
      'cada time ainda tem 3 trocas de emergência',
      'each team has 3 emergency changes',
    ],
    [
      'a match sheet',
      { regras: { elenco: { ...SQUAD, sumula: 18 } } },
      { regras: { elenco: SQUAD } },
      'Para cada jogo, vão no máximo 18 jogadores na súmula.',
      'At most 18 players are named for each match.',
    ],
    [
      'ids that may change',
      { regras: { troca_de_id: 'livre' } },
      {},
      'cada um ainda pode mudar o próprio gamertag',
      'people may still change their own gamertag',
    ],
    [
      'ids that change in windows',
      { regras: { troca_de_id: 'janela', transferencias_semanais: FRIDAY } },
      { regras: { transferencias_semanais: FRIDAY } },
      'cada um só muda o próprio gamertag nas janelas de transferência',
      'people change their own gamertag only in the transfer windows',
    ],
    [
      'ids that stay, where they are asked for',
      { inscricao: { pede: ['gamertag'] } },
      {},
      'só a organização muda o gamertag de alguém',
      "only the organisers change anybody's gamertag",
    ],
  ])('%s', (_, settings, before, portuguese, english) => {
    for (const [locale, text] of [
      ['pt-BR', portuguese],
      ['en', english],
    ] as const) {
      const sentences = added(locale, settings, before);
      expect(sentences).toHaveLength(1);
      expect(sentences[0]).toContain(text);
    }
  });

  test('what depends on a fee or on windows is not said without them', () => {
    const money = { parcelas: 3, prazo_pagamento_dias: 5, reembolso: 'nunca' };
    const inscricao = { ...money, segunda_entrada_centavos: 100 };
    expect(added('pt-BR', { inscricao })).toEqual([]);
    expect(added('pt-BR', { regras: { transferencias_emergencia: 3 } })).toEqual([]);
  });

  test('ids that would change in windows that there are not are free', () => {
    const [sentence] = added('pt-BR', { regras: { troca_de_id: 'janela' } });
    expect(sentence).toContain('ainda pode mudar');
  });
});

test.each([
  ['a sheet larger than the squad', { elenco: { ...SQUAD, sumula: 26 } }],
  ['a sheet smaller than who must be on the pitch', { elenco: { ...SQUAD, sumula: 6 } }],
  [
    'hours that end before they begin',
    { transferencias_semanais: [{ ...FRIDAY[0], ate: '18:00' }] },
  ],
  ['an hour that no clock has', { transferencias_semanais: [{ ...FRIDAY[0], ate: '24:00' }] }],
  ['points that cost nothing', { sancoes: [{ tipo: 'pontos', pontos: 0 }] }],
  ['a fine without an amount', { sancoes: [{ tipo: 'multa' }] }],
  ['a suspension of no days', { suspensao_desistencia_dias: 0 }],
])('%s is refused', (_, settings) => {
  expect(regras.safeParse(settings).success).toBe(false);
});

test('each punishment leads to the next step, and the last one comes again', () => {
  const steps = [{ tipo: 'advertencia' as const }, { tipo: 'exclusao' as const }];
  expect([0, 1, 2, 7].map((n) => proximaSancao(steps, n)?.tipo)).toEqual([
    'advertencia',
    'exclusao',
    'exclusao',
    'exclusao',
  ]);
  expect(proximaSancao([], 0)).toBeUndefined();
});
