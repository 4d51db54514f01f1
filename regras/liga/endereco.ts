// The address of a liga has its name in it, for people; the uuid alone decides which one it is.

const MOST = 60;

/** As it stands in the address: letters without accents, numbers and hyphens. Never empty. */
export function nomeNoEndereco(nome: string): string {
  const plain = nome
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MOST)
    .replace(/^-|-$/g, '');
  return plain || 'liga';
}

type Ligavel = { readonly uuid: string; readonly nome: string };

/** Parts of the page of a liga, the first one at its own address. */
export const ABAS_DA_LIGA = [
  '',
  'competicoes',
  'temporadas',
  'campeoes',
  'membros',
  'regras',
] as const;

export type AbaDaLiga = (typeof ABAS_DA_LIGA)[number] | 'editar' | 'temporadas/nova';

export const enderecoDaLiga = ({ uuid, nome }: Ligavel, aba: AbaDaLiga = ''): string =>
  `/liga/${nomeNoEndereco(nome)}/${uuid}${aba && `/${aba}`}`;
