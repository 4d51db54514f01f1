import type { verCampeao as endpoint, FinalDoCampeonato } from '#contract/campeonato/campeao.ts';
import { generalTable } from '#engine/final-places.ts';
import type { TeamId } from '#engine/types.ts';
import { TERCEIRO } from '#regras/montagem/apelidos.ts';
import { quemE, requireCampeonato } from '#server/campeonatos/acesso.ts';
import { apresentar } from '#server/campeonatos/apresentar.ts';
import { type Colocacao, colocacoesDe, listColocacoes } from '#server/competicao/colocacoes.ts';
import { derivar } from '#server/competicao/derivar.ts';
import type { Estado } from '#server/competicao/estado.ts';
import { fimDe } from '#server/competicao/fim.ts';
import { porSorteio, stageOf } from '#server/competicao/linhas.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { listIdentidades } from '#server/participantes/queries.ts';
import { caminhoDe, etapasDe } from './caminho.ts';
import { chaveDoFim } from './chave-do-fim.ts';
import { campanhaDe, melhoresDe, numerosDe } from './numeros.ts';

type Derivado = Omit<
  FinalDoCampeonato,
  'campeonato' | 'gente' | 'chave' | 'terceiro' | 'confrontos'
>;

/** The round of the bracket in which somebody played last; the match for the third place names nobody's end. */
function quedaEm({ competicao, fases }: Estado) {
  const etapas = etapasDe(competicao.phases);
  return ({ participante, fase }: Colocacao): string | null => {
    const state = fases[fase - 1];
    if (state?.kind !== 'knockout') return null;
    const last = state.bracket.ties.findLast(
      ({ tie, teams, status }) =>
        tie.id !== TERCEIRO && status !== 'unneeded' && teams.includes(participante),
    );
    return last ? (etapas[fase - 1]?.get(last.tie.id) ?? null) : null;
  };
}

/** The last phase is a table, and lots put its first there. */
function ganhouNoSorteio({ competicao, fases }: Estado, campeao: TeamId | null): boolean {
  const [phase, state] = [competicao.phases.at(-1), fases.at(-1)];
  if (!campeao || phase?.kind !== 'table' || state?.kind !== 'table') return false;
  const stage = stageOf(phase, state);
  return porSorteio(stage, stage.teams).has(campeao);
}

/** Of those who left, nothing is best. */
function melhores(estado: Estado, colocacoes: readonly Colocacao[]) {
  const stayed = colocacoes.filter(({ saiu }) => !saiu);
  return melhoresDe(
    estado,
    stayed.map(({ participante }) => participante),
  );
}

/** A match lost on penalties is drawn in every table, and yet takes the word 'unbeaten' away. */
function perdeu({ partida, resultado }: Derivado['caminho'][number], campeao: TeamId): boolean {
  const [home, away] = partida.placar?.penaltis ?? [0, 0];
  const [own, other] = partida.mandante.participante === campeao ? [home, away] : [away, home];
  return resultado === 'd' || own < other;
}

function derivarFinal(estado: Estado, guardadas: readonly Colocacao[]): Derivado {
  const { campeao, motivo, abertos, empatados } = fimDe(estado);
  const geral = generalTable(estado.competicao, estado.fases).map(campanhaDe);
  const order = new Map<TeamId, number>(geral.map(({ participante }, n) => [participante, n]));
  const orderOf = ({ participante }: Colocacao) => order.get(participante) ?? order.size;
  const colocacoes = (guardadas.length > 0 ? [...guardadas] : colocacoesDe(estado)).sort(
    (a, b) => a.de - b.de || a.ate - b.ate || orderOf(a) - orderOf(b),
  );
  const etapaOf = quedaEm(estado);
  const caminho = caminhoDe(estado, campeao);
  const losses = geral.find(({ participante }) => participante === campeao)?.d ?? 0;
  return {
    ...{ campeao, motivo, abertos, empatados: [...empatados], caminho, geral },
    por_sorteio: ganhouNoSorteio(estado, campeao),
    ...numerosDe(estado),
    ...melhores(estado, colocacoes),
    invicto:
      campeao !== null &&
      caminho.length > 0 &&
      losses === 0 &&
      !caminho.some((passo) => perdeu(passo, campeao)),
    colocacoes: colocacoes.map((one) => ({ ...one, etapa: etapaOf(one) })),
  };
}

export const verCampeao: Handler<typeof endpoint> = async ({ db }, call) => {
  const { params, query, visitor, request } = call;
  const quem = quemE(visitor, query);
  const campeonato = await requireCampeonato(db, params.id, quem, 'ver');
  const guardadas = await listColocacoes(db, params.id);
  const derivado = await derivar(db, campeonato, request, {
    name: 'campeao',
    derive: (estado) => derivarFinal(estado, guardadas),
  });
  const chave = await chaveDoFim(db, campeonato);
  const named = new Set(derivado.geral.map(({ participante }) => participante));
  const identidades = await listIdentidades(db, params.id);
  const gente = Object.fromEntries(
    identidades
      .filter(({ uuid }) => named.has(uuid))
      .map(({ uuid, ...identidade }) => [uuid, identidade]),
  );
  return { data: { ...derivado, ...chave, campeonato: apresentar(campeonato, quem), gente } };
};
