// What can be reported to the staff of the site, and why.

export const ALVOS_DA_DENUNCIA = ['liga', 'campeonato', 'pessoa'] as const;

export type AlvoDaDenuncia = (typeof ALVOS_DA_DENUNCIA)[number];

export const MOTIVOS_DA_DENUNCIA = ['ofensa', 'golpe', 'dados', 'menor', 'outro'] as const;

export const ESTADOS_DA_DENUNCIA = ['aberta', 'procede', 'nao_procede'] as const;

export const MAIOR_DENUNCIA = 1_000;
