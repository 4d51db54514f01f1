import type { desistirParticipante as endpoint } from '#contract/participantes.ts';
import { feita } from '#regras/montagem/partida-feita.ts';
import { STATUS } from '#regras/participantes/status.ts';
import { carregarDados, type DadosDoCampeonato } from '#server/competicao/estado.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import { mudarComImpacto } from '#server/partidas/desfazer-seguintes.ts';
import { escreverParticipante } from './escrever-participante.ts';
import { updateDesistencia } from './queries.ts';

/** The phase that somebody leaves, and the last of its rounds that they took part in. */
function saidaDe({ partidas, fases }: DadosDoCampeonato, uuid: string) {
  const own = partidas.filter(({ mandante, visitante }) => [mandante, visitante].includes(uuid));
  const open = own.find((partida) => !feita(partida));
  const last = Math.max(1, ...own.map((partida) => partida.fase));
  const rounds = (fase: number) =>
    Math.max(0, ...own.filter((p) => p.fase === fase && p.resultado).map(({ rodada }) => rodada));
  const config = fases[last - 1];
  const goesOn = config?.tipo === 'suico' && rounds(last) < config.rodadas;
  // Who has played all that there was to play leaves the phase that comes next.
  const fase = open?.fase ?? (goesOn ? last : last + 1);
  return { fase, rodada: rounds(fase) };
}

/** Matches follow the rule of each phase; taking it back gives the table as it was. */
export const desistirParticipante: Handler<typeof endpoint> = async (services, call) => {
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
    if (row.desistiu === body.desistiu) return;
    const saida = body.desistiu ? saidaDe(await carregarDados(tx, campeonato), row.uuid) : null;
    const desfez = await mudarComImpacto(escrita, body.ciente, () =>
      updateDesistencia(tx, row.uuid, saida),
    );
    const { nome, desistiu } = row;
    const depois = {
      nome,
      desistiu: body.desistiu,
      ...saida,
      ...(desfez.length > 0 && { desfez }),
    };
    const linha = { objeto: row.uuid, antes: { nome, desistiu }, depois };
    await escrita.registrar({ acao: 'desistir-participante', ...linha });
  });
};
