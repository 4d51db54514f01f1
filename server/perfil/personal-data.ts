// Every table of the schema and what it holds about people: whose a row is, what of it a person receives
// when they ask for their data, what they do not and why, and what becomes of it when they leave. A test
// compares this with the schema, column by column: a new column stands here or the test fails.

export const REMOVED_NAME = 'Jogador removido';

export type TableOfPeople = {
  /** Column with the uuid of the person whose row it is. */
  readonly owner: string;
  readonly exported: readonly string[];
  /** A row is the person's, too, when its participant is: `participante_uuid`. */
  readonly isOfEntries?: true;
  /** Column: why a person does not receive it. */
  readonly exempt: Readonly<Record<string, string>>;
  /** `deleted` with the person; `kept` as it is; or kept with these columns overwritten. */
  readonly removal: 'deleted' | 'kept' | Readonly<Record<string, string | null>>;
};

const SECRET = 'a secret, or the hash of one';
const OWNER = 'the person themself';
const OF_OTHERS = 'may tell of other people; it is shown where the championship is';
const INTERNAL = 'how the product works inside; says nothing of the person';

export const TABLES_OF_PEOPLE: Readonly<Record<string, TableOfPeople>> = {
  usuarios: {
    owner: 'uuid',
    exported: [
      'uuid',
      'nome',
      'email',
      'email_pedido',
      'telefone',
      'nascimento',
      'foto',
      'email_verified_at',
      'locale',
      'is_parceiro',
      'is_admin',
      'plano',
      'pro_ate',
      'ends_at',
      'privacidade_compartilhar_whatsapp',
      'aparece_na_busca',
      'pagina_publica',
      'gamertags',
      'avisos',
      'avisos_por_email',
      'silencio_de',
      'silencio_ate',
      'fuso',
      'segundo_fator_em',
      'exportacao_em',
      'exclusao_em',
      'removido_em',
      'banido_em',
      'created_at',
    ],
    exempt: {
      senha: SECRET,
      segundo_fator: SECRET,
      segundo_fator_passo: INTERNAL,
      calendario_n: INTERNAL,
      busca: INTERNAL,
    },
    // Done by hand in remover-conta.ts: the row stays, so that results of others keep their sense.
    removal: 'kept',
  },
  clientes_do_provedor: {
    owner: 'usuario_uuid',
    exported: ['cliente', 'documento', 'reembolso_em', 'created_at'],
    exempt: {
      usuario_uuid: OWNER,
      espelho: INTERNAL,
      visto_em: INTERNAL,
      sessao: INTERNAL,
      sessao_url: INTERNAL,
      sessao_ate: INTERNAL,
      sessao_como: INTERNAL,
      cartao_usado: INTERNAL,
      cancelada_pela_saida: INTERNAL,
    },
    removal: 'deleted',
  },
  assinaturas: {
    owner: 'usuario_uuid',
    exported: [
      ...['id', 'periodo', 'centavos', 'status', 'desde', 'periodo_ate', 'cancela_no_fim'],
      ...['atrasada_desde', 'cartao'],
    ],
    exempt: { usuario_uuid: OWNER },
    removal: 'deleted',
  },
  cobrancas: {
    owner: 'usuario_uuid',
    exported: ['id', 'em', 'o_que', 'centavos', 'situacao', 'forma', 'recibo'],
    exempt: { usuario_uuid: OWNER },
    removal: 'deleted',
  },
  avisos_do_plano: {
    owner: 'usuario_uuid',
    exported: ['tipo', 'created_at'],
    exempt: { usuario_uuid: OWNER, referencia: INTERNAL },
    removal: 'deleted',
  },
  direitos: {
    owner: 'usuario_uuid',
    exported: ['id', 'fonte', 'plano', 'desde', 'ate', 'renova', 'created_at'],
    exempt: { usuario_uuid: OWNER, referencia: INTERNAL },
    removal: 'deleted',
  },
  sessoes: {
    owner: 'usuario_uuid',
    exported: [
      'id',
      'ip',
      'user_agent',
      'lembrar',
      'created_at',
      'last_seen_at',
      'senha_em',
      'codigo_em',
      'provedor_em',
    ],
    exempt: {
      token_hash: SECRET,
      usuario_uuid: OWNER,
      retorno: INTERNAL,
      reautenticado_em: INTERNAL,
    },
    removal: 'deleted',
  },
  notificacoes: {
    owner: 'usuario_uuid',
    exported: ['id', 'tipo', 'mensagem', 'url', 'read_at', 'created_at'],
    exempt: { usuario_uuid: OWNER, participante_uuid: INTERNAL, por_uuid: OF_OTHERS },
    removal: 'deleted',
  },
  avisos_em_espera: {
    owner: 'usuario_uuid',
    exported: ['id', 'canal', 'tipo', 'campeonato', 'mensagem', 'url', 'sai_em', 'created_at'],
    exempt: {
      usuario_uuid: OWNER,
      notificacao_id: INTERNAL,
      por_uuid: OF_OTHERS,
      vale_ate: INTERNAL,
    },
    removal: 'deleted',
  },
  aparelhos: {
    owner: 'usuario_uuid',
    exported: ['id', 'created_at'],
    exempt: {
      usuario_uuid: OWNER,
      sessao_id: INTERNAL,
      endpoint: SECRET,
      p256dh: SECRET,
      auth: SECRET,
    },
    removal: 'deleted',
  },
  trocas_de_email: {
    owner: 'usuario_uuid',
    exported: [
      'id',
      'email_anterior',
      'email_pendente',
      'created_at',
      'confirmada_em',
      'cancelada_em',
    ],
    exempt: { usuario_uuid: OWNER },
    removal: 'deleted',
  },
  redefinicoes_de_senha: {
    owner: 'usuario_uuid',
    exported: ['email', 'expira_em'],
    exempt: { usuario_uuid: OWNER, token_hash: SECRET },
    removal: 'deleted',
  },
  contas_sociais: {
    owner: 'usuario_uuid',
    exported: ['provedor', 'sub', 'email', 'created_at'],
    exempt: { usuario_uuid: OWNER },
    removal: 'deleted',
  },
  codigos_de_recuperacao: {
    owner: 'usuario_uuid',
    exported: ['usado_em'],
    exempt: { usuario_uuid: OWNER, codigo_hash: SECRET },
    removal: 'deleted',
  },
  entradas_pendentes: {
    owner: 'usuario_uuid',
    exported: ['provedor', 'sub', 'email', 'nome', 'expira_em'],
    exempt: {
      usuario_uuid: OWNER,
      sessao_hash: SECRET,
      email_verificado: INTERNAL,
      falta: INTERNAL,
      retorno: INTERNAL,
    },
    removal: 'deleted',
  },
  arquivos: {
    owner: 'usuario_uuid',
    exported: ['nome', 'pasta', 'bytes', 'created_at'],
    exempt: { usuario_uuid: OWNER },
    removal: 'deleted',
  },
  participantes: {
    owner: 'usuario_uuid',
    exported: [
      'uuid',
      'campeonato_id',
      'nome',
      'time_nome',
      'sigla',
      'escudo',
      'gamertag',
      'contato',
      'status',
      'espera',
      'convidado',
      'aceitou',
      'pote',
      'pago',
      'desistiu_em',
      'created_at',
    ],
    exempt: {
      usuario_uuid: OWNER,
      token_hash: SECRET,
      desistiu_apos_rodada: INTERNAL,
      desistiu_na_fase: INTERNAL,
      copiado_de: INTERNAL,
      trocas_emergencia: INTERNAL,
      substituido_em: INTERNAL,
      assumido_em: INTERNAL,
    },
    // Done in esquecer-pessoa.ts: the place and the results stay, so that tables of others do.
    removal: 'kept',
  },
  jogadores: {
    owner: 'usuario_uuid',
    exported: [
      'uuid',
      'participante_uuid',
      'nome',
      'identificacao',
      'numero',
      'papel',
      'entrou_em',
      'saiu_em',
    ],
    isOfEntries: true,
    exempt: { usuario_uuid: OWNER },
    // The same.
    removal: 'kept',
  },
  campeonatos: {
    owner: 'dono_uuid',
    exported: [
      'id',
      'nome',
      'descricao',
      'modalidade',
      'plataforma',
      'visibilidade',
      'estado',
      'formato',
      'fases',
      'regras',
      'inscricao',
      'vagas',
      'confirmados',
      'cores',
      'regulamento_texto',
      'comeca_em',
      'resumo',
      'arquivado_em',
      'excluido_em',
      'publicado_em',
      'inscricoes_em',
      'iniciado_em',
      'encerrado_em',
      'edicao',
      'edicao_anterior',
      'agenda',
      'aparencia',
      'created_at',
      'updated_at',
    ],
    exempt: {
      dono_uuid: OWNER,
      codigo_convite: SECRET,
      campeao_uuid: INTERNAL,
      busca: INTERNAL,
      versao: INTERNAL,
      configuracao_versao: INTERNAL,
      liga_uuid: INTERNAL,
      chave_pix_em: INTERNAL,
    },
    // Done in esquecer-dono.ts: others play in it; the name of the organiser and the Pix key go.
    removal: 'kept',
  },
  substituicoes: {
    owner: 'usuario_uuid',
    exported: ['participante_uuid', 'campeonato_id', 'desistiu_em', 'created_at'],
    exempt: { usuario_uuid: OWNER },
    removal: 'deleted',
  },
  envios: {
    owner: 'usuario_uuid',
    exported: ['partida_uuid', 'tipo', 'versao', 'pedido', 'enviado_at'],
    exempt: { usuario_uuid: OWNER, impacto: OF_OTHERS },
    removal: 'deleted',
  },
  propostas: {
    owner: 'por_uuid',
    exported: [
      ...['uuid', 'campeonato_id', 'partida_uuid', 'lado', 'horario', 'estado', 'created_at'],
      ...['vista_at', 'encerrada_at'],
    ],
    exempt: {
      por_uuid: OWNER,
      encerrada_por: OF_OTHERS,
      mandante_uuid: OF_OTHERS,
      visitante_uuid: OF_OTHERS,
    },
    // Who tried to agree on an hour proves a result of others; it names the person by the uuid only.
    removal: 'kept',
  },
  ocorrencias: {
    owner: 'por_uuid',
    exported: [
      ...['uuid', 'campeonato_id', 'partida_uuid', 'lado', 'tipo', 'motivo', 'created_at'],
      'resolvida_at',
    ],
    exempt: { por_uuid: OWNER, resolvida_por: OF_OTHERS },
    // That it was told is part of the match; in what words is theirs.
    removal: { motivo: '' },
  },
  sugestoes: {
    owner: 'decidida_por',
    exported: ['uuid', 'campeonato_id', 'partida_uuid', 'estado', 'decidida_at'],
    exempt: {
      decidida_por: OWNER,
      mandante_uuid: OF_OTHERS,
      visitante_uuid: OF_OTHERS,
      regra: INTERNAL,
      lancamento: OF_OTHERS,
      created_at: INTERNAL,
    },
    // Who decided on a result of others; it names the person by the uuid only.
    removal: 'kept',
  },
  mensagens: {
    owner: 'por_uuid',
    exported: ['uuid', 'campeonato_id', 'partida_uuid', 'lado', 'mensagem', 'created_at'],
    exempt: { por_uuid: OWNER },
    removal: 'deleted',
  },
  informes: {
    owner: 'autor_uuid',
    exported: [
      ...['uuid', 'campeonato_id', 'partida_uuid', 'lado', 'informado', 'nota', 'estado'],
      ...['fechado_por', 'fechado_em', 'responde_ate', 'created_at'],
    ],
    exempt: {
      autor_uuid: OWNER,
      mandante_uuid: OF_OTHERS,
      visitante_uuid: OF_OTHERS,
      antigo: INTERNAL,
    },
    // What was said of a match proves a result of others; its author is then a removed player.
    removal: 'kept',
  },
  contestacoes: {
    owner: 'autor_uuid',
    exported: [
      ...['uuid', 'campeonato_id', 'partida_uuid', 'tipo', 'lado', 'motivo', 'estado'],
      ...['fechada_em', 'julgar_ate', 'veredito', 'created_at'],
    ],
    exempt: {
      autor_uuid: OWNER,
      informe_uuid: INTERNAL,
      contra: OF_OTHERS,
      julgada_por: OF_OTHERS,
      juiz_uuid: OF_OTHERS,
      antiga: INTERNAL,
    },
    removal: 'kept',
  },
  indicacoes: {
    owner: 'por_uuid',
    exported: ['uuid', 'campeonato_id', 'partida_uuid', 'lado', 'estado', 'created_at'],
    exempt: {
      por_uuid: OWNER,
      indicado_uuid: OF_OTHERS,
      contestacao_uuid: INTERNAL,
      respondida_em: INTERNAL,
    },
    // How a judge was found is part of the case; it names people by their uuid only.
    removal: 'kept',
  },
  provas: {
    owner: 'autor_uuid',
    exported: [
      ...['uuid', 'campeonato_id', 'partida_uuid', 'lado', 'tipos', 'nome', 'url', 'hash'],
      'created_at',
    ],
    exempt: {
      autor_uuid: OWNER,
      mandante_uuid: OF_OTHERS,
      visitante_uuid: OF_OTHERS,
      dito_uuid: INTERNAL,
      ordem: INTERNAL,
    },
    // That there was one is part of the case; what it showed goes with who sent it.
    removal: { nome: null, url: null, hash: null },
  },
  taxas: {
    owner: 'enviada_por',
    exported: [
      ...['campeonato_id', 'participante_uuid', 'parcela', 'estado', 'centavos', 'motivo'],
      ...['comprovante', 'enviada_em', 'decidida_em'],
    ],
    isOfEntries: true,
    exempt: { enviada_por: OWNER },
    // What was paid is part of the till of others; what the receipt showed, and what was said of it, goes.
    removal: { comprovante: null, motivo: null },
  },
  caixa: {
    owner: 'por_uuid',
    exported: ['uuid', 'campeonato_id', 'tipo', 'centavos', 'descricao', 'created_at'],
    exempt: { por_uuid: OWNER },
    // The till is the championship's; who noted it is then a removed player.
    removal: 'kept',
  },
  sumulas: {
    owner: 'autor_uuid',
    exported: ['partida_uuid', 'lado', 'campeonato_id', 'lances', 'por', 'updated_at'],
    exempt: {
      autor_uuid: OWNER,
      mandante_uuid: OF_OTHERS,
      visitante_uuid: OF_OTHERS,
      versao: INTERNAL,
    },
    // Done in esquecer-pessoa.ts: goals stay, names that were typed for their side go.
    removal: 'kept',
  },
  sumulas_desfeitas: {
    owner: 'autor_uuid',
    exported: ['partida_uuid', 'lado', 'campeonato_id', 'lances', 'por', 'updated_at'],
    exempt: {
      autor_uuid: OWNER,
      mandante_uuid: OF_OTHERS,
      visitante_uuid: OF_OTHERS,
      versao: INTERNAL,
    },
    // Done in esquecer-pessoa.ts: goals stay, names that were typed for their side go.
    removal: 'kept',
  },
  escalacoes: {
    owner: 'autor_uuid',
    exported: [
      ...['partida_uuid', 'lado', 'campeonato_id', 'jogadores', 'reservas', 'por', 'updated_at'],
    ],
    exempt: {
      autor_uuid: OWNER,
      mandante_uuid: OF_OTHERS,
      visitante_uuid: OF_OTHERS,
      versao: INTERNAL,
      avisados: INTERNAL,
    },
    // Players are named by the squad alone, where names go with their person.
    removal: 'kept',
  },
  punicoes: {
    owner: 'suspenso_uuid',
    exported: [
      ...[
        'uuid',
        'campeonato_id',
        'fase',
        'participante_uuid',
        'tipo',
        'pontos',
        'multa',
        'motivo',
      ],
      ...['rodada', 'tirou', 'partida_uuid', 'quem', 'jogos', 'created_at', 'desfeita_at'],
    ],
    isOfEntries: true,
    exempt: { suspenso_uuid: OWNER, ja_jogados: INTERNAL, de_quem_joga_uuid: OF_OTHERS },
    // Done in esquecer-pessoa.ts: a name that was typed for their side goes.
    removal: 'kept',
  },
  presencas: {
    owner: 'usuario_uuid',
    exported: ['partida_uuid', 'lado', 'participante_uuid', 'time_nome', 'escalacao', 'created_at'],
    exempt: { usuario_uuid: OWNER, reivindicada: INTERNAL },
    removal: 'kept',
  },
  presencas_desfeitas: {
    owner: 'usuario_uuid',
    exported: ['partida_uuid', 'lado', 'participante_uuid', 'time_nome', 'escalacao', 'created_at'],
    exempt: { usuario_uuid: OWNER, reivindicada: INTERNAL },
    removal: 'kept',
  },
  ranking_linhas: {
    owner: 'usuario_uuid',
    exported: [
      ...[
        'ranking_uuid',
        'colocado',
        'pontos',
        'titulos',
        'melhor',
        'jogos',
        'vitorias',
        'empates',
      ],
      ...['derrotas', 'ultimos', 'semana_pontos', 'semana_posicao'],
    ],
    exempt: { usuario_uuid: OWNER },
    // Places of others stay; who left is 'Jogador removido' there.
    removal: 'kept',
  },
  ranking_temporadas: {
    owner: 'usuario_uuid',
    exported: [
      ...[
        'ranking_uuid',
        'temporada',
        'posicao',
        'pontos',
        'titulos',
        'melhor',
        'jogos',
        'vitorias',
      ],
      ...['empates', 'derrotas', 'ultimos'],
    ],
    exempt: { usuario_uuid: OWNER },
    removal: 'kept',
  },
  ranking_colocacoes: {
    owner: 'usuario_uuid',
    exported: [...['ranking_uuid', 'campeonato_id', 'de', 'ate', 'entre', 'peso', 'pontos', 'dia']],
    exempt: { usuario_uuid: OWNER },
    removal: 'kept',
  },
  ranking_ajustes: {
    owner: 'usuario_uuid',
    exported: ['uuid', 'ranking_uuid', 'pontos', 'motivo', 'dia', 'created_at', 'desfeito_em'],
    exempt: { usuario_uuid: OWNER, autor_uuid: OF_OTHERS },
    removal: { motivo: '—' },
  },
  seguidos: {
    owner: 'usuario_uuid',
    exported: ['participante_uuid', 'created_at'],
    exempt: { usuario_uuid: OWNER },
    removal: 'deleted',
  },
  organizadores: {
    owner: 'usuario_uuid',
    exported: ['campeonato_id', 'papel', 'created_at'],
    exempt: { usuario_uuid: OWNER },
    removal: 'deleted',
  },
  lances: {
    owner: 'por_uuid',
    exported: [
      ...['uuid', 'campeonato_id', 'partida_uuid', 'tipo', 'lado', 'minuto', 'voz', 'created_at'],
      ...['contado_em', 'desfeito_at'],
    ],
    exempt: {
      por_uuid: OWNER,
      jogador_uuid: OF_OTHERS,
      mandante_uuid: OF_OTHERS,
      visitante_uuid: OF_OTHERS,
      link_uuid: INTERNAL,
      viu: INTERNAL,
    },
    // What happened in a match of others; it names the person by the uuid only.
    removal: 'kept',
  },
  links_da_mesa: {
    owner: 'criado_por',
    exported: [
      ...['uuid', 'campeonato_id', 'partida_uuid', 'fase', 'rodada', 'rotulo', 'created_at'],
      ...['expira_em', 'usado_em', 'revogado_em'],
    ],
    exempt: { criado_por: OWNER, segredo_hash: SECRET, revogado_por: OF_OTHERS },
    // What was entered with it belongs to the championship; how they called it is theirs.
    removal: { rotulo: null },
  },
  convites_de_organizador: {
    owner: 'convidado_por',
    exported: ['uuid', 'campeonato_id', 'papel', 'created_at', 'expira_em', 'retirado_em'],
    exempt: {
      convidado_por: OWNER,
      email: OF_OTHERS,
      recusado_em: OF_OTHERS,
      aceito_em: OF_OTHERS,
    },
    // Those to an address of the person go too (queries-dados.ts).
    removal: 'deleted',
  },
  sorteios: {
    owner: 'criado_por',
    exported: ['uuid', 'campeonato_id', 'metodo', 'created_at', 'realizado_em'],
    exempt: {
      criado_por: OWNER,
      fase: INTERNAL,
      entrada: OF_OTHERS,
      bolas: OF_OTHERS,
      semente: INTERNAL,
      semente_hash: INTERNAL,
      cerimonia_fora: INTERNAL,
      cerimonia_em: INTERNAL,
      cerimonia_andando: INTERNAL,
    },
    // Anyone may check a draw for as long as the championship is there.
    removal: 'kept',
  },
  avisos: {
    owner: 'autor_uuid',
    exported: ['uuid', 'campeonato_id', 'texto', 'fixado', 'created_at'],
    exempt: { autor_uuid: OWNER },
    // Participants need what was announced; the author is then a removed player.
    removal: 'kept',
  },
  historico: {
    owner: 'usuario_uuid',
    exported: ['id', 'campeonato_id', 'autor', 'acao', 'objeto', 'created_at'],
    exempt: {
      usuario_uuid: OWNER,
      autor_id: INTERNAL,
      mandante_uuid: OF_OTHERS,
      visitante_uuid: OF_OTHERS,
      antes: OF_OTHERS,
      depois: OF_OTHERS,
    },
    // The trail proves results of others; it names the person by the uuid only.
    removal: 'kept',
  },
  membros_da_liga: {
    owner: 'usuario_uuid',
    exported: ['liga_uuid', 'papel', 'entrou_em', 'saiu_em'],
    exempt: { usuario_uuid: OWNER },
    // Before it an owner hands over (ligas/esquecer-conta.ts).
    removal: 'deleted',
  },
  pedidos_da_liga: {
    owner: 'usuario_uuid',
    exported: ['uuid', 'liga_uuid', 'mensagem', 'estado', 'created_at', 'decidido_em'],
    exempt: { usuario_uuid: OWNER, decidido_por: OF_OTHERS },
    removal: 'deleted',
  },
  banidos_da_liga: {
    owner: 'usuario_uuid',
    exported: ['liga_uuid', 'motivo', 'ate', 'created_at'],
    exempt: { usuario_uuid: OWNER, por_uuid: OF_OTHERS },
    removal: 'deleted',
  },
  bloqueios: {
    owner: 'dono_uuid',
    exported: ['motivo', 'created_at'],
    exempt: { dono_uuid: OWNER, bloqueado_uuid: OF_OTHERS },
    // Those of others about this person go too (queries-dados.ts).
    removal: 'deleted',
  },
  juncoes: {
    owner: 'de_uuid',
    exported: ['uuid', 'created_at', 'expira_em', 'aceita_em'],
    exempt: { de_uuid: OWNER, email: OF_OTHERS, recusada_em: OF_OTHERS },
    // Those to an address of the person go too (queries-dados.ts).
    removal: 'deleted',
  },
  denuncias: {
    owner: 'autor_uuid',
    exported: ['uuid', 'tipo', 'alvo', 'motivo', 'texto', 'estado', 'created_at', 'decidida_em'],
    exempt: { autor_uuid: OWNER, nota: OF_OTHERS, decidida_por: OF_OTHERS },
    removal: { texto: '', autor_uuid: null },
  },
  convites_da_liga: {
    owner: 'criado_por',
    exported: ['uuid', 'liga_uuid', 'direto', 'created_at', 'expira_em', 'revogado_em', 'usos'],
    exempt: { criado_por: OWNER, token_hash: SECRET },
    removal: 'deleted',
  },
  ofertas_da_liga: {
    owner: 'por_uuid',
    exported: ['liga_uuid', 'created_at', 'expira_em'],
    exempt: { por_uuid: OWNER, para_uuid: OF_OTHERS },
    // One to the person goes too (ligas/esquecer-conta.ts).
    removal: 'deleted',
  },
  avisos_da_liga: {
    owner: 'autor_uuid',
    exported: ['uuid', 'liga_uuid', 'texto', 'fixado', 'created_at'],
    exempt: { autor_uuid: OWNER },
    // Members need what was announced; the author is then a removed player.
    removal: 'kept',
  },
  historico_da_liga: {
    owner: 'usuario_uuid',
    exported: ['id', 'liga_uuid', 'acao', 'objeto', 'created_at'],
    exempt: { usuario_uuid: OWNER, antes: OF_OTHERS, depois: OF_OTHERS },
    // As the trail of a championship.
    removal: 'kept',
  },
  vinculos_da_liga: {
    owner: 'por_uuid',
    exported: ['campeonato_id', 'liga_uuid', 'lado', 'created_at'],
    exempt: { por_uuid: OWNER },
    removal: 'deleted',
  },
  idempotencia: {
    owner: 'usuario_uuid',
    exported: ['chave', 'status', 'created_at'],
    exempt: { usuario_uuid: OWNER, pedido_hash: INTERNAL, corpo: INTERNAL },
    removal: 'deleted',
  },
  auditoria: {
    owner: 'ator',
    exported: ['quando', 'acao', 'alvo', 'rede', 'detalhes'],
    exempt: { id: INTERNAL, ator: OWNER, pedido: INTERNAL },
    // Kept for six months to prove what was done; it names nobody but by the uuid.
    removal: 'kept',
  },
  acessos: {
    owner: 'usuario_uuid',
    exported: ['quando', 'tipo', 'ip', 'porta'],
    exempt: { id: INTERNAL, usuario_uuid: OWNER },
    // The law wants it for six months (Marco Civil, art. 15), also of those who leave.
    removal: 'kept',
  },
};

/** Tables without a person of their own, and why. */
export const TABLES_OF_NOBODY: Readonly<Record<string, string>> = {
  migracoes: 'names of migrations',
  eventos_do_provedor: 'ids of signals of the card provider, deleted after two months',
  provedor_demonstracao: 'the card provider of a machine without keys, where nothing is paid',
  limites: 'counters that end within a day; those of a person who leaves are deleted',
  saida: 'what is about to be told; gone once it is, and what could not be after a week',
  rotinas: 'when each chore was last done',
  chaves: 'keys that the product made for itself',
  tarefas: 'work under way, deleted when done; that of a person who leaves is deleted',
  correio: 'mails of a machine without mail server; those to a person who leaves are deleted',
  partidas: 'matches of participants, who stand there by their uuid',
  partidas_retiradas: 'matches that are gone, with participants by their uuid',
  lancamentos_da_mesa: 'scores that came by a score link, whose holder has no account',
  oficiais: 'since when results are official',
  vidas_desfeitas: 'what a correction took from a match beside its result, by uuid',
  montagens: 'empty: large draws of earlier versions put their matches aside in it',
  quadros: 'tables and brackets, derived from the matches',
  prazos: 'what is due of matches',
  aberturas: 'how often what was shared was opened, as numbers per day',
  transmissoes: 'what a stream shows over its video, without a person of their own',
  resultados_trocados: 'what stood as a result before, for minutes, of matches with a late stream',
  colocacoes: 'final places of participants, who stand there by their uuid',
  ligas: 'communities, without a person of their own',
  temporadas: 'seasons of communities, with participants by their uuid',
  competicoes_da_temporada: 'which championships are of a season',
  rankings: 'tables across championships, without a person of their own',
  rankings_regras: 'settings of rankings',
  ranking_partidas: 'matches that count, derived; a person receives their own as presencas',
  ranking_a_conferir: 'championships to be looked at again',
  regulamentos: 'rules as they were in force, without key for payments',
  voltas_do_provedor: 'hashes of random values that were used in a log-in, for ten minutes',
};
