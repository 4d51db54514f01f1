import type { FastifyInstance } from 'fastify';
import * as pagina from '#contract/participante/pagina.ts';
import * as todos from '#contract/participantes.ts';
import { bind } from '#server/http/endpoint.ts';
import type { Services } from '#server/http/services.ts';
import { adicionarParticipantes } from './adicionar-participantes.ts';
import { assumirParticipante } from './assumir-participante.ts';
import { convidarParticipante } from './convidar-participante.ts';
import { desistirParticipante } from './desistir-participante.ts';
import { editarParticipante } from './editar-participante.ts';
import { salvarElenco } from './elenco/salvar-elenco.ts';
import { verElenco } from './elenco/ver-elenco.ts';
import { enviarEscudo } from './enviar-escudo.ts';
import { exportarParticipantes } from './exportar-participantes.ts';
import { inscreverParticipante } from './inscrever-participante.ts';
import { listarParticipantes } from './listar-participantes.ts';
import { mudarStatus } from './mudar-status.ts';
import { mudarVariosStatus } from './mudar-varios-status.ts';
import { verParticipante } from './pagina/ver-participante.ts';
import { buscarPessoas } from './pessoas/buscar-pessoas.ts';
import { convidarPessoa } from './pessoas/convidar-pessoa.ts';
import { renovarConvite } from './renovar-convite.ts';
import { preverDesistencia } from './saida/prever-desistencia.ts';
import { substituirParticipante } from './substituir-participante.ts';

const contract = { ...todos, ...pagina };

export function participanteRoutes(app: FastifyInstance, services: Services): void {
  bind(app, services, contract.listarParticipantes, listarParticipantes);
  bind(app, services, contract.inscreverParticipante, inscreverParticipante);
  bind(app, services, contract.adicionarParticipantes, adicionarParticipantes);
  bind(app, services, contract.buscarPessoas, buscarPessoas);
  bind(app, services, contract.convidarPessoa, convidarPessoa);
  bind(app, services, contract.exportarParticipantes, exportarParticipantes);
  bind(app, services, contract.renovarConvite, renovarConvite);
  bind(app, services, contract.mudarStatus, mudarStatus);
  bind(app, services, contract.mudarVariosStatus, mudarVariosStatus);
  bind(app, services, contract.editarParticipante, editarParticipante);
  bind(app, services, contract.enviarEscudo, enviarEscudo);
  bind(app, services, contract.desistirParticipante, desistirParticipante);
  bind(app, services, contract.preverDesistencia, preverDesistencia);
  bind(app, services, contract.verParticipante, verParticipante);
  bind(app, services, contract.substituirParticipante, substituirParticipante);
  bind(app, services, contract.convidarParticipante, convidarParticipante);
  bind(app, services, contract.assumirParticipante, assumirParticipante);
  bind(app, services, contract.verElenco, verElenco);
  bind(app, services, contract.salvarElenco, salvarElenco);
}
