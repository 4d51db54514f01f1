import { expect, test } from 'vitest';
import { STATUS } from '#regras/participantes/status.ts';
import { MESSAGES, type MessageKey } from '#textos/messages.ts';
import { translator } from '#textos/translate.ts';
import { situacaoDe } from './situacao-em-palavras.ts';

const t = translator<MessageKey>('pt-BR', MESSAGES['pt-BR']);

type Dados = Parameters<typeof situacaoDe>[0];

const semi = (colocacao: number | null) =>
  ({
    participante: { status: STATUS.confirmado, espera: null },
    campanha: { situacao: 'eliminado', etapa: 'semi', posicao: null, colocacao },
    linha: null,
    caminho: [],
  }) as unknown as Dados;

test('who ended second without a final is not told to be out in the semi-finals', () => {
  expect(situacaoDe(semi(2), t).texto).toBe('Terminou em 2º');
  expect(situacaoDe(semi(null), t).texto).toBe('Eliminado: Semifinais');
});
