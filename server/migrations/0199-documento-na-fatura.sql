-- CPF or CNPJ that stands on invoices, where the person gave one. The provider has it too.
alter table clientes_do_provedor add column documento text;
