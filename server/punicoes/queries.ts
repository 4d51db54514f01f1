import sql from 'sql-template-tag';
import type { Citado } from '#regras/sumula/sumula.ts';
import type { TIPOS_DE_PUNICAO } from '#regras/vida/sancao.ts';
import type { Tx } from '#server/database/database.ts';

export type PunicaoRow = {
  uuid: string;
  fase: number;
  participante: string;
  tipo: (typeof TIPOS_DE_PUNICAO)[number];
  pontos: number;
  multa: number | null;
  motivo: string;
  rodada: number | null;
  /** An exclusion that took the participant out. */
  tirou: boolean;
  /** Of a suspension: who, and for how many matches. */
  nome: string | null;
  jogos: number | null;
  created_at: string;
};

const COLUMNS = sql`s.uuid, s.fase, s.participante_uuid as participante, s.tipo, s.pontos, s.multa, s.motivo,
  s.rodada, s.tirou, s.jogos, s.created_at, coalesce(s.quem ->> 'nome',
    (select j.nome from jogadores j where j.uuid::text = s.quem ->> 'jogador')) as nome`;

type NovaPunicao = Omit<PunicaoRow, 'created_at' | 'nome' | 'jogos'>;

type NovaSuspensao = Pick<NovaPunicao, 'uuid' | 'fase' | 'participante' | 'motivo'> & {
  readonly partida: string;
  readonly quem: Citado;
  readonly jogos: number;
  readonly jaJogados: readonly string[];
};

export async function insertSuspensao(tx: Tx, id: string, nova: NovaSuspensao): Promise<void> {
  const { uuid, fase, participante, motivo, partida, quem, jogos, jaJogados } = nova;
  const jogador = 'jogador' in quem ? quem.jogador : null;
  await tx.run(sql`
    insert into punicoes (uuid, campeonato_id, fase, participante_uuid, tipo, pontos, motivo,
      partida_uuid, quem, suspenso_uuid, jogos, ja_jogados)
    values (${uuid}, ${id}, ${fase}, ${participante}, 'suspensao', 0, ${motivo}, ${partida},
      ${JSON.stringify(quem)}, (select usuario_uuid from jogadores where uuid = ${jogador}), ${jogos}, ${[...jaJogados]}::uuid[])`);
}

export async function insertPunicao(tx: Tx, id: string, nova: NovaPunicao): Promise<void> {
  const { uuid, fase, participante, tipo, pontos, multa, motivo, rodada, tirou } = nova;
  await tx.run(sql`
    insert into punicoes (uuid, campeonato_id, fase, participante_uuid, tipo, pontos, multa, motivo,
      rodada, tirou)
    values (${uuid}, ${id}, ${fase}, ${participante}, ${tipo}, ${pontos}, ${multa}, ${motivo},
      ${rodada}, ${tirou})`);
}

export const listPunicoes = (tx: Tx, id: string) =>
  tx.rows<PunicaoRow>(sql`
    select ${COLUMNS} from punicoes s where s.campeonato_id = ${id} order by s.created_at desc`);

export const findPunicao = (tx: Tx, id: string, uuid: string) =>
  tx.first<PunicaoRow>(sql`
    select ${COLUMNS} from punicoes s where s.campeonato_id = ${id} and s.uuid = ${uuid}`);
