-- Removing a person or a championship follows these references; chores look for what is due.
create index avisos_autor on avisos (autor_uuid) where autor_uuid is not null;
create index entradas_pendentes_usuario on entradas_pendentes (usuario_uuid)
  where usuario_uuid is not null;
create index historico_usuario on historico (usuario_uuid) where usuario_uuid is not null;
create index jogadores_usuario on jogadores (usuario_uuid) where usuario_uuid is not null;
create index saida_campeonato on saida (campeonato_id);
create index sorteios_criado_por on sorteios (criado_por) where criado_por is not null;
create index campeonatos_excluidos on campeonatos (excluido_em) where excluido_em is not null;
create index idempotencia_quando on idempotencia (created_at);
create index partidas_prazo on partidas (prazo_at) where prazo_at is not null;
