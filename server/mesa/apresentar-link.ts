import type { LinkDaMesa } from '#contract/campeonato/mesa.ts';
import type { LinkRow } from './queries.ts';

function alcanceDe({ partida_uuid, fase, rodada }: LinkRow): LinkDaMesa['alcance'] {
  return partida_uuid === null
    ? { tipo: 'rodada', fase: fase ?? 0, rodada: rodada ?? 0 }
    : { tipo: 'partida', partida: partida_uuid };
}

export const apresentarLink = (row: LinkRow, etapa: string | null): LinkDaMesa => ({
  uuid: row.uuid,
  alcance: alcanceDe(row),
  etapa,
  rotulo: row.rotulo,
  criado_em: row.created_at,
  expira_em: row.expira_em,
  usado_em: row.usado_em,
  revogado_em: row.revogado_em,
  sem_dono: row.sem_dono,
});
