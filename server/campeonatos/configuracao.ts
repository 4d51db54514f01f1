// From what an organiser sent to the columns of a championship.

import { camisaDe } from '#contract/camisa.ts';
import type { Configuracao } from '#contract/campeonatos.ts';
import { formatoDe } from '#contract/formato.ts';
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
