import { createHash, randomUUID } from 'node:crypto';
import type { enviarProva as endpoint } from '#contract/partida/provas.ts';
import { MAIS_FOTOS } from '#regras/vida/provas.ts';
import { quemE, requireCampeonato } from '#server/campeonatos/acesso.ts';
import { findPartida } from '#server/competicao/queries.ts';
import type { Tx } from '#server/database/database.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import { countAttempt } from '#server/http/limiter.ts';
import type { Visitor } from '#server/http/session.ts';
import { drawSmall } from '#server/upload/avatar.ts';
import { comArquivo, keepFile } from '#server/upload/files.ts';
import { escreverPeloLado } from '#server/vozes/escrever-pelo-lado.ts';
import { ladoDe, vozesDe } from '#server/vozes/vozes.ts';
import { fotoVista } from './apresentar-provas.ts';
import { insertProva, listProvas } from './queries.ts';

const PER_HOUR = 60;
const HOUR_SECONDS = 3_600;
const tipo = 'provas';

/** Asked before anything is decoded, and again under the lock. */
async function requireLado(tx: Tx, uuid: string, visitor: Visitor): Promise<void> {
  const partida = await findPartida(tx, uuid);
  if (!partida) throw new AppError('nao_encontrado');
  await requireCampeonato(tx, partida.campeonato_id, quemE(visitor), 'ver');
  if (!ladoDe(await vozesDe(tx, partida), visitor.user?.uuid)) throw new AppError('proibido');
}

/** Nothing that a page shows to others changes: the trail tells of it with what is said. Sent again, it is there. */
export const enviarProva: Handler<typeof endpoint> = async (services, call) => {
  const { params, user, visitor, file } = call;
  const { db, arquivos } = services;
  await requireLado(db, params.uuid, visitor);
  const { count, seconds } = await countAttempt(db, `prova:${user.uuid}`, HOUR_SECONDS);
  if (count > PER_HOUR) throw new AppError('muitas_tentativas', { retryAfter: seconds });
  const hash = createHash('sha256').update(file).digest('hex');
  const drawn = await drawSmall(file, tipo);
  const pedido = { uuid: params.uuid, visitor, novaVersao: false };
  return comArquivo(arquivos, { tipo, bytes: drawn }, (nome) =>
    escreverPeloLado(services, pedido, async ({ escrita, partida, lado, por }) => {
      const { tx, campeonato } = escrita;
      if (campeonato.estado !== 'andamento') {
        throw new AppError('estado_mudou', { text: { key: 'vida.provas.fora_de_hora' } });
      }
      const loose = (await listProvas(tx, partida.uuid)).filter(
        (row) => row.dito_uuid === null && row.autor_uuid === por,
      );
      const same = loose.find((row) => row.hash === hash);
      if (same) return { data: fotoVista(same, false) };
      if (loose.length >= MAIS_FOTOS) {
        throw new AppError('dados_invalidos', {
          validations: { foto: { key: 'vida.provas.cinco' } },
        });
      }
      await keepFile(tx, { pasta: tipo, nome, usuarioUuid: por, bytes: drawn.length });
      const uuid = randomUUID();
      const nova = { uuid, campeonatoId: campeonato.id, partida, lado, autorUuid: por };
      const quando = await insertProva(tx, { ...nova, ditoUuid: null, tipos: [], nome, hash });
      return { data: { uuid, tipos: [], quando, apagada: false, repetida: null } };
    }),
  );
};
