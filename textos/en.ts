import acordo from './en/acordo.json' with { type: 'json' };
import agenda from './en/agenda.json' with { type: 'json' };
import ajuda from './en/ajuda.json' with { type: 'json' };
import arte from './en/arte.json' with { type: 'json' };
import assinatura from './en/assinatura.json' with { type: 'json' };
import avisos from './en/avisos.json' with { type: 'json' };
import campeao from './en/campeao.json' with { type: 'json' };
import campeonato from './en/campeonato.json' with { type: 'json' };
import campeonatos from './en/campeonatos.json' with { type: 'json' };
import campos from './en/campos.json' with { type: 'json' };
import caso from './en/caso.json' with { type: 'json' };
import compartilhar from './en/compartilhar.json' with { type: 'json' };
import criar from './en/criar.json' with { type: 'json' };
import criterios from './en/criterios.json' with { type: 'json' };
import dashboard from './en/dashboard.json' with { type: 'json' };
import denuncia from './en/denuncia.json' with { type: 'json' };
import disciplina from './en/disciplina.json' with { type: 'json' };
import efeitos from './en/efeitos.json' with { type: 'json' };
import email from './en/email.json' with { type: 'json' };
import erros from './en/erros.json' with { type: 'json' };
import escalacao from './en/escalacao.json' with { type: 'json' };
import estatisticas from './en/estatisticas.json' with { type: 'json' };
import gestao_ranking from './en/gestao_ranking.json' with { type: 'json' };
import importacao from './en/importacao.json' with { type: 'json' };
import imprimir from './en/imprimir.json' with { type: 'json' };
import inicio from './en/inicio.json' with { type: 'json' };
import inscricoes from './en/inscricoes.json' with { type: 'json' };
import lances from './en/lances.json' with { type: 'json' };
import liga from './en/liga.json' with { type: 'json' };
import ligas from './en/ligas.json' with { type: 'json' };
import lista from './en/lista.json' with { type: 'json' };
import login from './en/login.json' with { type: 'json' };
import mesa from './en/mesa.json' with { type: 'json' };
import opcoes from './en/opcoes.json' with { type: 'json' };
import organizacao from './en/organizacao.json' with { type: 'json' };
import palavra from './en/palavra.json' with { type: 'json' };
import participante from './en/participante.json' with { type: 'json' };
import participantes from './en/participantes.json' with { type: 'json' };
import partida from './en/partida.json' with { type: 'json' };
import pdf from './en/pdf.json' with { type: 'json' };
import pendencias from './en/pendencias.json' with { type: 'json' };
import perfil from './en/perfil.json' with { type: 'json' };
import planos from './en/planos.json' with { type: 'json' };
import porque from './en/porque.json' with { type: 'json' };
import privacidade from './en/privacidade.json' with { type: 'json' };
import provas from './en/provas.json' with { type: 'json' };
import ranking from './en/ranking.json' with { type: 'json' };
import rankings from './en/rankings.json' with { type: 'json' };
import rede from './en/rede.json' with { type: 'json' };
import registrar from './en/registrar.json' with { type: 'json' };
import regulamento from './en/regulamento.json' with { type: 'json' };
import robo from './en/robo.json' with { type: 'json' };
import senha from './en/senha.json' with { type: 'json' };
import shell from './en/shell.json' with { type: 'json' };
import simulador from './en/simulador.json' with { type: 'json' };
import situacao from './en/situacao.json' with { type: 'json' };
import social from './en/social.json' with { type: 'json' };
import sorteio from './en/sorteio.json' with { type: 'json' };
import sumula from './en/sumula.json' with { type: 'json' };
import tabela from './en/tabela.json' with { type: 'json' };
import taxas from './en/taxas.json' with { type: 'json' };
import termos from './en/termos.json' with { type: 'json' };
import transmissao from './en/transmissao.json' with { type: 'json' };
import validacao from './en/validacao.json' with { type: 'json' };
import vida from './en/vida.json' with { type: 'json' };
import visao from './en/visao.json' with { type: 'json' };
import vitrine from './en/vitrine.json' with { type: 'json' };
import vivo from './en/vivo.json' with { type: 'json' };
import type { ptBR } from './pt-br.ts';

export const en: typeof ptBR = {
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
