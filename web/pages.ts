// The table of pages (read it like a list of addresses): path, file, access rule of the specification, and
// the texts that it loads besides those of every page.
// The browser gets it without the files (pages-plugin.ts).
// `auth-or-guest`: everyone; `guest`: only who has not logged in; `auth`: only who has.

import type { TextPart } from '#textos/parts.ts';

type PageAccess = 'auth-or-guest' | 'guest' | 'auth';

export type Page = {
  readonly path: string;
  readonly access: PageAccess;
  readonly texts: readonly TextPart[];
  /** Drawn around it. */
  readonly frame?: Frame['id'];
};

/** As builds, tests and scripts know it; browsers do not. */
type PageWithFile = Page & { readonly file: string };

/** What several pages share: drawn around them, and its data loaded once for all of them. */
export type Frame = {
  /** The name of its route: the specification has one for championships. */
  readonly id: 'campeonato-id' | 'gerenciar' | 'liga';
  readonly path: string;
  readonly file: string;
  readonly frame?: Frame['id'];
};

const CAMPEONATO = '/campeonato/:id';
const GERENCIAR = `${CAMPEONATO}/gerenciar`;
const LIGA = '/liga/:nomeLiga/:uuidLiga';

export const FRAMES: readonly Frame[] = [
  { id: 'campeonato-id', path: CAMPEONATO, file: 'routes/campeonato/campeonato.tsx' },
  {
    id: 'gerenciar',
    path: GERENCIAR,
    file: 'routes/campeonato/gerenciar/gerenciar.tsx',
    frame: 'campeonato-id',
  },
  { id: 'liga', path: LIGA, file: 'routes/liga/liga.tsx' },
];

/** Tabs of a championship: the first one at its own address. */
const tab = (path: string, file: string, texts: readonly TextPart[] = []): PageWithFile => ({
  path: CAMPEONATO + path,
  file: `routes/campeonato/${file}`,
  access: 'auth-or-guest',
  texts: ['campeonato', ...texts],
  frame: 'campeonato-id',
});

/** Parts of the tab 'Gerenciar'. Its data is the organiser's by the rules of the API. */
const part = (path: string, file: string, texts: readonly TextPart[] = []): PageWithFile => ({
  path: GERENCIAR + path,
  file: `routes/campeonato/gerenciar/${file}`,
  access: 'auth-or-guest',
  texts: ['campeonato', 'gerenciar', ...texts],
  frame: 'gerenciar',
});

/** Parts of a liga: the first one at its own address. */
const daLiga = (path: string, file: string, texts: readonly TextPart[] = []): PageWithFile => ({
  path: LIGA + path,
  file: `routes/liga/${file}`,
  access: 'auth-or-guest',
  texts: ['liga', ...texts],
  frame: 'liga',
});

export const PAGES: readonly PageWithFile[] = [
  { path: '/', file: 'routes/inicio/inicio.tsx', access: 'auth-or-guest', texts: ['inicio'] },
  {
    path: '/ranking/:nome/:uuid',
    file: 'routes/ranking/ranking.tsx',
    access: 'auth-or-guest',
    texts: ['ranking'],
  },
  {
    path: '/rankings/criar',
    file: 'routes/rankings/criar-ranking.tsx',
    access: 'auth',
    texts: ['gestao_ranking'],
  },
  {
    path: '/rankings/editar/:uuid',
    file: 'routes/rankings/editar-ranking.tsx',
    access: 'auth',
    texts: ['gestao_ranking'],
  },
  {
    path: '/dashboard/:uuidUsuario',
    file: 'routes/dashboard/dashboard.tsx',
    access: 'auth-or-guest',
    texts: ['dashboard'],
  },
  { path: '/planos', file: 'routes/planos/planos.tsx', access: 'auth-or-guest', texts: ['planos'] },
  { path: '/ajuda', file: 'routes/ajuda/ajuda.tsx', access: 'auth-or-guest', texts: ['ajuda'] },
  {
    path: '/privacidade',
    file: 'routes/privacidade/privacidade.tsx',
    access: 'auth-or-guest',
    texts: ['privacidade'],
  },
  {
    path: '/termos',
    file: 'routes/privacidade/termos.tsx',
    access: 'auth-or-guest',
    texts: ['privacidade'],
  },
  {
    path: '/campeonatos',
    file: 'routes/campeonatos/campeonatos.tsx',
    access: 'auth-or-guest',
    texts: ['lista'],
  },
  { path: '/ligas', file: 'routes/ligas/ligas.tsx', access: 'auth-or-guest', texts: ['ligas'] },
  {
    path: '/ligas/criar',
    file: 'routes/ligas/criar-liga.tsx',
    access: 'auth',
    texts: ['cuidar_da_liga'],
  },
  {
    path: '/ligas/convite/:token',
    file: 'routes/ligas/convite-da-liga.tsx',
    access: 'auth-or-guest',
    texts: ['convite_da_liga'],
  },
  {
    path: '/comecar',
    file: 'routes/criar/comecar.tsx',
    access: 'auth-or-guest',
    texts: ['comecar'],
  },
  {
    path: '/campeonato/criar',
    file: 'routes/criar/criar.tsx',
    access: 'auth',
    texts: ['criar', 'comecar'],
  },
  {
    path: '/campeonato/editar/:id',
    file: 'routes/criar/editar.tsx',
    access: 'auth',
    texts: ['criar'],
  },
  {
    path: '/convite/:convite',
    file: 'routes/convite/convite.tsx',
    access: 'auth',
    texts: ['convite'],
  },
  {
    path: '/denunciar',
    file: 'routes/denuncia/denunciar.tsx',
    access: 'auth',
    texts: ['denuncia'],
  },
  {
    path: '/denuncias',
    file: 'routes/denuncia/denuncias.tsx',
    access: 'auth',
    texts: ['denuncia', 'provar'],
  },
  {
    path: '/juntar/:uuid',
    file: 'routes/juntar/juntar.tsx',
    access: 'auth',
    texts: ['juntar'],
  },
  { path: '/login', file: 'routes/login/login.tsx', access: 'guest', texts: ['conta'] },
  { path: '/login/social', file: 'routes/social/concluir.tsx', access: 'guest', texts: ['conta'] },
  { path: '/registrar', file: 'routes/registrar/registrar.tsx', access: 'guest', texts: ['conta'] },
  { path: '/forgot-password', file: 'routes/senha/esqueci.tsx', access: 'guest', texts: ['conta'] },
  { path: '/reset-password', file: 'routes/senha/nova.tsx', access: 'guest', texts: ['conta'] },
  { path: '/verify-email', file: 'routes/email/verificar.tsx', access: 'auth', texts: ['conta'] },
  {
    path: '/email/confirmar',
    file: 'routes/email/confirmar-troca.tsx',
    access: 'auth',
    texts: ['conta'],
  },
  {
    path: '/email/desfazer',
    file: 'routes/email/desfazer-troca.tsx',
    access: 'auth-or-guest',
    texts: ['conta'],
  },
  { path: '/avisos', file: 'routes/avisos/avisos.tsx', access: 'auth', texts: ['avisos'] },
  {
    path: '/assinatura',
    file: 'routes/assinatura/assinatura.tsx',
    access: 'auth',
    texts: ['planos'],
  },
  { path: '/perfil', file: 'routes/perfil/perfil.tsx', access: 'auth', texts: ['perfil'] },
  {
    path: '/socialite-callback',
    file: 'routes/social/retorno.tsx',
    access: 'auth',
    texts: ['conta'],
  },
  { path: '/error', file: 'routes/erros/erro.tsx', access: 'auth-or-guest', texts: [] },
  {
    path: '/campeonato/404',
    file: 'routes/erros/campeonato-nao-encontrado.tsx',
    access: 'auth-or-guest',
    texts: [],
  },
  {
    path: '/campeonato/:id/sorteio',
    file: 'routes/sorteio/sorteio.tsx',
    access: 'auth-or-guest',
    texts: ['campeonato', 'sorteio'],
  },
  {
    path: '/campeonato/:id/campeao',
    file: 'routes/campeao/campeao.tsx',
    access: 'auth-or-guest',
    texts: ['campeao'],
  },
  {
    path: '/partida/:uuid',
    file: 'routes/campeonato/pagina-da-partida/pagina-da-partida.tsx',
    access: 'auth-or-guest',
    texts: ['partida'],
  },
  {
    path: '/partida/:uuid/caso',
    file: 'routes/campeonato/caso/caso.tsx',
    access: 'auth',
    texts: ['partida', 'caso', 'provas', 'placar', 'sumula'],
  },
  {
    path: '/sem-rede',
    file: 'routes/sem-rede/sem-rede.tsx',
    access: 'auth-or-guest',
    texts: ['rede'],
  },
  { path: '/mesa', file: 'routes/mesa/mesa.tsx', access: 'auth-or-guest', texts: ['mesa'] },
  {
    path: '/campeonato/:id/participante/:uuid',
    file: 'routes/campeonato/participante/participante.tsx',
    access: 'auth-or-guest',
    texts: ['participante'],
  },
  {
    path: '/campeonato/:id/pagamento',
    file: 'routes/campeonato/pagamento/pagamento.tsx',
    access: 'auth',
    texts: ['taxas'],
  },
  tab('', 'visao-geral/visao-geral.tsx', ['visao']),
  tab('/classificacao', 'classificacao/classificacao.tsx', ['classificacao']),
  tab('/jogos', 'jogos/jogos.tsx'),
  tab('/chaveamento', 'chaveamento/chaveamento.tsx'),
  tab('/participantes', 'participantes/participantes.tsx', ['participantes']),
  tab('/estatisticas', 'estatisticas/estatisticas.tsx', ['estatisticas']),
  tab('/simulador', 'simulador/simulador.tsx', ['simulador']),
  tab('/regulamento', 'regulamento/regulamento.tsx'),
  daLiga('', 'inicio/inicio-da-liga.tsx'),
  daLiga('/competicoes', 'competicoes/competicoes.tsx'),
  daLiga('/temporadas', 'temporadas/temporadas.tsx', ['cuidar_da_liga']),
  daLiga('/temporadas/nova', 'temporadas/nova-temporada.tsx', ['cuidar_da_liga']),
  daLiga('/campeoes', 'campeoes/campeoes.tsx'),
  daLiga('/membros', 'membros/membros.tsx', ['cuidar_da_liga']),
  daLiga('/regras', 'regras/regras-da-liga.tsx'),
  daLiga('/editar', 'editar/editar-liga.tsx', ['cuidar_da_liga']),
  part('', 'painel/painel.tsx'),
  part('/placares', 'placares/placares.tsx', ['placar']),
  part('/placares/importar', 'importar/importar.tsx', ['importar']),
  part('/sugestoes', 'sugestoes/sugestoes.tsx'),
  part('/sorteio', 'sorteio/sorteio.tsx'),
  part('/agenda', 'agenda/agenda.tsx'),
  part('/caixa', 'caixa/caixa.tsx', ['taxas']),
  part('/avisos', 'avisos/avisos.tsx'),
  part('/punicoes', 'punicoes/punicoes.tsx'),
  part('/organizadores', 'organizadores/organizadores.tsx'),
  part('/historico', 'historico/historico.tsx'),
];
