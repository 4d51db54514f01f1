import type { criarLiga as endpoint } from '#contract/liga/ligas.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { emTransacao } from '#server/saida/em-transacao.ts';
import { uuidv7 } from '#server/uuid.ts';
import { quemNaLiga } from './acesso.ts';
import { apresentarLigaDeNovo } from './apresentar.ts';
import { dadosDaLiga } from './dados.ts';
import { registradorDaLiga } from './escrever.ts';
import { requireVagaDeLiga } from './limites.ts';
import { contarMembros, upsertMembro } from './membros/queries.ts';
import { insertLiga } from './queries.ts';

export const criarLiga: Handler<typeof endpoint> = async (services, { body, user, visitor }) =>
  emTransacao(services, async (tx) => {
    await requireVagaDeLiga(tx, user.uuid);
    const uuid = uuidv7();
    await insertLiga(tx, uuid, dadosDaLiga(body));
    await upsertMembro(tx, { liga: uuid, usuario: user.uuid, papel: 'dono' });
    await contarMembros(tx, uuid);
    await registradorDaLiga(tx, uuid, user.uuid)({ acao: 'criar-liga' });
    return { data: await apresentarLigaDeNovo(tx, uuid, quemNaLiga(visitor)) };
  });
