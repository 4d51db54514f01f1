-- What the rule makes of a match without a score in time (docs/decisions/0068-the-deadline-robot.md): proposed to
-- the organisers, or done at once. Rows stay: what was done can be taken back, and is told.
create table sugestoes (
  uuid uuid primary key,
  campeonato_id text not null references campeonatos on delete cascade,
  partida_uuid uuid not null,
  -- Who met there.
  mandante_uuid uuid not null,
  visitante_uuid uuid not null,
  -- The rule that speaks, and what it makes of the match.
  regra text not null check (regra in ('zero_a_zero', 'vence_quem_falou')),
  lancamento jsonb not null,
  estado text not null check (estado in
    ('aberta', 'aplicada', 'aceita', 'recusada', 'desfeita', 'caducou')),
  created_at timestamptz not null default agora(),
  decidida_at timestamptz,
  decidida_por uuid references usuarios on delete set null
);

create index sugestoes_campeonato on sugestoes (campeonato_id, created_at);
create index sugestoes_a_decidir on sugestoes (campeonato_id) where estado = 'aberta';
create index sugestoes_decidida_por on sugestoes (decidida_por) where decidida_por is not null;
create unique index sugestoes_abertas on sugestoes (partida_uuid) where estado = 'aberta';
