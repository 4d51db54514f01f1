import erros from './messages/en/erros.json' with { type: 'json' };
import shell from './messages/en/shell.json' with { type: 'json' };
import validacao from './messages/en/validacao.json' with { type: 'json' };
import type { ptBR } from './messages-pt-br.ts';

export const en: typeof ptBR = { erros, shell, validacao };
