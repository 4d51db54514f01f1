// A sanction that a verdict carries: the same row as any other, with the reason of the verdict.
import type { SancaoDada } from '#contract/partida/sancao.ts';
import { pode } from '#regras/permissoes.ts';
import { type SancaoDoVeredito, sancoesDe } from '#regras/vida/sancao.ts';
import { alvoDe, pessoaDe, type Quem } from '#server/campeonatos/acesso.ts';
import type { Escrita } from '#server/campeonatos/escrever.ts';
import type { CampeonatoVisto } from '#server/campeonatos/queries.ts';
import { carregar } from '#server/competicao/estado.ts';
import type { PartidaRow } from '#server/competicao/queries.ts';
import { avisarEscaladosSuspensos } from '#server/escalacao/avisar-suspensos.ts';
import { AppError } from '#server/http/errors.ts';
import type { Lance } from '#server/informes/lance.ts';
import { mudarComEfeitos } from '#server/partidas/desfazer-seguintes.ts';
import { deQuemDecide } from '#server/punicoes/de-quem-joga.ts';
import { insertPunicao, insertSuspensao } from '#server/punicoes/queries.ts';
import { requireSuspenso, suspensaoDe } from './suspensao-do-veredito.ts';

/** What a verdict of this person may carry. */
export function sancoesDoCaso(
  campeonato: CampeonatoVisto,
  { fase }: Pick<PartidaRow, 'fase'>,
  { quem, julga }: { readonly quem: Quem; readonly julga: boolean },
): SancaoDoVeredito[] {
  const pune = pode('punir', pessoaDe(quem, campeonato.papel), alvoDe(campeonato));
  return sancoesDe({ julga, pune }, campeonato.fases[fase - 1]);
}

export async function requireSancao(
  { escrita, partida }: Lance,
  sancao: SancaoDada,
): Promise<SancaoDada> {
  const { tx, campeonato, quem } = escrita;
  const may = sancoesDoCaso(campeonato, partida, { quem, julga: true });
  if (may.includes(sancao.tipo)) {
    await requireSuspenso(tx, campeonato, { partida, sancao });
    return sancao;
  }
  if (!may.includes('multa')) throw new AppError('proibido', { text: { key: 'vida.so_adverte' } });
  const key = 'campeonatos.punicao_sem_tabela';
  throw new AppError('dados_invalidos', { validations: { 'sancao.tipo': { key } } });
}

type SancaoGuardada = SancaoDada & { readonly punicao: string };

type DoVeredito = {
  readonly partida: PartidaRow;
  readonly motivo: string;
  readonly ciente: boolean;
  /** Decided by whom both sides accepted, who is nobody of the organisation. */
  readonly deJuizAceito: boolean;
};

type QuemJulgou = Pick<DoVeredito, 'deJuizAceito'>;

/** The mark is of who organises and plays (decision 0205); that a judge was accepted is said with the verdict. */
const deQuemJulgou = async (
  escrita: Escrita,
  participante: string,
  { deJuizAceito }: QuemJulgou,
) => (deJuizAceito ? null : deQuemDecide(escrita, participante));

/** The trail names no player: it would outlive their account. */
async function suspender(
  escrita: Escrita,
  sancao: SancaoGuardada,
  doVeredito: DoVeredito,
): Promise<void> {
  const { partida, motivo } = doVeredito;
  const { tx, campeonato, registrar } = escrita;
  const { dados } = await escrita.carregado();
  const dada = suspensaoDe(sancao, { partida, partidas: dados.partidas });
  if (!dada) return;
  const { participante, jogos } = dada;
  const { fase } = partida;
  const de_quem_joga = await deQuemJulgou(escrita, participante, doVeredito);
  const more = { uuid: sancao.punicao, fase, motivo, de_quem_joga };
  await insertSuspensao(tx, campeonato.id, { ...dada, ...more });
  const marca = de_quem_joga && { de_quem_joga };
  const depois = { tipo: sancao.tipo, fase, jogos, motivo, ...marca };
  await registrar({ acao: 'punir-participante', objeto: participante, depois });
  await avisarEscaladosSuspensos(escrita);
}

/** After the result: what both move together was shown before. */
export async function aplicarSancao(
  escrita: Escrita,
  sancao: SancaoGuardada,
  doVeredito: DoVeredito,
): Promise<void> {
  const { partida, motivo, ciente } = doVeredito;
  const { punicao: uuid, lado, tipo, pontos, multa = null } = sancao;
  if (tipo === 'suspensao') return suspender(escrita, sancao, doVeredito);
  const { tx, campeonato, registrar } = escrita;
  const { fase, [lado]: participante } = partida;
  if (!participante) throw new Error('unreachable: who is contested about is known');
  const nova = { participante, fase, tipo, pontos, multa, motivo, rodada: null };
  const de_quem_joga = await deQuemJulgou(escrita, participante, doVeredito);
  const { desfez } = await mudarComEfeitos(escrita, ciente, () =>
    insertPunicao(tx, campeonato.id, {
      ...{ ...nova, uuid, tirou: false, de_quem_joga },
      partida: partida.uuid,
    }),
  );
  // What the result left to be remembered was without it.
  escrita.guardar(await carregar(tx, campeonato));
  const marca = de_quem_joga && { de_quem_joga };
  const depois = { ...nova, ...marca, ...(desfez.length > 0 && { desfez }) };
  await registrar({ acao: 'punir-participante', objeto: participante, depois });
}
