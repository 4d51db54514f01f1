// A text of results against a championship: every line with what becomes of it, and how the tables would stand.
import type { z } from 'zod';
import type { LinhaDaImportacao, PreviaDaImportacao } from '#contract/campeonato/importacao.ts';
import type { classificacao } from '#contract/classificacao.ts';
import type { NaoAchada } from '#regras/importacao/achar-partidas.ts';
import {
  ehDita,
  type LinhaDita,
  type LinhaLida,
  type LinhaSemJogo,
  NOTAS,
} from '#regras/importacao/dito.ts';
import { lerLinhas } from '#regras/importacao/ler-linhas.ts';
import { excluidosPorWo } from '#regras/montagem/competicao.ts';
import { etapasDaChave } from '#regras/montagem/etapas.ts';
import { feita } from '#regras/montagem/partida-feita.ts';
import { type Informado, joga } from '#regras/vida/partida.ts';
import type { Quem } from '#server/campeonatos/acesso.ts';
import type { CampeonatoVisto } from '#server/campeonatos/queries.ts';
import type { Estado } from '#server/competicao/estado.ts';
import { quadrosDe } from '#server/competicao/quadros.ts';
import type { PartidaRow } from '#server/competicao/queries.ts';
import { campeaoDe } from '#server/competicao/resumo.ts';
import type { Tx } from '#server/database/database.ts';
import { listIdentidades } from '#server/participantes/queries.ts';
import { type Consequencia, consequenciaDe } from '#server/partidas/impacto.ts';
import {
  falamPor,
  ladosDe,
  outroLado,
  quemFala,
  type VozDoLado,
  vozesEntre,
} from '#server/vozes/vozes.ts';
import { type Importador, informadoDe, type Posta, type Simulada, simular } from './simular.ts';

export type Importacao = {
  readonly previa: PreviaDaImportacao;
  /** Those that are taken in. */
  readonly novas: readonly Posta[];
  readonly consequencia: Consequencia;
  readonly vozes: readonly VozDoLado[];
};

type Pedido = {
  readonly campeonato: CampeonatoVisto;
  readonly estado: Estado;
  readonly quem: Quem;
  readonly texto: string;
};

const chamados = (all: Awaited<ReturnType<typeof listIdentidades>>): Importador['nomes'] =>
  new Map(
    all.map(({ uuid, nome, time_nome, sigla }) => [
      uuid,
      [nome, time_nome, sigla].filter((name) => name !== null && name !== ''),
    ]) as [string, string[]][],
  );

/** The side of who imports, in a match of their own. */
export const ladoDeQuemImporta = (rows: readonly VozDoLado[], partida: PartidaRow, quem: Quem) =>
  ladosDe(vozesEntre(rows, partida), quem.user?.uuid);

/** Who organises and plays enters an own result only where nobody else could (regras/vida/movimentos.ts). */
function recusaDeQuemJoga({ campeonato, quem }: Pedido, rows: readonly VozDoLado[]) {
  return (partida: PartidaRow): boolean => {
    const lados = ladoDeQuemImporta(rows, partida, quem);
    if (!joga({ lados, organiza: true, dono: false, juiz: false })) return false;
    if (campeonato.regras.quem_informa === 'organizador') return false;
    const [lado, other] = lados;
    if (!lado || other) return true;
    return falamPor(vozesEntre(rows, partida), outroLado(lado)).length > 0;
  };
}

const visto = (resultado: Informado): LinhaDaImportacao['resultado'] =>
  resultado.tipo === 'wo'
    ? resultado
    : {
        ...{ tipo: 'placar', mandante: resultado.mandante, visitante: resultado.visitante },
        prorrogacao: resultado.prorrogacao ?? false,
        penaltis: resultado.penaltis ? [resultado.penaltis[0], resultado.penaltis[1]] : null,
      };

const NOTHING = {
  ...{ motivo: null, nome: null, outra: null, partida: null, resultado: null, vale: null },
  ...{ invertida: false, jogo_previsto_at: null },
} as const;

const ehNota = (motivo: string) => NOTAS.some((nota) => nota === motivo);

type Etapa = (partida: PartidaRow) => string | null;

function etapasEm({ competicao }: Estado): Etapa {
  const names = competicao.phases.map((phase) =>
    phase.kind === 'knockout' ? etapasDaChave(phase.bracket) : undefined,
  );
  return ({ fase, confronto }) => names[fase - 1]?.get(confronto ?? '') ?? null;
}

function linhaDaPosta(posta: Posta, etapaDe: Etapa): LinhaDaImportacao {
  const { dita, partida, resultado, recusa, invertida } = posta;
  const { uuid, fase, grupo, rodada, mandante, visitante } = partida;
  const isNew = recusa === null;
  const stands = recusa === 'diferente' ? informadoDe(partida) : null;
  return {
    ...{ ...NOTHING, linha: dita.linha, texto: dita.texto, invertida },
    situacao: isNew ? 'nova' : recusa === 'igual' ? 'igual' : 'recusada',
    motivo: recusa === 'igual' ? null : recusa,
    resultado: visto(resultado),
    vale: stands && visto(stands),
    jogo_previsto_at: isNew ? posta.jogo_previsto_at : null,
    partida: {
      ...{ uuid, fase, grupo, rodada, etapa: etapaDe(partida) },
      ...{ mandante: mandante ?? '', visitante: visitante ?? '' },
    },
  };
}

type Nomeada = Pick<LinhaDita, 'lados' | 'nomes'>;
type Procura = Simulada['procura'];

/** The first name of a line that nobody has. */
const desconhecidoEm = ({ lados, nomes }: Nomeada, { ehConhecido }: Procura): string | null =>
  nomes[lados.findIndex((lado) => !ehConhecido(lado))] ?? null;

/** The name that is to blame. */
function nomeDaRecusa(lida: LinhaDita, motivo: NaoAchada, procura: Procura): string | null {
  if (motivo === 'desconhecido') return desconhecidoEm(lida, procura);
  return motivo === 'ambiguo'
    ? (lida.nomes[lida.lados.findIndex(procura.ehAmbiguo)] ?? null)
    : null;
}

/** Two that are known, and half a score between them: somebody meant a match. */
function ehMeioPlacar({ talvez }: LinhaSemJogo, procura: Procura): boolean {
  if (!talvez) return false;
  const areKnown = (lados: readonly [string, string]) => lados.every(procura.ehConhecido);
  if (talvez.inteiros && areKnown(talvez.inteiros)) return false;
  return talvez.emVolta.some(areKnown);
}

function linhasDe(lidas: readonly LinhaLida[], simulada: Simulada): LinhaDaImportacao[] {
  const { postas, semJogo, estado, procura } = simulada;
  const etapaDe = etapasEm(estado);
  const found = new Map(postas.map((posta) => [posta.dita.linha, posta]));
  const lost = new Map(semJogo.map((one) => [one.dita.linha, one]));
  return lidas.map((lida): LinhaDaImportacao => {
    const { linha, texto } = lida;
    const posta = found.get(linha);
    if (posta) return linhaDaPosta(posta, etapaDe);
    if (ehDita(lida)) {
      const { motivo, outra } = lost.get(linha) ?? { motivo: 'sem_jogo', outra: null };
      const nome = nomeDaRecusa(lida, motivo, procura);
      return { ...NOTHING, linha, texto, situacao: 'recusada', motivo, nome, outra };
    }
    const motivo = ehMeioPlacar(lida, procura) ? 'placar_invalido' : lida.motivo;
    const situacao = ehNota(motivo) ? 'nota' : 'recusada';
    return { ...NOTHING, linha, texto, situacao, motivo };
  });
}

type Quadro = { readonly tabelas?: z.output<typeof classificacao>['tabelas'] };

/** Tables in which somebody has another place or other figures. */
function tabelasQueMudam(antes: Estado, depois: Estado): PreviaDaImportacao['tabelas'] {
  const [before, after] = [quadrosDe(antes), quadrosDe(depois)] as [Quadro[], Quadro[]];
  return after.flatMap(({ tabelas = [] }, index) =>
    tabelas.flatMap(({ grupo, linhas }, at) => {
      const old = before[index]?.tabelas?.[at]?.linhas ?? [];
      const was = new Map(old.map((row) => [row.participante, row]));
      // Before the first match nobody has a place that could be left.
      const isBegun = old.some(({ j }) => j > 0);
      const rows = linhas.map(({ participante, posicao, p, j, sg }) => ({
        ...{ participante, posicao, p, j, sg },
        antes: (isBegun && was.get(participante)?.posicao) || posicao,
      }));
      const isOther = rows.some((row) => {
        const earlier = was.get(row.participante);
        return row.antes !== row.posicao || earlier?.j !== row.j || earlier.p !== row.p;
      });
      return isOther ? [{ fase: index + 1, grupo, linhas: rows }] : [];
    }),
  );
}

/** Who would meet whom: the first leg tells it for all. */
function chaveQueMuda(antes: Estado, depois: Estado): PreviaDaImportacao['chave'] {
  const before = new Map(antes.dados.partidas.map((partida) => [partida.uuid, partida]));
  const etapaDe = etapasEm(depois);
  return depois.dados.partidas.flatMap((partida) => {
    const { uuid, perna, mandante, visitante } = partida;
    const etapa = etapaDe(partida);
    const was = before.get(uuid);
    const isSame = was?.mandante === mandante && was.visitante === visitante;
    const isOpen = !feita(partida) && (mandante ?? visitante) !== null;
    return etapa !== null && perna === 1 && isOpen && !isSame
      ? [{ uuid, etapa, mandante, visitante }]
      : [];
  });
}

/** Whom the W.O.s put out who was not out before. */
function excluidosAMais(antes: Estado, depois: Estado): string[] {
  const before = new Set(excluidosPorWo(antes.dados).map(({ team }) => team));
  return excluidosPorWo(depois.dados).flatMap(({ team }) => (before.has(team) ? [] : [team]));
}

export async function lerImportacao(tx: Tx, pedido: Pedido): Promise<Importacao> {
  const { campeonato, estado: antes, texto } = pedido;
  const nomes = chamados(await listIdentidades(tx, campeonato.id));
  const vozes = await tx.rows<VozDoLado>(quemFala([...nomes.keys()]));
  const lidas = lerLinhas(texto);
  const simulada = simular(antes, lidas.filter(ehDita), {
    nomes,
    agora: Date.parse(campeonato.agora),
    naoLanca: recusaDeQuemJoga(pedido, vozes),
  });
  const consequencia = consequenciaDe(antes, simulada.estado);
  const { estado: depois } = consequencia.assentado;
  const linhas = linhasDe(lidas, simulada);
  const count = (situacao: LinhaDaImportacao['situacao']) =>
    linhas.filter((one) => one.situacao === situacao).length;
  return {
    novas: simulada.postas.filter(({ recusa }) => recusa === null),
    consequencia,
    vozes,
    previa: {
      versao: campeonato.versao,
      linhas,
      ...{ novas: count('nova'), iguais: count('igual'), recusadas: count('recusada') },
      desfaz: consequencia.desfeitas.length,
      exclui: excluidosAMais(antes, depois),
      tabelas: tabelasQueMudam(antes, depois),
      chave: chaveQueMuda(antes, depois),
      campeao: campeaoDe(depois),
    },
  };
}
