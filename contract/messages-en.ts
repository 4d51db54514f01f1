import agenda from './messages/en/agenda.json' with { type: 'json' };
import ajuda from './messages/en/ajuda.json' with { type: 'json' };
import campeonato from './messages/en/campeonato.json' with { type: 'json' };
import campeonatos from './messages/en/campeonatos.json' with { type: 'json' };
import campos from './messages/en/campos.json' with { type: 'json' };
import criar from './messages/en/criar.json' with { type: 'json' };
import criterios from './messages/en/criterios.json' with { type: 'json' };
import email from './messages/en/email.json' with { type: 'json' };
import erros from './messages/en/erros.json' with { type: 'json' };
import inicio from './messages/en/inicio.json' with { type: 'json' };
import inscricoes from './messages/en/inscricoes.json' with { type: 'json' };
import lista from './messages/en/lista.json' with { type: 'json' };
import login from './messages/en/login.json' with { type: 'json' };
import opcoes from './messages/en/opcoes.json' with { type: 'json' };
import organizacao from './messages/en/organizacao.json' with { type: 'json' };
import participantes from './messages/en/participantes.json' with { type: 'json' };
import perfil from './messages/en/perfil.json' with { type: 'json' };
import registrar from './messages/en/registrar.json' with { type: 'json' };
import regulamento from './messages/en/regulamento.json' with { type: 'json' };
import senha from './messages/en/senha.json' with { type: 'json' };
import shell from './messages/en/shell.json' with { type: 'json' };
import social from './messages/en/social.json' with { type: 'json' };
import sorteio from './messages/en/sorteio.json' with { type: 'json' };
import tabela from './messages/en/tabela.json' with { type: 'json' };
import validacao from './messages/en/validacao.json' with { type: 'json' };
import type { ptBR } from './messages-pt-br.ts';

export const en: typeof ptBR = {
  agenda,
  ajuda,
  campeonato,
  campeonatos,
  campos,
  criar,
  criterios,
  email,
  erros,
  inicio,
  inscricoes,
  lista,
  login,
  opcoes,
  organizacao,
  participantes,
  perfil,
  registrar,
  regulamento,
  senha,
  shell,
  social,
  sorteio,
  tabela,
  validacao,
};
