// Years of championships for the measurement of rankings, made inside the database: people, matches that both sides
// confirmed, and who stood behind them. Ids go up as those of the product do, so that what is made together lies
// together, in tables and in indexes.
import sql from 'sql-template-tag';
import type { Database } from '#server/database/database.ts';

/** People of one championship, and the matches that they play in it. */
const [PEOPLE, MATCHES] = [40, 800];

const FUNCTIONS = `
  create function copia(what text, n int) returns uuid immutable parallel safe language sql as $$
    select ('0190000' || what || '-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid $$;
  create function codigo(n int) returns text immutable parallel safe language sql as $$
    select 'b' || translate(lpad(n::text, 9, '0'), '01', 'xy') $$`;

/** What an id is of: one hexadecimal digit. */
const ID = { pessoa: 'a', participante: 'b', partida: 'c', nova: 'd' } as const;

/** Everybody's matches are spread over two years, those of all championships among each other. */
const matchesOf = (count: number) => `
  select copia('${ID.partida}', c * ${MATCHES} + m) as uuid, codigo(c) as campeonato, m + 1 as ordem,
    c * ${PEOPLE} + m % ${PEOPLE} as casa,
    c * ${PEOPLE} + (m % ${PEOPLE} + 1 + (m / ${PEOPLE}) % ${PEOPLE - 1}) % ${PEOPLE} as fora,
    now() - interval '730 days' + (m::float8 * ${count} + c) / ${count * MATCHES}
      * interval '728 days' as em,
    jsonb_build_object('tipo', 'placar', 'mandante', m * 13 % 4, 'visitante', (m * 7 + c) % 3) as resultado
  from generate_series(0, ${count - 1}) c cross join generate_series(0, ${MATCHES - 1}) m
  order by c, m`;

/** Copies of one championship, each with people and matches of its own. */
export async function insertHistory(db: Database, model: string, count: number): Promise<void> {
  await db.script(FUNCTIONS);
  const rows = await db.rows<{ name: string }>(sql`
    select column_name as name from information_schema.columns where table_name = 'campeonatos'`);
  const changed: Readonly<Record<string, string>> = {
    ...{ id: 'codigo(n)', codigo_convite: 'codigo(n)', estado: `'andamento'` },
    ...{ visibilidade: `'publico'`, modalidade: `'ea_fc'`, campeao_uuid: 'null' },
  };
  const names = rows.map(({ name }) => name);
  // What is referred to is there: a million checks of it would take longer than everything that is measured.
  await db.script(`
    set session_replication_role = replica;
    insert into campeonatos (${names}) select ${names.map((name) => changed[name] ?? `m.${name}`)}
      from campeonatos m cross join generate_series(0, ${count - 1}) n where m.id = '${model}';
    insert into usuarios (uuid, nome, email, email_verified_at)
      select copia('${ID.pessoa}', n), 'Pessoa ' || n, 'p' || n || '@bench.example', now()
      from generate_series(0, ${count * PEOPLE - 1}) n;
    insert into participantes (uuid, campeonato_id, usuario_uuid, nome, sigla, escudo, status)
      select copia('${ID.participante}', n), codigo(n / ${PEOPLE}), copia('${ID.pessoa}', n), 'Time ' || n, 'TIM',
        '{"cores":["#0b7a75","#facc15"],"estampa":"metade"}', 2
      from generate_series(0, ${count * PEOPLE - 1}) n;
    create unlogged table jogos as ${matchesOf(count)};
    insert into partidas (uuid, campeonato_id, fase, rodada, ordem, vaga_mandante, vaga_visitante,
        mandante_uuid, visitante_uuid, estado, resultado, jogo_previsto_at)
      select uuid, campeonato, 1, 1, ordem, '{"tipo":"inscrito"}', '{"tipo":"inscrito"}',
        copia('${ID.participante}', casa), copia('${ID.participante}', fora), 'confirmada', resultado, em
      from jogos;
    insert into presencas (partida_uuid, lado, participante_uuid, usuario_uuid, created_at)
      select j.uuid, l.lado, copia('${ID.participante}', l.n), copia('${ID.pessoa}', l.n), em + interval '1 hour'
      from jogos j cross join lateral (values ('mandante', casa), ('visitante', fora)) l (lado, n);
    insert into oficiais (partida_uuid, via, afirmado)
      select uuid, 'confirmacao', '{mandante,visitante}' from jogos;
    drop table jogos;
    set session_replication_role = origin;
    analyze`);
}

/** A match after everything that its two have played becomes official. */
export const insertMatch = (db: Database, campeonato: number, round: number): Promise<void> => {
  const [casa, fora] = [campeonato * PEOPLE, campeonato * PEOPLE + 1];
  return db.script(`
    insert into partidas (uuid, campeonato_id, fase, rodada, ordem, vaga_mandante, vaga_visitante,
        mandante_uuid, visitante_uuid, estado, resultado, jogo_previsto_at)
      select copia('${ID.nova}', ${round}), codigo(${campeonato}), 1, 2, ${MATCHES + 1 + round},
        '{"tipo":"inscrito"}', '{"tipo":"inscrito"}', copia('${ID.participante}', ${casa}),
        copia('${ID.participante}', ${fora}), 'confirmada',
        '{"tipo":"placar","mandante":2,"visitante":1}', now();
    insert into presencas (partida_uuid, lado, participante_uuid, usuario_uuid)
      select copia('${ID.nova}', ${round}), l.lado, copia('${ID.participante}', l.n), copia('${ID.pessoa}', l.n)
      from (values ('mandante', ${casa}), ('visitante', ${fora})) l (lado, n);
    insert into oficiais (partida_uuid, via, afirmado)
      select copia('${ID.nova}', ${round}), 'confirmacao', '{mandante,visitante}'`);
};
