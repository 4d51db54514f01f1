import type { Confronto, verChaveamento as endpoint } from '#contract/chaveamento.ts';
import type { Bracket } from '#engine/knockout/bracket.ts';
import { temTabela } from '#regras/configuracao/formato.ts';
import { alimentadoPor, etapasDaChave, rodadasDaChave } from '#regras/montagem/etapas.ts';
import { CHAVE, SITUACAO } from '#regras/montagem/palavras.ts';
import { vagaDe } from '#regras/montagem/vaga.ts';
import { quemE, requireCampeonato } from '#server/campeonatos/acesso.ts';
import { apresentarPartida } from '#server/competicao/apresentar-partida.ts';
import { chaveDaFase } from '#server/competicao/chave-da-fase.ts';
import { listPartidasDaFase, listQuadros, type PartidaRow } from '#server/competicao/queries.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';

type ConfrontoGuardado = Pick<
  Confronto,
  'id' | 'situacao' | 'agregado' | 'vencedor' | 'decidido_por'
> & {
  lados: [string | null, string | null];
};

function confrontosDe(
  bracket: Bracket,
  guardados: readonly ConfrontoGuardado[],
  partidas: readonly PartidaRow[],
): Confronto[] {
  const etapas = etapasDaChave(bracket);
  const rodadas = rodadasDaChave(bracket);
  const known = new Map(guardados.map((tie) => [tie.id, tie]));
  const matches = Map.groupBy(partidas, ({ confronto }) => confronto);
  return bracket.ties.map((tie) => {
    const {
      situacao = SITUACAO.waiting,
      lados,
      agregado,
      vencedor,
      decidido_por,
    } = known.get(tie.id) ?? {};
    const lado = (index: 0 | 1) => ({
      participante: lados?.[index] ?? null,
      vaga: vagaDe(tie.slots[index]),
    });
    return {
      id: tie.id,
      rodada: rodadas.get(tie.id) ?? tie.round,
      etapa: etapas.get(tie.id) ?? '',
      chave: CHAVE[tie.bracket ?? 'main'],
      situacao,
      lados: [lado(0), lado(1)],
      alimentado_por: alimentadoPor(tie),
      agregado: agregado ?? null,
      vencedor: vencedor ?? null,
      decidido_por: decidido_por ?? null,
      partidas: (matches.get(tie.id) ?? []).map(apresentarPartida),
    };
  });
}

export const verChaveamento: Handler<typeof endpoint> = async ({ db }, call) => {
  const { params, query, visitor } = call;
  const campeonato = await requireCampeonato(db, params.id, quemE(visitor, query), 'ver');
  const asked = query.fase ?? campeonato.fases.findIndex((fase) => !temTabela(fase)) + 1;
  const quadros = await listQuadros(db, params.id);
  const bracket = chaveDaFase(campeonato, quadros, asked);
  if (!bracket) throw new AppError('nao_encontrado');
  const dados = quadros.find(({ fase }) => fase === asked)?.dados as
    | { confrontos?: ConfrontoGuardado[]; campeao?: string | null }
    | undefined;
  const partidas = await listPartidasDaFase(db, params.id, asked);
  return {
    data: {
      fase: asked,
      confrontos: confrontosDe(bracket, dados?.confrontos ?? [], partidas),
      campeao: dados?.campeao ?? null,
    },
  };
};
