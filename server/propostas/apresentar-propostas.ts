// What was proposed for a match, and what may be proposed now.
import type { Propostas } from '#contract/partida/propostas.ts';
import { type JanelaDaPartida, PROPOSTAS_ABERTAS } from '#regras/acordo/propostas.ts';
import type { CampeonatoRow } from '#server/campeonatos/queries.ts';
import type { PartidaRow } from '#server/competicao/queries.ts';
import { agora } from '#server/database/agora.ts';
import type { Tx } from '#server/database/database.ts';
import { falamPor, type LadoDaPartida, type Vozes } from '#server/vozes/vozes.ts';
import { findAbertura, listPropostas } from './queries.ts';

export type PartidaAMarcar = Pick<
  PartidaRow,
  'uuid' | 'mandante' | 'visitante' | 'estado' | 'decisao' | 'prazo_at'
>;

/** From the end of the round before to its own deadline; one that was put off has left its round. */
export async function janelaDe(
  tx: Tx,
  { uuid, prazo_at }: PartidaAMarcar,
): Promise<JanelaDaPartida> {
  if (prazo_at === null) return { de: null, ate: null };
  return { de: await findAbertura(tx, uuid), ate: prazo_at };
}

/** Why no hour can be agreed on. */
export function recusaDoAcordo(
  partida: PartidaAMarcar,
  { estado }: Pick<CampeonatoRow, 'estado'>,
  vozes: Vozes,
): Propostas['recusa'] {
  if (partida.mandante === null || partida.visitante === null) return 'sem_lados';
  const isOpen = partida.estado === 'agendada' || partida.estado === 'adiada';
  if (!isOpen || partida.decisao !== null || estado !== 'andamento') return 'fora_de_hora';
  const canAnswer = (lado: LadoDaPartida) => falamPor(vozes, lado).length > 0;
  return canAnswer('mandante') && canAnswer('visitante') ? null : 'sem_resposta_possivel';
}

type OlharDoLado = {
  readonly partida: PartidaAMarcar;
  readonly campeonato: Pick<CampeonatoRow, 'estado'>;
  readonly vozes: Vozes;
  readonly lado: LadoDaPartida | null;
};

export async function apresentarPropostas(tx: Tx, olhar: OlharDoLado): Promise<Propostas> {
  const { partida, campeonato, vozes, lado } = olhar;
  const now = (await agora(tx)).toISOString();
  const rows = await listPropostas(tx, partida.uuid);
  const open = (side: LadoDaPartida) =>
    rows.filter((row) => row.lado === side && row.estado === 'aberta' && row.horario > now).length;
  return {
    lado,
    propostas: rows.map(({ partida_uuid: _, ...row }) => row),
    restam: {
      mandante: PROPOSTAS_ABERTAS - open('mandante'),
      visitante: PROPOSTAS_ABERTAS - open('visitante'),
    },
    janela: await janelaDe(tx, partida),
    recusa: recusaDoAcordo(partida, campeonato, vozes),
  };
}
