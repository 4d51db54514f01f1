import { existsSync } from 'node:fs';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { pagesWithoutFiles } from './web/pages-plugin.ts';
import { textFiles } from './web/texts/text-files-plugin.ts';

/** The shell with all that it uses, what shows a match, and what lists of championships need too. */
const SHELL = [
  'web/root.tsx',
  'web/start/only-for-some.tsx',
  'web/components/crest/banner.tsx',
  'web/components/crest/crest.tsx',
  'web/components/elements/chip.tsx',
  'web/components/folheto/use-folheto.tsx',
  'web/components/forms/select.tsx',
  'web/components/match/',
  'web/components/campeonato-card/jogado-em.ts',
  'web/campeonato/stage-name.ts',
  'web/dates/date-time.ts',
  'web/dates/short-date.ts',
  'regras/configuracao/opcoes.ts',
];

/** What is around every tab of a championship, the card of a match, and what several tabs need. */
const CAMPEONATO = [
  'web/routes/campeonato/campeonato.tsx',
  'web/routes/campeonato/participante/lista-de-participantes.ts',
  'web/routes/campeonato/partida/esperas.tsx',
  'web/routes/campeonato/partida/antes-dos-jogos.tsx',
  'web/routes/campeonato/partida/folgas.tsx',
  'web/routes/campeonato/partida/linha-da-partida.tsx',
  'web/routes/campeonato/punicao/punicao-em-palavras.ts',
  'web/routes/campeonato/punicao/punidos.tsx',
  'web/routes/campeonato/visao-geral/cartao.tsx',
  'web/campeonato/time.tsx',
  'web/components/layout/vazio.tsx',
  'regras/agenda/brasilia.ts',
  'regras/configuracao/formato.ts',
  'regras/participantes/status.ts',
  'regras/regulamento/sancoes.ts',
  // The looks of what only some see: its code comes apart, but a page is drawn before it.
  'web/components/chart/positions-chart.module.css',
  'web/routes/campeonato/cabecalho/barra.module.css',
  'web/routes/campeonato/cabecalho/excluido.module.css',
  'web/routes/campeonato/inscricao/assumir.module.css',
  'web/routes/campeonato/inscricao/inscricao.module.css',
  'web/components/forms/problem-alert.module.css',
  'web/routes/campeonato/participantes/bulk-bar.module.css',
  'web/routes/campeonato/partida/lancar.module.css',
  'web/routes/campeonato/participantes/status-menu.module.css',
  'web/routes/campeonato/visao-geral/campeao.module.css',
  'web/routes/campeonato/visao-geral/formato.module.css',
  'web/routes/campeonato/visao-geral/inscricoes.module.css',
  'web/routes/campeonato/visao-geral/patrocinio.module.css',
  'web/routes/campeonato/visao-geral/sua-situacao.module.css',
];

/** The first view, and what the page of the champion draws like it. */
const VISAO = [
  'web/routes/campeonato/visao-geral/visao-geral.tsx',
  'web/campeonato/chave/chave-curta.tsx',
];

const CARD = ['web/components/campeonato-card/'];

const FORM = [
  'web/components/account/password-field.tsx',
  'web/components/forms/field.tsx',
  'web/components/forms/form-summary.tsx',
];

/** A file that has moved must not quietly become a file more on every page. */
function among(paths: readonly string[]): (id: string) => boolean {
  const lost = paths.filter((path) => !existsSync(path));
  if (lost.length > 0) throw new Error(`vite.config.ts names what is not there: ${lost}`);
  return (id) => paths.some((path) => id.includes(`/${path}`));
}

/**
 * Few files: each that a page waits for costs a phone a turn on the line. What is named here comes with all
 * that it imports. React and the router change rarely, the shell is on every page, and the tabs of a
 * championship share one file. What starts the page stays in a file of its own: it must be evaluated last.
 */
const groups = [
  {
    name: 'react',
    test: /\/node_modules\/(react|react-dom|react-router|scheduler|cookie)\//,
    priority: 2,
  },
  { name: 'shell', test: among(SHELL), priority: 1 },
  { name: 'campeonato', test: among(CAMPEONATO) },
  { name: 'visao', test: among(VISAO) },
  { name: 'card', test: among(CARD) },
  // Otherwise it would come with the card, which only lists need.
  { name: 'reais', test: among(['web/numbers/reais.ts']), priority: 1 },
  { name: 'form', test: among(FORM) },
];

/** On every page from its start: a lazy part need not say that it wants them. */
const ALWAYS_THERE = /^assets\/(react|rolldown-runtime|shell)-[^/]*\.js$/;
const modulePreload = {
  resolveDependencies: (_file: string, wanted: string[]) =>
    wanted.filter((file) => !ALWAYS_THERE.test(file)),
};

/** Every page downloads the names of all files: short hashes tell their versions apart. */
const script = 'assets/[name]-[hash:7].js';
const output = { codeSplitting: { groups }, entryFileNames: script, chunkFileNames: script };
/** The server names styles and fonts too. */
const named = { assetFileNames: 'assets/[name]-[hash:7][extname]' };

export default defineConfig({
  plugins: [reactRouter(), textFiles(), pagesWithoutFiles()],
  publicDir: 'web/public',
  // Files of earlier builds must survive a new one; server/build.ts removes those that are too old.
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    emptyOutDir: false,
    modulePreload,
    rolldownOptions: { output: named },
  },
  environments: { client: { build: { rolldownOptions: { output } } } },
});
