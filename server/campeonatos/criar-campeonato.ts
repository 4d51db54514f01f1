import type { criarCampeonato as endpoint } from '#contract/campeonatos.ts';
import type { Usuario } from '#contract/sessao.ts';
import { ajustarAModalidade } from '#regras/configuracao/ajustar-a-modalidade.ts';
import type { Configuracao } from '#regras/configuracao/configuracao.ts';
import { contarJogos } from '#regras/montagem/contar-jogos.ts';
import type { Tx } from '#server/database/database.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { emTransacao } from '#server/saida/em-transacao.ts';
import { quemE } from './acesso.ts';
import { apresentarDeNovo } from './apresentar.ts';
import { makeCode, makeInvitation } from './codigo.ts';
import { settingsOf } from './configuracao.ts';
import { registradorDe } from './escrever.ts';
import { requireMatches, requirePlaces, requireRoomForNew } from './limites.ts';
import { chaveConferida } from './pagamento/chave-pix.ts';
import { semChave } from './pagamento/sem-chave.ts';
import { insertCampeonato, insertRegulamento } from './queries.ts';

/** The nth of its kind, after the one with this id. */
type Edicao = { readonly edicao: number; readonly edicao_anterior: string | null };

const PRIMEIRA: Edicao = { edicao: 1, edicao_anterior: null };

/** Makes a draft of this person and gives its id. */
export async function novoCampeonato(
  tx: Tx,
  user: Usuario,
  sent: Configuracao,
  edicao = PRIMEIRA,
): Promise<string> {
  const asked = ajustarAModalidade(sent);
  const body = { ...asked, inscricao: { ...asked.inscricao, ...chaveConferida(asked.inscricao) } };
  const limites = await requireRoomForNew(tx, user);
  requirePlaces(body.inscricao.vagas, limites);
  requireMatches(contarJogos(body.fases, body.inscricao.vagas), limites);
  const id = makeCode();
  await insertCampeonato(tx, {
    ...settingsOf(body, user.nome),
    ...edicao,
    id,
    dono_uuid: user.uuid,
    codigo_convite: makeInvitation(),
  });
  await insertRegulamento(tx, id, { dados: regulamentoDe(body) });
  const registrar = registradorDe(tx, id, { tipo: 'pessoa', quem: { user, isAdmin: false } });
  await registrar({ acao: 'criar-campeonato', depois: { nome: body.nome } });
  return id;
}

/** The part of the settings that the rules are written from. */
export function regulamentoDe({ fases, regras, inscricao, regulamento_texto }: Configuracao) {
  return { fases, regras, inscricao: semChave(inscricao), regulamento_texto };
}

export const criarCampeonato: Handler<typeof endpoint> = async (
  services,
  { user, body, visitor },
) =>
  emTransacao(services, async (tx) => {
    const id = await novoCampeonato(tx, user, body);
    return { data: await apresentarDeNovo(tx, id, quemE(visitor)) };
  });
