import { createHash, randomUUID } from 'node:crypto';
import type { enviarProva as endpoint } from '#contract/partida/provas.ts';
import { MAIS_FOTOS } from '#regras/vida/provas.ts';
import { quemE, requireCampeonato } from '#server/campeonatos/acesso.ts';
import type { CampeonatoVisto } from '#server/campeonatos/queries.ts';
import { findPartida } from '#server/competicao/queries.ts';
import type { Tx } from '#server/database/database.ts';
import type { Call, Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import { countAttempt } from '#server/http/limiter.ts';
import type { Visitor } from '#server/http/session.ts';
import { drawSmall } from '#server/upload/avatar.ts';
import { comArquivo, holdFilesOf, keepFile } from '#server/upload/files.ts';
import { type PartidaDeDoisLados, temLados } from '#server/vozes/escrever-pelo-lado.ts';
import { type LadoDaPartida, ladoDe, vozesDe } from '#server/vozes/vozes.ts';
import { fotoSolta } from './apresentar-provas.ts';
import { insertProva, listProvas } from './queries.ts';

const PER_HOUR = 60;
const HOUR_SECONDS = 3_600;
const tipo = 'provas';

type Chamada = Pick<Call<typeof endpoint>, 'params' | 'user' | 'visitor'>;

/** As it lies there. */
type Foto = { readonly nome: string; readonly hash: string; readonly bytes: number };

type QuemEnvia = {
  readonly campeonato: CampeonatoVisto;
  readonly partida: PartidaDeDoisLados;
  readonly lado: LadoDaPartida;
};

/** Asked before anything is decoded, and again when it is kept. */
async function requireLado(tx: Tx, uuid: string, visitor: Visitor): Promise<QuemEnvia> {
  const partida = await findPartida(tx, uuid);
  if (!partida) throw new AppError('nao_encontrado');
  const [campeonato, vozes] = await Promise.all([
    requireCampeonato(tx, partida.campeonato_id, quemE(visitor), 'ver'),
    vozesDe(tx, partida),
  ]);
  const lado = ladoDe(vozes, visitor.user?.uuid);
  if (!lado || !temLados(partida)) throw new AppError('proibido');
  return { campeonato, partida, lado };
}

/**
 * Nothing that a page shows to others changes, so nobody who writes on the championship is waited for: the trail tells of
 * it with what is said. Those of one person come one after the other. Sent again, it is there.
 */
async function guardar(tx: Tx, { params, user, visitor }: Chamada, foto: Foto) {
  await holdFilesOf(tx, user.uuid);
  const { campeonato, partida, lado } = await requireLado(tx, params.uuid, visitor);
  if (campeonato.estado !== 'andamento') {
    throw new AppError('estado_mudou', { text: { key: 'vida.provas.fora_de_hora' } });
  }
  const loose = (await listProvas(tx, partida.uuid)).filter(
    (row) => row.dito_uuid === null && row.autor_uuid === user.uuid,
  );
  const same = loose.find((row) => row.hash === foto.hash);
  if (same) return { data: fotoSolta(same) };
  if (loose.length >= MAIS_FOTOS) {
    throw new AppError('dados_invalidos', { validations: { foto: { key: 'vida.provas.cinco' } } });
  }
  const { nome, hash, bytes } = foto;
  await keepFile(tx, { pasta: tipo, nome, usuarioUuid: user.uuid, bytes });
  const uuid = randomUUID();
  const nova = { uuid, campeonatoId: campeonato.id, partida, lado, autorUuid: user.uuid };
  const quando = await insertProva(tx, { ...nova, ditoUuid: null, tipos: [], nome, hash });
  const nunca = { repetida: null, repetida_em_outra: false };
  return { data: { uuid, tipos: [], quando, apagada: false, ...nunca } };
}

export const enviarProva: Handler<typeof endpoint> = async ({ db, arquivos }, call) => {
  const { params, user, visitor, file } = call;
  await requireLado(db, params.uuid, visitor);
  const { count, seconds } = await countAttempt(db, `prova:${user.uuid}`, HOUR_SECONDS);
  if (count > PER_HOUR) throw new AppError('muitas_tentativas', { retryAfter: seconds });
  const hash = createHash('sha256').update(file).digest('hex');
  const drawn = await drawSmall(file, tipo);
  return comArquivo(arquivos, { tipo, bytes: drawn }, (nome) =>
    db.transaction((tx) => guardar(tx, call, { nome, hash, bytes: drawn.length })),
  );
};
