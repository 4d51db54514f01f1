// The texts in Portuguese: the language that every key must have.
import erros from './messages/pt-BR/erros.json' with { type: 'json' };
import shell from './messages/pt-BR/shell.json' with { type: 'json' };
import validacao from './messages/pt-BR/validacao.json' with { type: 'json' };

export const ptBR = { erros, shell, validacao };
