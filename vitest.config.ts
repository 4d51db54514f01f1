import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { findPostgres } from './scripts/postgres.ts';

// A worker keeps its modules, and with them a started database, from file to file (decision 0019).
const common = { isolate: false, testTimeout: 180_000 };
const TEMPORARY = 'scripts/temporary-folder-for-tests.ts';

const pure = (name: string) => ({
  test: {
    ...common,
    name,
    include: [`${name}/**/*.test.{ts,tsx}`],
    ...(name === 'scripts' && { globalSetup: TEMPORARY }),
  },
});

/**
 * Long, and the same on each database: what is logged and mailed, how an embedded one is made and lent, pictures,
 * threads and slow lines.
 */
const ON_EMBEDDED = [
  'server/http/log.test.ts',
  'server/mail/smtp.test.ts',
  'server/first-start.test.ts',
  'server/testing/database.test.ts',
  'server/upload/foto.test.ts',
  'server/senha/vazadas.test.ts',
  'server/http/slow-clients.test.ts',
  'server/pages/render-threads.test.ts',
  'server/demonstracao/demonstracao.test.ts',
];
/**
 * Long, and about many at the same moment, of which the embedded database has one connection; or the same on each
 * and quicker here: who may do what in a match and in a liga, and where notices lead.
 */
const ON_POSTGRES = [
  'server/sessao/ataque.test.ts',
  'server/informes/acesso-da-vida.test.ts',
  'server/ligas/acesso.test.ts',
  'server/usuario/notificar.test.ts',
  'server/usuario/enderecos-dos-avisos.test.ts',
  'server/usuario/enderecos-dos-avisos-de-pessoas.test.ts',
];

/**
 * In a whole run also on PostgreSQL alone: accounts, what pages read, the rules of a championship and of a match,
 * ligas and rankings, plans and money, and what is shared (decisions 0107, 0124, 0184 and 0198). On both stay the ground, the
 * laws of all endpoints, championships as such, draws, and what is about many at the same moment. The journeys read
 * and write all of it on the embedded database, and a statement outside the open transaction, which would hold that
 * one up, is refused on both (`server/testing/one-connection.ts`). By name each of them runs on either.
 */
const ACCOUNTS = 'auth,email,organizadores,perfil,registrar,senha,sessao,usuario';
const READ =
  'arte,auditoria,avisos,calendario,campeao,chaveamento,classificacao,dashboard,embed,expresso,historico,jogos,mensagens,ocorrencias,pendencias,propostas,punicoes,sugestoes,sumula,visao,vitrine,vozes';
const RULES =
  'agenda,backup,competicao,contestacoes,desempate,disciplina,escalacao,estatisticas,importacao,juizes,lances,mesa,prazos,provas,regulamento,robo,rodadas,saida,simulador';
const LIGAS = 'ligas,rankings';
const MONEY = 'assinatura,caixa,pagamentos,planos,taxas';
const SHARED = 'aberturas,compartilhar,escudos,imprimir,pdf,transmissao';
const IN_A_WHOLE_RUN_ON_POSTGRES =
  process.env.WHOLE_RUN === 'true'
    ? [
        `server/{${[ACCOUNTS, READ, RULES, LIGAS, MONEY, SHARED].join()}}/**/*.test.ts`,
        'server/informes/!(ao-mesmo-tempo).test.ts',
        'server/participantes/!(concorrencia).test.ts',
        'server/participantes/*/**/*.test.ts',
        'server/partidas/!(queda|lancar-placar|agendamento-repetido).test.ts',
        // Sockets, and what the product calls outside, whatever keeps the rows.
        'server/{broadcasting,realtime}/**/*.test.ts',
        'server/{app,outgoing}.test.ts',
        // Long: everything that can be read, who may call what, and every body that is refused.
        'server/leaks.test.ts',
        'server/access.test.ts',
        'server/campeonatos/acesso.test.ts',
        'server/campeonatos/entrada.test.ts',
      ]
    : [];

/** The endpoint tests: the same files on each database, but for those above. */
const server = (name: string, database: object, elsewhere: readonly string[]) => ({
  test: {
    ...common,
    name,
    include: ['server/**/*.test.ts'],
    exclude: [...elsewhere],
    hookTimeout: 300_000,
    // For the products that tests start as processes of their own.
    env: { PATIENCE: '12' },
    ...database,
  },
});

const postgres = findPostgres()
  ? [
      server(
        'server-postgres',
        { globalSetup: [TEMPORARY, 'scripts/postgres-for-tests.ts'] },
        ON_EMBEDDED,
      ),
    ]
  : [];
if (postgres.length === 0)
  process.stderr.write('PostgreSQL is not installed: server-postgres is skipped\n');

export default defineConfig({
  test: {
    maxWorkers: availableParallelism(),
    // What is waited for may take long on a busy machine: timings decide nothing.
    expect: { poll: { timeout: 60_000 } },
    projects: [
      pure('engine'),
      pure('regras'),
      pure('textos'),
      pure('contract'),
      pure('web'),
      pure('scripts'),
      server(
        'server-pglite',
        { globalSetup: [TEMPORARY, 'scripts/embedded-for-tests.ts'] },
        postgres.length > 0 ? [...ON_POSTGRES, ...IN_A_WHOLE_RUN_ON_POSTGRES] : [],
      ),
      ...postgres,
    ],
  },
});
