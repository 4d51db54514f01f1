// The texts in Portuguese: the language that every key must have.
import acordo from './pt-BR/acordo.json' with { type: 'json' };
import agenda from './pt-BR/agenda.json' with { type: 'json' };
import ajuda from './pt-BR/ajuda.json' with { type: 'json' };
import arte from './pt-BR/arte.json' with { type: 'json' };
import assinatura from './pt-BR/assinatura.json' with { type: 'json' };
import avisos from './pt-BR/avisos.json' with { type: 'json' };
import campeao from './pt-BR/campeao.json' with { type: 'json' };
import campeonato from './pt-BR/campeonato.json' with { type: 'json' };
import campeonatos from './pt-BR/campeonatos.json' with { type: 'json' };
import campos from './pt-BR/campos.json' with { type: 'json' };
import caso from './pt-BR/caso.json' with { type: 'json' };
import compartilhar from './pt-BR/compartilhar.json' with { type: 'json' };
import criar from './pt-BR/criar.json' with { type: 'json' };
import criterios from './pt-BR/criterios.json' with { type: 'json' };
import dashboard from './pt-BR/dashboard.json' with { type: 'json' };
import denuncia from './pt-BR/denuncia.json' with { type: 'json' };
import disciplina from './pt-BR/disciplina.json' with { type: 'json' };
import efeitos from './pt-BR/efeitos.json' with { type: 'json' };
import email from './pt-BR/email.json' with { type: 'json' };
import erros from './pt-BR/erros.json' with { type: 'json' };
import escalacao from './pt-BR/escalacao.json' with { type: 'json' };
import estatisticas from './pt-BR/estatisticas.json' with { type: 'json' };
import gestao_ranking from './pt-BR/gestao_ranking.json' with { type: 'json' };
import importacao from './pt-BR/importacao.json' with { type: 'json' };
import imprimir from './pt-BR/imprimir.json' with { type: 'json' };
import inicio from './pt-BR/inicio.json' with { type: 'json' };
import inscricoes from './pt-BR/inscricoes.json' with { type: 'json' };
import lances from './pt-BR/lances.json' with { type: 'json' };
import liga from './pt-BR/liga.json' with { type: 'json' };
import ligas from './pt-BR/ligas.json' with { type: 'json' };
import lista from './pt-BR/lista.json' with { type: 'json' };
import login from './pt-BR/login.json' with { type: 'json' };
import mesa from './pt-BR/mesa.json' with { type: 'json' };
import opcoes from './pt-BR/opcoes.json' with { type: 'json' };
import organizacao from './pt-BR/organizacao.json' with { type: 'json' };
import palavra from './pt-BR/palavra.json' with { type: 'json' };
import participante from './pt-BR/participante.json' with { type: 'json' };
import participantes from './pt-BR/participantes.json' with { type: 'json' };
import partida from './pt-BR/partida.json' with { type: 'json' };
import pdf from './pt-BR/pdf.json' with { type: 'json' };
import pendencias from './pt-BR/pendencias.json' with { type: 'json' };
import perfil from './pt-BR/perfil.json' with { type: 'json' };
import planos from './pt-BR/planos.json' with { type: 'json' };
import porque from './pt-BR/porque.json' with { type: 'json' };
import privacidade from './pt-BR/privacidade.json' with { type: 'json' };
import provas from './pt-BR/provas.json' with { type: 'json' };
import ranking from './pt-BR/ranking.json' with { type: 'json' };
import rankings from './pt-BR/rankings.json' with { type: 'json' };
import rede from './pt-BR/rede.json' with { type: 'json' };
import registrar from './pt-BR/registrar.json' with { type: 'json' };
import regulamento from './pt-BR/regulamento.json' with { type: 'json' };
import robo from './pt-BR/robo.json' with { type: 'json' };
import senha from './pt-BR/senha.json' with { type: 'json' };
import shell from './pt-BR/shell.json' with { type: 'json' };
import simulador from './pt-BR/simulador.json' with { type: 'json' };
import situacao from './pt-BR/situacao.json' with { type: 'json' };
import social from './pt-BR/social.json' with { type: 'json' };
import sorteio from './pt-BR/sorteio.json' with { type: 'json' };
import sumula from './pt-BR/sumula.json' with { type: 'json' };
import tabela from './pt-BR/tabela.json' with { type: 'json' };
import taxas from './pt-BR/taxas.json' with { type: 'json' };
import termos from './pt-BR/termos.json' with { type: 'json' };
import transmissao from './pt-BR/transmissao.json' with { type: 'json' };
import validacao from './pt-BR/validacao.json' with { type: 'json' };
import vida from './pt-BR/vida.json' with { type: 'json' };
import visao from './pt-BR/visao.json' with { type: 'json' };
import vitrine from './pt-BR/vitrine.json' with { type: 'json' };
import vivo from './pt-BR/vivo.json' with { type: 'json' };

export const ptBR = {
  acordo,
  agenda,
  ajuda,
  arte,
  assinatura,
  avisos,
  campeao,
  campeonato,
  campeonatos,
  campos,
  caso,
  compartilhar,
  criar,
  criterios,
  dashboard,
  denuncia,
  disciplina,
  efeitos,
  email,
  erros,
  escalacao,
  estatisticas,
  gestao_ranking,
  importacao,
  imprimir,
  inicio,
  inscricoes,
  lances,
  liga,
  ligas,
  lista,
  login,
  mesa,
  opcoes,
  organizacao,
  palavra,
  participante,
  participantes,
  partida,
  pdf,
  pendencias,
  perfil,
  planos,
  porque,
  privacidade,
  provas,
  ranking,
  rede,
  rankings,
  registrar,
  regulamento,
  robo,
  senha,
  shell,
  simulador,
  situacao,
  social,
  sorteio,
  sumula,
  tabela,
  taxas,
  termos,
  transmissao,
  validacao,
  vida,
  visao,
  vitrine,
  vivo,
};
