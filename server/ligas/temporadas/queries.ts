import sql from 'sql-template-tag';
import type {
  AjusteDaTemporada,
  Fronteira,
  MudancaDeDivisao,
  RegrasDaTemporada,
} from '#regras/liga/temporada.ts';
import type { Tx } from '#server/database/database.ts';
import { uuidv7 } from '#server/uuid.ts';

export type TemporadaRow = {
  readonly uuid: string;
  readonly numero: number;
  readonly regras: RegrasDaTemporada;
  readonly ajustes: AjusteDaTemporada[];
  readonly decidida: MudancaDeDivisao[] | null;
  readonly versao: number;
  readonly fechada_em: string | null;
};

export const findTemporada = (
  tx: Tx,
  liga: string,
  numero: number,
): Promise<TemporadaRow | undefined> =>
  tx.first(sql`
    select uuid, numero, regras, ajustes, decidida, versao, fechada_em from temporadas
    where liga_uuid = ${liga} and numero = ${numero}`);

/** With the ids of their championships: which of them a visitor may know of is asked elsewhere. */
export const listTemporadas = (
  tx: Tx,
  liga: string,
): Promise<{ uuid: string; numero: number; fechada: boolean; ano: number }[]> =>
  tx.rows(sql`
    select uuid, numero, fechada_em is not null as fechada,
      extract(year from created_at at time zone 'America/Sao_Paulo')::int as ano
    from temporadas where liga_uuid = ${liga} order by numero`);

export async function insertTemporada(
  tx: Tx,
  liga: string,
  { numero, regras }: Pick<TemporadaRow, 'numero' | 'regras'>,
): Promise<string> {
  const uuid = uuidv7();
  await tx.run(sql`
    insert into temporadas (uuid, liga_uuid, numero, regras)
    values (${uuid}, ${liga}, ${numero}, ${JSON.stringify(regras)})`);
  return uuid;
}

type NovaCompeticao = {
  readonly tipo: 'divisao' | 'copa' | 'repescagem';
  readonly nivel: number | null;
  readonly nome: string;
  readonly campeonato: string;
  readonly fronteira?: Fronteira;
  readonly ordem: number;
};

export async function insertCompeticao(
  tx: Tx,
  temporada: string,
  nova: NovaCompeticao,
): Promise<void> {
  const { caem = 0, sobem = 0, confrontos = 0 } = nova.fronteira ?? {};
  await tx.run(sql`
    insert into competicoes_da_temporada (uuid, temporada_uuid, tipo, nivel, nome, campeonato_id,
      caem, sobem, confrontos, ordem)
    values (${uuidv7()}, ${temporada}, ${nova.tipo}, ${nova.nivel}, ${nova.nome},
      ${nova.campeonato}, ${caem}, ${sobem}, ${confrontos}, ${nova.ordem})`);
}

export async function isInTemporada(tx: Tx, campeonato: string): Promise<boolean> {
  const row = await tx.first(sql`
    select 1 from competicoes_da_temporada where campeonato_id = ${campeonato}`);
  return row !== undefined;
}

export async function updateRegras(
  tx: Tx,
  temporada: string,
  regras: RegrasDaTemporada,
): Promise<void> {
  await tx.run(sql`
    update temporadas set regras = ${JSON.stringify(regras)}, versao = versao + 1
    where uuid = ${temporada}`);
}

export async function updateFronteira(
  tx: Tx,
  temporada: string,
  { nivel, caem, sobem, confrontos }: Fronteira & { nivel: number },
): Promise<void> {
  await tx.run(sql`
    update competicoes_da_temporada set caem = ${caem}, sobem = ${sobem}, confrontos = ${confrontos}
    where temporada_uuid = ${temporada} and tipo = 'divisao' and nivel = ${nivel}`);
}

export async function updateAjustes(
  tx: Tx,
  temporada: string,
  ajustes: readonly AjusteDaTemporada[],
): Promise<void> {
  await tx.run(sql`
    update temporadas set ajustes = ${JSON.stringify(ajustes)}, versao = versao + 1
    where uuid = ${temporada}`);
}

export async function fecharTemporada(
  tx: Tx,
  temporada: string,
  decidida: readonly MudancaDeDivisao[],
): Promise<void> {
  await tx.run(sql`
    update temporadas set decidida = ${JSON.stringify(decidida)}, fechada_em = agora(),
      versao = versao + 1
    where uuid = ${temporada}`);
}

export async function countDivisoes(tx: Tx, temporada: string): Promise<number> {
  const row = await tx.first<{ n: number }>(sql`
    select count(*)::int as n from competicoes_da_temporada
    where temporada_uuid = ${temporada} and tipo = 'divisao' and campeonato_id is not null`);
  return row?.n ?? 0;
}
