// What is chosen around a match is said, and what nobody chose is not.
import { describe, expect, test } from 'vitest';
import { ajustarAModalidade } from '#regras/configuracao/ajustar-a-modalidade.ts';
import { configuracao } from '#regras/configuracao/configuracao.ts';
import { type Fase, inscricao, type Regras, regras } from '#regras/configuracao/fases.ts';
import { novaFase } from '#regras/configuracao/nova-fase.ts';
import {
  PROVAS,
  QUEM_INFORMA,
  SEM_PLACAR,
  TIMES_PERMITIDOS,
} from '#regras/configuracao/opcoes-da-partida.ts';
import { REGRAS, TABELA } from '#regras/configuracao/padroes.ts';
import { PRESETS, predefinido } from '#regras/configuracao/presets.ts';
import { MESSAGES, type MessageKey } from '#textos/messages.ts';
import { translator } from '#textos/translate.ts';
import { regulamento } from './regulamento.ts';

const LOCALES = ['pt-BR', 'en'] as const;

type Locale = (typeof LOCALES)[number];

function written(locale: Locale, rules: Regras, fases: readonly Fase[]): string[] {
  const t = translator<MessageKey>(locale, MESSAGES[locale]);
  return regulamento({ fases, regras: rules, inscricao: inscricao.parse({}) }, t, String).flatMap(
    ({ itens }) => itens,
  );
}

const league = novaFase('pontos_corridos');
const cup = novaFase('mata_mata');
const swiss = novaFase('suico');

/** What is said with these settings and not without them. */
function added(locale: Locale, settings: object, ...fases: Fase[]): string[] {
  const played = fases.length > 0 ? fases : [league];
  const usual = written(locale, REGRAS, played);
  return written(locale, regras.parse(settings), played).filter((item) => !usual.includes(item));
}

describe('a rule around a match is told as it was chosen', () => {
  const slot = { dia_semana: 0, hora: '21:00' };
  test.each<[string, object, Fase[], string[], string[]]>([
    [
      'scores that both send, with what goes along',
      { quem_informa: 'os_dois', provas: ['placar', 'escalacao'] },
      [league],
      [
        'Qualquer um dos dois lados informa o placar até 24 horas depois do jogo.',
        'Junto com o placar vai: foto do placar final, escalação.',
        'O outro lado confirma ou contesta em até 24 horas; sem resposta, o placar informado vale. Um W.O. nunca vale só pelo silêncio.',
        'Placar contestado é decidido por alguém da organização que não joga a partida, citando a regra.',
      ],
      [
        'Either side reports the score within 24 hours of the match.',
        'Along with the score goes: photo of the final score, line-up.',
        'The other side confirms or contests within 24 hours; without an answer the reported score stands. A walkover never stands by silence alone.',
        'A contested score is decided by an organiser who does not play the match, citing the rule.',
      ],
    ],
    [
      'scores that the winner sends alone, without anything else',
      { quem_informa: 'vencedor', prazo_confirmacao_horas: 1, prazo_resposta_horas: 1, provas: [] },
      [league],
      [
        'Quem vence informa o placar até 1 hora depois do jogo (no empate, qualquer um dos dois).',
        'O outro lado confirma ou contesta em até 1 hora; sem resposta, o placar informado vale. Um W.O. nunca vale só pelo silêncio.',
        'Placar contestado é decidido por alguém da organização que não joga a partida, citando a regra.',
      ],
      [
        'The winner (either side after a draw) reports the score within 1 hour of the match.',
        'The other side confirms or contests within 1 hour; without an answer the reported score stands. A walkover never stands by silence alone.',
        'A contested score is decided by an organiser who does not play the match, citing the rule.',
      ],
    ],
    [
      '0 × 0 without a score in a table',
      { sem_placar: 'zero_a_zero' },
      [league],
      ['Jogo sem placar no prazo vale 0 × 0.'],
      ['A match without a score by the deadline counts as 0 × 0.'],
    ],
    [
      '0 × 0 without a score, but not where somebody has to win',
      { sem_placar: 'zero_a_zero' },
      [league, cup],
      ['Jogo sem placar no prazo vale 0 × 0; onde alguém precisa vencer, a organização decide.'],
      [
        'A match without a score by the deadline counts as 0 × 0; where somebody has to win, the organisers decide.',
      ],
    ],
    [
      '0 × 0 without a score in a cup, which cannot be',
      { sem_placar: 'zero_a_zero' },
      [cup],
      [],
      [],
    ],
    [
      'a limit for complaints and notice before a match',
      { prazo_reclamacao_horas: 12, aviso_cancelamento_horas: 1 },
      [league],
      [
        'Quem não puder jogar no horário marcado avisa o outro lado e a organização pelo menos 1 hora antes.',
        'Um lado pode reclamar de um placar até 12 horas depois de publicado; o resultado vale até a decisão.',
      ],
      [
        'Whoever cannot play at the time set tells the other side and the organisers at least 1 hour before.',
        'A side may complain about a score up to 12 hours after it is published; the result stands until the decision.',
      ],
    ],
    [
      'a time without agreement',
      { horario_sem_acordo: slot },
      [league],
      ['Sem acordo, o jogo é no último domingo do prazo, às 21:00 (horário de Brasília).'],
      [
        'Without agreement, the match is played on the last Sunday before the deadline, at 21:00 (Brasília time).',
      ],
    ],
    [
      'a time without agreement that a short round may miss',
      { horario_sem_acordo: { ...slot, dia_semana: 1 }, dias_por_rodada: 3 },
      [cup],
      [
        'Cada rodada fica aberta por 3 dias; os dois combinam o horário.',
        'Sem acordo, o jogo é na última segunda-feira do prazo, às 21:00 (horário de Brasília).',
        'Quando esse dia não cai no prazo, a organização marca.',
      ],
      [
        'Each round is open for 3 days; both sides agree on a time.',
        'Without agreement, the match is played on the last Monday before the deadline, at 21:00 (Brasília time).',
        'When the round is over before that day, the organisers set the time.',
      ],
    ],
    [
      'no time without agreement where rounds have dates',
      { horario_sem_acordo: slot, modelo_rodada: 'data' },
      [league],
      ['Cada rodada tem data marcada.'],
      ['Each round has its date.'],
    ],
    [
      'rounds that open together, and those that cannot',
      { rodadas_por_janela: 3, horario_sem_acordo: slot },
      [league, cup],
      [
        'As rodadas abrem 3 por vez e ficam abertas por 7 dias; os dois combinam os horários.',
        'Onde um jogo depende do anterior, abre uma rodada por vez, com o mesmo tempo.',
        'Sem acordo, o jogo é no último domingo do prazo, às 21:00 (horário de Brasília).',
        'Se for mais de um jogo, um depois do outro, na ordem das rodadas.',
      ],
      [
        'Rounds open 3 at a time and stay open for 7 days; the two sides agree on the times.',
        'Where a match depends on an earlier one, one round opens at a time, for as long.',
        'Without agreement, the match is played on the last Sunday before the deadline, at 21:00 (Brasília time).',
        'If there are several, they are played one after the other, in the order of the rounds.',
      ],
    ],
    [
      'one round at a time where no two can be open',
      { rodadas_por_janela: 3 },
      [swiss, cup],
      [],
      [],
    ],
    [
      'cards with what they cost and what wipes them',
      { cartoes: { ...REGRAS.cartoes, amarelos: 3, zera_na_fase: 2 } },
      [league, { ...cup, pernas: 2 }],
      [
        'A cada 3 cartões amarelos em jogos diferentes, o jogador fica fora do jogo seguinte do time.',
        'Quem é expulso, direto ou pelo segundo amarelo, fica fora do jogo seguinte; dois amarelos no mesmo jogo não entram na conta.',
        'Os amarelos zeram antes da fase 2; suspensão já recebida não.',
        'Suspensão recebida na ida é cumprida na volta.',
        'Valem os cartões da súmula. Um jogo ganho ou perdido por W.O. cumpre suspensão; um jogo anulado ou cancelado, não.',
        'Se um suspenso joga, a organização decide o que acontece.',
      ],
      [
        'Every 3 yellow cards in different matches keep the player out of the team’s next match.',
        'Who is sent off, straight or by a second yellow, misses the next match; two yellows in one match are not added to the count.',
        'Yellow cards are wiped before phase 2; suspensions that were earned are not.',
        'A suspension earned in the first leg is served in the return leg.',
        'The cards of the match sheet count. A match won or lost by walkover serves a suspension; one that is annulled or cancelled does not.',
        'If a suspended player plays, the organisers decide what happens.',
      ],
    ],
    [
      'cards in a league, which has no second phase and no return match',
      {
        cartoes: {
          ...{ amarelos: 1, vermelho: 0, zera_na_fase: 2, leva_na_volta: false },
          suspenso_joga: 'wo',
        },
      },
      [league],
      [
        'Cada cartão amarelo tira o jogador do jogo seguinte do time.',
        'Expulsão não tira ninguém do jogo seguinte; dois amarelos no mesmo jogo não entram na conta.',
        'Valem os cartões da súmula. Um jogo ganho ou perdido por W.O. cumpre suspensão; um jogo anulado ou cancelado, não.',
        'O time que usa um suspenso perde o jogo por W.O., depois que a organização confirma.',
      ],
      [
        'Every yellow card keeps the player out of the team’s next match.',
        'Being sent off costs nobody the next match; two yellows in one match are not added to the count.',
        'The cards of the match sheet count. A match won or lost by walkover serves a suspension; one that is annulled or cancelled does not.',
        'A team that fields a suspended player loses the match by walkover, once the organisers confirm it.',
      ],
    ],
    [
      'the teams of the game that may be used',
      { times: ['licenciados', 'sem_selecoes'] },
      [league],
      ['Times permitidos: só clubes licenciados; sem seleções.'],
      ['Teams allowed: licensed clubs only; no national teams.'],
    ],
  ])('%s', (_, settings, fases, pt, en) => {
    expect(added('pt-BR', settings, ...fases)).toEqual(pt);
    expect(added('en', settings, ...fases)).toEqual(en);
  });

  test('the length of a match, once for all phases or of each that has one', () => {
    const long = { ...cup, duracao_minutos: 20 };
    expect(added('pt-BR', { duracao_minutos: 12 }, league, cup)).toEqual([
      'Cada jogo tem 12 minutos.',
    ]);
    const differing = written('pt-BR', { ...REGRAS, duracao_minutos: 12 }, [league, long]);
    expect(differing.filter((item) => item.includes('Cada jogo tem'))).toEqual([
      'Fase 1: Cada jogo tem 12 minutos.',
      'Fase 2: Cada jogo tem 20 minutos.',
    ]);
    const one = written('en', REGRAS, [league, long]);
    expect(one.filter((item) => item.includes('match lasts'))).toEqual([
      'Phase 2: Each match lasts 20 minutes.',
    ]);
    expect(added('pt-BR', { duracao_minutos: 20 }, league, long)).toEqual([
      'Cada jogo tem 20 minutos.',
    ]);
  });

  test('a draw that goes to penalties cannot be 0 × 0 without a score', () => {
    const pontos = { ...TABELA.pontos, vitoria_penaltis: 2, derrota_penaltis: 1 };
    const shootouts = { ...league, tabela: { ...league.tabela, pontos } };
    expect(added('pt-BR', { sem_placar: 'zero_a_zero' }, shootouts)).toEqual([]);
  });

  test.each(LOCALES)('every choice has its words (%s)', (locale) => {
    const all = [
      ...QUEM_INFORMA.map((quem_informa) => ({ quem_informa, provas: PROVAS })),
      ...SEM_PLACAR.map((sem_placar) => ({ sem_placar })),
      ...[0, 1, 2, 3, 4, 5, 6].map((dia_semana) => ({
        horario_sem_acordo: { dia_semana, hora: '08:30' },
      })),
      { times: TIMES_PERMITIDOS },
    ];
    const texts = all.map((settings) => written(locale, regras.parse(settings), [league]).join());
    for (const text of texts) expect(text).not.toMatch(/regulamento\.|opcoes\.|\{\w+\}/);
    // The first of who reports and of what is without score are the defaults: alike.
    expect(new Set(texts).size).toBe(all.length - 1);
  });
});

describe('nothing is claimed that nobody chose', () => {
  const ONLY_ORGANISERS = [
    'Só a organização lança o placar.',
    'Jogo sem placar no prazo é decidido pela organização.',
  ];

  test.each(PRESETS)('by the preset %s', (preset) => {
    const { fases, regras: rules } = predefinido(preset, 8);
    const items = written('pt-BR', rules, fases);
    expect(items).toEqual(expect.arrayContaining(ONLY_ORGANISERS));
    expect(items.join()).not.toMatch(/enviam?|Junto com|Reclamação|suspens|Sem acordo|por vez/);
  });
});

describe('settings that cannot be', () => {
  test.each([
    { prazo_reclamacao_horas: 0 },
    { rodadas_por_janela: 0 },
    { rodadas_por_janela: 11 },
    { horario_sem_acordo: { dia_semana: 7, hora: '21:00' } },
    { horario_sem_acordo: { dia_semana: 0, hora: '25:00' } },
    { horario_sem_acordo: { dia_semana: 0, hora: '' } },
    { times: ['meus'] },
    { times: Array.from({ length: 9 }, () => 'licenciados') },
    { cartoes: { amarelos: 0, zera_na_fase: null } },
  ])('are refused (%o)', (settings) => {
    expect(regras.safeParse(settings).success).toBe(false);
  });

  test('a walkover of a bracket that would not decide is refused, and a table has its own', () => {
    const of = (...fases: object[]) => configuracao.safeParse({ nome: 'Copa', fases }).success;
    expect(of({ tipo: 'mata_mata', wo_gols: 1 })).toBe(true);
    expect(of({ tipo: 'mata_mata', wo_gols: 0 })).toBe(false);
    expect(of({ tipo: 'pontos_corridos', wo_gols: 1 })).toBe(false);
  });

  test('what only a console has is not kept on a pitch', () => {
    const sent = configuracao.parse({
      nome: 'Pelada',
      modalidade: 'society',
      fases: [{ tipo: 'pontos_corridos' }],
      regras: { times: ['sem_especiais'], provas: ['placar', 'notas', 'velocidade'] },
    });
    expect(ajustarAModalidade(sent).regras).toMatchObject({ times: [], provas: ['placar'] });
    expect(ajustarAModalidade({ ...sent, modalidade: 'ea_fc' })).toMatchObject({
      regras: { times: ['sem_especiais'], provas: ['placar', 'notas', 'velocidade'] },
    });
  });
});
