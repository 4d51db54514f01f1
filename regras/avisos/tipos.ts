// Every kind of notice: what it is about, and what it asks for. Pages, mails and push read this one table; the name
// of a kind is also the key of the subject of its mail (mail.json).

/** What people choose by: a row of their preferences each. The order is the order on screen. */
export const CATEGORIAS_DE_AVISO = [
  'placares',
  'contestacoes',
  'jogos',
  'prazos',
  'inscricoes',
  'campeonatos',
  'ligas',
] as const;

export type CategoriaDeAviso = (typeof CATEGORIAS_DE_AVISO)[number];

/** What the reader is asked to do; it names the button. */
type Pedido =
  | 'confirmar'
  | 'caso'
  | 'horario'
  | 'placar'
  | 'inscricao'
  | 'convite'
  | 'pedido'
  | 'taxa'
  | 'comprovante';

type Tipo = { readonly categoria: CategoriaDeAviso; readonly pede?: Pedido };

const tells = (categoria: CategoriaDeAviso) => ({ categoria });
const asks = (categoria: CategoriaDeAviso, pede: Pedido) => ({ categoria, pede });

const TIPOS = {
  placar_informado: asks('placares', 'confirmar'),
  placar_sem_voz: asks('placares', 'confirmar'),
  lembrete_resposta: asks('placares', 'confirmar'),
  placar_retirado: tells('placares'),
  placar_confirmado: tells('placares'),
  placar_da_organizacao: tells('placares'),
  placar_corrigido: tells('placares'),
  placar_apagado: tells('placares'),
  placar_de_quem_joga: tells('placares'),
  placar_da_mesa: tells('placares'),
  partida_mudou: tells('placares'),
  sumula_da_organizacao: tells('placares'),

  placar_contestado: asks('contestacoes', 'caso'),
  placar_mesa_difere: asks('contestacoes', 'caso'),
  placar_juiz_indicado: asks('contestacoes', 'caso'),
  placar_juiz_voce: asks('contestacoes', 'caso'),
  lembrete_veredito: asks('contestacoes', 'caso'),
  veredito_atrasado: asks('contestacoes', 'caso'),
  placar_juiz_recusado: tells('contestacoes'),
  placar_juiz_aceito: tells('contestacoes'),
  placar_decidido: tells('contestacoes'),

  proposta_recebida: asks('jogos', 'horario'),
  proposta_perdida: tells('jogos'),
  jogo_marcado: tells('jogos'),
  jogo_adiado: tells('jogos'),
  jogo_cancelado: tells('jogos'),
  jogo_definido: tells('jogos'),
  jogo_segunda_final: tells('jogos'),
  jogo_combinado: tells('jogos'),
  jogo_desmarcado: tells('jogos'),
  jogo_desmarcado_tarde: tells('jogos'),
  jogo_problema: tells('jogos'),
  jogo_mensagem: tells('jogos'),
  escalacao_suspenso: tells('jogos'),
  campeonato_calendario: tells('jogos'),
  campeonato_rodada: tells('jogos'),

  jogo_cobrado: asks('prazos', 'placar'),
  lembrete_placar: asks('prazos', 'placar'),
  lembrete_horario: asks('prazos', 'horario'),
  robo_sugeriu: asks('prazos', 'placar'),
  prazo_sem_placar: asks('prazos', 'placar'),
  adiada_vencida: asks('prazos', 'horario'),
  robo_agiu: tells('prazos'),

  inscricao_pediu: asks('inscricoes', 'inscricao'),
  inscricao_convidado: asks('inscricoes', 'convite'),
  organizador_convite: asks('inscricoes', 'convite'),
  historico_oferecido: asks('inscricoes', 'convite'),
  campeonato_chave_pix: tells('inscricoes'),
  taxa_enviada: asks('inscricoes', 'comprovante'),
  taxa_recusada: asks('inscricoes', 'taxa'),
  taxa_paga: tells('inscricoes'),
  taxa_devida: tells('inscricoes'),
  taxa_devolvida: tells('inscricoes'),
  taxa_isenta: tells('inscricoes'),
  taxa_lembrete: asks('prazos', 'taxa'),
  taxa_atrasada: asks('prazos', 'taxa'),
  taxa_venceu: tells('prazos'),
  taxa_cancelou: tells('prazos'),
  inscricao_chamado_confirmado: tells('inscricoes'),
  inscricao_chamado_pendente: tells('inscricoes'),
  inscricao_pendente: tells('inscricoes'),
  inscricao_confirmado: tells('inscricoes'),
  inscricao_cancelado: tells('inscricoes'),
  inscricao_rejeitado: tells('inscricoes'),
  inscricao_assumiu: tells('inscricoes'),
  inscricao_substituido: tells('inscricoes'),
  inscricao_aceitou: tells('inscricoes'),
  inscricao_recusou: tells('inscricoes'),
  inscricao_desistiu: tells('inscricoes'),
  inscricao_saiu: tells('inscricoes'),
  inscricao_voltou: tells('inscricoes'),

  aviso: tells('campeonatos'),
  organizador_aceitou: tells('campeonatos'),
  campeonato_sorteado: tells('campeonatos'),
  campeonato_desempate: tells('campeonatos'),
  campeonato_comecou: tells('campeonatos'),
  campeonato_encerrado: tells('campeonatos'),
  campeonato_reaberto: tells('campeonatos'),
  campeonato_retomado: tells('campeonatos'),
  campeonato_cancelado: tells('campeonatos'),
  campeonato_regras: tells('campeonatos'),
  punicao_aplicada: tells('campeonatos'),
  punicao_anulada: tells('campeonatos'),

  liga_pedido: asks('ligas', 'pedido'),
  liga_aceito: tells('ligas'),
  liga_recusado: tells('ligas'),
  liga_admin: tells('ligas'),
  liga_removido: tells('ligas'),
  liga_banido: tells('ligas'),
  liga_oferta: asks('ligas', 'convite'),
  liga_vinculo: asks('ligas', 'pedido'),
  liga_vinculado: tells('ligas'),
  liga_temporada: tells('ligas'),
  liga_dono: tells('ligas'),
  liga_aviso: tells('ligas'),
} as const satisfies Readonly<Record<string, Tipo>>;

export type TipoDaNotificacao = keyof typeof TIPOS;

export type TipoQuePede = {
  [Nome in TipoDaNotificacao]: 'pede' extends keyof (typeof TIPOS)[Nome] ? Nome : never;
}[TipoDaNotificacao];

export const TIPOS_DE_AVISO = Object.keys(TIPOS) as [TipoDaNotificacao, ...TipoDaNotificacao[]];

/** Undefined for those that speak of the account, which belong to no kind and are not a matter of choice. */
export const tipoDeAviso = (tipo: string): Tipo | undefined =>
  (TIPOS as Readonly<Record<string, Tipo>>)[tipo];

export const categoriaDoTipo = (tipo: TipoDaNotificacao): CategoriaDeAviso => TIPOS[tipo].categoria;

/** What waits for an answer cannot be kept out of the app: a deadline runs. */
export const pedeResposta = (tipo: string): tipo is TipoQuePede =>
  tipoDeAviso(tipo)?.pede !== undefined;

export const TIPOS_QUE_PEDEM = TIPOS_DE_AVISO.filter(pedeResposta);

/** Where one about a match leads: to its case, if that is what it asks to open. */
export const enderecoNaPartida = (tipo: TipoDaNotificacao, uuid: string): string =>
  tipoDeAviso(tipo)?.pede === 'caso' ? `/partida/${uuid}/caso` : `/partida/${uuid}`;

/** How the page of notices is filtered; the order is the order on screen. */
export const FILTROS_DE_AVISO = ['todos', 'pedem', 'jogos', 'campeonatos'] as const;

export type FiltroDeAviso = (typeof FILTROS_DE_AVISO)[number];

const DE_JOGOS: readonly string[] = ['placares', 'contestacoes', 'jogos', 'prazos'];

/** The kinds that a filter lets through; null for all. */
export function tiposDoFiltro(filtro: FiltroDeAviso): readonly TipoDaNotificacao[] | null {
  if (filtro === 'todos') return null;
  if (filtro === 'pedem') return TIPOS_QUE_PEDEM;
  const isOfMatches = (tipo: TipoDaNotificacao) => DE_JOGOS.includes(categoriaDoTipo(tipo));
  return TIPOS_DE_AVISO.filter((tipo) => isOfMatches(tipo) === (filtro === 'jogos'));
}
