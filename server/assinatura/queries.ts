import sql from 'sql-template-tag';
import type { Tx } from '#server/database/database.ts';
import { uuidv7 } from '#server/uuid.ts';

export type Cliente = {
  readonly usuario_uuid: string;
  readonly cliente: string;
  readonly espelho: number;
  readonly sessao: string | null;
  readonly reembolso_em: string | null;
  /** Its end was asked for by us, when the person asked to leave. */
  readonly cancelada_pela_saida: boolean;
  /** The request for a card that was put to use last. */
  readonly cartao_usado: string | null;
  readonly documento: string | null;
  readonly sessao_url: string | null;
  readonly sessao_ate: string | null;
  readonly sessao_como: string | null;
};

export const findCliente = (tx: Tx, usuario: string): Promise<Cliente | undefined> =>
  tx.first(sql`select * from clientes_do_provedor where usuario_uuid = ${usuario}`);

export const findPorCliente = (tx: Tx, cliente: string): Promise<Cliente | undefined> =>
  tx.first(sql`select * from clientes_do_provedor where cliente = ${cliente}`);

export async function insertCliente(tx: Tx, usuario: string, cliente: string): Promise<void> {
  await tx.run(sql`
    insert into clientes_do_provedor (usuario_uuid, cliente) values (${usuario}, ${cliente})
    on conflict do nothing`);
}

type SessaoAberta = {
  readonly id: string;
  readonly url: string;
  readonly ate: string;
  /** Null where nothing is bought. */
  readonly como: string | null;
};

export async function updateSessao(
  tx: Tx,
  usuario: string,
  { id, url, ate, como }: SessaoAberta,
): Promise<void> {
  const [way, until] = como === null ? [null, null] : [url, ate];
  await tx.run(sql`
    update clientes_do_provedor set sessao = ${id}, sessao_url = ${way}, sessao_ate = ${until},
      sessao_como = ${como} where usuario_uuid = ${usuario}`);
}

/** Unless another one was opened since. */
export async function closeSessao(tx: Tx, sessao: string): Promise<void> {
  await tx.run(sql`
    update clientes_do_provedor set sessao_url = null, sessao_ate = null where sessao = ${sessao}`);
}

export async function updateCartaoUsado(tx: Tx, usuario: string, pedido: string): Promise<void> {
  await tx.run(sql`
    update clientes_do_provedor set cartao_usado = ${pedido} where usuario_uuid = ${usuario}`);
}

export async function updateDocumento(
  tx: Tx,
  usuario: string,
  documento: string | null,
): Promise<void> {
  await tx.run(sql`
    update clientes_do_provedor set documento = ${documento} where usuario_uuid = ${usuario}`);
}

export async function updatePelaSaida(tx: Tx, usuario: string, isOurs: boolean): Promise<void> {
  await tx.run(sql`
    update clientes_do_provedor set cancelada_pela_saida = ${isOurs}
    where usuario_uuid = ${usuario}`);
}

/** Whether a person asked to leave and may still come back. */
export async function isLeaving(tx: Tx, usuario: string): Promise<boolean> {
  const row = await tx.first(sql`
    select 1 from usuarios where uuid = ${usuario} and exclusao_em is not null`);
  return row !== undefined;
}

/** Who asked to leave and would be charged again, and who stayed and would not be. */
export const listForaDePasso = (tx: Tx): Promise<{ usuario_uuid: string }[]> =>
  tx.rows(sql`
    select c.usuario_uuid from clientes_do_provedor c
    join usuarios u on u.uuid = c.usuario_uuid
    where u.exclusao_em is null and c.cancelada_pela_saida
      or u.exclusao_em is not null and exists (select 1 from assinaturas a
        where a.usuario_uuid = c.usuario_uuid and not a.cancela_no_fim
          and a.status in ('active', 'trialing', 'past_due', 'unpaid'))
    limit 500`);

/** False where another mirror was written since: then what was asked may be older than it. */
export async function takeMirror(tx: Tx, { cliente, espelho }: Cliente): Promise<boolean> {
  const taken = await tx.run(sql`
    update clientes_do_provedor set espelho = espelho + 1, visto_em = agora()
    where cliente = ${cliente} and espelho = ${espelho}`);
  return taken > 0;
}

/** Those who may have something running and were not asked about for most of a day. */
export const listUnseen = (tx: Tx): Promise<{ cliente: string }[]> =>
  tx.rows(sql`
    select c.cliente from clientes_do_provedor c
    where coalesce(c.visto_em, '-infinity') < agora() - interval '20 hours'
      and (c.visto_em is null or exists (select 1 from assinaturas a
        where a.usuario_uuid = c.usuario_uuid and a.status not in ('canceled', 'incomplete_expired')))
    order by c.visto_em nulls first limit 500`);

type CartaoGuardado = {
  readonly marca: string;
  readonly final: string;
  readonly validade: string;
};

export type AssinaturaRow = {
  readonly id: string;
  readonly periodo: 'mensal' | 'anual';
  readonly centavos: number;
  readonly status: string;
  readonly desde: string;
  readonly periodo_ate: string;
  readonly cancela_no_fim: boolean;
  readonly atrasada_desde: string | null;
  readonly cartao: CartaoGuardado | null;
};

export type CobrancaRow = {
  readonly id: string;
  readonly em: string;
  readonly o_que: 'mensal' | 'anual' | 'pix';
  readonly centavos: number;
  readonly situacao: 'paga' | 'aberta' | 'devolvida' | 'contestada' | 'cancelada';
  readonly forma: string | null;
  readonly recibo: string | null;
};

export type DireitoRow = {
  readonly referencia: string;
  readonly fonte: 'assinatura' | 'pix';
  readonly plano: 'pro_mensal' | 'pro_anual';
  readonly desde: string;
  readonly ate: string;
  readonly renova: boolean;
};

/** Newest first. */
export const listAssinaturas = (tx: Tx, usuario: string): Promise<AssinaturaRow[]> =>
  tx.rows(
    sql`select * from assinaturas where usuario_uuid = ${usuario} order by desde desc, id desc`,
  );

export const listCobrancas = (tx: Tx, usuario: string): Promise<CobrancaRow[]> =>
  tx.rows(sql`
    select * from cobrancas where usuario_uuid = ${usuario} order by em desc, id desc limit 60`);

export async function putAssinatura(tx: Tx, usuario: string, row: AssinaturaRow): Promise<void> {
  await tx.run(sql`
    insert into assinaturas (id, usuario_uuid, periodo, centavos, status, desde, periodo_ate,
      cancela_no_fim, atrasada_desde, cartao)
    values (${row.id}, ${usuario}, ${row.periodo}, ${row.centavos}, ${row.status}, ${row.desde},
      ${row.periodo_ate}, ${row.cancela_no_fim}, ${row.atrasada_desde},
      ${row.cartao && JSON.stringify(row.cartao)})
    on conflict (id) do update set periodo = excluded.periodo, centavos = excluded.centavos,
      status = excluded.status, periodo_ate = excluded.periodo_ate,
      cancela_no_fim = excluded.cancela_no_fim, atrasada_desde = excluded.atrasada_desde,
      cartao = excluded.cartao`);
}

export async function putCobranca(tx: Tx, usuario: string, row: CobrancaRow): Promise<void> {
  await tx.run(sql`
    insert into cobrancas (id, usuario_uuid, em, o_que, centavos, situacao, forma, recibo)
    values (${row.id}, ${usuario}, ${row.em}, ${row.o_que}, ${row.centavos}, ${row.situacao},
      ${row.forma}, ${row.recibo})
    on conflict (id) do update set situacao = excluded.situacao, centavos = excluded.centavos,
      forma = excluded.forma, recibo = excluded.recibo`);
}

export async function putDireito(tx: Tx, usuario: string, row: DireitoRow): Promise<void> {
  await tx.run(sql`
    insert into direitos (id, usuario_uuid, fonte, plano, desde, ate, renova, referencia)
    values (${uuidv7()}, ${usuario}, ${row.fonte}, ${row.plano}, ${row.desde}, ${row.ate},
      ${row.renova}, ${row.referencia})
    on conflict (referencia) do update set plano = excluded.plano, desde = excluded.desde,
      ate = excluded.ate, renova = excluded.renova`);
}

export type Vigente = {
  readonly fonte: 'assinatura' | 'pix' | 'concessao';
  readonly desde: string;
  readonly ate: string | null;
  readonly renova: boolean;
  readonly referencia: string | null;
};

export const listVigentes = (tx: Tx, usuario: string): Promise<Vigente[]> =>
  tx.rows(sql`
    select fonte, desde, ate, renova, referencia from direitos
    where usuario_uuid = ${usuario} and desde <= agora() and (ate is null or ate > agora())
    order by renova desc, ate desc nulls first`);

/** Until when years by Pix last, with one that was paid before the other is over. */
export const findFimDoPix = async (tx: Tx, usuario: string): Promise<string | null> =>
  (
    await tx.first<{ ate: string }>(sql`
      select ate from direitos where usuario_uuid = ${usuario} and fonte = 'pix' and ate > agora()
      order by ate desc limit 1`)
  )?.ate ?? null;

/** When what was paid last came to its end, whichever way it was paid. */
export const findFim = (tx: Tx, usuario: string): Promise<{ ate: string } | undefined> =>
  tx.first(sql`
    select ate from direitos where usuario_uuid = ${usuario} and fonte <> 'concessao'
      and ate <= agora() order by ate desc limit 1`);

/** Whether it is the first time that this person is told this. */
export async function takeAviso(
  tx: Tx,
  usuario: string,
  tipo: string,
  referencia: string,
): Promise<boolean> {
  const taken = await tx.run(sql`
    insert into avisos_do_plano (usuario_uuid, tipo, referencia)
    values (${usuario}, ${tipo}, ${referencia}) on conflict do nothing`);
  return taken > 0;
}

/** False for one that came before. */
export async function takeEvento(tx: Tx, id: string, tipo: string): Promise<boolean> {
  const taken = await tx.run(sql`
    insert into eventos_do_provedor (id, tipo) values (${id}, ${tipo}) on conflict do nothing`);
  return taken > 0;
}

export async function deleteOldEventos(tx: Tx): Promise<void> {
  await tx.run(sql`
    delete from eventos_do_provedor where recebido_em < now() - interval '60 days'`);
}

/** Once in a lifetime; false when it was taken. */
export async function takeReembolso(tx: Tx, usuario: string): Promise<boolean> {
  const taken = await tx.run(sql`
    update clientes_do_provedor set reembolso_em = agora()
    where usuario_uuid = ${usuario} and reembolso_em is null`);
  return taken > 0;
}

export async function giveReembolsoBack(tx: Tx, usuario: string): Promise<void> {
  await tx.run(sql`
    update clientes_do_provedor set reembolso_em = null where usuario_uuid = ${usuario}`);
}

export type UsoRow = { ativos: number; maior: number; ligas: number; fotos_mb: number };

export async function findUso(tx: Tx, usuario: string): Promise<UsoRow> {
  const row = await tx.first<UsoRow>(sql`
    select
      (select count(*) from campeonatos where dono_uuid = ${usuario} and arquivado_em is null
        and excluido_em is null and estado not in ('encerrado', 'cancelado'))::int as ativos,
      (select coalesce(max(n), 0) from (select count(*) as n from participantes p
        join campeonatos c on c.id = p.campeonato_id where c.dono_uuid = ${usuario}
          and c.arquivado_em is null and c.excluido_em is null
          and c.estado not in ('encerrado', 'cancelado')
        group by c.id) as sizes)::int as maior,
      (select count(*) from membros_da_liga m join ligas l on l.uuid = m.liga_uuid
        where m.usuario_uuid = ${usuario} and m.papel = 'dono' and m.saiu_em is null
          and l.arquivada_em is null and l.excluida_em is null)::int as ligas,
      (select ceil(coalesce(sum(bytes), 0) / 1000000.0) from arquivos
        where usuario_uuid = ${usuario})::int as fotos_mb`);
  return row ?? { ativos: 0, maior: 0, ligas: 0, fotos_mb: 0 };
}

/** For a letter. */
export const findPessoa = (
  tx: Tx,
  usuario: string,
): Promise<{ nome: string; email: string; locale: 'pt-BR' | 'en' } | undefined> =>
  tx.first(sql`
    select nome, email, locale from usuarios where uuid = ${usuario} and removido_em is null`);

type FimDoDireito = {
  readonly usuario_uuid: string;
  readonly referencia: string;
  readonly ate: string;
};

/** Rights that end, and do not renew, within so many days, with nothing after them. */
export const listFins = (
  tx: Tx,
  fonte: 'pix' | 'assinatura',
  dias: number,
): Promise<FimDoDireito[]> =>
  tx.rows(sql`
    select usuario_uuid, referencia, ate from direitos d
    where fonte = ${fonte} and not renova and ate > agora()
      and ate <= agora() + make_interval(days => ${dias})
      and not exists (select 1 from direitos o where o.usuario_uuid = d.usuario_uuid
        and (o.ate is null or o.ate > d.ate)) limit 500`);

/** Rights that were paid and have ended in the last days. */
export const listAcabados = (tx: Tx): Promise<FimDoDireito[]> =>
  tx.rows(sql`
    select usuario_uuid, referencia, ate from direitos d
    where fonte <> 'concessao' and ate <= agora() and ate > desde and ate > agora() - interval '3 days'
      and not exists (select 1 from direitos o where o.usuario_uuid = d.usuario_uuid
        and (o.ate is null or o.ate > agora())) limit 500`);
