-- Content that people reported to the staff of the site. What it is about may go; the report stays.
create table denuncias (
  uuid uuid primary key,
  tipo text not null check (tipo in ('liga', 'campeonato', 'pessoa')),
  alvo text not null,
  motivo text not null,
  texto text not null default '',
  -- Told to the staff alone; null once the person left.
  autor_uuid uuid references usuarios on delete set null,
  estado text not null default 'aberta' check (estado in ('aberta', 'procede', 'nao_procede')),
  nota text not null default '',
  decidida_por uuid references usuarios on delete set null,
  decidida_em timestamptz,
  created_at timestamptz not null default agora()
);

create index denuncias_estado on denuncias (estado, uuid);
create index denuncias_decidida_por on denuncias (decidida_por) where decidida_por is not null;
-- One open report of a thing from each person.
create unique index denuncias_abertas on denuncias (tipo, alvo, autor_uuid) where estado = 'aberta';
create index denuncias_autor on denuncias (autor_uuid) where autor_uuid is not null;

-- Pictures that a liga shows instead of its drawn shield and banner.
alter table ligas add column escudo text;
alter table ligas add column capa text;
