import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { textFiles } from './web/texts/text-files-plugin.ts';

const component = (names: string) => new RegExp(`/web/components/[^/]+/(${names})\\.tsx$`);

/**
 * Few files: each stylesheet that a page waits for costs a phone a turn on the line. React and the router
 * change rarely, the shell with all that it uses is on every page, and what pages share comes in two
 * parts, one to show matches and one to fill in forms. What starts the page stays in a file of its own: it
 * must be evaluated last.
 */
const groups = [
  {
    name: 'react',
    test: /\/node_modules\/(react|react-dom|react-router|scheduler|cookie)\//,
    priority: 2,
  },
  { name: 'shell', test: /\/web\/root\.tsx/, priority: 1 },
  {
    name: 'match',
    test: component('banner|chip|crest|mini-table|score'),
  },
  // What is around every tab of a championship, and the card of a match. Sheets and dialogs stay apart.
  {
    name: 'campeonato',
    test: /\/web\/(campeonato\/(endereco|gente|lado|stage-name|time|path)|dates\/[^/]+|components\/(layout\/vazio|match\/zone-note)|routes\/campeonato\/(campeonato|pagina|abas-do-campeonato|cabecalho\/[^/]+|inscricao\/(inscricao|assumir|porta|lotado)|partida\/(partida|etiqueta|por-dia|folgas|antes-dos-jogos)))\.(tsx?|module\.css)$|\/regras\/(agenda|participantes\/status|regulamento\/inscricoes|configuracao\/(formato|opcoes))/,
  },
  { name: 'card', test: component('campeonato-card|format-drawing') },
  { name: 'form', test: component('field|form-summary|password-field|select') },
];

export default defineConfig({
  plugins: [reactRouter(), textFiles()],
  publicDir: 'web/public',
  // Files of earlier builds must survive a new one; server/build.ts removes those that are too old.
  build: { target: 'es2022', assetsInlineLimit: 0, emptyOutDir: false },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
  },
});
