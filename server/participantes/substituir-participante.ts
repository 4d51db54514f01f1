import type { substituirParticipante as endpoint } from '#contract/participantes.ts';
import { chaveDoNome } from '#regras/participantes/nome-limpo.ts';
import { STATUS } from '#regras/participantes/status.ts';
import { fecharTaxas } from '#server/caixa/fechar-taxas.ts';
import { atualizarQuadros } from '#server/competicao/atualizar-quadros.ts';
import type { Estado } from '#server/competicao/estado.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import { calarPartidas } from '#server/informes/partida-mudou.ts';
import { requireEscudo, usadosPor, vestir } from './elenco/identidade.ts';
import { endElenco } from './elenco/queries.ts';
import { escreverParticipante } from './escrever-participante.ts';
import { avisarPessoa } from './pessoas/avisar-pessoa.ts';
import { clearPessoa, findDesistencia, insertSubstituicao, updateIdentidade } from './queries.ts';

/** Results of later matches must still belong to those who meet there. */
function requireSemOrfas({ fases }: Estado): void {
  const hasOrphans = fases.some((state) => state.kind === 'knockout' && state.orphans.length > 0);
  if (!hasOrphans) return;
  throw new AppError('estado_mudou', { text: { key: 'participantes.desistencia_presa' } });
}

/** The row stays, and with it place, results and matches; everything about the person changes. */
export const substituirParticipante: Handler<typeof endpoint> = async (services, call) => {
  const { params, body, visitor } = call;
  const pedido = { uuid: params.uuid, visitor, quem: 'gere' } as const;
  return escreverParticipante(services, pedido, async (escrita) => {
    const { tx, campeonato, participante: row } = escrita;
    if (row.status !== STATUS.confirmado) {
      throw new AppError('estado_mudou', { text: { key: 'participantes.so_confirmado' } });
    }
    if (campeonato.estado !== 'andamento') {
      throw new AppError('estado_mudou', { text: { key: 'participantes.nao_comecou' } });
    }
    const usados = await usadosPor(tx, row.campeonato_id, row.uuid);
    if (usados.nomes.has(chaveDoNome(body.nome))) {
      const validations = { nome: { key: 'participantes.nome_repetido' } } as const;
      throw new AppError('dados_invalidos', { validations });
    }
    await requireEscudo(tx, body.escudo);
    const visual = vestir(body, usados);
    const desistiu_em = await findDesistencia(tx, row.uuid);
    await calarPartidas(tx, campeonato.id, row.uuid);
    await insertSubstituicao(tx, row.uuid);
    await fecharTaxas(escrita, row);
    await clearPessoa(tx, row.uuid);
    await updateIdentidade(tx, row.uuid, { ...visual, contato: null });
    await endElenco(tx, row.uuid);
    await avisarPessoa(tx, row.usuario_uuid, {
      aviso: 'substituido',
      campeonato,
      nome: visual.nome,
    });
    const { nome, time_nome, usuario_uuid } = row;
    const antes = { nome, time_nome, usuario_uuid, ...(desistiu_em && { desistiu_em }) };
    const depois = { nome: visual.nome, time_nome: visual.time_nome };
    await escrita.registrar({ acao: 'substituir-participante', objeto: row.uuid, antes, depois });
    requireSemOrfas(await atualizarQuadros(tx, campeonato));
  });
};
