import type { enviarComprovante as endpoint } from '#contract/campeonato/taxas.ts';
import { parcelasDe, podeMudarTaxa, temOQuePagar } from '#regras/taxas/taxa.ts';
import { quemE, requireCampeonato } from '#server/campeonatos/acesso.ts';
import { escrever } from '#server/campeonatos/escrever.ts';
import type { Tx } from '#server/database/database.ts';
import type { Call, Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import { countAttempt } from '#server/http/limiter.ts';
import { findParticipante, type ParticipanteRow } from '#server/participantes/queries.ts';
import { drawSmall } from '#server/upload/avatar.ts';
import { comArquivo, forgetFile, keepFile } from '#server/upload/files.ts';
import { apresentarMinha } from './apresentar.ts';
import { avisarQuemConfere } from './avisar-taxa.ts';
import { listTaxasDe, upsertEnviada } from './queries.ts';

const PER_HOUR = 30;
const HOUR_SECONDS = 3_600;
const tipo = 'comprovantes';

type DaParcela = Call<typeof endpoint>['params'];

/** Theirs alone: nobody pays in the name of somebody else, not even who organises. */
async function requireMinha(tx: Tx, params: DaParcela, usuario: string): Promise<ParticipanteRow> {
  const row = await findParticipante(tx, params.participante);
  if (!row || row.campeonato_id !== params.id) throw new AppError('nao_encontrado');
  if (row.usuario_uuid !== usuario) throw new AppError('proibido');
  return row;
}

export const enviarComprovante: Handler<typeof endpoint> = async (services, call) => {
  const { params, user, visitor, file } = call;
  const { db, arquivos } = services;
  const quem = quemE(visitor);
  // Asked before anything is decoded, and again under the lock.
  await requireCampeonato(db, params.id, quem, 'ver');
  await requireMinha(db, params, user.uuid);
  const { count, seconds } = await countAttempt(db, `comprovante:${user.uuid}`, HOUR_SECONDS);
  if (count > PER_HOUR) throw new AppError('muitas_tentativas', { retryAfter: seconds });
  const bytes = await drawSmall(file, tipo);
  return comArquivo(arquivos, { tipo, bytes }, (nome) =>
    escrever(services, { id: params.id, quem, acao: 'ver' }, async (escrita) => {
      const { tx, campeonato } = escrita;
      const row = await requireMinha(tx, params, user.uuid);
      const rows = await listTaxasDe(tx, row.uuid);
      const all = parcelasDe(campeonato.inscricao, { pago: row.pago, rows });
      const taxa = all.find(({ parcela }) => parcela === params.parcela);
      if (!taxa) throw new AppError('nao_encontrado');
      if (!temOQuePagar(row) || !podeMudarTaxa(taxa.estado, 'enviada')) {
        throw new AppError('estado_mudou', { text: { key: 'taxas.nada_a_pagar' } });
      }
      const before = rows.find(({ parcela }) => parcela === params.parcela);
      if (before?.comprovante) await forgetFile(tx, tipo, before.comprovante);
      await keepFile(tx, { pasta: tipo, nome, usuarioUuid: user.uuid, bytes: bytes.length });
      const { parcela, centavos, estado } = taxa;
      const chave = { campeonatoId: campeonato.id, participante: row.uuid, parcela };
      await upsertEnviada(tx, { ...chave, centavos, comprovante: nome, por: user.uuid });
      if (estado !== 'enviada') await avisarQuemConfere(escrita, row);
      await escrita.registrar({
        ...{ acao: 'enviar-comprovante', objeto: row.uuid },
        antes: { nome: row.nome, taxa: { parcela, centavos, estado } },
        depois: { nome: row.nome, taxa: { parcela, centavos, estado: 'enviada' } },
      });
      return apresentarMinha(tx, campeonato, row);
    }),
  );
};
