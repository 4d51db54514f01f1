import type { verPartida as endpoint, PartidaInteira } from '#contract/partidas.ts';
import { ehFolga } from '#regras/montagem/vaga.ts';
import { quemE, requireCampeonato } from '#server/campeonatos/acesso.ts';
import { apresentar } from '#server/campeonatos/apresentar.ts';
import type { CampeonatoRow } from '#server/campeonatos/queries.ts';
import { apresentarPartida } from '#server/competicao/apresentar-partida.ts';
import { carregarDados } from '#server/competicao/estado.ts';
import { campeonatoDe } from '#server/competicao/memoria.ts';
import { porVersao } from '#server/competicao/por-versao.ts';
import type { PartidaRow } from '#server/competicao/queries.ts';
import type { Database } from '#server/database/database.ts';
import { disciplinaDaPartida, disciplinaDoCampeonato } from '#server/disciplina/ler-disciplina.ts';
import { registrosDaPartida } from '#server/historico/registros-da-partida.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import { apresentarVida, lerVida } from '#server/informes/apresentar-vida.ts';
import { findVida } from '#server/informes/queries.ts';
import { listIdentidades } from '#server/participantes/queries.ts';
import { saidaDaPartida } from '#server/participantes/saida/saida-da-partida.ts';
import { apresentarSumula, lerSumula } from '#server/sumula/apresentar-sumula.ts';
import { naChave } from './confronto-da-partida.ts';
import { ehRestauravel } from './desfeitas.ts';
import { partidaOuRetirada, soLida } from './partida-ou-retirada.ts';
import { retrospectoDe } from './retrospecto.ts';
import { podeRestaurar, type QuemRestaura } from './voltas/quem-restaura.ts';
import { SEM_VOLTAS, voltasEmCadeia, voltasPara } from './voltas/voltas.ts';

const identidadesDe = (db: Database, campeonato: CampeonatoRow) =>
  porVersao(db, campeonato, 'gente', async () => {
    const rows = await listIdentidades(db, campeonato.id);
    return Object.fromEntries(rows.map(({ uuid, ...identidade }) => [uuid, identidade]));
  });

/** What is the same for all who may see it. */
async function publicaDe(db: Database, campeonato: CampeonatoRow, row: PartidaRow) {
  return {
    partida: apresentarPartida(row, campeonato.fases),
    ...(await naChave(db, campeonato, row)),
    lida: await lerSumula(db, row),
    saida: await saidaDaPartida(db, row),
  };
}

/** Those of the match, of what was done with it when others were to play it, and of what may come back with it. */
async function genteDe(
  db: Database,
  campeonato: CampeonatoRow,
  { mandante, visitante }: PartidaRow,
  {
    registros,
    restauraveis,
    ficam_fora,
  }: Pick<PartidaInteira, 'registros' | 'restauraveis' | 'ficam_fora'>,
) {
  const identidades: Readonly<PartidaInteira['gente']> = await identidadesDe(db, campeonato);
  const gente: PartidaInteira['gente'] = {};
  const before = registros.flatMap(({ partida }) => partida ?? []);
  const back = [...restauraveis, ...ficam_fora].flatMap(({ antes }) => [
    antes.mandante,
    antes.visitante,
  ]);
  for (const uuid of [mandante, visitante, ...before, ...back]) {
    const known = uuid && identidades[uuid];
    if (known) gente[uuid] = known;
  }
  return gente;
}

/** Offered after the correction, and here to who did not take it then: with all that would come back. */
async function voltasDe(
  db: Database,
  restaura: QuemRestaura,
  row: PartidaRow,
): Promise<Pick<PartidaInteira, 'restauraveis' | 'ficam_fora'>> {
  const { campeonato } = restaura;
  if (!ehRestauravel(row) || !podeRestaurar(restaura)) return SEM_VOLTAS;
  const voltas = await voltasPara({ tx: db, ...restaura }, (fora) =>
    // Who may not put back which is asked anew: voices change without a version.
    porVersao(db, campeonato, ['restauraveis', ...fora].join(' '), async () =>
      voltasEmCadeia(await carregarDados(db, campeonato), fora),
    ),
  );
  return voltas.restauraveis.some(({ uuid }) => uuid === row.uuid) ? voltas : SEM_VOLTAS;
}

/** One that is gone stands in no bracket any more. */
const foraDaChave = (campeonato: CampeonatoRow, row: PartidaRow) => ({
  partida: apresentarPartida(row, campeonato.fases),
  ...{ etapa: null, confronto: null, confrontos: {}, saida: null },
  lida: undefined,
});

/** Of a match that is gone, too. */
const donoDa = async (db: Database, uuid: string): Promise<string> =>
  campeonatoDe(uuid) ?? (await partidaOuRetirada(db, uuid)).partida.campeonato_id;

export const verPartida: Handler<typeof endpoint> = async ({ db }, call) => {
  const { params, query, visitor } = call;
  const quem = quemE(visitor, query);
  const campeonato = await requireCampeonato(db, await donoDa(db, params.uuid), quem, 'ver');
  // Read after the version that it is kept under: what was read before may be older than that.
  const { partida: row, retirada_em } = await partidaOuRetirada(db, params.uuid);
  // Who rests has no match.
  if (ehFolga(row)) throw new AppError('nao_encontrado');
  const [{ lida, ...publica }, registros, retrospecto, guardada, cartoes] = await Promise.all([
    retirada_em
      ? foraDaChave(campeonato, row)
      : porVersao(db, campeonato, `partida ${params.uuid}`, () => publicaDe(db, campeonato, row)),
    registrosDaPartida(db, campeonato, { quem, uuid: params.uuid }),
    // Other editions have versions of their own.
    retrospectoDe(db, campeonato, row),
    // Clocks run, and voices change, without a new version.
    findVida(db, campeonato.id, row),
    disciplinaDoCampeonato(db, campeonato),
  ]);
  const como = lerVida(campeonato, row, { guardada, quem });
  const vida = apresentarVida(campeonato, como);
  const visto = apresentar(campeonato, quem);
  const voltas = retirada_em ? SEM_VOLTAS : await voltasDe(db, { campeonato, quem }, row);
  return {
    data: {
      ...publica,
      retirada_em,
      vida: retirada_em ? soLida(vida) : vida,
      sumula: apresentarSumula(campeonato, lida, como),
      disciplina: disciplinaDaPartida(cartoes, row),
      registros,
      retrospecto,
      ...voltas,
      gente: await genteDe(db, campeonato, row, { registros, ...voltas }),
      campeonato: visto,
    },
  };
};
