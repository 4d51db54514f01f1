import type { verComprovante as endpoint } from '#contract/campeonato/taxas.ts';
import { tipoDaImagem } from '#regras/arquivos/tipos.ts';
import { pode } from '#regras/permissoes.ts';
import { alvoDe, pessoaDe, quemE, requireCampeonato } from '#server/campeonatos/acesso.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import { findParticipante } from '#server/participantes/queries.ts';
import { listTaxasDe } from './queries.ts';

export const verComprovante: Handler<typeof endpoint> = async ({ db, arquivos }, call) => {
  const { params, visitor, user, reply } = call;
  const quem = quemE(visitor);
  const campeonato = await requireCampeonato(db, params.id, quem, 'ver');
  const row = await findParticipante(db, params.participante);
  if (row?.campeonato_id !== params.id) throw new AppError('nao_encontrado');
  const taxa = (await listTaxasDe(db, row.uuid)).find(({ parcela }) => parcela === params.parcela);
  const manages = pode('gerir_participantes', pessoaDe(quem, campeonato.papel), alvoDe(campeonato));
  // Who sent it, not who has the place now: another may have taken it over.
  if (!manages && taxa?.enviada_por !== user.uuid) throw new AppError('proibido');
  const nome = taxa?.comprovante;
  const bytes = nome ? await arquivos.ler('comprovantes', nome) : null;
  if (!nome || !bytes) throw new AppError('nao_encontrado');
  reply.type(tipoDaImagem(nome)).header('Content-Security-Policy', "default-src 'none'; sandbox");
  return bytes;
};
