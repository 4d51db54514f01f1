// Tells the sides of a match what was proposed and agreed, in their own language.

import type { CampeonatoNomeado } from '#server/campeonatos/avisar-participantes.ts';
import type { Tx } from '#server/database/database.ts';
import { texts } from '#server/http/locale.ts';
import { dataEmBrasilia } from '#server/partidas/avisar-jogo.ts';
import { emTodas, notificarTodos } from '#server/usuario/notificar.ts';

type FatoDoAcordo = {
  readonly tipo: 'proposta_recebida' | 'jogo_combinado' | 'proposta_perdida';
  readonly partida: string;
  readonly para: readonly string[];
  /** Who did it needs no telling. */
  readonly por?: string | undefined;
  readonly horarios: readonly string[];
};

export async function avisarAcordo(
  tx: Tx,
  { id, nome }: CampeonatoNomeado,
  { tipo, partida, para, por, horarios }: FatoDoAcordo,
): Promise<void> {
  if (para.length === 0) return;
  const mensagem = emTodas((locale) =>
    texts[locale](`acordo.aviso.${tipo}`, {
      campeonato: nome,
      horarios: horarios.map((at) => dataEmBrasilia(locale, at)).join(', '),
    }),
  );
  const fato = {
    exceto: por,
    tipo,
    mensagem,
    url: `/partida/${partida}`,
  } as const;
  await notificarTodos(tx, { ...fato, para: { pessoas: [...para] } }, id);
}
