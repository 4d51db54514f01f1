// From what an organiser sent to the columns of a championship.

import type { Configuracao } from '#regras/configuracao/configuracao.ts';
import { formatoDe } from '#regras/configuracao/formato.ts';
import { camisaDe } from '#regras/escudos/camisa.ts';
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
