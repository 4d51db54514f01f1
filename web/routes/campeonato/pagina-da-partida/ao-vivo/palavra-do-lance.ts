import type { Campeonato } from '#contract/campeonatos.ts';
import { isNoCampo } from '#regras/configuracao/opcoes.ts';
import type { TipoAoVivo } from '#regras/vida/ao-vivo.ts';

/** Who plays on a pitch is there, and in no room. */
export const palavraDoLance = <T extends TipoAoVivo>(tipo: T, { modalidade }: Campeonato) =>
  tipo === 'na_sala' && isNoCampo(modalidade) ? 'no_campo' : tipo;
