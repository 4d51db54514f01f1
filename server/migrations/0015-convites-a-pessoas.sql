-- Organisers find people by name and invite them. Who was invited is in only once they say so themself.
alter table participantes
  add column convidado boolean not null default false,
  add column aceitou boolean not null default false;

-- Without accents and case; every word has a space before it, so that words are found by their start.
-- The marks between words are named one by one: what [[:punct:]] takes in depends on the locale.
create function chave_de_busca(texto text) returns text
  language sql immutable parallel safe
  return ' ' || regexp_replace(
    regexp_replace(lower(normalize(texto, NFKD)), '[\u0300-\u036f]', '', 'g'),
    '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u00d7\u00f7\u2000-\u206f\u3000-\u303f]+', ' ', 'g');

alter table usuarios
  add column aparece_na_busca boolean not null default true,
  add column busca text not null generated always as (chave_de_busca(
    nome || ' ' || jsonb_path_query_array(gamertags, '$.* ? (@ != null)')::text)) stored;

create index usuarios_busca on usuarios using gin (busca gin_trgm_ops)
  where aparece_na_busca and email_verified_at is not null and removido_em is null;
