import sql from 'sql-template-tag';
import type {
  adicionarOrganizador as adicionar,
  listarOrganizadores as listar,
  removerOrganizador as remover,
} from '#contract/organizadores.ts';
import type { Usuario } from '#contract/sessao.ts';
import { quemE, requireCampeonato } from '#server/campeonatos/acesso.ts';
import { escrever } from '#server/campeonatos/escrever.ts';
import { limitesDoDono } from '#server/campeonatos/limites.ts';
import type { Tx } from '#server/database/database.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import { countAttempt } from '#server/http/limiter.ts';
import { texts } from '#server/http/locale.ts';
import { notificar } from '#server/usuario/notificar.ts';

type Organizador = {
  usuario_uuid: string;
  nome: string;
  papel: 'dono' | 'co' | 'inscricoes' | 'resultados';
};

const listOrganizadores = (tx: Tx, id: string) =>
  tx.rows<Organizador>(sql`
    select u.uuid as usuario_uuid, u.nome, 'dono' as papel
    from campeonatos c join usuarios u on u.uuid = c.dono_uuid where c.id = ${id}
    union all
    (select u.uuid, u.nome, o.papel from organizadores o join usuarios u on u.uuid = o.usuario_uuid
    where o.campeonato_id = ${id} order by o.created_at)`);

export const listarOrganizadores: Handler<typeof listar> = async (
  { db },
  { params, query, visitor },
) => {
  await requireCampeonato(db, params.id, quemE(visitor, query), 'ver');
  return { data: await listOrganizadores(db, params.id) };
};

type Person = { uuid: string; nome: string; locale: 'pt-BR' | 'en' };

/** Only a verified person can help; others are as good as unknown. */
async function requirePerson(tx: Tx, email: string): Promise<Person> {
  const person = await tx.first<Person>(sql`
    select uuid, nome, locale from usuarios
    where email = ${email.toLowerCase()} and email_verified_at is not null`);
  if (person) return person;
  const key = 'campeonatos.organizador_desconhecido';
  throw new AppError('dados_invalidos', { validations: { email: { key } } });
}

const PER_HOUR = 20;
const HOUR_SECONDS = 3_600;

/** Who could ask for any number of addresses would learn which of them have an account. */
async function requireFewTries(db: Tx, { uuid, email_verified_at }: Usuario): Promise<void> {
  if (!email_verified_at) throw new AppError('email_nao_verificado');
  const { count, seconds } = await countAttempt(db, `organizador:${uuid}`, HOUR_SECONDS);
  if (count > PER_HOUR) throw new AppError('muitas_tentativas', { retryAfter: seconds });
}

export const adicionarOrganizador: Handler<typeof adicionar> = async (services, call) => {
  const { params, body, user, visitor } = call;
  await requireFewTries(services.db, user);
  const pedido = { id: params.id, quem: quemE(visitor), acao: 'gerir_organizadores' } as const;
  return escrever(services, pedido, async ({ tx, campeonato, registrar }) => {
    const person = await requirePerson(tx, body.email);
    const current = await listOrganizadores(tx, params.id);
    if (
      current.some(({ usuario_uuid, papel }) => papel === 'dono' && usuario_uuid === person.uuid)
    ) {
      throw new AppError('estado_mudou', { text: { key: 'campeonatos.organizador_dono' } });
    }
    const { organizadores: n } = await limitesDoDono(tx, campeonato.dono_uuid);
    const isNew = !current.some(({ usuario_uuid }) => usuario_uuid === person.uuid);
    if (isNew && current.length - 1 >= n) {
      const text = { key: 'campeonatos.limite_organizadores', params: { n } } as const;
      throw new AppError('limite_do_plano', { text });
    }
    await tx.run(sql`
      insert into organizadores (campeonato_id, usuario_uuid, papel)
      values (${params.id}, ${person.uuid}, ${body.papel})
      on conflict (campeonato_id, usuario_uuid) do update set papel = excluded.papel`);
    const mensagem = texts[person.locale]('campeonatos.organizador_convite', {
      nome: campeonato.nome,
    });
    const url = `/campeonato/${params.id}`;
    const aviso = { categoria: 'campeonatos', tipo: 'organizador', mensagem, url } as const;
    await notificar(tx, { usuarioUuid: person.uuid, ...aviso });
    const depois = { papel: body.papel };
    await registrar({ acao: 'adicionar-organizador', objeto: person.uuid, depois });
    return { data: { usuario_uuid: person.uuid, nome: person.nome, papel: body.papel } };
  });
};

export const removerOrganizador: Handler<typeof remover> = async (services, call) => {
  const { params, user, visitor } = call;
  // Whoever helps may stop.
  const acao = params.usuario === user.uuid ? 'ver' : 'gerir_organizadores';
  const pedido = { id: params.id, quem: quemE(visitor), acao } as const;
  await escrever(services, pedido, async ({ tx, registrar }) => {
    const row = await tx.first<{ papel: string }>(sql`
      delete from organizadores where campeonato_id = ${params.id}
        and usuario_uuid = ${params.usuario} returning papel`);
    if (!row) throw new AppError('nao_encontrado');
    await registrar({ acao: 'remover-organizador', objeto: params.usuario, antes: row });
  });
  return undefined;
};
