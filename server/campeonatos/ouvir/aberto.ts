import { podeVer } from '#regras/permissoes.ts';
import type { VersaoVista } from '../queries.ts';

const NINGUEM = {
  papel: 'nenhum',
  conectada: false,
  verificada: false,
  administra: false,
} as const;

/** Whether everybody may see it. */
export const isAberto = ({
  estado,
  visibilidade,
  excluido_em,
}: Omit<VersaoVista, 'id' | 'versao'>) =>
  podeVer(NINGUEM, { estado, visibilidade, excluido: excluido_em !== null });
