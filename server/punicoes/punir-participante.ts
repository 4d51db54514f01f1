import type { punirParticipante as punir } from '#contract/punicoes.ts';
import { quemE } from '#server/campeonatos/acesso.ts';
import { escrever } from '#server/campeonatos/escrever.ts';
import { carregar } from '#server/competicao/estado.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import { requireSemAbertos } from '#server/informes/require-sem-abertos.ts';
import { updateDesistencia } from '#server/participantes/queries.ts';
import { avisarAdversarios } from '#server/participantes/saida/avisar-adversarios.ts';
import { saidaDe } from '#server/participantes/saida/saida.ts';
import { mudarComEfeitos } from '#server/partidas/desfazer-seguintes.ts';
import { uuidv7 } from '#server/uuid.ts';
import { avisarPunido } from './avisar-punido.ts';
import { deQuemDecide } from './de-quem-joga.ts';
import { findPunicao, insertPunicao } from './queries.ts';
import { requirePunido } from './require-punido.ts';

export const punirParticipante: Handler<typeof punir> = async (services, call) => {
  const { params, body, visitor } = call;
  const pedido = { id: params.id, quem: quemE(visitor), acao: 'punir' } as const;
  const { ciente, ...punicao } = body;
  return escrever(services, pedido, async (escrita) => {
    const { tx, campeonato, registrar } = escrita;
    const { participante, fase, tipo, pontos, multa, motivo, rodada } = punicao;
    const punido = await requirePunido(tx, campeonato, punicao);
    const tirou = tipo === 'exclusao';
    if (tirou) await requireSemAbertos(tx, params.id, participante);
    const uuid = uuidv7();
    const de_quem_joga = await deQuemDecide(escrita, participante);
    const { desfez, efeitos } = await mudarComEfeitos(escrita, ciente, async () => {
      const nova = { uuid, fase, participante, tipo, pontos, motivo, tirou, de_quem_joga };
      await insertPunicao(tx, params.id, { ...nova, multa: multa ?? null, rodada: rodada ?? null });
      if (!tirou) return;
      const { dados } = await carregar(tx, campeonato);
      await updateDesistencia(tx, participante, saidaDe(dados, participante));
    });
    const marca = de_quem_joga && { de_quem_joga };
    const depois = { ...punicao, ...marca, ...(desfez.length > 0 && { desfez }) };
    await registrar({ acao: 'punir-participante', objeto: participante, depois });
    const row = await findPunicao(tx, params.id, uuid);
    if (!row) throw new AppError('nao_encontrado');
    await avisarPunido(escrita, punido, row, { feito: punicao, de_quem_joga });
    if (tirou) await avisarAdversarios(escrita, { ...punido, uuid: participante }, efeitos);
    return { data: row, efeitos };
  });
};
