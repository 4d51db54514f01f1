import type { verMensagens as endpoint } from '#contract/partida/mensagens.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { verPeloLado } from '#server/vozes/ver-pelo-lado.ts';
import { falamPor, outroLado } from '#server/vozes/vozes.ts';
import { listContatos } from './contatos.ts';
import { listMensagens } from './queries.ts';

export const verMensagens: Handler<typeof endpoint> = async ({ db }, { params, visitor }) => {
  const { partida, vozes, lado } = await verPeloLado(db, params.uuid, visitor);
  const data = await listMensagens(db, partida.uuid);
  const eu = visitor.user?.uuid;
  if (!lado || !eu) return { data, contatos: [] };
  const rival = outroLado(lado);
  const procurados = { eu, vozes: falamPor(vozes, rival), participante: partida[rival] };
  return { data, contatos: await listContatos(db, procurados) };
};
