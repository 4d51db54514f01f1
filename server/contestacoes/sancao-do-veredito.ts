// A sanction that a verdict carries: the same row as any other, with the reason of the verdict.
import type { SancaoDada } from '#contract/partida/sancao.ts';
import { pode } from '#regras/permissoes.ts';
import { type SancaoDoVeredito, sancoesDe } from '#regras/vida/sancao.ts';
import { alvoDe, pessoaDe, type Quem } from '#server/campeonatos/acesso.ts';
import type { Escrita } from '#server/campeonatos/escrever.ts';
import type { CampeonatoVisto } from '#server/campeonatos/queries.ts';
import { carregar } from '#server/competicao/estado.ts';
import type { PartidaRow } from '#server/competicao/queries.ts';
import { AppError } from '#server/http/errors.ts';
import type { Lance } from '#server/informes/lance.ts';
import { mudarComEfeitos } from '#server/partidas/desfazer-seguintes.ts';
import { insertPunicao } from '#server/punicoes/queries.ts';

/** What a verdict of this person may carry. */
export function sancoesDoCaso(
  campeonato: CampeonatoVisto,
  { fase }: Pick<PartidaRow, 'fase'>,
  { quem, julga }: { readonly quem: Quem; readonly julga: boolean },
): SancaoDoVeredito[] {
  const pune = pode('punir', pessoaDe(quem, campeonato.papel), alvoDe(campeonato));
  return sancoesDe({ julga, pune }, campeonato.fases[fase - 1]);
}

export function requireSancao({ escrita, partida }: Lance, sancao: SancaoDada): SancaoDada {
  const { campeonato, quem } = escrita;
  const may = sancoesDoCaso(campeonato, partida, { quem, julga: true });
  if (may.includes(sancao.tipo)) return sancao;
  if (!may.includes('multa')) throw new AppError('proibido', { text: { key: 'vida.so_adverte' } });
  const key = 'campeonatos.punicao_sem_tabela';
  throw new AppError('dados_invalidos', { validations: { 'sancao.tipo': { key } } });
}

type SancaoGuardada = SancaoDada & { readonly punicao: string };

type DoVeredito = {
  readonly partida: PartidaRow;
  readonly motivo: string;
  readonly ciente: boolean;
};

/** After the result: what both move together was shown before. */
export async function aplicarSancao(
  escrita: Escrita,
  { punicao: uuid, lado, tipo, pontos, multa = null }: SancaoGuardada,
  { partida, motivo, ciente }: DoVeredito,
): Promise<void> {
  const { tx, campeonato, registrar } = escrita;
  const { fase, [lado]: participante } = partida;
  if (!participante) throw new Error('unreachable: who is contested about is known');
  const nova = { participante, fase, tipo, pontos, multa, motivo, rodada: null };
  const { desfez } = await mudarComEfeitos(escrita, ciente, () =>
    insertPunicao(tx, campeonato.id, { ...nova, uuid, tirou: false }),
  );
  // What the result left to be remembered was without it.
  escrita.guardar(await carregar(tx, campeonato));
  const depois = { ...nova, ...(desfez.length > 0 && { desfez }) };
  await registrar({ acao: 'punir-participante', objeto: participante, depois });
}
