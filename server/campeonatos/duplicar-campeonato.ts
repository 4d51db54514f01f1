import sql from 'sql-template-tag';
import type { duplicarCampeonato as endpoint } from '#contract/campeonatos.ts';
import type { Tx } from '#server/database/database.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { localeOf, type ServerTexts, texts } from '#server/http/locale.ts';
import { limitesDaPessoa } from '#server/planos/limites-da-pessoa.ts';
import { emTransacao } from '#server/saida/em-transacao.ts';
import { uuidv7 } from '#server/uuid.ts';
import { type Quem, quemE, requireCampeonato, requireLocked } from './acesso.ts';
import { apresentarDeNovo } from './apresentar.ts';
import { novoCampeonato } from './criar-campeonato.ts';
import { escreverEm } from './escrever.ts';
import { semChave } from './pagamento/sem-chave.ts';
import type { CampeonatoVisto } from './queries.ts';

/** A name has 80 characters at most, and the mark of a copy needs its own. */
const LONGEST_COPIED = 70;
const LONGEST_NAMED = 64;

type Nomeado = Pick<CampeonatoVisto, 'nome' | 'edicao'>;

const nomeDaCopia = ({ nome }: Nomeado, t: ServerTexts) =>
  t('campeonatos.copia', { nome: nome.slice(0, LONGEST_COPIED) });

/** 'Copa Varanda · 2ª edição' is followed by 'Copa Varanda · 3ª edição', in whichever language it was named. */
function nomeDaEdicao({ nome, edicao }: Nomeado, t: ServerTexts): string {
  const marks = Object.values(texts).map((say) =>
    say('campeonatos.edicao', { nome: '', n: edicao }),
  );
  const mark = marks.find((own) => nome.endsWith(own)) ?? '';
  const plain = nome.slice(0, nome.length - mark.length);
  return t('campeonatos.edicao', { nome: plain.slice(0, LONGEST_NAMED), n: edicao + 1 });
}

/**
 * Names and teams of the confirmed ones. Nobody is entered without being asked: accounts, contacts, tags,
 * payments and invitations stay behind, and a name can be claimed again.
 */
async function copyParticipants(tx: Tx, from: string, to: string): Promise<void> {
  const rows = await tx.rows<{ uuid: string }>(sql`
    select uuid from participantes where campeonato_id = ${from} and status = 2
    order by created_at, uuid`);
  const olds = rows.map(({ uuid }) => uuid);
  const news = rows.map(() => uuidv7());
  await tx.run(sql`
    insert into participantes (uuid, campeonato_id, nome, time_nome, sigla, escudo, gamertag, status,
      pote, copiado_de)
    select copy.uuid, ${to}, p.nome, p.time_nome, p.sigla, p.escudo,
      case when p.usuario_uuid is null then p.gamertag end, 2, p.pote, coalesce(p.copiado_de, p.uuid)
    from unnest(${news}::uuid[], ${olds}::uuid[]) as copy(uuid, de)
    join participantes p on p.uuid = copy.de`);
  await tx.run(sql`update campeonatos set confirmados = ${rows.length} where id = ${to}`);
}

/** The copy belongs to whoever makes it: it is dressed like the first if their plan allows that. */
async function copyAparencia(
  tx: Tx,
  { aparencia }: CampeonatoVisto,
  { id, quem }: { readonly id: string; readonly quem: Quem },
): Promise<void> {
  if (!aparencia || !quem.user) return;
  const limites = await limitesDaPessoa(tx, quem.user.uuid);
  if (!limites.aparencia) return;
  await escreverEm(tx, { id, quem, acao: 'editar' }, () =>
    tx.run(sql`
      update campeonatos set aparencia = ${JSON.stringify(aparencia)} where id = ${id}`),
  );
}

export const duplicarCampeonato: Handler<typeof endpoint> = async (services, call) => {
  const { params, body, user, visitor, request } = call;
  const t = texts[localeOf(request)];
  const quem = quemE(visitor);
  return emTransacao(services, async (tx) => {
    // Held for an edition: two who ask at once get the same one.
    const find = body.edicao ? requireLocked : requireCampeonato;
    const original = await find(tx, params.id, quem, 'editar');
    const { proxima } = original.edicoes;
    if (body.edicao && proxima) return { data: await apresentarDeNovo(tx, proxima.id, quem) };
    const { fases, regras, inscricao, cores, modalidade, plataforma, visibilidade } = original;
    const { descricao, regulamento_texto } = original;
    const edicao = original.edicao + 1;
    const settings = {
      nome: body.edicao ? nomeDaEdicao(original, t) : nomeDaCopia(original, t),
      descricao,
      modalidade,
      plataforma,
      visibilidade,
      fases,
      regras,
      // The key for payments is the owner's, and the copy belongs to whoever makes it.
      inscricao: { ...semChave(inscricao), fecha_em: null },
      cores,
      regulamento_texto,
      comeca_em: null,
    };
    const linked = body.edicao ? { edicao, edicao_anterior: original.id } : undefined;
    const id = await novoCampeonato(tx, user, settings, linked);
    if (body.participantes) {
      await escreverEm(tx, { id, quem, acao: 'gerir_participantes' }, () =>
        copyParticipants(tx, params.id, id),
      );
    }
    await copyAparencia(tx, original, { id, quem });
    return { data: await apresentarDeNovo(tx, id, quem) };
  });
};
