// What the demonstration shows, plainly invented: people, clubs and championships.

const CLUBES = [
  'Real Jabuticaba',
  'Ferrovia Velha',
  'Capivara F.C.',
  'Beco Unido',
  'Ventania da Serra',
  'Estrela do Cerrado',
  'Atlético Ladeira',
  'Boa Hora A.C.',
  'Mandacaru F.C.',
  'Resenha F.C.',
  'Arapuca Esporte',
  'União Vila Aurora',
  'Caldeirão do Norte',
  'Pé de Moleque',
  'Garoa Paulista',
  'Várzea Imperial',
  'Chute Torto',
  'Saci Pererê F.C.',
  'Trem das Onze',
  'Barro Preto',
  'Cachoeira Azul',
  'Poeira e Glória',
  'Sete Cordas',
  'Bicho Preguiça',
  'Lua de Mel F.C.',
  'Ponte Quebrada',
  'Sereno da Mata',
  'Café Forte',
  'Carranca do Rio',
  'Mingau Quente',
  'Zé do Apito',
  'Só Canelada',
  'Rabo de Arraia',
  'Quintal F.C.',
  'Bola Murcha',
  'Último Gole',
] as const;

const PRAIAS = [
  'Tubarões da Orla',
  'Farol da Ilha',
  'Maré Cheia',
  'Areia Fofa',
  'Coqueiro Torto',
  'Vento Sul',
  'Ostra Brava',
  'Jangada F.C.',
  'Pedra do Sal',
  'Siri na Lata',
  'Onda Curta',
  'Barra Funda do Mar',
  'Guarda-Sol A.C.',
  'Ressaca',
  'Baía Azul',
  'Canoa Furada',
] as const;

const APELIDOS = [
  'Braboo_77',
  'xCavadinha',
  'Nando Trivela',
  'PaulinhaGol',
  'SemFreio10',
  'MadrugaFC',
  'Kaká do Beco',
  'ZicoDoSofá',
  'DonaBola',
  'Firula_BR',
  'Tchê Gol',
  'LanHouse98',
  'Voleio',
] as const;

const SETORES = [
  'Contabilidade',
  'Expedição',
  'Suporte',
  'Recepção',
  'Jurídico',
  'Manutenção',
  'Cozinha',
  'Almoxarifado',
  'Vendas',
  'Compras',
  'Cobrança',
  'Portaria',
  'Marketing',
  'Segurança',
  'Qualidade',
  'Transporte',
  'Diretoria',
  'Estagiários',
  'Telefonia',
  'Arquivo Morto',
  'Limpeza',
] as const;

const PESSOAS = [
  'Aline Prado',
  'Bento Vilela',
  'Caio Braga',
  'Dandara Melo',
  'Edu Fontes',
  'Flávia Rocha',
  'Gil Antunes',
  'Heitor Lins',
  'Iara Campos',
  'Juca Ramalho',
  'Kelly Duarte',
  'Léo Pacheco',
  'Malu Teles',
  'Nico Barros',
  'Olívia Sá',
  'Pedro Leme',
  'Quim Torres',
  'Rita Falcão',
  'Saulo Viana',
  'Tati Moura',
  'Ugo Peres',
  'Vera Nunes',
  'Wando Reis',
  'Xande Lobo',
  'Yuri Castro',
  'Zeca Porto',
  'Ananda Luz',
  'Beto Corrêa',
  'Cléo Matos',
  'Davi Rangel',
  'Elis Farias',
  'Fred Salles',
  'Guto Amorim',
  'Hebe Dias',
  'Ivo Mendes',
  'Jade Prates',
  'Kauê Serra',
  'Lia Bastos',
  'Moa Freire',
  'Nara Pinho',
  'Otto Guedes',
  'Pilar Neves',
  'Raí Queiroz',
  'Susi Brandão',
  'Téo Arruda',
  'Uli Cardoso',
  'Vini Marques',
  'Zilda Paes',
] as const;

type Nome = { readonly nome: string; readonly time_nome?: string };

const nomes = (lista: readonly string[]): Nome[] => lista.map((nome) => ({ nome }));

/** Who plays with which club. */
const duplas = (pessoas: readonly string[], clubes: readonly string[]): Nome[] =>
  pessoas.map((nome, index) => ({ nome, time_nome: clubes[index] ?? nome }));

export type Modelo = {
  readonly nome: string;
  readonly descricao: string;
  readonly participantes: readonly Nome[];
  readonly fases: readonly object[];
  readonly modalidade: string;
  readonly plataforma: string;
  /** Rounds that are over; the two legs of a tie are two. */
  readonly jogadas: number;
  /** Days until the next one; below zero for a championship that is over. */
  readonly emDias: number;
  readonly horarios: readonly string[];
  readonly locais?: readonly string[];
  readonly avisos?: readonly string[];
};

export const MODELOS: readonly Modelo[] = [
  {
    nome: 'Liga Resenha · Série A',
    descricao: 'Dados de demonstração. Doze times, turno e returno.',
    participantes: duplas(PESSOAS.slice(36), CLUBES.slice(0, 12)),
    fases: [
      {
        tipo: 'pontos_corridos',
        turnos: 2,
        zonas: [
          { tipo: 'classifica', legenda: 'Copa Resenha', de: 1, ate: 4 },
          { tipo: 'rebaixa', legenda: 'Série B', de: 11, ate: 12 },
        ],
      },
    ],
    modalidade: 'ea_fc',
    plataforma: 'playstation',
    jogadas: 13,
    emDias: 1,
    horarios: ['20:00', '21:00', '22:00'],
    avisos: [
      'Quem precisar trocar o horário avise até a véspera.',
      'Começou o returno. Os quatro primeiros vão para a Copa Resenha!',
    ],
  },
  {
    nome: 'Copa Quebrada',
    descricao: 'Dados de demonstração. Mata-mata de ida e volta, final em jogo único.',
    participantes: nomes(CLUBES.slice(12, 28)),
    fases: [{ tipo: 'mata_mata', pernas: 2, pernas_final: 1, terceiro_lugar: true }],
    modalidade: 'pro_clubs',
    plataforma: 'crossplay',
    jogadas: 5,
    emDias: 2,
    horarios: ['21:00', '22:30'],
    avisos: ['Semifinais: a volta decide quem joga a final em jogo único.'],
  },
  {
    nome: 'Copa da Orla',
    descricao: 'Dados de demonstração. Quatro grupos e mata-mata.',
    participantes: nomes(PRAIAS),
    fases: [
      { tipo: 'grupos', grupos: 4, classificam: 2 },
      { tipo: 'mata_mata', cruzamento: 'cruzado', terceiro_lugar: true },
    ],
    modalidade: 'efootball',
    plataforma: 'mobile',
    jogadas: 4,
    emDias: 3,
    horarios: ['19:00', '20:00', '21:00'],
  },
  {
    nome: 'Canelada Noturna',
    descricao: 'Dados de demonstração. Só sai quem perder duas vezes.',
    participantes: nomes(APELIDOS),
    fases: [{ tipo: 'dupla_eliminacao' }],
    modalidade: 'ea_fc',
    plataforma: 'xbox',
    jogadas: 4,
    emDias: 1,
    horarios: ['23:00', '23:30'],
  },
  {
    nome: 'Suíço da Firma',
    descricao: 'Dados de demonstração. Poucas rodadas, sempre contra quem está igual.',
    participantes: nomes(SETORES),
    fases: [{ tipo: 'suico', rodadas: 5 }],
    modalidade: 'society',
    plataforma: 'presencial',
    jogadas: 3,
    emDias: 4,
    horarios: ['18:30', '19:20', '20:10', '21:00'],
    locais: ['Quadra 1', 'Quadra 2', 'Quadra 3'],
    avisos: ['Chegue quinze minutos antes: a quadra é nossa só até as dez.'],
  },
  {
    nome: 'Dream Team Nacional',
    descricao: 'Dados de demonstração. Uma tabela de 36, oito jogos para cada um.',
    participantes: nomes(PESSOAS.slice(0, 36)),
    fases: [
      {
        tipo: 'liga',
        jogos: 8,
        potes: 4,
        classificam: 24,
        zonas: [
          { tipo: 'classifica', legenda: 'Oitavas', de: 1, ate: 8 },
          { tipo: 'repescagem', legenda: 'Playoff', de: 9, ate: 24 },
        ],
      },
      { tipo: 'mata_mata', entradas: [16, 8] },
    ],
    modalidade: 'dream_team',
    plataforma: 'mobile',
    jogadas: 5,
    emDias: 5,
    horarios: ['19:00', '20:00', '21:00'],
  },
  {
    nome: 'Copinha do Quintal',
    descricao: 'Dados de demonstração. Oito times, um churrasco e uma taça.',
    participantes: nomes(CLUBES.slice(28)),
    fases: [{ tipo: 'mata_mata', terceiro_lugar: true }],
    modalidade: 'futsal',
    plataforma: 'presencial',
    jogadas: 3,
    emDias: -14,
    horarios: ['10:00', '11:00'],
    locais: ['Quadra do bairro'],
  },
];

/** With entries open. */
export const ABERTOS = [
  {
    nome: 'Torneio da Estação',
    descricao: 'Dados de demonstração. Inscrições abertas: entre com a conta de demonstração.',
    fases: [{ tipo: 'mata_mata' }],
    modalidade: 'ea_fc',
    plataforma: 'crossplay',
    inscricao: { vagas: 8, aprovacao: 'automatica' },
    fechaEmDias: 6,
    comecaEmDias: 7,
    participantes: nomes([
      'Nilo Bastos',
      'Carol Vidal',
      'Igor Prates',
      'Duca Lemos',
      'Bia Saraiva',
    ]),
  },
  {
    nome: 'Pelada de Domingo',
    descricao: 'Dados de demonstração. A organização confirma cada inscrição.',
    fases: [{ tipo: 'pontos_corridos' }],
    modalidade: 'campo',
    plataforma: 'presencial',
    inscricao: { vagas: 10, aprovacao: 'manual' },
    fechaEmDias: 11,
    comecaEmDias: 14,
    participantes: nomes(['Rua de Cima', 'Rua de Baixo', 'Turma da Praça', 'Feira Livre']),
  },
] as const;
