// Somebody of a side whom a verdict keeps out of its next matches.
import type { SancaoDada } from '#contract/partida/sancao.ts';
import { acabou, type SuspensaoDada } from '#regras/disciplina/disciplina.ts';
import { chaveDe } from '#regras/sumula/conferir.ts';
import type { CampeonatoVisto } from '#server/campeonatos/queries.ts';
import type { PartidaRow } from '#server/competicao/queries.ts';
import type { Tx } from '#server/database/database.ts';
import { AppError } from '#server/http/errors.ts';
import { aceitaNomes } from '#server/sumula/apresentar-sumula.ts';
import { listJogadores } from '#server/sumula/queries.ts';

type DaPartida = {
  readonly partida: PartidaRow;
  /** All of the championship, as they are after the verdict. */
  readonly partidas: readonly PartidaRow[];
};

/** Null: the sanction is another. */
export function suspensaoDe(
  { tipo, lado, quem, jogos }: SancaoDada,
  { partida, partidas }: DaPartida,
): SuspensaoDada | null {
  const participante = partida[lado];
  if (tipo !== 'suspensao' || !quem || !jogos || !participante) return null;
  const own = partidas.filter((one) =>
    [one.mandante, one.visitante].some((side) => side === participante),
  );
  return {
    ...{ participante, quem, jogos, partida: partida.uuid },
    jaJogados: own.filter(acabou).map(({ uuid }) => uuid),
  };
}

/** Somebody in particular, of the squad of that side; a name only where there are no squads. */
export async function requireSuspenso(
  tx: Tx,
  campeonato: Pick<CampeonatoVisto, 'regras'>,
  { partida, sancao }: { readonly partida: PartidaRow; readonly sancao: SancaoDada },
): Promise<void> {
  const { quem, lado } = sancao;
  if (sancao.tipo !== 'suspensao' || !quem) return;
  const refuse = (problema: 'so_do_elenco' | 'fora_do_elenco') => {
    const key = `sumula.problema.${problema}` as const;
    return new AppError('dados_invalidos', { validations: { 'sancao.quem': { key } } });
  };
  if ('nome' in quem) {
    if (!aceitaNomes(campeonato)) throw refuse('so_do_elenco');
    return;
  }
  const squad = await listJogadores(tx, partida);
  const isTheirs = squad.some(
    ({ uuid, participante }) => uuid === quem.jogador && participante === partida[lado],
  );
  if (chaveDe(quem) === null || !isTheirs) throw refuse('fora_do_elenco');
}
