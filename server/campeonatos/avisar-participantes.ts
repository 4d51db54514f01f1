// Tells those who take part where their championship stands, in their own language.
import sql from 'sql-template-tag';
import { STATUS } from '#regras/participantes/status.ts';
import type { Tx } from '#server/database/database.ts';
import { texts } from '#server/http/locale.ts';
import { notificar } from '#server/usuario/notificar.ts';
import type { Locale } from '#textos/locale.ts';

type Aviso =
  | 'sorteado'
  | 'comecou'
  | 'encerrado'
  | 'cancelado'
  | 'regras'
  | 'calendario'
  | 'rodada';
const PAGINA: Partial<Record<Aviso, string>> = {
  sorteado: '/sorteio',
  regras: '?aba=regulamento',
  calendario: '?aba=jogos',
  rodada: '?aba=jogos',
};

type Pessoa = { readonly uuid: string; readonly locale: Locale };
type Alvo = { readonly id: string; readonly nome: string };

type Publico = {
  /** Who did it needs no telling. */
  readonly por: string | undefined;
  readonly status: readonly number[];
};

/** People who take part, by their own word. */
export function quemParticipa(tx: Tx, id: string, { por, status }: Publico): Promise<Pessoa[]> {
  return tx.rows(sql`
    select distinct u.uuid, u.locale from participantes p join usuarios u on u.uuid = p.usuario_uuid
    where p.campeonato_id = ${id} and p.status = any(${status}::smallint[]) and not p.convidado
      and u.uuid is distinct from ${por ?? null}`);
}

export async function avisarParticipantes(
  tx: Tx,
  { id, nome }: Alvo,
  { aviso, por, rodada }: { aviso: Aviso; por: string | undefined; rodada?: number },
): Promise<void> {
  const people = await quemParticipa(tx, id, { por, status: [STATUS.confirmado] });
  const url = `/campeonato/${id}${PAGINA[aviso] ?? ''}`;
  const categoria = PAGINA[aviso] === '?aba=jogos' ? 'jogos' : 'campeonatos';
  const params = { campeonato: nome, ...(rodada !== undefined && { rodada }) };
  for (const { uuid, locale } of people) {
    const mensagem = texts[locale](`campeonatos.aviso.${aviso}`, params);
    const tipo = `campeonato_${aviso}`;
    await notificar(tx, { usuarioUuid: uuid, categoria, tipo, mensagem, url });
  }
}
