// The path of somebody through a championship, phase after phase.
import type { PaginaDoParticipante } from '#contract/participante/pagina.ts';
import { temTabela } from '#regras/configuracao/formato.ts';
import { vagaDe } from '#regras/montagem/vaga.ts';
import type { PartidaRow } from '#server/competicao/queries.ts';
import { ficouNaTabela } from './campanha.ts';
import {
  type ConfrontoNaFase,
  confrontosEm,
  estaEm,
  type FaseGuardada,
  type FasesGuardadas,
  linhaEm,
} from './fases-guardadas.ts';

type PassoDoCaminho = PaginaDoParticipante['caminho'][number];

function naTabela(fases: readonly FaseGuardada[], index: number, uuid: string): PassoDoCaminho[] {
  const fase = fases[index];
  const found = fase && linhaEm(fase, uuid);
  if (!fase || !found) return [];
  const { posicao, p, j, v, e, d, situacao } = found.linha;
  const next = fases[index + 1];
  const isThrough =
    next !== undefined &&
    (estaEm(next, uuid) ||
      (fase.acabou && temTabela(fase.config) && posicao <= fase.config.classificam));
  // Who left does not go on, however long the table still runs.
  const hasLeft = next !== undefined && situacao !== null;
  return [
    {
      ...{ tipo: 'tabela', fase: fase.numero, grupo: found.tabela.grupo },
      ...{ posicao, p, j, v, e, d, de: found.tabela.linhas.length },
      passou: isThrough ? true : hasLeft || ficouNaTabela(fase, next, uuid) ? false : null,
    },
  ];
}

/** Of the shoot-out that ended a tie, own goals first. */
function penaltisDe(partidas: readonly PartidaRow[], uuid: string): [number, number] | null {
  const last = partidas.findLast(({ resultado }) => resultado?.tipo === 'placar');
  if (last?.resultado?.tipo !== 'placar' || !last.resultado.penaltis) return null;
  const [home, away] = last.resultado.penaltis;
  return last.mandante === uuid ? [home, away] : [away, home];
}

function noConfronto(
  fase: FaseGuardada,
  tie: ConfrontoNaFase,
  { partidas, uuid }: Deste,
): PassoDoCaminho {
  const own = partidas.filter((one) => one.fase === fase.numero && one.confronto === tie.id);
  const other = tie.lados[0] === uuid ? 1 : 0;
  const slot = fase.chave?.ties.find(({ id }) => id === tie.id)?.slots[other];
  // Kept in the order of the sides of the tie, whoever was at home first.
  const isSecond = tie.lados[0] !== uuid;
  const isOver = tie.situacao === 'decidido';
  const goals = tie.agregado && (isSecond ? tie.agregado.toReversed() : [...tie.agregado]);
  return {
    ...{ tipo: 'confronto', fase: fase.numero, etapa: fase.etapas.get(tie.id) ?? '' },
    ...{ situacao: tie.situacao, decidido_por: tie.decidido_por },
    adversario: { participante: tie.lados[other], vaga: slot ? vagaDe(slot) : null },
    agregado: goals as [number, number] | null,
    penaltis: penaltisDe(own, uuid),
    venceu: isOver || tie.situacao === 'passa_direto' ? tie.vencedor === uuid : null,
    ninguem: isOver && tie.vencedor === null,
  };
}

type Deste = { readonly uuid: string; readonly partidas: readonly PartidaRow[] };

export function caminhoDe({ fases, partidas }: FasesGuardadas, uuid: string): PassoDoCaminho[] {
  return fases.flatMap((fase, index) =>
    temTabela(fase.config)
      ? naTabela(fases, index, uuid)
      : confrontosEm(fase, uuid)
          .filter(({ situacao }) => situacao !== 'desnecessario')
          .map((tie) => noConfronto(fase, tie, { uuid, partidas })),
  );
}
