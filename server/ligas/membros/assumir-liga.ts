import type { assumirLiga as endpoint } from '#contract/liga/membros.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import { quemNaLiga } from '../acesso.ts';
import { apresentarLigaDeNovo } from '../apresentar.ts';
import { escreverNaLiga } from '../escrever.ts';
import { requireVagaDeLiga } from '../limites.ts';
import { avisarDaLiga, QUEM_CUIDA } from './avisar.ts';
import { deleteOferta, moveDono } from './queries.ts';

/** Pressed twice it is done once. */
export const assumirLiga: Handler<typeof endpoint> = async (services, call) => {
  const { params, user, visitor } = call;
  const { uuid } = params;
  const quem = quemNaLiga(visitor);
  return escreverNaLiga(services, { uuid, quem, acao: 'ver' }, async (escrita) => {
    const { tx, liga, registrar } = escrita;
    if (liga.papel !== 'dono') {
      if (!liga.oferta?.minha || liga.papel === 'nenhum' || liga.papel === 'banido') {
        throw new AppError('estado_mudou', { text: { key: 'ligas.sem_oferta' } });
      }
      await requireVagaDeLiga(tx, user.uuid);
      await moveDono(tx, uuid, user.uuid);
      await deleteOferta(tx, uuid);
      const fato = { tipo: 'liga_dono', texto: 'ligas.aviso.assumiu' } as const;
      await avisarDaLiga(escrita, { ...fato, para: { liga: uuid, papeis: QUEM_CUIDA } });
      const antes = { dono: liga.dono?.uuid ?? null };
      await registrar({ acao: 'assumir-liga', objeto: user.uuid, antes });
    }
    return { data: await apresentarLigaDeNovo(tx, uuid, quem) };
  });
};
