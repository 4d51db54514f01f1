import type { mudarInforme as endpoint } from '#contract/partida/informes.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import { requireProvas } from '#server/provas/anexar.ts';
import { informadoDe, requirePossivel } from './informado.ts';
import { mover, mudouDesde, requireMovimento } from './lance.ts';
import { updateInforme } from './queries.ts';
import { esperarResposta } from './registrar-informe.ts';

export const mudarInforme: Handler<typeof endpoint> = (services, call) => {
  const { params, body } = call;
  return mover(services, call, async (lance) => {
    const found = lance.guardada.informes.find(({ uuid }) => uuid === params.informe);
    if (!found) throw new AppError('nao_encontrado');
    const { nota = null, informado: dado, ...provas } = body;
    const informado = informadoDe(dado);
    requireMovimento(lance, 'mudar', informado);
    if (found.estado !== 'aberto') throw mudouDesde(lance, 'vida.informe_mudou');
    await requirePossivel(lance, informado);
    requireProvas(lance.escrita, provas, informado);
    await updateInforme(lance.escrita.tx, found.uuid, { estado: 'substituido' });
    await esperarResposta(lance, { informado, nota, provas }, 'mudar-informe');
  });
};
