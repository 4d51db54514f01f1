import type { FastifyInstance } from 'fastify';
import type { Participante } from '#contract/participantes.ts';
import * as contract from '#contract/participantes.ts';
import { quemE, requireCampeonato } from '#server/campeonatos/acesso.ts';
import { makeInvitation } from '#server/campeonatos/codigo.ts';
import { escrever } from '#server/campeonatos/escrever.ts';
import { bind } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import type { Services } from '#server/http/services.ts';
import { adicionarParticipantes } from './adicionar-participantes.ts';
import { apresentarTodos, contar, olharDe, podeVerLinha } from './apresentar.ts';
import { assumirParticipante } from './assumir-participante.ts';
import { convidarParticipante } from './convidar-participante.ts';
import { desistirParticipante } from './desistir-participante.ts';
import { editarParticipante } from './editar-participante.ts';
import { listSquad } from './elenco/queries.ts';
import { salvarElenco } from './elenco/salvar-elenco.ts';
import { emergenciaDe } from './elenco/trocas.ts';
import { enviarEscudo } from './enviar-escudo.ts';
import { exportarParticipantes } from './exportar-participantes.ts';
import { inscreverParticipante } from './inscrever-participante.ts';
import { mudarStatus, mudarVariosStatus } from './mudar-status.ts';
import { pagamentoAte } from './pagamento.ts';
import { buscarPessoas } from './pessoas/buscar-pessoas.ts';
import { convidarPessoa } from './pessoas/convidar-pessoa.ts';
import { findParticipante, listParticipantes, updateConvite } from './queries.ts';
import { substituirParticipante } from './substituir-participante.ts';

export function participanteRoutes(app: FastifyInstance, services: Services): void {
  bind(app, services, contract.listarParticipantes, async ({ db }, { params, query, visitor }) => {
    const quem = quemE(visitor, query);
    const campeonato = await requireCampeonato(db, params.id, quem, 'ver');
    const rows = await listParticipantes(db, params.id);
    const olhar = olharDe(campeonato, quem);
    const todos = apresentarTodos(rows, olhar);
    const isShown = ({ usuario_uuid }: Participante, index: number) =>
      index < (query.limite ?? todos.length) ||
      (usuario_uuid !== null && usuario_uuid === quem.user?.uuid);
    return {
      data: todos.filter(isShown),
      contagem: contar(todos),
      pagamento_ate: olhar.gere ? await pagamentoAte(db, campeonato) : null,
    };
  });
  bind(app, services, contract.inscreverParticipante, inscreverParticipante);
  bind(app, services, contract.adicionarParticipantes, adicionarParticipantes);
  bind(app, services, contract.buscarPessoas, buscarPessoas);
  bind(app, services, contract.convidarPessoa, convidarPessoa);
  bind(app, services, contract.exportarParticipantes, exportarParticipantes);
  bind(app, services, contract.renovarConvite, async (all, { params, visitor }) => {
    const pedido = { id: params.id, quem: quemE(visitor), acao: 'gerir_participantes' } as const;
    const convite = makeInvitation();
    await escrever(all, pedido, async ({ tx, registrar }) => {
      await updateConvite(tx, params.id, convite);
      await registrar({ acao: 'renovar-convite' });
    });
    return { data: { convite } };
  });
  bind(app, services, contract.mudarStatus, mudarStatus);
  bind(app, services, contract.mudarVariosStatus, mudarVariosStatus);
  bind(app, services, contract.editarParticipante, editarParticipante);
  bind(app, services, contract.enviarEscudo, enviarEscudo);
  bind(app, services, contract.desistirParticipante, desistirParticipante);
  bind(app, services, contract.substituirParticipante, substituirParticipante);
  bind(app, services, contract.convidarParticipante, convidarParticipante);
  bind(app, services, contract.assumirParticipante, assumirParticipante);
  bind(app, services, contract.verElenco, async ({ db }, { params, query, visitor }) => {
    const row = await findParticipante(db, params.uuid);
    if (!row) throw new AppError('nao_encontrado');
    const quem = quemE(visitor, query);
    const campeonato = await requireCampeonato(db, row.campeonato_id, quem, 'ver');
    if (!podeVerLinha(row, olharDe(campeonato, quem))) throw new AppError('nao_encontrado');
    return {
      data: await listSquad(db, params.uuid),
      emergencia: await emergenciaDe(db, campeonato, params.uuid),
    };
  });
  bind(app, services, contract.salvarElenco, salvarElenco);
}
