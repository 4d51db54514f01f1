// Lots are a draw like any other: among whom is fixed and the hash of the seed published before anybody can know
// the outcome. server/sorteio/realizar-sorteio.ts holds it.
import { isDeepStrictEqual } from 'node:util';
import type { prepararDesempate as preparar } from '#contract/desempate.ts';
import type { Fase } from '#regras/configuracao/fases.ts';
import { desempataNoJogo } from '#regras/configuracao/formato.ts';
import type { EntradaDoDesempate } from '#regras/montagem/desempate.ts';
import { quemE } from '#server/campeonatos/acesso.ts';
import { type Escrita, escrever } from '#server/campeonatos/escrever.ts';
import { empatesDe } from '#server/competicao/empates.ts';
import { estadoDe } from '#server/competicao/estado.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import { apresentarSorteio } from '#server/sorteio/apresentar-sorteio.ts';
import { novaSemente } from '#server/sorteio/nova-semente.ts';
import { findSorteio, insertSorteio, listSorteios } from '#server/sorteio/queries.ts';
import { uuidv7 } from '#server/uuid.ts';
import { entradaDe } from './empate-aberto.ts';
import { recusa } from './recusa.ts';

/** Chance has no say where the rules leave it to an extra match. */
function requireLots(fase: Fase | undefined): void {
  if (!fase || !desempataNoJogo(fase)) return;
  const key = 'campeonatos.desempate_no_jogo';
  throw new AppError('dados_invalidos', { validations: { ordem: { key } } });
}

/** Among whom lots would be drawn now. */
export async function entradaAtual(escrita: Escrita, fase: number): Promise<EntradaDoDesempate> {
  const { dados, estado = estadoDe(dados) } = await escrita.carregado();
  const empates = empatesDe(estado, fase);
  if (!empates) throw new AppError('nao_encontrado');
  if (!empates.isOver) throw recusa('desempate_cedo');
  if (empates.conjuntos.length === 0) throw recusa('sem_empate');
  return entradaDe(estado, fase, empates.conjuntos);
}

/** One for a tie: who announces it again, or a moment after another organiser, gets the same. */
async function anunciado({ tx, campeonato }: Escrita, entrada: EntradaDoDesempate) {
  const open = (await listSorteios(tx, campeonato.id)).filter((row) => !row.realizado_em);
  return open.find((row) => isDeepStrictEqual(row.entrada, JSON.parse(JSON.stringify(entrada))));
}

export const prepararDesempate: Handler<typeof preparar> = async (services, call) => {
  const { params, body, visitor } = call;
  const pedido = { id: params.id, quem: quemE(visitor), acao: 'sortear' } as const;
  return escrever(services, pedido, async (escrita) => {
    const { tx, campeonato, quem, registrar } = escrita;
    const entrada = await entradaAtual(escrita, body.fase);
    requireLots(campeonato.fases[body.fase - 1]);
    const before = await anunciado(escrita, entrada);
    if (before) return { data: apresentarSorteio(before) };
    const uuid = uuidv7();
    await insertSorteio(tx, {
      ...{ uuid, entrada, fase: body.fase, metodo: 'desempate' },
      campeonatoId: campeonato.id,
      criadoPor: quem.user?.uuid ?? '',
      ...novaSemente(),
    });
    const { fase, conjuntos } = entrada;
    await registrar({ acao: 'anunciar-desempate', objeto: uuid, depois: { fase, conjuntos } });
    const row = await findSorteio(tx, campeonato.id, uuid);
    if (!row) throw new Error('the lots that were just announced are not there');
    return { data: apresentarSorteio(row) };
  });
};
