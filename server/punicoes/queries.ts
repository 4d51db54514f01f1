import sql from 'sql-template-tag';
import type { z } from 'zod';
import type { impacto } from '#contract/mudanca/impacto.ts';
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
  /** The participant for whom who decided it plays. */
  de_quem_joga: string | null;
  created_at: string;
};

const COLUMNS = sql`s.uuid, s.fase, s.participante_uuid as participante, s.tipo, s.pontos, s.multa, s.motivo,
  s.rodada, s.tirou, s.jogos, s.de_quem_joga_uuid as de_quem_joga, s.created_at, coalesce(s.quem ->> 'nome',
    (select j.nome from jogadores j where j.uuid::text = s.quem ->> 'jogador')) as nome`;

type NovaPunicao = Omit<PunicaoRow, 'created_at' | 'nome' | 'jogos'>;

type NovaSuspensao = Pick<
  NovaPunicao,
  'uuid' | 'fase' | 'participante' | 'motivo' | 'de_quem_joga'
> & {
  readonly partida: string;
  readonly quem: Citado;
  readonly jogos: number;
  readonly jaJogados: readonly string[];
};

export async function insertSuspensao(tx: Tx, id: string, nova: NovaSuspensao): Promise<void> {
  const { uuid, fase, participante, motivo, partida, quem, jogos, jaJogados, de_quem_joga } = nova;
  const jogador = 'jogador' in quem ? quem.jogador : null;
  await tx.run(sql`
    insert into punicoes (uuid, campeonato_id, fase, participante_uuid, tipo, pontos, motivo,
      partida_uuid, quem, suspenso_uuid, jogos, ja_jogados, de_quem_joga_uuid)
    values (${uuid}, ${id}, ${fase}, ${participante}, 'suspensao', 0, ${motivo}, ${partida},
      ${JSON.stringify(quem)}, (select usuario_uuid from jogadores where uuid = ${jogador}), ${jogos}, ${[...jaJogados]}::uuid[],
      ${de_quem_joga})`);
}

/** `partida`: of a verdict, the match that was judged. */
export async function insertPunicao(
  tx: Tx,
  id: string,
  nova: NovaPunicao & { readonly partida?: string },
): Promise<void> {
  const { uuid, fase, participante, tipo, pontos, multa, motivo, rodada, tirou, de_quem_joga } =
    nova;
  await tx.run(sql`
    insert into punicoes (uuid, campeonato_id, fase, participante_uuid, tipo, pontos, multa, motivo,
      rodada, tirou, de_quem_joga_uuid, partida_uuid)
    values (${uuid}, ${id}, ${fase}, ${participante}, ${tipo}, ${pontos}, ${multa}, ${motivo},
      ${rodada}, ${tirou}, ${de_quem_joga}, ${nova.partida ?? null})`);
}

type QuemPune = { readonly usuario: string };

/** Who may punish here, but for who is behind this participant. */
export const listQuemPune = (tx: Tx, id: string, participante: string) =>
  tx.rows<QuemPune>(sql`
    select dono_uuid as usuario from campeonatos where id = ${id}
    union select usuario_uuid from organizadores where campeonato_id = ${id} and papel = 'co'
    except select usuario_uuid from participantes where uuid = ${participante}`);

export const listPunicoes = (tx: Tx, id: string) =>
  tx.rows<PunicaoRow>(sql`
    select ${COLUMNS} from punicoes s where s.campeonato_id = ${id} and s.desfeita_at is null
    order by s.created_at desc`);

type SancaoQueSai = NonNullable<z.output<typeof impacto>['sancoes']>[number];

/** What verdicts on these matches took from somebody, or warned them with. */
export const listDeVereditos = (tx: Tx, partidas: readonly string[]) =>
  tx.rows<SancaoQueSai>(sql`
    select participante_uuid as participante, tipo, pontos, multa from punicoes
    where partida_uuid = any(${partidas}::uuid[]) and tipo <> 'suspensao' and desfeita_at is null
    order by created_at, uuid`);

export const findPunicao = (tx: Tx, id: string, uuid: string) =>
  tx.first<PunicaoRow>(sql`
    select ${COLUMNS} from punicoes s where s.campeonato_id = ${id} and s.uuid = ${uuid}
      and s.desfeita_at is null`);
