-- How far the ceremony of a draw is, as whoever conducts it left it: so many balls were out at that instant,
-- and from then on they come by themselves or wait. Everybody who watches sees the same ball.
alter table sorteios
  add column cerimonia_fora smallint not null default 0,
  add column cerimonia_em timestamptz,
  add column cerimonia_andando boolean not null default true;

update sorteios set cerimonia_em = realizado_em;
