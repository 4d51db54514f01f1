import ajuda from './messages/en/ajuda.json' with { type: 'json' };
import campeonatos from './messages/en/campeonatos.json' with { type: 'json' };
import campos from './messages/en/campos.json' with { type: 'json' };
import erros from './messages/en/erros.json' with { type: 'json' };
import inicio from './messages/en/inicio.json' with { type: 'json' };
import login from './messages/en/login.json' with { type: 'json' };
import shell from './messages/en/shell.json' with { type: 'json' };
import tabela from './messages/en/tabela.json' with { type: 'json' };
import validacao from './messages/en/validacao.json' with { type: 'json' };
import type { ptBR } from './messages-pt-br.ts';

export const en: typeof ptBR = {
  ajuda,
  campeonatos,
  campos,
  erros,
  inicio,
  login,
  shell,
  tabela,
  validacao,
};
