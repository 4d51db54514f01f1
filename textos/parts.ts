// Which texts a page needs (docs/decisions/0033-texts-per-page.md). A part is a list of beginnings of keys;
// what stands behind a minus is left out again. Parts may overlap. The build makes a file of each part in
// either language; web/pages.ts says which page loads which, and web/texts/page-texts.test.ts reads the code of
// every page to prove that no text is missing.
import type { Tree } from './translate.ts';

export const TEXT_PARTS = {
  /** Of every page. */
  base: ['shell', 'erros.padrao', 'erros.sem_conexao', 'opcoes'],
  /** What is said on the server alone is left out. */
  inicio: [
    ...['inicio', '-inicio.tarefa', 'lista.cartao', 'tabela'],
    ...['-inicio.posicao', '-inicio.posicao_de', '-inicio.para_fazer'],
  ],
  ajuda: ['ajuda', 'tabela'],
  lista: ['lista', 'campos.fuso'],
  ligas: ['liga.lista', 'liga.cartao', 'liga.entrada'],
  /** The page of a liga, as everybody reads it. */
  liga: [
    ...['liga', '-liga.lista', '-liga.cuidar', '-liga.campo', '-liga.convite'],
    ...['lista.cartao', 'campos.fuso'],
  ],
  /** For who runs one. */
  cuidar_da_liga: ['liga.cuidar', 'liga.campo', 'liga.entrada', 'campos'],
  convite_da_liga: ['liga.convite', 'liga.cartao', 'liga.entrada', 'email.sem_javascript'],
  avisos: ['avisos', 'lista.cartao.hoje', 'lista.cartao.amanha'],
  conta: ['login', 'registrar', 'senha', 'email', 'social', 'campos', 'perfil.segundo_fator'],
  /** Both pages about what holds between people and the site. */
  privacidade: ['privacidade', 'termos'],
  denuncia: ['denuncia', 'lista.cartao.hoje', 'lista.cartao.amanha'],
  /** One for both pages: each part is a name that every page carries. */
  planos: ['planos', 'assinatura'],
  ranking: ['ranking', '-ranking.csv', 'lista.cartao.hoje', 'lista.cartao.amanha'],
  /** To make and set up a ranking of a liga. */
  gestao_ranking: ['gestao_ranking', 'campos'],
  /** The page of a person; what is said on the server alone is left out. */
  dashboard: [
    ...['dashboard', 'inicio.jogo', 'inicio.dentro.coisas', 'inicio.dentro.em_dia'],
    ...['inicio.dentro.tarefas', 'campeonato.tabela.forma', 'campeonato.tabela.letra'],
    ...['lista.cartao.hoje', 'lista.cartao.amanha'],
  ],
  perfil: [
    ...['perfil', 'registrar.pais', 'senha.forca', 'social', 'campos'],
    ...['privacidade.visitas.rotulo', 'privacidade.visitas.ajuda'],
  ],
  juntar: ['perfil.juncao', 'perfil.titulo'],
  /** To show again who one is, before something that cannot be taken back. */
  provar: ['perfil.confirme', 'perfil.segundo_fator', 'social', 'campos'],
  criar: [
    ...['criar', 'criterios', 'regulamento', 'campos', 'lista.cartao'],
    ...['campeonato.aba', 'organizacao.parte'],
    ...['campeonatos.travado_sorteado', 'campeonatos.travado_com_resultado'],
    ...['campeonatos.travado_comecou', 'campeonatos.travado_do_dono'],
    ...['perfil.confirme', 'perfil.segundo_fator', 'social'],
    ...['campeonato.placar.impacto', 'campeonato.placar.nada_muda', 'campeonato.placar.sobe'],
    ...['campeonato.placar.mais', 'campeonato.placar.troca_lados', 'campeonato.placar.perde'],
    ...['campeonato.placar.troca_lados_mais'],
    ...['campeonato.placar.com_wo', 'campeonato.placar.com_wo_duplo'],
    ...['campeonato.placar.suspende', 'campeonato.placar.libera'],
    'campeonato.placar.sem_sancao',
    ...['efeitos.campeao', 'efeitos.fim'],
  ],
  /** A championship in one minute, with or without an account. */
  comecar: [
    ...['criar.expresso', 'criar.visitante', 'criar.publicar', 'criar.nomes', 'criar.noite'],
    ...['criar.preset', 'criar.previa', 'criar.problema', 'criar.visibilidade', 'criar.passos'],
    ...['criar.campo.visibilidade', 'criar.campo.modalidade', 'criar.sem_javascript'],
    ...['campeonato.aba.gerenciar', 'organizacao.parte.agenda', 'agenda.noite_longa'],
    ...['registrar', 'senha.forca', 'social', 'campos'],
  ],
  /** Of who is asked to organise with others. */
  convite: [
    'organizacao.convite',
    'organizacao.equipe.pode',
    'email.sem_javascript',
    'lista.cartao',
  ],
  /** The page of the table official, and what organisers make links with. */
  mesa: [
    ...['mesa', '-mesa.links', '-mesa.links_demais', 'campos.fuso'],
    ...['lista.cartao.hoje', 'lista.cartao.amanha'],
  ],
  /** Of who makes score links, and sets what a stream shows. */
  links: ['mesa.links', 'transmissao.controle'],
  /** What goes to a group; its ready words come from the server. */
  compartilhar: ['compartilhar', '-compartilhar.mensagem'],
  /** Said where there is no network. */
  rede: ['rede'],
  /** A match while it is played. */
  lances: ['lances', 'sumula.gol_contra', 'sumula.nao_identificado'],
  /** All tabs of a championship that everybody sees, and what organisers see in them. */
  campeonato: [
    ...['campeonato', '-campeonato.acao', '-campeonato.placar'],
    ...['inscricoes', '-inscricoes.adicionar', '-inscricoes.convite', '-inscricoes.pessoas'],
    ...['-inscricoes.ficha', '-inscricoes.escudo', '-inscricoes.elenco', '-inscricoes.conta'],
    ...['-inscricoes.mudar', 'inscricoes.adicionar.abrir', 'participantes.status'],
    'inscricoes.adicionar.abrir_espera',
    ...['organizacao.parte', 'organizacao.proximo', 'organizacao.passo.comecar_ajuda'],
    ...['regulamento.elenco', 'regulamento.inscricoes', 'regulamento.sancao'],
    ...['sorteio.titulo', 'sorteio.assistir'],
    ...['sorteio.vai_comecar', 'agenda.rodada', 'campos.fuso', 'criterios', 'tabela'],
    ...['lista.cartao.gratis', 'lista.cartao.hoje', 'lista.cartao.amanha'],
  ],
  /** Why somebody stands where they stand, and what is still open. */
  classificacao: ['porque'],
  /** The page of a match. */
  partida: [
    ...[
      'partida',
      'campeonato.jogos',
      'campeonato.chave.decidido',
      'campeonato.chave.passa_direto',
    ],
    ...[
      'campeonato.grupo',
      'campeonato.fase',
      'campeonato.aba',
      'regulamento.decisao',
      'campos.fuso',
    ],
    ...['lista.cartao.hoje', 'lista.cartao.amanha', 'acordo.mensagem'],
  ],
  /** The sheet of a match and its line-ups, to be read; what the server says of them is left out. */
  sumula: [
    'sumula',
    '-sumula.editar',
    '-sumula.correcao',
    '-sumula.recusa',
    '-sumula.problema',
    '-sumula.aviso',
    ...['escalacao', '-escalacao.editar', '-escalacao.recusa', '-escalacao.problema'],
  ],
  /** Who misses a match because of cards. */
  disciplina: ['disciplina'],
  /** To fill it in, and to name who plays. */
  anotar: ['sumula.editar', 'escalacao.editar', 'escalacao.suspenso', 'campos'],
  /** For the sides of a match: its hour, messages, what came up, how it ended, and to contest it. */
  palavra: ['palavra', 'acordo', '-acordo.aviso', 'campos'],
  /** Pictures and links that go with what a side says. */
  provas: ['provas'],
  /** The case of a contested match. */
  caso: ['caso'],
  /** Figures of a championship. */
  estatisticas: ['estatisticas'],
  /** Imagined results. */
  simulador: ['simulador', 'porque.meta'],
  /** Of the first view alone. */
  visao: ['visao'],
  /** In it, for who plays. */
  situacao: ['situacao'],
  /** To enter a result. */
  placar: [
    ...['campeonato.placar', 'campeonato.jogos', 'regulamento.jogos', 'regulamento.fase'],
    ...['regulamento.cartoes', 'campos', 'campeonatos.penaltis_faltam'],
    ...['campeonatos.penaltis_faltam_jogo', 'efeitos.campeao', 'efeitos.fim'],
    ...['campeonatos.extra_nao_cancela', 'campeonatos.confronto_nao_cancela'],
  ],
  /** The list of them, for everybody. */
  participantes: ['participante.lista', 'participante.lugar', 'participante.meu_time'],
  /** The page of one participant. */
  participante: [
    ...['participante', 'participantes.status', 'campeonato.jogos', 'campeonato.grupo'],
    ...['campeonato.tabela.forma', 'campeonato.tabela.letra', 'campeonato.chave.passa_direto'],
    ...['inscricoes.parece_organizador', 'campos.fuso', 'tabela'],
    ...['lista.cartao.hoje', 'lista.cartao.amanha'],
  ],
  /** To bring participants in. */
  adicionar: ['inscricoes.adicionar', 'inscricoes.convite', 'inscricoes.pessoas', 'criar.expresso'],
  /** Everything about one participant. */
  ficha: [
    ...['inscricoes.ficha', 'inscricoes.escudo', 'inscricoes.elenco', 'inscricoes.conta'],
    ...['inscricoes.mudar', 'inscricoes.convite', 'inscricoes.voltar', 'participantes.elenco'],
    ...['campos', 'efeitos', 'regulamento.sancao'],
  ],
  gerenciar: [
    ...['organizacao', 'agenda', 'sorteio', 'campos', 'campeonato.acao', 'campeonato.placar'],
    'efeitos',
    'pendencias',
    'disciplina',
    ...['criar.sancao', 'criar.campo', 'criar.conflito', 'criar.inscricoes', 'criar.problema'],
    ...['partida.registro', 'robo.lista', 'taxas.estado'],
  ],
  /** Results of a played season. */
  importar: [
    ...['importacao', '-importacao.recusa', '-importacao.coluna', '-importacao.arquivo'],
    ...['campeonato.jogos', 'tabela'],
  ],
  /** What entering costs, and the till; what the server alone says is left out. */
  taxas: [
    ...['taxas', '-taxas.aviso', '-taxas.csv', '-taxas.chave', 'campos.fuso'],
    ...['lista.cartao.hoje', 'lista.cartao.amanha'],
  ],
  sorteio: ['sorteio'],
  /** What is new on a page that somebody follows. */
  vivo: ['vivo', 'campeonato.placar.com_wo', 'campeonato.placar.com_wo_duplo'],
  /** How it ended, and the question before it is closed. */
  campeao: [
    ...['campeao', 'campeonato.fim', 'campeonato.tabela', 'campeonato.jogos', 'tabela'],
    ...['campeonato.chave.passa_direto', 'campeonato.chave.secao', 'visao.chave'],
    ...['campeonato.chave.decidido', 'campeonato.chave.wo_duplo'],
    ...['lista.cartao.hoje', 'lista.cartao.amanha'],
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type TextPart = keyof typeof TEXT_PARTS;

const covers = (beginning: string, key: string) =>
  key === beginning || key.startsWith(`${beginning}.`);

/** The longest beginning decides: `inscricoes.adicionar.titulo` is in though `-inscricoes.adicionar` is out. */
export function isInPart(part: TextPart, key: string): boolean {
  const beginnings: readonly string[] = TEXT_PARTS[part];
  const fitting = beginnings.filter((each) => covers(each.replace('-', ''), key));
  const [closest] = fitting.toSorted(
    (a, b) => b.replace('-', '').length - a.replace('-', '').length,
  );
  return closest !== undefined && !closest.startsWith('-');
}

const isText = (node: Tree[string]) => typeof node === 'string' || typeof node.other === 'string';

/** The texts of a part, in the shape that they have in the whole. */
export function partOf(part: TextPart, messages: Tree, path = ''): Tree {
  const entries = Object.entries(messages).flatMap(([name, node]): [string, Tree[string]][] => {
    const key = path ? `${path}.${name}` : name;
    if (isText(node)) return isInPart(part, key) ? [[name, node]] : [];
    const inner = partOf(part, node as Tree, key);
    return Object.keys(inner).length > 0 ? [[name, inner]] : [];
  });
  return Object.fromEntries(entries);
}
