import type { desvincularCampeonato as endpoint } from '#contract/liga/vinculos.ts';
import { podeNaLiga } from '#regras/liga/permissoes.ts';
import { findNaLiga, porNaLiga } from '#server/campeonatos/liga/por-na-liga.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import { alvoDaLiga, pessoaNaLiga, quemNaLiga } from '../acesso.ts';
import { escreverNaLiga } from '../escrever.ts';
import { deleteVinculo, findVinculo } from './queries.ts';

/** Either side alone. To whom neither is theirs, it is as if it were not there. */
export const desvincularCampeonato: Handler<typeof endpoint> = async (services, call) => {
  const { params, user, visitor } = call;
  const { uuid, id } = params;
  const quem = quemNaLiga(visitor);
  await escreverNaLiga(services, { uuid, quem, acao: 'ver' }, async ({ tx, liga, registrar }) => {
    const campeonato = await findNaLiga(tx, id);
    const cuida = podeNaLiga('vincular', pessoaNaLiga(quem, liga.papel), alvoDaLiga(liga));
    if (!cuida && campeonato?.dono_uuid !== user.uuid) throw new AppError('proibido');
    const isIn = campeonato?.liga_uuid === uuid;
    if (!isIn && !(await findVinculo(tx, uuid, id))) throw new AppError('nao_encontrado');
    if (isIn) await porNaLiga(tx, id, null);
    await deleteVinculo(tx, id);
    await registrar({ acao: 'desvincular-campeonato', objeto: id });
  });
  return undefined;
};
