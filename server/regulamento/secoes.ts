// The rules of a championship in words, as they are shown and cited.
import sql from 'sql-template-tag';
import {
  type Regulado,
  regulamento,
  type SecaoDoRegulamento,
} from '#regras/regulamento/regulamento.ts';
import type { CampeonatoVisto } from '#server/campeonatos/queries.ts';
import type { Tx } from '#server/database/database.ts';
import { texts } from '#server/http/locale.ts';
import type { Locale } from '#textos/locale.ts';

type RegulamentoGuardado = Regulado & { regulamento_texto: string };

/** How many the organisers put in; undefined where people enter by themselves, or still may one day. */
function escolhidosDe({ estado, inscricoes_em, confirmados }: CampeonatoVisto): number | undefined {
  const isByHand = estado !== 'rascunho' && inscricoes_em === null;
  return isByHand ? confirmados : undefined;
}

/** One version of them; without a number, the one in force. */
export async function findRegulamento(
  tx: Tx,
  campeonato: CampeonatoVisto,
  versao: number | null = null,
): Promise<RegulamentoGuardado | undefined> {
  const row = await tx.first<{ dados: RegulamentoGuardado }>(sql`
    select dados from regulamentos where campeonato_id = ${campeonato.id}
      and (${versao}::integer is null or versao = ${versao})
    order by versao desc limit 1`);
  return row && { ...row.dados, escolhidos: escolhidosDe(campeonato) };
}

export function secoesEm(locale: Locale, regulado: Regulado): SecaoDoRegulamento[] {
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency: 'BRL' });
  return regulamento(regulado, texts[locale], (value) => money.format(value));
}
