// A change around the matches (points, lots, rules) may send another team on: later results go only when
// somebody agrees to that, and a championship that was over goes on without them.
import { pode } from '#regras/permissoes.ts';
import { alvoDe, pessoaDe } from '#server/campeonatos/acesso.ts';
import type { Escrita } from '#server/campeonatos/escrever.ts';
import { reabrir } from '#server/campeonatos/reabrir.ts';
import {
  type Carregado,
  carregar,
  carregarDados,
  type DadosDoCampeonato,
  estadoDe,
} from '#server/competicao/estado.ts';
import { gravar } from '#server/competicao/gravar.ts';
import { AppError } from '#server/http/errors.ts';
import { efeitosDe } from './efeitos.ts';
import { consequenciaDe } from './impacto.ts';

/** Results go by the hand of who enters them: managing entries or punishing is not enough. */
function requireResultados({ quem, campeonato }: Escrita): void {
  if (pode('lancar_placar', pessoaDe(quem, campeonato.papel), alvoDe(campeonato))) return;
  throw new AppError('proibido', { text: { key: 'campeonatos.mudanca_de_resultados' } });
}

type Mudado = {
  readonly antes: DadosDoCampeonato;
  /** What is stored by now. */
  readonly guardado: Carregado;
  /** What it is to be derived from, where that is not what is stored. */
  readonly depois?: DadosDoCampeonato;
};

/** Settles what follows from a change that was made; gives the matches that lost their result, and what moved. */
export async function assentarMudanca(
  escrita: Escrita,
  { antes, guardado, depois = guardado.dados }: Mudado,
  ciente: boolean,
) {
  const before = estadoDe(antes);
  const consequencia = consequenciaDe(before, estadoDe(depois));
  const { impacto, desfeitas: lost } = consequencia;
  if (lost.length > 0) requireResultados(escrita);
  if (lost.length > 0 && !ciente) {
    const text = { key: 'campeonatos.mudanca_desfaz', params: { n: lost.length } } as const;
    throw new AppError('estado_mudou', { text, data: { confirmar: true, ...impacto } });
  }
  await gravar(escrita.tx, escrita.campeonato, guardado, consequencia.assentado);
  if (lost.length > 0) await reabrir(escrita);
  return { desfez: [...lost], efeitos: efeitosDe(before, consequencia) };
}

type Mudanca = () => Promise<unknown>;

/** Makes the change and settles what follows from it; gives the matches that lost their result. */
export const mudarComImpacto = async (escrita: Escrita, ciente: boolean, change: Mudanca) =>
  (await mudarComEfeitos(escrita, ciente, change)).desfez;

/** The same, with all that it moved. */
export async function mudarComEfeitos(escrita: Escrita, ciente: boolean, change: Mudanca) {
  const { tx, campeonato } = escrita;
  const antes = await carregarDados(tx, campeonato);
  await change();
  const guardado = await carregar(tx, campeonato);
  return assentarMudanca(escrita, { antes, guardado }, ciente);
}
