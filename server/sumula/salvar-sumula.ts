import { isDeepStrictEqual } from 'node:util';
import type { salvarSumula as endpoint } from '#contract/partida/sumula.ts';
import { cartoesDaSumula, cartoesDesempatam } from '#regras/sumula/cartoes.ts';
import { problemasDaSumula } from '#regras/sumula/conferir.ts';
import { anotaPelaOrganizacao, ehDeQuem, recusaDaSumula } from '#regras/sumula/quem-anota.ts';
import { golsDe, type LanceDaSumula, type MetadeDaSumula } from '#regras/sumula/sumula.ts';
import { LADOS, type LadoDoJogo } from '#regras/vida/partida.ts';
import { quemE } from '#server/campeonatos/acesso.ts';
import { escrever } from '#server/campeonatos/escrever.ts';
import { apontarSuspensos } from '#server/disciplina/quem-jogou-suspenso.ts';
import { avisarEscaladosSuspensos } from '#server/escalacao/avisar-suspensos.ts';
import type { Call, Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import { avisarVida } from '#server/informes/avisar.ts';
import { type Lance, lerLance } from '#server/informes/lance.ts';
import { mudarComImpacto } from '#server/partidas/desfazer-seguintes.ts';
import { requireCampeonatoDaPartida } from '#server/partidas/require-partida.ts';
import { aceitaNomes, apresentarSumula, lerSumula, type SumulaLida } from './apresentar-sumula.ts';
import { listJogadores, saveCartoes, saveMetade } from './queries.ts';

type Corpo = Call<typeof endpoint>['body'];
type MetadeDada = NonNullable<Corpo['mandante']>;

/** As it is kept: without what was not said. */
const lancesDe = ({ lances }: MetadeDada): LanceDaSumula[] =>
  lances.map(({ tipo, quem, assistencia, minuto }) => ({
    ...{ tipo, quem },
    ...(assistencia && { assistencia }),
    ...(minuto && { minuto }),
  }));

const mudou = (lance: Lance, lida: SumulaLida) =>
  new AppError('estado_mudou', {
    text: { key: 'sumula.recusa.mudou' },
    data: apresentarSumula(lance.escrita.campeonato, lida, lance),
  });

function requirePode(lado: LadoDoJogo, lance: Lance, lida: SumulaLida): void {
  const { escrita, voz, fatos } = lance;
  const { regras } = escrita.campeonato;
  const recusa = recusaDaSumula(lado, { voz, fatos, regras, metades: lida.metades });
  if (!recusa) return;
  const text = { key: `sumula.recusa.${recusa}` } as const;
  if (ehDeQuem(recusa)) throw new AppError('proibido', { text });
  const data = apresentarSumula(escrita.campeonato, lida, lance);
  throw new AppError('estado_mudou', { text, data });
}

/** Each problem at its own place: `mandante.lances.2`, or the half as a whole. */
async function requireCerta(
  { escrita, partida, fatos }: Lance,
  novas: ReadonlyMap<LadoDoJogo, readonly LanceDaSumula[]>,
): Promise<void> {
  const jogadores = await listJogadores(escrita.tx, partida);
  const gols = golsDe(fatos);
  const found = [...novas].flatMap(([lado, lances]) => {
    const own = jogadores.filter(({ participante }) => participante === partida[lado]);
    const n = gols?.[lado] ?? 0;
    const base = {
      gols: n,
      elenco: new Set(own.map(({ uuid }) => uuid)),
      aceitaNomes: aceitaNomes(escrita.campeonato),
    };
    return problemasDaSumula(lances, base).map(({ lance, problema }) => {
      const field = lance === null ? lado : `${lado}.lances.${lance}`;
      return [field, { key: `sumula.problema.${problema}`, params: { n } }] as const;
    });
  });
  if (found.length > 0) {
    throw new AppError('dados_invalidos', { validations: Object.fromEntries(found) });
  }
}

/** A match has one best player: who names another takes the first one's word back before. */
function requireUmCraque(
  { metades }: SumulaLida,
  novas: ReadonlyMap<LadoDoJogo, readonly LanceDaSumula[]>,
): void {
  const named = LADOS.filter((lado) =>
    (novas.get(lado) ?? metades[lado]?.lances ?? []).some(({ tipo }) => tipo === 'craque'),
  );
  const [lado] = LADOS.filter((side) => novas.has(side));
  if (named.length < 2 || !lado) return;
  const key = 'sumula.problema.craque';
  throw new AppError('dados_invalidos', { validations: { [lado]: { key } } });
}

/** Where cards break ties, places follow; who cannot undo results is refused before one goes. */
async function contarCartoes(
  { escrita, partida }: Lance,
  metades: SumulaLida['metades'],
  ciente: boolean,
): Promise<void> {
  const { tx, campeonato } = escrita;
  const cartoes = cartoesDaSumula(partida, {
    mandante: metades.mandante?.lances ?? [],
    visitante: metades.visitante?.lances ?? [],
  });
  if (isDeepStrictEqual(cartoes, partida.cartoes)) return;
  const save = () => saveCartoes(tx, partida, cartoes);
  const moves = partida.resultado !== null && cartoesDesempatam(campeonato.fases[partida.fase - 1]);
  if (moves) await mudarComImpacto(escrita, ciente, save);
  else await save();
}

async function guardar(
  lance: Lance,
  antes: SumulaLida,
  novas: ReadonlyMap<LadoDoJogo, readonly LanceDaSumula[]>,
): Promise<void> {
  const { escrita, partida, voz, fatos } = lance;
  const { tx, campeonato, quem, registrar } = escrita;
  const { mandante, visitante } = partida;
  const organiza = anotaPelaOrganizacao({ voz, fatos, regras: campeonato.regras });
  const por: MetadeDaSumula['por'] = organiza ? 'organizacao' : 'lado';
  const autor = quem.user?.uuid ?? null;
  for (const [lado, lances] of novas) {
    await saveMetade(tx, { campeonatoId: campeonato.id, partida, lado, lances, por, autor });
  }
  const before = [...novas.keys()].map((lado) => [lado, antes.metades[lado]?.lances ?? []]);
  await registrar({
    ...{ acao: 'salvar-sumula', objeto: partida.uuid, lados: { mandante, visitante } },
    antes: Object.fromEntries(before),
    depois: { ...Object.fromEntries(novas), por },
  });
  // A side reads what the organisation made of its word.
  const para = [...novas.keys()].filter((lado) => organiza && antes.metades[lado]?.por === 'lado');
  if (para.length === 0) return;
  await avisarVida(lance, { tipo: 'sumula_da_organizacao', para, por: autor });
}

/** What is sent again, or says nothing new, changes nothing. */
function novasDe(body: Corpo, lance: Lance, lida: SumulaLida) {
  const novas = new Map<LadoDoJogo, LanceDaSumula[]>();
  for (const lado of LADOS) {
    const dada = body[lado];
    if (!dada) continue;
    requirePode(lado, lance, lida);
    const lances = lancesDe(dada);
    const stored = lida.metades[lado];
    if (stored && isDeepStrictEqual(lances, stored.lances)) continue;
    if ((stored?.versao ?? 0) !== dada.versao) throw mudou(lance, lida);
    novas.set(lado, lances);
  }
  return novas;
}

export const salvarSumula: Handler<typeof endpoint> = async (services, call) => {
  const { params, body, visitor } = call;
  const id = await requireCampeonatoDaPartida(services.db, params.uuid);
  const pedido = { id, quem: quemE(visitor), acao: 'ver' } as const;
  return escrever(services, pedido, async (escrita) => {
    const lance = await lerLance(escrita, params.uuid);
    const lida = await lerSumula(escrita.tx, lance.partida);
    const novas = novasDe(body, lance, lida);
    if (novas.size > 0) {
      await requireCerta(lance, novas);
      requireUmCraque(lida, novas);
      await guardar(lance, lida, novas);
    }
    const depois = await lerSumula(escrita.tx, lance.partida);
    if (novas.size > 0) {
      await contarCartoes(lance, depois.metades, body.ciente);
      await apontarSuspensos(escrita, lance.partida);
      await avisarEscaladosSuspensos(escrita);
    }
    return { data: apresentarSumula(escrita.campeonato, depois, lance) };
  });
};
