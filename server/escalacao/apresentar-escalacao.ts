// Line-ups as a visitor reads them: names instead of ids, who is suspended, and whom they may name.
import type { Escalacao, JogadorEscalado } from '#contract/partida/escalacao.ts';
import type { Disciplina } from '#regras/disciplina/disciplina.ts';
import { ladosQueEscala, ladosVistos } from '#regras/escalacao/quem-escala.ts';
import type { LadoDoJogo } from '#regras/vida/partida.ts';
import type { CampeonatoVisto } from '#server/campeonatos/queries.ts';
import type { PartidaRow } from '#server/competicao/queries.ts';
import type { Tx } from '#server/database/database.ts';
import type { VidaLida } from '#server/informes/apresentar-vida.ts';
import {
  type EscalacaoRow,
  hasComecado,
  type JogadorDoTime,
  listEscalacoes,
  listJogadores,
} from './queries.ts';

type Suspensos = ReadonlyMap<string, NonNullable<JogadorEscalado['suspenso']>>;

/** Players of squads who miss this match. */
const suspensosDe = ({ suspensoes }: Disciplina, uuid: string): Suspensos =>
  new Map(
    suspensoes.flatMap(({ perde, quem, motivo }) =>
      perde === uuid && 'jogador' in quem ? [[quem.jogador, motivo]] : [],
    ),
  );

export type EscalacaoLida = {
  readonly escalacoes: readonly EscalacaoRow[];
  readonly jogadores: readonly JogadorDoTime[];
  readonly suspensos: Suspensos;
  readonly comecou: boolean;
};

export async function lerEscalacao(
  tx: Tx,
  partida: PartidaRow,
  { fatos, disciplina }: Pick<VidaLida, 'fatos'> & { readonly disciplina: Disciplina },
): Promise<EscalacaoLida> {
  const { inicio, agora } = fatos;
  const quando = inicio !== null && inicio <= agora ? new Date(inicio).toISOString() : null;
  return {
    escalacoes: await listEscalacoes(tx, partida),
    jogadores: await listJogadores(tx, partida, quando),
    suspensos: suspensosDe(disciplina, partida.uuid),
    comecou: await hasComecado(tx, partida),
  };
}

type OlharDaEscalacao = Pick<VidaLida, 'fatos' | 'voz'> & { readonly partida: PartidaRow };

/** Who may be named for a side. */
export const elencoDe = ({ jogadores }: EscalacaoLida, partida: PartidaRow, lado: LadoDoJogo) =>
  jogadores.filter(({ participante, noElenco }) => noElenco && participante === partida[lado]);

export function apresentarEscalacao(
  { regras }: Pick<CampeonatoVisto, 'regras'>,
  lida: EscalacaoLida,
  { fatos, voz, partida }: OlharDaEscalacao,
): Escalacao {
  const pergunta = { fatos, voz, regras };
  const pode = ladosQueEscala(pergunta);
  const vistos = ladosVistos(pergunta, lida.comecou);
  const visto = ({ uuid, nome, numero }: JogadorDoTime): JogadorEscalado => ({
    ...{ jogador: uuid, nome, numero },
    suspenso: lida.suspensos.get(uuid) ?? null,
  });
  const doLado = (lado: LadoDoJogo): Escalacao['mandante'] => {
    if (!vistos.includes(lado)) return null;
    const row = lida.escalacoes.find((one) => one.lado === lado);
    const named = (row?.jogadores ?? []).flatMap(
      (uuid) => lida.jogadores.find((one) => one.uuid === uuid) ?? [],
    );
    const bench = new Set(row?.reservas ?? []);
    const jogadores = named.map((one) => ({ ...visto(one), reserva: bench.has(one.uuid) }));
    return { versao: row?.versao ?? 0, por: row?.por ?? null, jogadores };
  };
  const elenco = (lado: LadoDoJogo) =>
    pode.includes(lado) ? elencoDe(lida, partida, lado).map(visto) : [];
  return {
    mandante: doLado('mandante'),
    visitante: doLado('visitante'),
    pode,
    elenco: { mandante: elenco('mandante'), visitante: elenco('visitante') },
    limite: regras.elenco?.sumula ?? null,
  };
}
