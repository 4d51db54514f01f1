import sql from 'sql-template-tag';
import type { PreferenciasDeAviso } from '#contract/perfil.ts';
import type { Tx } from '#server/database/database.ts';
import { type UsuarioRow, usuarioColumns } from '#server/http/usuario-row.ts';
import type { Locale } from '#textos/locale.ts';

export type ProfileRow = {
  readonly nascimento: string | null;
  readonly senha: string | null;
  readonly gamertags: Readonly<Record<string, string | null>>;
  readonly avisos: Partial<PreferenciasDeAviso>;
  readonly is_admin: boolean;
  readonly aparece_na_busca: boolean;
  readonly pagina_publica: boolean | null;
  readonly segundo_fator: string | null;
  readonly segundo_fator_em: string | null;
  readonly exportacao_em: string | null;
  readonly codigos_restantes: number;
};

export function findProfile(tx: Tx, uuid: string): Promise<ProfileRow | undefined> {
  return tx.first(sql`
    select u.senha, u.gamertags, u.avisos, u.is_admin, u.segundo_fator, u.segundo_fator_em,
      u.exportacao_em, u.nascimento::text, u.aparece_na_busca, u.pagina_publica,
      (select count(*) from codigos_de_recuperacao c
        where c.usuario_uuid = u.uuid and c.usado_em is null) as codigos_restantes
    from usuarios u where u.uuid = ${uuid}`);
}

export async function getUser(tx: Tx, uuid: string): Promise<UsuarioRow> {
  const row = await tx.first<UsuarioRow>(sql`
    select ${usuarioColumns} from usuarios u where u.uuid = ${uuid}`);
  if (!row) throw new Error('a person with a session has no row');
  return row;
}

type Details = { nome: string; telefone: string | null };

/** Without a phone there is nothing to share. */
export async function updateDetails(tx: Tx, uuid: string, { nome, telefone }: Details) {
  await tx.run(sql`
    update usuarios set nome = ${nome}, telefone = ${telefone},
      privacidade_compartilhar_whatsapp =
        privacidade_compartilhar_whatsapp and ${telefone}::text is not null
    where uuid = ${uuid}`);
}

export async function updateGamertags(tx: Tx, uuid: string, gamertags: object): Promise<void> {
  await tx.run(sql`
    update usuarios set gamertags = ${JSON.stringify(gamertags)} where uuid = ${uuid}`);
}

export async function updateLocale(tx: Tx, uuid: string, locale: string): Promise<void> {
  await tx.run(sql`update usuarios set locale = ${locale} where uuid = ${uuid}`);
}

export async function updateSharing(tx: Tx, uuid: string, isShared: boolean): Promise<void> {
  await tx.run(sql`
    update usuarios set privacidade_compartilhar_whatsapp = ${isShared} where uuid = ${uuid}`);
}

export async function updateFindable(tx: Tx, uuid: string, isFindable: boolean): Promise<void> {
  await tx.run(sql`update usuarios set aparece_na_busca = ${isFindable} where uuid = ${uuid}`);
}

export async function updatePublicPage(tx: Tx, uuid: string, isPublic: boolean): Promise<void> {
  await tx.run(sql`update usuarios set pagina_publica = ${isPublic} where uuid = ${uuid}`);
}

export async function updatePhoto(tx: Tx, uuid: string, foto: string | null): Promise<void> {
  await tx.run(sql`update usuarios set foto = ${foto} where uuid = ${uuid}`);
}

/** A link for a new password that is still on its way ends, too. */
export async function updatePassword(tx: Tx, uuid: string, senha: string): Promise<void> {
  await tx.run(sql`update usuarios set senha = ${senha} where uuid = ${uuid}`);
  await tx.run(sql`delete from redefinicoes_de_senha where usuario_uuid = ${uuid}`);
}

export async function updateExport(tx: Tx, uuid: string): Promise<string | undefined> {
  const row = await tx.first<{ exportacao_em: string }>(sql`
    update usuarios set exportacao_em = agora()
    where uuid = ${uuid}
      and coalesce(exportacao_em < agora() - make_interval(hours => 24), true)
    returning exportacao_em`);
  return row?.exportacao_em;
}

export async function updateRemoval(tx: Tx, uuid: string, days: number): Promise<string> {
  const row = await tx.first<{ exclusao_em: string }>(sql`
    update usuarios set exclusao_em = agora() + make_interval(days => ${days}) where uuid = ${uuid}
    returning exclusao_em`);
  return row?.exclusao_em ?? '';
}

type Removal = {
  readonly nome: string;
  readonly email: string;
  readonly locale: Locale;
  readonly exclusao_em: string | null;
};

export function findRemoval(tx: Tx, uuid: string): Promise<Removal | undefined> {
  return tx.first(
    sql`select nome, coalesce(email_pedido, email) as email, locale, exclusao_em from usuarios where uuid = ${uuid}`,
  );
}
