// A liga shows a shield and a banner of its own instead of those that its name gives.
import sql, { type Sql } from 'sql-template-tag';
import type {
  enviarCapaDaLiga as capaEndpoint,
  enviarEscudoDaLiga as escudoEndpoint,
  tirarCapaDaLiga as semCapaEndpoint,
  tirarEscudoDaLiga as semEscudoEndpoint,
} from '#contract/liga/imagens.ts';
import type { Tx } from '#server/database/database.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import { countAttempt } from '#server/http/limiter.ts';
import type { Services } from '#server/http/services.ts';
import type { Visitor } from '#server/http/session.ts';
import { drawSmall } from '#server/upload/avatar.ts';
import { comArquivo, keepFile } from '#server/upload/files.ts';
import { quemNaLiga } from './acesso.ts';
import { apresentarLigaDeNovo } from './apresentar.ts';
import { escreverNaLiga } from './escrever.ts';

const PER_HOUR = 20;
const HOUR_SECONDS = 3_600;

type ImagemDaLiga = 'escudos_de_ligas' | 'capas_de_ligas';

const COLUNA: Readonly<Record<ImagemDaLiga, Sql>> = {
  escudos_de_ligas: sql`escudo`,
  capas_de_ligas: sql`capa`,
};

const update = (tx: Tx, uuid: string, tipo: ImagemDaLiga, endereco: string | null) =>
  tx.run(sql`update ligas set ${COLUNA[tipo]} = ${endereco} where uuid = ${uuid}`);

type Pedido = { readonly uuid: string; readonly visitor: Visitor };

/** What was shown before is swept away once nobody shows it. */
function tirar(services: Services, { uuid, visitor }: Pedido, tipo: ImagemDaLiga) {
  const quem = quemNaLiga(visitor);
  return escreverNaLiga(services, { uuid, quem, acao: 'editar' }, async ({ tx, registrar }) => {
    await update(tx, uuid, tipo, null);
    await registrar({ acao: 'tirar-imagem' });
    return { data: await apresentarLigaDeNovo(tx, uuid, quem) };
  });
}

async function enviar(
  services: Services,
  call: Pedido & { readonly usuario: string; readonly file: Buffer },
  tipo: ImagemDaLiga,
) {
  const { db, arquivos } = services;
  const { usuario, uuid, visitor, file } = call;
  const { count, seconds } = await countAttempt(db, `imagem-da-liga:${usuario}`, HOUR_SECONDS);
  if (count > PER_HOUR) throw new AppError('muitas_tentativas', { retryAfter: seconds });
  const bytes = await drawSmall(file, tipo);
  const quem = quemNaLiga(visitor);
  return comArquivo(arquivos, { tipo, bytes }, (nome) =>
    escreverNaLiga(services, { uuid, quem, acao: 'editar' }, async ({ tx, registrar }) => {
      await keepFile(tx, { pasta: tipo, nome, usuarioUuid: usuario, bytes: bytes.length });
      await update(tx, uuid, tipo, `/upload/${tipo}/${nome}`);
      await registrar({ acao: 'enviar-imagem' });
      return { data: await apresentarLigaDeNovo(tx, uuid, quem) };
    }),
  );
}

export const enviarEscudoDaLiga: Handler<typeof escudoEndpoint> = (services, call) => {
  const { params, user, visitor, file } = call;
  return enviar(
    services,
    { uuid: params.uuid, visitor, usuario: user.uuid, file },
    'escudos_de_ligas',
  );
};

export const enviarCapaDaLiga: Handler<typeof capaEndpoint> = (services, call) => {
  const { params, user, visitor, file } = call;
  return enviar(
    services,
    { uuid: params.uuid, visitor, usuario: user.uuid, file },
    'capas_de_ligas',
  );
};

export const tirarEscudoDaLiga: Handler<typeof semEscudoEndpoint> = (
  services,
  { params, visitor },
) => tirar(services, { uuid: params.uuid, visitor }, 'escudos_de_ligas');

export const tirarCapaDaLiga: Handler<typeof semCapaEndpoint> = (services, { params, visitor }) =>
  tirar(services, { uuid: params.uuid, visitor }, 'capas_de_ligas');
