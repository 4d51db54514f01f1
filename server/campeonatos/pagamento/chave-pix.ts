// The key for payments is the owner's: whoever replaces it gets the money of who has not paid yet. Who is paid, and
// where, belongs to it.
import sql from 'sql-template-tag';
import type { Inscricao } from '#regras/configuracao/fases.ts';
import { cidadeNoCodigo, nomeNoCodigo } from '#regras/pix/br-code.ts';
import { lerChavePix } from '#regras/pix/chave.ts';
import type { Escrita } from '#server/campeonatos/escrever.ts';
import type { Tx } from '#server/database/database.ts';
import { AppError, type FieldMessage } from '#server/http/errors.ts';
import { texts } from '#server/http/locale.ts';
import type { Visitor } from '#server/http/session.ts';
import { TEM_O_QUE_PAGAR } from '#server/taxas/quem-deve.ts';
import { emTodas, notificarTodos } from '#server/usuario/notificar.ts';

const hasUnpaid = async (tx: Tx, id: string) =>
  (await tx.first(sql`
    select 1 from participantes e where e.campeonato_id = ${id} and e.usuario_uuid is not null
      and ${TEM_O_QUE_PAGAR} and not e.pago limit 1`)) !== undefined;

type DadosDaChave = Pick<Inscricao, 'chave_pix' | 'pix_nome' | 'pix_cidade'>;

/** As it is kept: a key that there is, and with it the two things that every code must say. */
export function chaveConferida(dados: DadosDaChave): DadosDaChave {
  const { chave_pix: typed, pix_nome, pix_cidade } = dados;
  if (typed === null || typed.trim() === '') return { chave_pix: null, pix_nome, pix_cidade };
  const lida = lerChavePix(typed);
  const problems: [string, FieldMessage][] = [];
  if ('erro' in lida) problems.push(['chave_pix', { key: `taxas.chave.${lida.erro}` }]);
  if (nomeNoCodigo(pix_nome ?? '') === '') problems.push(['pix_nome', { key: 'taxas.chave.nome' }]);
  if (cidadeNoCodigo(pix_cidade ?? '') === '') {
    problems.push(['pix_cidade', { key: 'taxas.chave.cidade' }]);
  }
  if (problems.length > 0 || 'erro' in lida) {
    const validations = Object.fromEntries(
      problems.map(([field, text]) => [`inscricao.${field}`, text]),
    );
    throw new AppError('dados_invalidos', { validations });
  }
  return { chave_pix: lida.chave, pix_nome, pix_cidade };
}

const CAMPOS = ['chave_pix', 'pix_nome', 'pix_cidade'] as const;

/**
 * Throws unless this person may put this key in place of the one there is: the owner alone, with fresh
 * proof as soon as the championship is more than a draft of their own. Who has still to pay is told, and the page
 * says so for a week. Gives what is kept.
 */
export async function mudarChavePix(
  { tx, campeonato, quem }: Escrita,
  nova: DadosDaChave,
  { isFresh }: Visitor,
): Promise<DadosDaChave> {
  const { id, nome, dono_uuid, estado, inscricao } = campeonato;
  const { chave_pix, pix_nome, pix_cidade } = nova;
  const sent = { chave_pix, pix_nome, pix_cidade };
  const changed = CAMPOS.filter((campo) => nova[campo] !== inscricao[campo]);
  if (changed.length === 0) return sent;
  if (quem.user?.uuid !== dono_uuid) {
    const text = { key: 'campeonatos.travado_do_dono' } as const;
    const validations = Object.fromEntries(changed.map((campo) => [`inscricao.${campo}`, text]));
    throw new AppError('dados_invalidos', { validations });
  }
  const kept = chaveConferida(nova);
  const toPay = await hasUnpaid(tx, id);
  if (!isFresh && (estado !== 'rascunho' || toPay)) throw new AppError('reautenticar');
  if (kept.chave_pix === inscricao.chave_pix) return kept;
  if (inscricao.chave_pix !== null && estado !== 'rascunho') {
    await tx.run(sql`update campeonatos set chave_pix_em = agora() where id = ${id}`);
  }
  if (!toPay) return kept;
  const aviso = {
    para: { campeonato: id, devendo: true },
    exceto: dono_uuid,
    tipo: 'campeonato_chave_pix',
    mensagem: emTodas((locale) => texts[locale]('campeonatos.aviso.chave_pix', { nome })),
    url: `/campeonato/${id}/pagamento`,
  } as const;
  await notificarTodos(tx, aviso, id);
  return kept;
}
