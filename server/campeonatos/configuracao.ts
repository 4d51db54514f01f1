// From what an organiser sent to the columns of a championship.

import { camisaDe } from '#contract/camisa.ts';
import type { Configuracao } from '#contract/campeonatos.ts';
import { formatoDe } from '#contract/formato.ts';
import { limitesDe } from '#contract/planos.ts';
import type { Usuario } from '#contract/sessao.ts';
import { AppError } from '#server/http/errors.ts';
import { buscaDe } from './busca.ts';
import type { Settings } from './queries.ts';

export function settingsOf(body: Configuracao, organizador: string): Settings {
  const { cores, ...rest } = body;
  return {
    ...rest,
    cores: cores ?? camisaDe(body.nome),
    formato: formatoDe(body.fases),
    vagas: body.inscricao.vagas,
    busca: buscaDe(body, organizador),
  };
}

export function limitReached(n: number, key: 'ativos' | 'por_dia' | 'participantes'): AppError {
  return new AppError('limite_do_plano', {
    text: { key: `campeonatos.limite_${key}`, params: { n } },
  });
}

/** More places than the plan allows are refused, not cut. */
export function requirePlaces(vagas: number, user: Usuario): void {
  const { participantes } = limitesDe(user);
  if (vagas > participantes) throw limitReached(participantes, 'participantes');
}
