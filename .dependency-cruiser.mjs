// Who may import whom. The folders of code point one way: engine, textos <- regras <- contract <- server, web.
// docs/architecture.md draws it; `npm test -- boundaries` checks it on resolved paths.

const TEST = '[.]test[.]tsx?$';
const PARTS_OF_SERVER = 'http|realtime|push|pagamentos|database|jobs|saida|arquivos|mail|testing';
const FEATURE = `^server/(?!(?:${PARTS_OF_SERVER})/)([^/]+)/`;
/** One thing in several folders: what a championship's row locks. */
const CHAMPIONSHIP =
  '^server/(agenda|aparencia|avisos|caixa|campeao|campeonatos|chaveamento|classificacao|competicao|contestacoes|desempate|disciplina|escalacao|expresso|historico|importacao|informes|jogos|juizes|lances|mensagens|mesa|ocorrencias|organizadores|participantes|partidas|pendencias|prazos|propostas|provas|punicoes|regulamento|robo|rodadas|sorteio|sugestoes|sumula|taxas|transmissao|visao|vozes)/';
const TABS =
  'visao-geral|classificacao|jogos|chaveamento|participantes|estatisticas|simulador|regulamento|gerenciar';
const BAG = '(^|/)((utils?|helpers?|common|shared|misc|core|types)(/|[.]tsx?$)|services/)';

/** Files that match `from` import only what matches `allowed`. */
const only = (name, comment, from, allowed) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, pathNot: TEST },
  to: { pathNot: allowed },
});

const never = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

export default {
  forbidden: [
    only(
      'engine-is-pure',
      'The rules of competitions know no package, no Node, no clock and no screen.',
      '^engine/',
      '^engine/',
    ),
    only('texts-are-alone', 'Texts and the function that reads them.', '^textos/', '^textos/'),
    only(
      'rules-are-pure',
      'What the product knows of a championship: no server, no screen, nothing of the wire.',
      '^regras/',
      ['^regras/', '^textos/', '^engine/', '^node_modules/zod/'],
    ),
    only(
      'contract-is-schemas',
      'What crosses the wire: schemas, and what they are made of.',
      '^contract/',
      ['^contract/', '^regras/', '^textos/', '^engine/', '^node_modules/zod/'],
    ),
    never(
      'server-and-web-are-strangers',
      'Screens have one door to data, the REST API. Only the types of what ssr.ts hands over are known.',
      { path: '^server/' },
      { path: '^web/', dependencyTypesNot: ['type-only'] },
    ),
    never(
      'web-does-not-know-the-server',
      'Screens have one door to data, the REST API.',
      { path: '^web/' },
      { path: '^server/' },
    ),
    never(
      'feature-through-use-case',
      'Another feature is used through one of its use cases, never through its routes or its SQL. The demonstration fills every table.',
      { path: FEATURE, pathNot: [CHAMPIONSHIP, '^server/demonstracao/'] },
      { path: '^server/.+/(routes|queries)[.]ts$', pathNot: '^server/$1/' },
    ),
    never(
      'championship-is-one-thing',
      'The folders of a championship share its lock and its tables; others they use as everybody does.',
      { path: CHAMPIONSHIP },
      { path: '^server/.+/(routes|queries)[.]ts$', pathNot: CHAMPIONSHIP },
    ),
    never(
      'ground-does-not-know-features',
      'http, realtime, database, jobs, saida, arquivos and mail carry every feature, so they know none.',
      { path: '^server/(http|realtime|database|jobs|saida|arquivos|mail)/', pathNot: TEST },
      { path: [FEATURE, '^server/(app|ssr|main)[.]ts$'] },
    ),
    never(
      'only-main-starts-the-app',
      'Features are listed in app.ts; none reaches back to it.',
      { path: FEATURE, pathNot: TEST },
      { path: '^server/(app|ssr|main)[.]ts$' },
    ),
    never(
      'queries-take-tx',
      'A query that opens its own connection inside a transaction waits for itself for ever.',
      { path: '^server/.+/queries[.]ts$' },
      {
        path: '^server/database/',
        pathNot: '^server/database/(kept-plans|statements|tx)[.]ts$',
        dependencyTypesNot: ['type-only'],
      },
    ),
    never(
      'routes-are-islands',
      'What two pages need lives in web/components or in another named folder of web.',
      { path: '^web/routes/([^/]+)/' },
      { path: '^web/routes/', pathNot: '^web/routes/$1/' },
    ),
    never(
      'tabs-are-islands',
      'What two tabs of a championship need lives in a folder beside them, like web/routes/campeonato/partida.',
      { path: `^web/routes/campeonato/(${TABS})/` },
      {
        path: `^web/routes/campeonato/(?:${TABS})/`,
        pathNot: '^web/routes/campeonato/$1/',
      },
    ),
    never(
      'components-know-no-route',
      'Shared pieces do not depend on the pages that use them.',
      { path: '^web/(?!routes/|routes[.]ts$)' },
      { path: '^web/routes/' },
    ),
    never(
      'product-does-not-need-its-tools',
      'scripts and e2e use the product, not the other way round.',
      { path: '^(engine|regras|textos|contract|server|web)/', pathNot: TEST },
      { path: '^(scripts|e2e)/' },
    ),
    never(
      'no-development-package-in-production',
      'The product runs after an install without development packages; hot reload loads them late.',
      { path: '^(server|web)/', pathNot: [TEST, '^server/testing/', '^web/routes[.]ts$'] },
      { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'], dynamic: false },
    ),
    never(
      'no-cycles',
      'Two files that need each other, if only for a type, are one thing.',
      {},
      { circular: true },
    ),
    never('no-import-of-tests', 'Tests are leaves.', {}, { path: TEST }),
    never('no-unresolvable', 'The imported file does not exist.', {}, { couldNotResolve: true }),
    never(
      'no-bags',
      'A name that fits anything collects everything.',
      {},
      { path: BAG, pathNot: ['^engine/types[.]ts$', '^node_modules/'] },
    ),
    never(
      'no-bags-at-the-edge',
      'A name that fits anything collects everything.',
      { path: BAG, pathNot: '^engine/types[.]ts$' },
      {},
    ),
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(build|[.]react-router|[.]stryker-tmp|reports|[.]data)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
};
