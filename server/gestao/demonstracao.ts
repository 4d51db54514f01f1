// Demonstration championships, plainly invented: one of each format, in the middle of its season, so that
// a first start shows tables, brackets and open entries.
import { configuracao } from '#contract/campeonatos.ts';
import type { Usuario } from '#contract/sessao.ts';
import { makeRandom, poisson, poissonThresholds, type Random } from '#engine/random.ts';
import type { Result } from '#engine/types.ts';
import { type Quem, requireLocked } from '#server/campeonatos/acesso.ts';
import { novoCampeonato } from '#server/campeonatos/criar-campeonato.ts';
import { type CampeonatoRow, updateEstado } from '#server/campeonatos/queries.ts';
import { atualizarQuadros } from '#server/competicao/atualizar-quadros.ts';
import { listPartidas, type PartidaRow } from '#server/competicao/queries.ts';
import type { Tx } from '#server/database/database.ts';
import { incluirNomes } from '#server/participantes/incluir-nomes.ts';
import { updateResultado } from '#server/partidas/queries.ts';
import { aplicarAgenda } from './gerar-agenda.ts';
import { executarSorteio, novoSorteio } from './sortear.ts';

const TIMES = [
  'Real Jabuticaba',
  'Ferrovia Velha',
  'Capivara F.C.',
  'Beco Unido',
  'Ventania da Serra',
  'Estrela do Cerrado',
  'Atlético Ladeira',
  'Tubarões da Orla',
  'Boa Hora A.C.',
  'Mandacaru F.C.',
  'Resenha F.C.',
  'Só Canelada',
  'Arapuca Esporte',
  'União Vila Aurora',
  'Caldeirão do Norte',
  'Pé de Moleque',
  'Garoa Paulista',
  'Maré Cheia',
  'Várzea Imperial',
  'Chute Torto',
  'Saci Pererê F.C.',
  'Farol da Ilha',
  'Trem das Onze',
  'Barro Preto',
  'Cachoeira Azul',
  'Poeira e Glória',
  'Sete Cordas',
  'Bicho Preguiça',
  'Lua de Mel F.C.',
  'Rabo de Arraia',
  'Ponte Quebrada',
  'Sereno da Mata',
  'Café Forte',
  'Carranca do Rio',
  'Mingau Quente',
  'Zé do Apito',
] as const;

type Modelo = {
  readonly nome: string;
  readonly descricao: string;
  readonly times: number;
  readonly fases: readonly object[];
  /** Share of the matches that are over. */
  readonly jogado: number;
  readonly modalidade?: string;
  readonly plataforma?: string;
};

const MODELOS: readonly Modelo[] = [
  {
    nome: 'Liga Resenha · Série A',
    descricao: 'Dados de demonstração. Doze times, turno e returno.',
    times: 12,
    fases: [
      {
        tipo: 'pontos_corridos',
        turnos: 2,
        zonas: [
          { tipo: 'classifica', legenda: 'Quartas', de: 1, ate: 4 },
          { tipo: 'rebaixa', legenda: 'Série B', de: 11, ate: 12 },
        ],
      },
    ],
    jogado: 0.6,
    modalidade: 'ea_fc',
    plataforma: 'playstation',
  },
  {
    nome: 'Copa Quebrada',
    descricao: 'Dados de demonstração. Mata-mata de ida e volta, final em jogo único.',
    times: 16,
    fases: [{ tipo: 'mata_mata', pernas: 2, pernas_final: 1, terceiro_lugar: true }],
    jogado: 0.6,
    modalidade: 'pro_clubs',
    plataforma: 'crossplay',
  },
  {
    nome: 'Copa da Orla',
    descricao: 'Dados de demonstração. Quatro grupos e mata-mata.',
    times: 16,
    fases: [
      { tipo: 'grupos', grupos: 4, classificam: 2 },
      { tipo: 'mata_mata', cruzamento: 'cruzado', terceiro_lugar: true },
    ],
    jogado: 0.7,
    modalidade: 'efootball',
    plataforma: 'mobile',
  },
  {
    nome: 'Canelada Noturna',
    descricao: 'Dados de demonstração. Só sai quem perder duas vezes.',
    times: 13,
    fases: [{ tipo: 'dupla_eliminacao' }],
    jogado: 0.5,
    modalidade: 'ea_fc',
    plataforma: 'xbox',
  },
  {
    nome: 'Suíço da Firma',
    descricao: 'Dados de demonstração. Poucas rodadas, sempre contra quem está igual.',
    times: 21,
    fases: [{ tipo: 'suico', rodadas: 5 }],
    jogado: 1,
    modalidade: 'society',
    plataforma: 'presencial',
  },
  {
    nome: 'Dream Team da Orla',
    descricao: 'Dados de demonstração. Uma tabela de 36, oito jogos para cada um.',
    times: 36,
    fases: [
      { tipo: 'liga', jogos: 8, potes: 4, classificam: 24 },
      { tipo: 'mata_mata', entradas: [16, 8] },
    ],
    jogado: 0.4,
    modalidade: 'dream_team',
    plataforma: 'mobile',
  },
];

const GOALS = poissonThresholds(1.4);

/** Goals of the first leg, from the side of who plays at home in the second. */
function firstLeg(partida: PartidaRow, all: readonly PartidaRow[]) {
  const { fase, confronto } = partida;
  const first = all.find(
    (other) => other.fase === fase && other.confronto === confronto && other.perna < partida.perna,
  );
  const result = first?.resultado;
  if (result?.kind !== 'played') return { home: 0, away: 0 };
  return { home: result.score.away, away: result.score.home };
}

/** A tie needs a winner: one that is level after its last match is decided on penalties. */
function resultOf(partida: PartidaRow, all: readonly PartidaRow[], random: Random): Result {
  const { fase, confronto, perna } = partida;
  const score = { home: poisson(GOALS, random), away: poisson(GOALS, random) };
  const isLast = !all.some(
    (other) => other.fase === fase && other.confronto === confronto && other.perna > perna,
  );
  const before = firstLeg(partida, all);
  const isLevel = score.home + before.home === score.away + before.away;
  if (confronto === null || !isLast || !isLevel) return { kind: 'played', score };
  return { kind: 'played', score, penalties: { home: 4, away: 2 + 3 * random.below(2) } };
}

type Alvo = Pick<CampeonatoRow, 'id' | 'fases'>;

/** Plays round after round, filling the bracket as it goes, until enough matches are over. */
async function jogar(tx: Tx, alvo: Alvo, share: number): Promise<void> {
  const random = makeRandom(alvo.id);
  const all = await listPartidas(tx, alvo.id);
  let left = Math.round(share * all.length);
  while (left > 0) {
    const now = await listPartidas(tx, alvo.id);
    const open = now.filter(
      ({ resultado, mandante, visitante }) => !resultado && mandante && visitante,
    );
    const [first] = open;
    if (!first) return;
    const round = open.filter(({ fase, rodada }) => fase === first.fase && rodada === first.rodada);
    for (const partida of round.slice(0, left)) {
      const resultado = resultOf(partida, now, random);
      await updateResultado(tx, partida.uuid, { resultado, estado: 'confirmada' });
    }
    left -= round.length;
    await atualizarQuadros(tx, alvo);
  }
}

const DAY_MS = 86_400_000;

const WEEK = 7;

/** So many weeks ago that what is played lies behind and the rest ahead. */
async function inicioDe(tx: Tx, id: string, share: number): Promise<string> {
  const rounds = new Set(
    (await listPartidas(tx, id)).map(({ fase, rodada, perna }) => `${fase} ${rodada} ${perna}`),
  );
  const weeks = Math.round(share * rounds.size);
  return new Date(Date.now() - weeks * WEEK * DAY_MS).toISOString();
}

async function criar(tx: Tx, user: Usuario, modelo: Modelo): Promise<void> {
  const { nome, descricao, times, fases, modalidade, plataforma } = modelo;
  const quem: Quem = { user, isAdmin: false };
  const settings = configuracao.parse({
    nome,
    descricao,
    modalidade,
    plataforma,
    fases,
    inscricao: { vagas: times },
  });
  const id = await novoCampeonato(tx, user, settings);
  const names = TIMES.slice(0, times).map((time) => ({ nome: time }));
  await incluirNomes(tx, await requireLocked(tx, id, quem, 'gerir_participantes'), names);
  const campeonato = await requireLocked(tx, id, quem, 'sortear');
  const pedido = { metodo: 'aleatorio' as const, separados: [] };
  const sorteio = await novoSorteio({ tx, campeonato, quem }, pedido);
  await executarSorteio({ tx, campeonato }, sorteio);
  await aplicarAgenda(tx, id, {
    comeca_em: await inicioDe(tx, id, modelo.jogado),
    dias_entre_rodadas: WEEK,
    horarios: ['20:00', '21:00', '22:00'],
    locais: [],
    modelo: 'data',
  });
  await updateEstado(tx, id, 'andamento');
  await jogar(tx, campeonato, modelo.jogado);
}

async function criarAberto(tx: Tx, user: Usuario): Promise<void> {
  const settings = configuracao.parse({
    nome: 'Torneio da Estação',
    descricao: 'Dados de demonstração. Inscrições abertas: entre com a conta de demonstração.',
    fases: [{ tipo: 'mata_mata' }],
    inscricao: { vagas: 8, aprovacao: 'automatica' },
    comeca_em: new Date(Date.now() + 7 * DAY_MS).toISOString(),
  });
  const id = await novoCampeonato(tx, user, settings);
  const quem: Quem = { user, isAdmin: false };
  const names = TIMES.slice(0, 3).map((time) => ({ nome: time }));
  await incluirNomes(tx, await requireLocked(tx, id, quem, 'gerir_participantes'), names);
  await updateEstado(tx, id, 'inscricoes');
}

/** `user` is a partner, so that no limit of a plan is in the way. */
export async function seedCampeonatos(tx: Tx, user: Usuario): Promise<void> {
  for (const modelo of MODELOS) await criar(tx, user, modelo);
  await criarAberto(tx, user);
}
