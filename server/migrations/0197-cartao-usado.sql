-- The request for a card that was put to use last: what was done is not done again, also where somebody at the provider
-- has chosen another card since.
alter table clientes_do_provedor add column cartao_usado text;
