import type { enviarEscudo as endpoint } from '#contract/participantes.ts';
import { podeEditarAEquipe } from '#regras/participantes/status.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import { countAttempt } from '#server/http/limiter.ts';
import { drawSmall } from '#server/upload/avatar.ts';
import { comArquivo, keepFile } from '#server/upload/files.ts';
import { escreverParticipante } from './escrever-participante.ts';
import { updateIdentidade } from './queries.ts';

const PER_HOUR = 40;
const HOUR_SECONDS = 3_600;
const tipo = 'times';

/** The picture before stays for copies of this participant; once nobody shows it, it is swept away. */
export const enviarEscudo: Handler<typeof endpoint> = async (services, call) => {
  const { params, user, visitor, file } = call;
  const { db, arquivos } = services;
  const { count, seconds } = await countAttempt(db, `escudo:${user.uuid}`, HOUR_SECONDS);
  if (count > PER_HOUR) throw new AppError('muitas_tentativas', { retryAfter: seconds });
  const drawn = await drawSmall(file, tipo);
  const pedido = { uuid: params.uuid, visitor, quem: 'gere_ou_proprio' } as const;
  return comArquivo(arquivos, { tipo, bytes: drawn }, (nome) =>
    escreverParticipante(services, pedido, async (escrita) => {
      const { tx, campeonato, participante: row, olhar } = escrita;
      if (!olhar.gere && !podeEditarAEquipe(campeonato.estado)) {
        throw new AppError('estado_mudou', { text: { key: 'participantes.comecou' } });
      }
      await keepFile(tx, { pasta: tipo, nome, usuarioUuid: user.uuid, bytes: drawn.length });
      const escudo = { imagem: `/upload/${tipo}/${nome}` };
      await updateIdentidade(tx, row.uuid, { ...row, escudo });
      const depois = { nome: row.nome };
      await escrita.registrar({ acao: 'enviar-escudo', objeto: row.uuid, depois });
    }),
  );
};
