// Tells the other side and the organisers what a side said about a match.
import type { CampeonatoNomeado } from '#server/campeonatos/avisar-participantes.ts';
import type { Tx } from '#server/database/database.ts';
import { texts } from '#server/http/locale.ts';
import { jogoNomeado } from '#server/informes/jogo-nomeado.ts';
import { emTodas, notificarTodos } from '#server/usuario/notificar.ts';
import type { PeloLado } from '#server/vozes/escrever-pelo-lado.ts';
import { falamPor, outroLado } from '#server/vozes/vozes.ts';

type AvisoDeOcorrencia = 'jogo_desmarcado' | 'jogo_desmarcado_tarde' | 'jogo_problema';

/** Who can do something about it. */
const ORGANIZAM = ['dono', 'co', 'resultados'];

export async function avisarOcorrencia(
  tx: Tx,
  { id, nome }: CampeonatoNomeado,
  { pelo, tipo }: { readonly pelo: PeloLado; readonly tipo: AvisoDeOcorrencia },
): Promise<void> {
  const { partida, vozes, lado, por } = pelo;
  const jogo = await jogoNomeado(tx, partida);
  const fato = {
    exceto: por,
    tipo,
    mensagem: emTodas((locale) =>
      texts[locale](`acordo.aviso.${tipo}`, { campeonato: nome, jogo: jogo[locale] }),
    ),
    url: `/partida/${partida.uuid}`,
  } as const;
  const rival = falamPor(vozes, outroLado(lado));
  if (tipo !== 'jogo_problema' && rival.length > 0) {
    await notificarTodos(tx, { ...fato, para: { pessoas: rival } }, id);
  }
  await notificarTodos(tx, { ...fato, para: { campeonato: id, papeis: ORGANIZAM } }, id);
}
