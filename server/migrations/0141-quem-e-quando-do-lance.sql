-- Of whom a goal or a card was: a player of the squad, or one of the two fixed ids. No reference: a squad may go.
alter table lances add column jogador_uuid uuid;
-- When it happened, by the clock of the device: it may have been sent later.
alter table lances add column contado_em timestamptz;

alter table lances drop constraint lances_tipo_check;
alter table lances add constraint lances_tipo_check
  check (tipo in ('na_sala', 'inicio', 'gol', 'amarelo', 'vermelho', 'segundo_tempo', 'fim'));
