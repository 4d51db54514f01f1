// Tells the sides of a match what was proposed and agreed, in their own language.
import type { CampeonatoNomeado } from '#server/campeonatos/avisar-participantes.ts';
import type { PartidaRow } from '#server/competicao/queries.ts';
import type { Tx } from '#server/database/database.ts';
import { texts } from '#server/http/locale.ts';
import { jogoNomeado } from '#server/informes/jogo-nomeado.ts';
import { dataEmBrasilia } from '#server/partidas/avisar-jogo.ts';
import { emTodas, notificarTodos } from '#server/usuario/notificar.ts';

type FatoDoAcordo = {
  readonly tipo: 'proposta_recebida' | 'jogo_combinado' | 'proposta_perdida';
  readonly partida: Pick<PartidaRow, 'uuid' | 'mandante' | 'visitante'>;
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
  const jogo = await jogoNomeado(tx, partida);
  const mensagem = emTodas((locale) =>
    texts[locale](`acordo.aviso.${tipo}`, {
      ...{ campeonato: nome, jogo: jogo[locale] },
      n: horarios.length,
      // A comma already parts the day from its hour.
      horarios: horarios.map((at) => dataEmBrasilia(locale, at)).join('; '),
    }),
  );
  const fato = {
    exceto: por,
    tipo,
    mensagem,
    url: `/partida/${partida.uuid}`,
  } as const;
  await notificarTodos(tx, { ...fato, para: { pessoas: [...para] } }, id);
}
