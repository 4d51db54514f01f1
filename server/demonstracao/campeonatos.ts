// Demonstration championships: one of each format in the middle of its season, one that is over and some
// with open entries, so that a first start shows tables, brackets, a champion and doors to go in by.

import sql from 'sql-template-tag';
import type { Usuario } from '#contract/sessao.ts';
import { makeRandom, poisson, poissonThresholds, type Random, shuffle } from '#engine/random.ts';
import type { Score, TeamId } from '#engine/types.ts';
import { deBrasilia, diaEmBrasilia } from '#regras/agenda/brasilia.ts';
import { MINUTOS_POR_JOGO } from '#regras/agenda/noite.ts';
import { configuracao } from '#regras/configuracao/configuracao.ts';
import type { Resultado } from '#regras/montagem/resultado.ts';
import { aplicarAgenda } from '#server/agenda/aplicar-agenda.ts';
import type { Quem } from '#server/campeonatos/acesso.ts';
import { novoCampeonato } from '#server/campeonatos/criar-campeonato.ts';
import { type Escrita, escreverEm } from '#server/campeonatos/escrever.ts';
import { type CampeonatoVisto, updateEstado } from '#server/campeonatos/queries.ts';
import { atualizarQuadros } from '#server/competicao/atualizar-quadros.ts';
import { empatesDe } from '#server/competicao/empates.ts';
import { estadoDe } from '#server/competicao/estado.ts';
import type { PartidaRow } from '#server/competicao/queries.ts';
import { agora } from '#server/database/agora.ts';
import type { Tx } from '#server/database/database.ts';
import { gravarDesempate } from '#server/desempate/gravar-desempate.ts';
import { incluirNomes } from '#server/participantes/incluir-nomes.ts';
import { aplicarResultado } from '#server/partidas/aplicar-resultado.ts';
import { novaRodada } from '#server/rodadas/gerar-rodada.ts';
import { novoSorteio } from '#server/sorteio/preparar-sorteio.ts';
import { executarSorteio } from '#server/sorteio/realizar-sorteio.ts';
import { uuidv7 } from '#server/uuid.ts';
import { ABERTOS, MODELOS, type Modelo } from './modelos.ts';

const DAY_MS = 86_400_000;
const WEEK = 7;

const EIGHT_IN_THE_EVENING = 'T20:00';

type InDays = (days: number) => string;

/** In the evening, in Brasília. */
const inDaysFrom =
  (now: Date): InDays =>
  (days) => {
    const day = diaEmBrasilia(now.getTime() + days * DAY_MS);
    return new Date(deBrasilia(day + EIGHT_IN_THE_EVENING)).toISOString();
  };

/** Goals that a team scores on average against one as good as itself, at home and away. */
const USUAL = { home: 1.5, away: 1.1 };
/** How much more the best scores against the worst. */
const SPREAD = 0.6;

type Forcas = ReadonlyMap<TeamId, number>;

/** The first of the list is the best: 1, then evenly down to 0. */
const forcasDe = (uuids: readonly TeamId[]): Forcas =>
  new Map(uuids.map((uuid, index) => [uuid, 1 - index / Math.max(1, uuids.length - 1)]));

function scoreOf({ mandante, visitante }: PartidaRow, forcas: Forcas, random: Random): Score {
  const of = (uuid: TeamId | null) => forcas.get(uuid ?? '') ?? 0;
  const better = Math.exp(SPREAD * (of(mandante) - of(visitante)));
  const goals = (mean: number) => poisson(poissonThresholds(mean), random);
  return { home: goals(USUAL.home * better), away: goals(USUAL.away / better) };
}

/** Goals of the first leg, from the side of who plays at home in the second. */
function firstLeg(partida: PartidaRow, all: readonly PartidaRow[]): Score {
  const { fase, confronto } = partida;
  const first = all.find(
    (other) => other.fase === fase && other.confronto === confronto && other.perna < partida.perna,
  );
  const result = first?.resultado;
  if (result?.tipo !== 'placar') return { home: 0, away: 0 };
  return { home: result.visitante, away: result.mandante };
}

/** A tie needs a winner: one that is level after its last match is decided on penalties. */
function resultadoDe(
  partida: PartidaRow,
  all: readonly PartidaRow[],
  score: Score,
  random: Random,
): Resultado {
  const { fase, confronto, perna } = partida;
  const placar = { tipo: 'placar', mandante: score.home, visitante: score.away } as const;
  const isLast = !all.some(
    (other) => other.fase === fase && other.confronto === confronto && other.perna > perna,
  );
  const before = firstLeg(partida, all);
  const isLevel = score.home + before.home === score.away + before.away;
  if (confronto === null || !isLast || !isLevel) return placar;
  return { ...placar, penaltis: [4, 2 + 3 * random.below(2)] };
}

type CenaDaDemonstracao = {
  readonly tx: Tx;
  readonly quem: Quem;
  readonly campeonato: CampeonatoVisto;
  readonly forcas: Forcas;
  readonly inDays: InDays;
  readonly random: Random;
};

/** How far it is. */
export type ModeloEmAndamento = Pick<
  Modelo,
  'nome' | 'jogadas' | 'emDias' | 'horarios' | 'locais' | 'avisos'
>;

const turnOf = ({ fase, rodada, perna }: PartidaRow) => fase * 1_000_000 + rodada * 10 + perna;

/** Plays the next round, or the next leg of its ties; who nothing separates after groups draws lots. */
async function jogarRodada(cena: CenaDaDemonstracao): Promise<void> {
  const { tx, quem, campeonato, random } = cena;
  const { id } = campeonato;
  const empatados = await escreverEm(tx, { id, quem, acao: 'lancar_placar' }, (escrita) =>
    lancarRodada(cena, escrita),
  );
  if (empatados.length === 0) return;
  await escreverEm(tx, { id, quem, acao: 'sortear' }, () =>
    gravarDesempate(tx, campeonato, { fase: 1, ordem: shuffle(empatados, random) }),
  );
}

/** Gives those whom nothing separates. */
async function lancarRodada(
  { forcas, random }: CenaDaDemonstracao,
  escrita: Escrita,
): Promise<readonly TeamId[]> {
  const { partidas: all } = (await escrita.carregado()).dados;
  const open = all.filter(
    ({ resultado, mandante, visitante }) => !resultado && mandante && visitante,
  );
  const turn = Math.min(...open.map(turnOf));
  for (const partida of open.filter((one) => turnOf(one) === turn)) {
    const resultado = resultadoDe(partida, all, scoreOf(partida, forcas, random), random);
    const lancado = { resultado, estado: 'confirmada' } as const;
    await aplicarResultado(escrita, { partida, lancado, ciente: false });
  }
  const { dados } = await escrita.carregado();
  return empatesDe(estadoDe(dados), 1)?.empatados ?? [];
}

/** Dates so that what is played lies behind and the next round ahead. */
async function marcarDatas(
  { tx, quem, campeonato, inDays }: CenaDaDemonstracao,
  modelo: ModeloEmAndamento,
): Promise<void> {
  const { id } = campeonato;
  const agenda = {
    comeca_em: inDays(modelo.emDias - modelo.jogadas * WEEK),
    dias_entre_rodadas: WEEK,
    horarios: [...modelo.horarios],
    locais: [...(modelo.locais ?? [])],
    modelo: 'data' as const,
    minutos: MINUTOS_POR_JOGO.padrao,
  };
  await escreverEm(tx, { id, quem, acao: 'agendar' }, () => aplicarAgenda(tx, id, agenda));
}

async function jogar(cena: CenaDaDemonstracao, modelo: ModeloEmAndamento): Promise<void> {
  const { id, fases } = cena.campeonato;
  const isSwiss = fases[0]?.tipo === 'suico';
  await marcarDatas(cena, modelo);
  for (let played = 0; played < modelo.jogadas; played += 1) {
    await jogarRodada(cena);
    if (!isSwiss) continue;
    await escreverEm(cena.tx, { id, quem: cena.quem, acao: 'sortear' }, () =>
      novaRodada(cena.tx, cena.campeonato),
    );
    await marcarDatas(cena, modelo);
  }
  // The dates of a round that was just paired are not in the summary yet.
  if (isSwiss) await atualizarQuadros(cena.tx, cena.campeonato);
}

/** It was drawn before its first round, and its organiser has written since. */
async function envelhecer(
  { tx, campeonato, inDays }: CenaDaDemonstracao,
  modelo: ModeloEmAndamento,
): Promise<void> {
  const start = modelo.emDias - modelo.jogadas * WEEK;
  const [made, drawn] = [inDays(start - 2 * WEEK), inDays(start - 3)];
  const { id, dono_uuid } = campeonato;
  await tx.run(sql`update campeonatos set created_at = ${made} where id = ${id}`);
  await tx.run(sql`
    update sorteios set created_at = ${drawn}, realizado_em = ${drawn} where campeonato_id = ${id}`);
  for (const [index, texto] of (modelo.avisos ?? []).entries()) {
    await tx.run(sql`
      insert into avisos (uuid, campeonato_id, autor_uuid, texto, fixado, created_at)
      values (${uuidv7()}, ${id}, ${dono_uuid}, ${texto}, ${index === 0}, ${inDays(-2 - index)})`);
  }
}

const RULES = { modelo_rodada: 'data', quem_informa: 'organizador' };

/** Gives its id. */
export async function criarDemonstracao(tx: Tx, user: Usuario, modelo: Modelo): Promise<string> {
  const { nome, descricao, participantes, fases, modalidade, plataforma } = modelo;
  const quem: Quem = { user, isAdmin: false };
  const inDays = inDaysFrom(await agora(tx));
  const comeca_em = inDays(modelo.emDias - modelo.jogadas * WEEK);
  const inscricao = { vagas: participantes.length };
  const settings = configuracao.parse({
    ...{ nome, descricao, modalidade, plataforma, fases, inscricao, comeca_em },
    regras: RULES,
  });
  const id = await novoCampeonato(tx, user, settings);
  const uuids = await escreverEm(tx, { id, quem, acao: 'gerir_participantes' }, ({ campeonato }) =>
    incluirNomes(tx, campeonato, participantes),
  );
  await porEmJogo({ tx, quem, id, uuids }, modelo);
  return id;
}

type Pronto = Pick<CenaDaDemonstracao, 'tx' | 'quem'> & {
  readonly id: string;
  /** The best first. */
  readonly uuids: readonly string[];
};

/** Draws, plays what is over by now, and starts or closes. */
export async function porEmJogo(
  { tx, quem, id, uuids }: Pronto,
  modelo: ModeloEmAndamento,
): Promise<void> {
  const inDays = inDaysFrom(await agora(tx));
  const campeonato = await escreverEm(tx, { id, quem, acao: 'sortear' }, async (escrita) => {
    const sorteio = await novoSorteio(escrita, { metodo: 'aleatorio', separados: [] });
    await executarSorteio(escrita, sorteio);
    return escrita.campeonato;
  });
  const random = makeRandom(modelo.nome);
  const cena = { tx, quem, campeonato, inDays, forcas: forcasDe(uuids), random };
  await jogar(cena, modelo);
  await escreverEm(tx, { id, quem, acao: 'mudar_estado' }, async () => {
    await envelhecer(cena, modelo);
    await updateEstado(tx, id, modelo.emDias < 0 ? 'encerrado' : 'andamento');
  });
}

type Aberto = (typeof ABERTOS)[number];

async function criarAberto(tx: Tx, user: Usuario, aberto: Aberto): Promise<void> {
  const { participantes, fechaEmDias, comecaEmDias, inscricao, ...about } = aberto;
  const inDays = inDaysFrom(await agora(tx));
  const settings = configuracao.parse({
    ...about,
    regras: RULES,
    inscricao: { ...inscricao, fecha_em: inDays(fechaEmDias) },
    comeca_em: inDays(comecaEmDias),
  });
  const id = await novoCampeonato(tx, user, settings);
  const quem: Quem = { user, isAdmin: false };
  await escreverEm(tx, { id, quem, acao: 'gerir_participantes' }, async ({ campeonato }) => {
    await incluirNomes(tx, campeonato, participantes);
    await updateEstado(tx, id, 'inscricoes');
  });
}

/** `user` is a partner, so that no limit of a plan is in the way. */
export async function seedCampeonatos(tx: Tx, user: Usuario): Promise<void> {
  for (const modelo of MODELOS) await criarDemonstracao(tx, user, modelo);
  for (const aberto of ABERTOS) await criarAberto(tx, user, aberto);
}
