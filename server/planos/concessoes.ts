// What who runs the site gives and takes: a plan without payment, the mark of a partner, and the door. Everything is told
// in the audit trail.
import sql from 'sql-template-tag';
import { audit } from '#server/auditoria/audit.ts';
import type { Database, Tx } from '#server/database/database.ts';
import { uuidv7 } from '#server/uuid.ts';

type Gesto = (tx: Tx, uuid: string) => Promise<unknown>;

const marcar =
  (coluna: 'parceiro' | 'admin', value: boolean): Gesto =>
  (tx, uuid) =>
    coluna === 'parceiro'
      ? tx.run(sql`update usuarios set is_parceiro = ${value} where uuid = ${uuid}`)
      : tx.run(sql`update usuarios set is_admin = ${value} where uuid = ${uuid}`);

/** For so many days; null: until it is taken back. */
const darPro =
  (dias: number | null): Gesto =>
  async (tx, uuid) => {
    await tirarPro(tx, uuid);
    await tx.run(sql`
      insert into direitos (id, usuario_uuid, fonte, plano, ate)
      values (${uuidv7()}, ${uuid}, 'concessao', 'pro',
        case when ${dias}::int is not null then agora() + make_interval(days => ${dias}::int) end)`);
  };

/** Only what was given: what was paid is ended where it was paid. */
const tirarPro: Gesto = (tx, uuid) =>
  tx.run(sql`
    update direitos set ate = agora()
    where usuario_uuid = ${uuid} and fonte = 'concessao' and (ate is null or ate > agora())`);

const banir: Gesto = async (tx, uuid) => {
  await tx.run(
    sql`update usuarios set banido_em = coalesce(banido_em, agora()) where uuid = ${uuid}`,
  );
  await tx.run(sql`delete from sessoes where usuario_uuid = ${uuid}`);
};

const desbanir: Gesto = (tx, uuid) =>
  tx.run(sql`update usuarios set banido_em = null where uuid = ${uuid}`);

export const CONCESSOES = {
  'parceiro dar': marcar('parceiro', true),
  'parceiro tirar': marcar('parceiro', false),
  'admin dar': marcar('admin', true),
  'admin tirar': marcar('admin', false),
  'pro dar': darPro(null),
  'pro tirar': tirarPro,
  'conta banir': banir,
  'conta desbanir': desbanir,
} as const satisfies Record<string, Gesto>;

export type Concessao = keyof typeof CONCESSOES;

/** Does it for who has this address. False where nobody has. */
export async function conceder(
  db: Database,
  { nome, email, dias = null }: { nome: Concessao; email: string; dias?: number | null },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const person = await tx.first<{ uuid: string }>(sql`
      select uuid from usuarios where email = ${email.trim().toLowerCase()} and removido_em is null
      for no key update`);
    if (!person) return false;
    const acao = nome === 'pro dar' ? darPro(dias) : CONCESSOES[nome];
    await acao(tx, person.uuid);
    await audit(tx, null, {
      acao: `site.${nome.replace(' ', '_')}`,
      ator: null,
      alvo: `usuario:${person.uuid}`,
      detalhes: { via: 'npm run admin', ...(dias && { dias }) },
    });
    return true;
  });
}
