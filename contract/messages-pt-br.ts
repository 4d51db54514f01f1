// The texts in Portuguese: the language that every key must have.
import agenda from './messages/pt-BR/agenda.json' with { type: 'json' };
import ajuda from './messages/pt-BR/ajuda.json' with { type: 'json' };
import campeonato from './messages/pt-BR/campeonato.json' with { type: 'json' };
import campeonatos from './messages/pt-BR/campeonatos.json' with { type: 'json' };
import campos from './messages/pt-BR/campos.json' with { type: 'json' };
import criar from './messages/pt-BR/criar.json' with { type: 'json' };
import criterios from './messages/pt-BR/criterios.json' with { type: 'json' };
import email from './messages/pt-BR/email.json' with { type: 'json' };
import erros from './messages/pt-BR/erros.json' with { type: 'json' };
import inicio from './messages/pt-BR/inicio.json' with { type: 'json' };
import inscricoes from './messages/pt-BR/inscricoes.json' with { type: 'json' };
import lista from './messages/pt-BR/lista.json' with { type: 'json' };
import login from './messages/pt-BR/login.json' with { type: 'json' };
import opcoes from './messages/pt-BR/opcoes.json' with { type: 'json' };
import organizacao from './messages/pt-BR/organizacao.json' with { type: 'json' };
import participantes from './messages/pt-BR/participantes.json' with { type: 'json' };
import perfil from './messages/pt-BR/perfil.json' with { type: 'json' };
import registrar from './messages/pt-BR/registrar.json' with { type: 'json' };
import regulamento from './messages/pt-BR/regulamento.json' with { type: 'json' };
import senha from './messages/pt-BR/senha.json' with { type: 'json' };
import shell from './messages/pt-BR/shell.json' with { type: 'json' };
import social from './messages/pt-BR/social.json' with { type: 'json' };
import sorteio from './messages/pt-BR/sorteio.json' with { type: 'json' };
import tabela from './messages/pt-BR/tabela.json' with { type: 'json' };
import validacao from './messages/pt-BR/validacao.json' with { type: 'json' };

export const ptBR = {
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
