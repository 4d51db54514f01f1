// Sends one entry of the queue; what the server said of it.
import type { JogoDaMesa } from '#contract/campeonato/mesa.ts';
import type { RespostaDaMesa } from '#regras/vida/mesa.ts';
import { type ApiCall, ApiError } from '#web/api/api.ts';
import { type EntradaDaMesa, type EntradaDoLance, ehLance } from './fila.ts';

type Resposta = { readonly estado: RespostaDaMesa; readonly jogo?: JogoDaMesa };

const ACEITO: Resposta = { estado: 'aceito' };

async function mandarLance(api: ApiCall, entrada: EntradaDoLance): Promise<Resposta> {
  const { id, partida, lance, digitado_em } = entrada;
  const { nome: _, viu, ...told } = lance;
  await api('POST /api/mesa/lances', {
    body: { id, partida, ...told, contado_em: digitado_em, ...(viu && { viu: [...viu] }) },
  });
  return ACEITO;
}

async function mandarDesfeito(api: ApiCall, { id, partida }: EntradaDoLance): Promise<Resposta> {
  try {
    await api('POST /api/mesa/lances/desfeitos', { body: { partida, lance: id } });
  } catch (error) {
    // It never arrived.
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
  }
  return ACEITO;
}

export async function mandar(api: ApiCall, entrada: EntradaDaMesa): Promise<Resposta> {
  if (ehLance(entrada)) {
    return entrada.desfeito ? mandarDesfeito(api, entrada) : mandarLance(api, entrada);
  }
  const { id, partida, informado, digitado_em } = entrada;
  const { data } = await api('POST /api/mesa/lancamentos', {
    body: { id, partida, informado, digitado_em },
  });
  return { estado: data.resposta, jogo: data.jogo };
}
