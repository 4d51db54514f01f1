// Names without account: typed one by one, pasted as a list, or of an express creation. Confirmed at once,
// but for those that the list has as substitutes: they go to the end of the queue.
// Called with the championship locked.

import { chaveDoNome } from '#regras/participantes/nome-limpo.ts';
import { STATUS } from '#regras/participantes/status.ts';
import type { Escrita } from '#server/campeonatos/escrever.ts';
import { requirePlaces } from '#server/campeonatos/limites.ts';
import type { Tx } from '#server/database/database.ts';
import { AppError } from '#server/http/errors.ts';
import { limitesDaPessoa } from '#server/planos/limites-da-pessoa.ts';
import { uuidv7 } from '#server/uuid.ts';
import {
  type IdentidadePedida,
  requireEscudo,
  type Usados,
  usadosPor,
  vestir,
} from './elenco/identidade.ts';
import { insertParticipantes, recountConfirmados, ultimoDaFila } from './queries.ts';

type CampeonatoComVagas = Pick<Escrita['campeonato'], 'id' | 'dono_uuid' | 'vagas' | 'confirmados'>;

type Novo = IdentidadePedida & {
  readonly pote?: number | null | undefined;
  readonly suplente?: boolean;
};

/** Beyond the places is for the organiser to change; beyond the owner's plan is not. */
async function requireRoom(tx: Tx, alvo: CampeonatoComVagas, quantos: number): Promise<void> {
  const free = Math.max(0, alvo.vagas - alvo.confirmados);
  if (quantos <= free) return;
  requirePlaces(alvo.confirmados + quantos, await limitesDaPessoa(tx, alvo.dono_uuid));
  throw new AppError('estado_mudou', {
    text: { key: 'participantes.vagas', params: { n: free } },
    data: { vagas: alvo.vagas, confirmados: alvo.confirmados },
  });
}

/** Each name that is taken, or comes twice, is told at its place in the list. */
function requireNewNames(novos: readonly Novo[], { nomes }: Usados): void {
  const known = new Set(nomes);
  const repeated = novos.flatMap(({ nome }, index) => {
    const key = chaveDoNome(nome);
    const field = `participantes.${index}.nome`;
    if (known.has(key)) return [[field, { key: 'participantes.nome_repetido' }] as const];
    known.add(key);
    return [];
  });
  if (repeated.length > 0) {
    throw new AppError('dados_invalidos', { validations: Object.fromEntries(repeated) });
  }
}

/** Gives the ids, in the order of the names. */
export async function incluirNomes(
  tx: Tx,
  campeonato: CampeonatoComVagas,
  novos: readonly Novo[],
): Promise<string[]> {
  await requireRoom(tx, campeonato, novos.filter(({ suplente }) => !suplente).length);
  const usados = await usadosPor(tx, campeonato.id);
  requireNewNames(novos, usados);
  for (const [index, { escudo }] of novos.entries()) {
    await requireEscudo(tx, escudo, `participantes.${index}.escudo`);
  }
  let last = await ultimoDaFila(tx, campeonato.id);
  const rows = novos.map((novo) => ({
    ...vestir(novo, usados),
    uuid: uuidv7(),
    usuario_uuid: null,
    contato: null,
    status: novo.suplente ? STATUS.pendente : STATUS.confirmado,
    espera: novo.suplente ? ++last : null,
    pote: novo.pote ?? null,
  }));
  await insertParticipantes(tx, campeonato.id, rows);
  await recountConfirmados(tx, campeonato.id);
  return rows.map(({ uuid }) => uuid);
}
