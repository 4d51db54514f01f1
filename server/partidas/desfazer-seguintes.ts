// A change around the matches (points, lots) may send another team on: later results go only when somebody
// agrees to that, and a championship that was over goes on without them.
import { pode } from '#regras/permissoes.ts';
import { alvoDe, pessoaDe } from '#server/campeonatos/acesso.ts';
import type { Escrita } from '#server/campeonatos/escrever.ts';
import { reabrir } from '#server/campeonatos/reabrir.ts';
import { atualizarQuadros } from '#server/competicao/atualizar-quadros.ts';
import { carregarDados } from '#server/competicao/estado.ts';
import { AppError } from '#server/http/errors.ts';
import { impactoEntre } from './impacto.ts';
import { clearResultado } from './queries.ts';

/** Results go by the hand of who enters them: managing entries or punishing is not enough. */
function requireResultados({ quem, campeonato }: Escrita): void {
  if (pode('lancar_placar', pessoaDe(quem, campeonato.papel), alvoDe(campeonato))) return;
  throw new AppError('proibido', { text: { key: 'campeonatos.mudanca_de_resultados' } });
}

/** Makes the change and settles what follows from it; gives the matches that lost their result. */
export async function mudarComImpacto(
  escrita: Escrita,
  ciente: boolean,
  change: () => Promise<unknown>,
): Promise<string[]> {
  const { tx, campeonato } = escrita;
  const antes = await carregarDados(tx, campeonato);
  await change();
  const impacto = impactoEntre(antes, await carregarDados(tx, campeonato));
  const lost = impacto.partidas.filter(({ perde_resultado }) => perde_resultado);
  if (lost.length > 0) requireResultados(escrita);
  if (lost.length > 0 && !ciente) {
    const text = { key: 'campeonatos.mudanca_desfaz', params: { n: lost.length } } as const;
    throw new AppError('estado_mudou', { text, data: { confirmar: true, ...impacto } });
  }
  for (const { uuid } of lost) await clearResultado(tx, uuid);
  await atualizarQuadros(tx, campeonato);
  if (lost.length > 0) await reabrir(escrita);
  return lost.map(({ uuid }) => uuid);
}
