import type { verProva as endpoint } from '#contract/partida/provas.ts';
import { tipoDaImagem } from '#regras/arquivos/tipos.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import { lerProvas } from './ler-provas.ts';

export const verProva: Handler<typeof endpoint> = async ({ db, arquivos }, call) => {
  const { params, visitor, reply } = call;
  const { rows } = await lerProvas(db, params.uuid, visitor);
  const found = rows.find(({ uuid }) => uuid === params.prova);
  const bytes = found?.nome ? await arquivos.ler('provas', found.nome) : null;
  if (!found?.nome || !bytes) throw new AppError('nao_encontrado');
  reply
    .type(tipoDaImagem(found.nome))
    .header('Content-Security-Policy', "default-src 'none'; sandbox");
  return bytes;
};
