// Double eliminations in which nobody is to be relied on: at any moment a side, or both, may stay away, leave or come
// back, and results are corrected. However it goes, the championship comes to its end.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { finalPlaces } from '#engine/final-places.ts';
import { makeRandom, type Random } from '#engine/random.ts';
import { fases } from '#regras/configuracao/fases.ts';
import { feita } from '#regras/montagem/partida-feita.ts';
import type { Resultado } from '#regras/montagem/resultado.ts';
import { assentar } from '#server/competicao/assentar.ts';
import { type Estado, estadoDe } from '#server/competicao/estado.ts';
import { fimDe } from '#server/competicao/fim.ts';
import type { PartidaRow } from '#server/competicao/queries.ts';
import { partidasReais } from '#server/competicao/resumo.ts';
import { partidasDe } from '#server/sorteio/partidas-do-plano.ts';
import { comPartida, consequenciaDe } from './impacto.ts';
import { recusaDosPenaltis } from './penaltis.ts';

const pick = <T>(random: Random, list: readonly T[]): T => list[random.below(list.length)] as T;

const isOneIn = (random: Random, n: number) => random.below(n) === 0;

function comeco(random: Random): Estado {
  const config = fases.parse([
    {
      ...{ tipo: 'dupla_eliminacao', pernas: 1 + random.below(2) },
      ...{ wo_elimina: !isOneIn(random, 3), final_extra: isOneIn(random, 2) },
      desempate: pick(random, [['penaltis'], ['novo_jogo', 'penaltis']]),
    },
  ]);
  const sorteado = Array.from({ length: 2 + random.below(7) }, (_, index) => `T${index + 1}`);
  const participantes = sorteado.length;
  const dados = {
    ...{ fases: config, sorteados: [sorteado], participantes },
    partidas: partidasDe({ fases: config, sorteado, participantes, semente: 'semente' }),
    ...{ punicoes: [], punicoesDesfeitas: [], desistencias: [], desempates: [] },
  };
  return assentar(estadoDe(dados)).estado;
}

const foraDe = ({ dados }: Estado) => dados.desistencias.map(({ team }) => team);

/** Whom everybody waits for: both sides are known, and nothing has decided it. */
const jogaveis = (estado: Estado) =>
  partidasReais(estado).filter((partida) => {
    const { mandante, visitante } = partida;
    return mandante !== null && visitante !== null && !feita(partida);
  });

/** The last matches of ties that a leg entered or corrected later left level: the organisation enters it anew. */
function porDecidir({ dados, fases: [fase] }: Estado): PartidaRow[] {
  const ties = fase?.kind === 'knockout' ? fase.bracket.ties : [];
  return ties.flatMap(({ tie, status }) => {
    const own = dados.partidas.filter(({ confronto }) => confronto === tie.id);
    const last = own.findLast(({ resultado }) => resultado !== null);
    return status === 'ready' && own.every(feita) && last ? [last] : [];
  });
}

const aFazer = (estado: Estado) => [...jogaveis(estado), ...porDecidir(estado)];

function palavra(random: Random): Resultado {
  if (isOneIn(random, 3)) return { tipo: 'wo', wo_de: 'ambos' };
  if (isOneIn(random, 5)) return { tipo: 'wo', wo_de: pick(random, ['mandante', 'visitante']) };
  return { tipo: 'placar', mandante: random.below(2), visitante: random.below(2) };
}

const com = (estado: Estado, { uuid }: PartidaRow, resultado: Resultado | null) =>
  estadoDe(comPartida(estado.dados, uuid, { resultado }));

/** As whoever enters it is asked for it. */
function lancada(estado: Estado, partida: PartidaRow, random: Random): Estado {
  const resultado = palavra(random);
  const tried = com(estado, partida, resultado);
  const refused = recusaDosPenaltis(tried, partida, resultado);
  if (resultado.tipo !== 'placar' || refused === null) return tried;
  expect(refused).toBe('penaltis_faltam');
  const penaltis = pick<[number, number]>(random, [
    [4, 3],
    [3, 4],
  ]);
  const shot = { ...resultado, penaltis };
  const after = com(estado, partida, shot);
  expect(recusaDosPenaltis(after, partida, shot), 'they are what was asked for').toBeNull();
  return after;
}

/** Somebody leaves, or whoever left comes back. */
function saida(estado: Estado, random: Random): Estado {
  const { sorteados, desistencias } = estado.dados;
  const team = pick(random, sorteados[0] as readonly string[]);
  const rest = desistencias.filter((one) => one.team !== team);
  const isOut = rest.length < desistencias.length;
  const gone = isOut ? rest : [...rest, { team, fase: 1, afterRound: 0 }];
  return estadoDe({ ...estado.dados, desistencias: gone });
}

function passo(estado: Estado, random: Random): Estado {
  if (isOneIn(random, 8)) return saida(estado, random);
  const played = estado.dados.partidas.filter(({ resultado }) => resultado !== null);
  const old = isOneIn(random, 12) && played.length > 0 ? pick(random, played) : undefined;
  if (old) return com(estado, old, null);
  const open = jogaveis(estado);
  return open.length > 0 ? lancada(estado, pick(random, open), random) : estado;
}

const seguido = (antes: Estado, depois: Estado): Estado =>
  consequenciaDe(antes, depois).assentado.estado;

function nadaFicaPorSeguir(estado: Estado) {
  const { lados, decididas, extras } = assentar(estado);
  expect([lados.size, decididas, extras]).toEqual([0, [], { novas: [], sobrando: [] }]);
}

/** So who left cannot win a place any more, and nobody waits for them. */
function quemSaiuNaoJoga(estado: Estado) {
  const out = foraDe(estado);
  for (const { mandante, visitante, decisao } of estado.dados.partidas) {
    if (decisao?.tipo !== 'wo' || decisao.wo_de === 'ambos') continue;
    expect(out, 'a W.O. is won by who stayed').not.toContain(
      decisao.wo_de === 'mandante' ? visitante : mandante,
    );
  }
  for (const { mandante, visitante } of jogaveis(estado)) {
    expect(out).not.toContain(mandante);
    expect(out).not.toContain(visitante);
  }
}

const MOST_STEPS = 200;

test('every double elimination comes to its end, whoever stays away or leaves', () => {
  fc.assert(
    fc.property(fc.string(), (seed) => {
      const random = makeRandom(seed);
      let estado = comeco(random);
      for (let step = random.below(40); step > 0; step -= 1) {
        estado = seguido(estado, passo(estado, random));
        nadaFicaPorSeguir(estado);
        quemSaiuNaoJoga(estado);
      }
      for (let step = 0; step < MOST_STEPS && aFazer(estado).length > 0; step += 1) {
        estado = seguido(estado, lancada(estado, pick(random, aFazer(estado)), random));
      }
      const fim = fimDe(estado);
      expect(fim).toMatchObject({ abertos: 0, empatados: [] });
      expect([null, 'wo_duplo']).toContain(fim.motivo);
      const [fase] = estado.fases;
      const states = fase?.kind === 'knockout' ? fase.bracket.ties.map(({ status }) => status) : [];
      expect(states).not.toContain('waiting');
      expect(states).not.toContain('ready');
      const placed = finalPlaces(estado.competicao, estado.fases).map(({ team }) => team);
      expect(placed.toSorted()).toEqual((estado.dados.sorteados[0] as string[]).toSorted());
    }),
    { numRuns: 200 },
  );
});
