import type { mudarAparencia as endpoint } from '#contract/campeonato/aparencia.ts';
import { comDada, soTira } from '#regras/aparencia/aparencia.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import { escreverAparencia, requireAparencia } from './escrever-aparencia.ts';
import { apresentarAparencia } from './ver-aparencia.ts';

/** Two who change it at once: the second is shown what the first one saved. */
export const mudarAparencia: Handler<typeof endpoint> = (services, { params, visitor, body }) =>
  escreverAparencia(services, { id: params.id, visitor }, async (antes, escrita) => {
    if (antes.versao !== body.versao) {
      const data = await apresentarAparencia(escrita.tx, escrita.campeonato);
      throw new AppError('estado_mudou', { data });
    }
    const depois = comDada(antes, body);
    if (!soTira(antes, depois)) await requireAparencia(escrita);
    return depois;
  });
