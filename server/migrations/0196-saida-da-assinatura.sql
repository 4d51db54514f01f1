-- Whoever asks to leave is not charged again: ended at the end of what was paid by us, so taken back by us if they stay.
alter table clientes_do_provedor add column cancelada_pela_saida boolean not null default false;
