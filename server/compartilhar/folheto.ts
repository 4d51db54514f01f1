// What every sheet has: addresses of its pictures, and calendars.
import type { Folheto } from '#contract/campeonato/compartilhar.ts';
import type { Usuario } from '#contract/sessao.ts';
import { enderecoDaArte } from '#server/arte/versao.ts';
import { minhaAgenda } from '#server/calendario/minha-agenda.ts';
import type { Services } from '#server/http/services.ts';

type Peca = Folheto['pecas'][number];

type DaArte = Omit<Parameters<typeof enderecoDaArte>[0], 'peca'>;

type Pintura = Peca['pinturas'][number];

/** `nome` as its address says it; none for those that the picture has of itself. */
export type PinturaOferecida = Pick<Pintura, 'nome' | 'cores'> & { readonly noNome: string | null };

/** One picture in its three sizes; `peca` as its address names it. */
export function arteEm(
  de: DaArte,
  nome: Peca['nome'],
  { peca = nome, pinturas = [] }: { peca?: string; pinturas?: readonly PinturaOferecida[] } = {},
): Peca {
  const sizes = (cores: string) => {
    const at = (formato: string) => enderecoDaArte({ ...de, peca: `${peca}-${formato}${cores}` });
    return { quadrada: at('quadrada'), retrato: at('retrato'), story: at('story') };
  };
  const painted = pinturas.map(({ nome: cor, cores, noNome }) => ({
    ...{ nome: cor, cores },
    ...sizes(noNome === null ? '' : `-${noNome}`),
  }));
  return { nome, ...sizes(''), pinturas: painted };
}

export async function comAgenda(
  services: Services,
  { user }: { readonly user: Usuario | null },
  agenda: string | null,
): Promise<Pick<Folheto, 'agenda' | 'minha_agenda'>> {
  return {
    agenda: agenda && services.config.appUrl + agenda,
    minha_agenda: user && (await minhaAgenda(services, user)),
  };
}

/** Of what is neither a championship nor a match. */
export const SEM_MAIS = {
  ...{
    pecas: [],
    agenda: null,
    minha_agenda: null,
    embed: [],
    cobrar: [],
    papel: [],
    planilhas: [],
    pdf: null,
    transmissao: null,
  },
};

/** Who came by an invitation needs it behind plain addresses, too. */
export const conviteNo = ({ convite }: { readonly convite?: string | undefined }): string =>
  convite ? `?${new URLSearchParams({ convite })}` : '';
