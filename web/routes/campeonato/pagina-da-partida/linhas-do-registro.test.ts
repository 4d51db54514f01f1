import { expect, test } from 'vitest';
import { MESSAGES } from '#textos/messages.ts';
import { makeTexts } from '#web/texts/texts.tsx';
import type { DadosDaPartida } from './carregar.ts';
import { linhasDoRegistro } from './linhas-do-registro.ts';

const texts = makeTexts('pt-BR', MESSAGES['pt-BR']);
const at = (minute: number) => `2027-03-01T15:${String(minute).padStart(2, '0')}:00.000Z`;

const escudo = { imagem: '/x.svg' };
const gente = {
  a: { nome: 'Pipa', time_nome: null, sigla: 'PIP', escudo },
  b: { nome: 'Cajueiro', time_nome: null, sigla: 'CAJ', escudo },
};

const line = (minute: number, acao: string, depois: object) => ({
  ...{ id: `${minute}`, autor: 'pessoa', quem: 'Ana', acao, objeto: 'jogo', partida: ['a', 'b'] },
  ...{ nomes: null, antes: null, depois, created_at: at(minute) },
});

const horario = '2027-03-02T23:00:00.000Z';

const dados = (acordo: object | null) =>
  ({
    campeonato: { modalidade: 'ea_fc' },
    partida: { uuid: 'jogo', mandante: { participante: 'a' }, visitante: { participante: 'b' } },
    gente,
    now: Date.parse(at(59)),
    registros: [
      line(9, 'lancar-placar', { estado: 'adiada', desmarcou: 'mandante' }),
      line(1, 'propor-horarios', { horarios: [horario] }),
    ],
    acordo,
  }) as unknown as DadosDaPartida;

const told = (acordo: object | null) =>
  linhasDoRegistro(dados(acordo), texts).map(({ quem, dito, abaixo }) =>
    [`${quem} ${dito}`, ...abaixo].join(' / '),
  );

test('everybody reads what was done; the sides also what was seen, said and not answered', () => {
  expect(told(null)).toEqual(['Ana propôs amanhã, 20:00', 'Ana desmarcou o jogo a tempo']);
  const proposta = { uuid: 'p', lado: 'mandante', horario, estado: 'sem_resposta' };
  const acordo = {
    propostas: [{ ...proposta, vista_at: at(2), encerrada_at: at(5) }],
    mensagens: [{ uuid: 'm', lado: 'visitante', mensagem: 'na_sala', created_at: at(3) }],
    ocorrencias: [{ motivo: 'Viagem', created_at: at(9) }],
  };
  expect(told(acordo)).toEqual([
    'Ana propôs amanhã, 20:00',
    'Cajueiro viu os horários propostos',
    'Cajueiro mandou recado: Estou na sala.',
    'O Tabelão registrou que Cajueiro não respondeu a amanhã, 20:00',
    'Ana desmarcou o jogo a tempo / Motivo: Viagem',
  ]);
});

test('a suspended player on a sheet that was saved is told as that, and not as its reason', () => {
  const named = { tipo: 'suspenso_jogou', motivo: 'Pelé', created_at: at(20) };
  const sheet = {
    ...dados({ propostas: [], mensagens: [], ocorrencias: [named] }),
    registros: [
      line(30, 'resolver-ocorrencia', { tipo: 'suspenso_jogou' }),
      line(20, 'salvar-sumula', {}),
    ],
  } as unknown as DadosDaPartida;
  expect(
    linhasDoRegistro(sheet, texts).map(({ dito, abaixo }) => [dito, ...abaixo].join(' / ')),
  ).toEqual([
    'preencheu a súmula / Na súmula há um jogador suspenso: Pelé',
    'marcou como resolvido o jogador suspenso na súmula',
  ]);
});

test('who left the championship is told where that decided the match', () => {
  const gone = {
    ...dados(null),
    registros: [],
    saida: { regra: 'wo', lados: [{ lado: 'visitante', como: 'desistiu', em: at(40) }] },
  } as unknown as DadosDaPartida;
  expect(linhasDoRegistro(gone, texts).map(({ quem, dito }) => `${quem} ${dito}`)).toEqual([
    'Cajueiro desistiu do campeonato',
  ]);
});
