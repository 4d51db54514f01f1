import type { oferecerLiga as endpoint } from '#contract/liga/membros.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import { quemNaLiga } from '../acesso.ts';
import { apresentarLigaDeNovo } from '../apresentar.ts';
import { escreverNaLiga } from '../escrever.ts';
import { avisarDaLiga } from './avisar.ts';
import { findPapel, upsertOferta } from './queries.ts';

const VALID_DAYS = 7;

export const oferecerLiga: Handler<typeof endpoint> = async (services, call) => {
  const { params, body, user, visitor } = call;
  const { uuid } = params;
  const quem = quemNaLiga(visitor);
  return escreverNaLiga(services, { uuid, quem, acao: 'transferir' }, async (escrita) => {
    const { tx, liga, registrar } = escrita;
    const membro = await findPapel(tx, { liga: uuid, usuario: body.para });
    if (!membro || membro.papel === 'dono') {
      throw new AppError('estado_mudou', { text: { key: 'ligas.oferta_a_membro' } });
    }
    if (liga.oferta?.para.uuid !== body.para) {
      await upsertOferta(tx, { liga: uuid, usuario: body.para, por: user.uuid, dias: VALID_DAYS });
      const fato = { tipo: 'liga_oferta', texto: 'ligas.aviso.oferta' } as const;
      await avisarDaLiga(escrita, { ...fato, para: { pessoas: [body.para] } });
      await registrar({ acao: 'oferecer-liga', objeto: body.para });
    }
    return { data: await apresentarLigaDeNovo(tx, uuid, quem) };
  });
};
