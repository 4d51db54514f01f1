// The time to pay is over: who has not paid loses the place before the draw, where the settings say so; otherwise,
// and after the draw, they are told and marked, and the organisers decide.
import sql from 'sql-template-tag';
import { STATUS } from '#regras/participantes/status.ts';
import { aPagar, parcelasDe, temOQuePagar } from '#regras/taxas/taxa.ts';
import { SISTEMA } from '#server/campeonatos/autor.ts';
import { type Escrita, escreverEm } from '#server/campeonatos/escrever.ts';
import type { Tx } from '#server/database/database.ts';
import { texts } from '#server/http/locale.ts';
import { aplicarStatus } from '#server/participantes/aplicar-status.ts';
import { olharDe } from '#server/participantes/apresentar.ts';
import { pagamentoAte } from '#server/participantes/pagamento.ts';
import { listParticipantes, type ParticipanteRow } from '#server/participantes/queries.ts';
import { dataEmBrasilia } from '#server/partidas/avisar-jogo.ts';
import type { PrazoVencido, TratarPrazo } from '#server/prazos/tipos.ts';
import { emTodas, notificarTodos } from '#server/usuario/notificar.ts';
import { avisarQuemPaga, avisarQuemRecebe } from './avisar-taxa.ts';
import { listTaxas } from './queries.ts';

/** Who sent a receipt for all of it has done their part. */
async function quemNaoPagou({ tx, campeonato }: Escrita): Promise<ParticipanteRow[]> {
  const byEntry = Map.groupBy(
    await listTaxas(tx, campeonato.id),
    ({ participante_uuid }) => participante_uuid,
  );
  const all = await listParticipantes(tx, campeonato.id);
  return all.filter((row) => {
    const rows = byEntry.get(row.uuid) ?? [];
    const taxas = parcelasDe(campeonato.inscricao, { pago: row.pago, rows });
    return temOQuePagar(row) && taxas.some(({ estado }) => aPagar(estado));
  });
}

async function vencer(escrita: Escrita): Promise<void> {
  const { campeonato, quem, registrar } = escrita;
  const rows = await quemNaoPagou(escrita);
  if (rows.length === 0) return;
  const isOut = campeonato.inscricao.nao_pagou === 'cancela' && !campeonato.tem_partidas;
  if (isOut) {
    const olhar = { ...olharDe(campeonato, quem), gere: true };
    const texto = 'taxas.aviso.sem_lugar' as const;
    await aplicarStatus(escrita, { rows, para: STATUS.cancelado, olhar, isOne: false, texto });
  } else {
    const pessoas = rows.flatMap(({ usuario_uuid }) => usuario_uuid ?? []);
    await avisarQuemPaga(escrita, { fato: 'atrasada', pessoas, motivo: null });
  }
  await registrar({ acao: 'vencer-taxa', depois: { taxa: { n: rows.length, cancela: isOut } } });
  await avisarQuemRecebe(escrita, { fato: isOut ? 'cancelou' : 'venceu', n: rows.length });
}

async function lembrar(tx: Tx, { campeonato_id: id, prazo_at, desde }: PrazoVencido) {
  const row = await tx.first<{ nome: string }>(sql`select nome from campeonatos where id = ${id}`);
  const mensagem = emTodas((locale) =>
    texts[locale]('taxas.aviso.lembrete', {
      campeonato: row?.nome ?? '',
      data: dataEmBrasilia(locale, prazo_at),
    }),
  );
  const aviso = {
    tipo: 'taxa_lembrete',
    mensagem,
    url: `/campeonato/${id}/pagamento`,
    para: { campeonato: id, devendo: true },
    prazo: { at: prazo_at, desde },
  } as const;
  await notificarTodos(tx, aviso, id);
}

export const tratarTaxa: TratarPrazo = {
  lembrar,
  async vencer(tx, { campeonato_id: id, prazo_at }) {
    const pedido = { id, autor: SISTEMA, acao: 'gerir_participantes' } as const;
    await escreverEm(tx, pedido, async (escrita) => {
      const due = pagamentoAte(escrita.campeonato);
      if (due !== null && Date.parse(due) === Date.parse(prazo_at)) await vencer(escrita);
    });
  },
};
