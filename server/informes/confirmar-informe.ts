import type { confirmarInforme as endpoint } from '#contract/partida/informes.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import { AMBOS } from './avisar.ts';
import { confirmar } from './confirmar.ts';
import { moverAte, mudouDesde, requireMovimento } from './lance.ts';

export const confirmarInforme: Handler<typeof endpoint> = (services, call) =>
  moverAte(services, call, async (lance) => {
    const { guardada, voz } = lance;
    const found = guardada.informes.find(({ uuid }) => uuid === call.params.informe);
    if (!found) throw new AppError('nao_encontrado');
    const isOther = voz.lados.length === 1 && !voz.lados.some((lado) => lado === found.lado);
    // Sent again: it is confirmed already, by this side.
    const said = guardada.oficial?.afirmado ?? [];
    if (found.estado === 'confirmado' && isOther && said.length === AMBOS.length) return lance;
    const isGone = found.estado !== 'aberto' && lance.partida.estado === 'informada';
    if (isGone && isOther) throw mudouDesde(lance, 'vida.informe_mudou');
    requireMovimento(lance, 'confirmar');
    const { informado } = found;
    return confirmar(lance, { informado, via: 'confirmacao', afirmado: AMBOS });
  });
