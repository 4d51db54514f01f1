-- Notices of entries to decide lead to the entry; those from before led to a page without a trace of it.
update notificacoes set url = url || '/gerenciar#inscricoes'
where tipo = 'inscricao_pediu' and url ~ '^/campeonato/[^/?#]+$';
