import sql from 'sql-template-tag';
import type { anularPunicao as anular } from '#contract/punicoes.ts';
import { quemE } from '#server/campeonatos/acesso.ts';
import { escrever } from '#server/campeonatos/escrever.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import { findParticipante, updateDesistencia } from '#server/participantes/queries.ts';
import { avisarAdversarios } from '#server/participantes/saida/avisar-adversarios.ts';
import { mudarComEfeitos } from '#server/partidas/desfazer-seguintes.ts';
import { avisarPunido } from './avisar-punido.ts';
import { deQuemDecide } from './de-quem-joga.ts';
import { findPunicao, type PunicaoRow } from './queries.ts';

/** The trail tells it by the kind of sanction, and keeps no name of a player. */
const paraORegistro = ({ tirou: _, nome: __, ...row }: PunicaoRow) => row;

export const anularPunicao: Handler<typeof anular> = async (
  services,
  { params, query, visitor },
) => {
  const pedido = { id: params.id, quem: quemE(visitor), acao: 'punir' } as const;
  await escrever(services, pedido, async (escrita) => {
    const { tx, registrar } = escrita;
    const row = await findPunicao(tx, params.id, params.punicao);
    if (!row) throw new AppError('nao_encontrado');
    const { desfez, efeitos } = await mudarComEfeitos(escrita, query.ciente === true, async () => {
      await tx.run(sql`delete from punicoes where uuid = ${row.uuid}`);
      if (row.tirou) await updateDesistencia(tx, row.participante, null);
    });
    const de_quem_joga = await deQuemDecide(escrita, row.participante);
    const depois = {
      ...(de_quem_joga && { de_quem_joga }),
      ...(desfez.length > 0 && { desfez }),
    };
    await registrar({
      acao: 'anular-punicao',
      objeto: row.participante,
      antes: paraORegistro(row),
      ...(Object.keys(depois).length > 0 && { depois }),
    });
    const punido = await findParticipante(tx, row.participante);
    if (!punido) return;
    await avisarPunido(escrita, punido, row, { feito: 'anulada', de_quem_joga });
    if (row.tirou) await avisarAdversarios(escrita, punido, efeitos);
  });
  return undefined;
};
