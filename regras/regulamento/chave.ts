// Sentences of the regulamento about a bracket.
import { jogoExtraEm } from '#regras/configuracao/desempate.ts';
import type { Fase, FaseComChave, FaseDe } from '#regras/configuracao/fases.ts';
import { temTabela, temVolta } from '#regras/configuracao/formato.ts';
import { ETAPAS_ANTES_DA_FINAL } from '#regras/configuracao/opcoes.ts';
import { cruzamentoEmVigor, entramEmEtapas } from '#regras/montagem/cruzamento.ts';
import { quantosPassam } from '#regras/montagem/entrantes.ts';
import { comecaComPreliminar } from '#regras/montagem/etapas.ts';
import type { MessageKey, Translate } from '#textos/messages.ts';

type Chave = {
  readonly antes: Fase | undefined;
  /** At most. */
  readonly entram: number;
};

type GolsFora = Readonly<Record<FaseComChave['gols_fora'], MessageKey>>;

const GOLS_FORA: GolsFora = {
  nao: 'regulamento.confronto.sem_gols_fora',
  sim: 'regulamento.confronto.gols_fora',
  ate_na_prorrogacao: 'regulamento.confronto.gols_fora_prorrogacao',
};

const GOLS_FORA_NA_FINAL: GolsFora = {
  nao: 'regulamento.confronto.final_sem_gols_fora',
  sim: 'regulamento.confronto.final_gols_fora',
  ate_na_prorrogacao: 'regulamento.confronto.final_gols_fora_prorrogacao',
};

/** By how many of each group go on. */
const CRUZADO: Readonly<Record<number, MessageKey>> = {
  1: 'regulamento.confronto.cruzado_primeiros',
  2: 'regulamento.confronto.cruzado',
};

/** The match beyond the legs, where the rule has one, and what follows when that one is level. */
function jogoExtra({ desempate }: FaseComChave, t: Translate): string[] {
  const tipo = jogoExtraEm(desempate);
  if (!tipo) return [];
  const level = desempate.includes('penaltis')
    ? [t('regulamento.confronto.extra.penaltis')]
    : desempate.includes('melhor_campanha')
      ? []
      : [t('regulamento.confronto.extra.repete')];
  return [
    t(`regulamento.confronto.extra.${tipo}`),
    ...level,
    t('regulamento.confronto.extra.ausentes'),
  ];
}

/** Rounds before the final that have other legs than the rest. */
function outrasEtapas(fase: FaseComChave, entram: number, t: Translate): string[] {
  if (fase.tipo !== 'mata_mata') return [];
  const before = entramEmEtapas(fase) ? Number.POSITIVE_INFINITY : Math.ceil(Math.log2(entram)) - 1;
  return ETAPAS_ANTES_DA_FINAL.slice(0, before).flatMap((etapa, back) => {
    const legs = fase.pernas_por_etapa?.[back] ?? fase.pernas;
    if (legs === fase.pernas) return [];
    const how = legs === 2 ? 'etapa_duas' : 'etapa_uma';
    const isFirst = back === before - 1 && comecaComPreliminar(entram);
    const nome = t(`opcoes.etapa.${isFirst ? 'preliminar' : etapa}`);
    return [t(`regulamento.confronto.${how}`, { etapa: nome })];
  });
}

const temDuasPernas = (fase: FaseComChave) =>
  fase.pernas === 2 || (fase.tipo === 'mata_mata' && fase.pernas_por_etapa?.includes(2) === true);

/** Two who come in play only the final. */
function pernas(fase: FaseComChave, entram: number, t: Translate): string[] {
  const ofFinal = fase.tipo === 'mata_mata' ? fase.pernas_final : fase.pernas;
  const usual = entram === 2 ? ofFinal : fase.pernas;
  const itens = [t(`regulamento.confronto.${usual === 2 ? 'duas' : 'uma'}`)];
  if (ofFinal !== usual) {
    itens.push(t(`regulamento.confronto.final_${ofFinal === 2 ? 'duas' : 'uma'}`));
  }
  itens.push(...outrasEtapas(fase, entram, t));
  const isUsual = entram === 2 ? ofFinal === 2 : temDuasPernas(fase);
  if (isUsual) return [...itens, t(GOLS_FORA[fase.gols_fora])];
  return ofFinal === 2 ? [...itens, t(GOLS_FORA_NA_FINAL[fase.gols_fora])] : itens;
}

function entradas(counts: readonly number[], t: Translate): string {
  const lista = counts
    .map((n, index) => ({ n, rodada: index + 1 }))
    .filter(({ n }) => n > 0)
    .map((entrada) => t('regulamento.confronto.entrada', entrada))
    .join(', ');
  return t('regulamento.confronto.entradas', { lista });
}

/** Places of a bracket that is not full: so many rest in its first round. */
const folgas = (passam: number) => 2 ** Math.ceil(Math.log2(passam)) - passam;

const reencontro = (fase: FaseDe<'mata_mata'>, t: Translate): string[] =>
  fase.evita_reencontro ? [t('regulamento.confronto.reencontro')] : [];

/** Of groups it is known how many go on, whoever comes. */
function cruzamento(fase: FaseDe<'mata_mata'>, antes: Fase | undefined, t: Translate): string[] {
  if (entramEmEtapas(fase)) {
    const again = antes?.tipo === 'grupos' ? reencontro(fase, t) : [];
    return [entradas(fase.entradas ?? [], t), ...again];
  }
  if (!antes || !temTabela(antes)) return [];
  if (cruzamentoEmVigor(fase, antes) === 'cruzado') {
    return [t(CRUZADO[antes.classificam] ?? 'regulamento.confronto.cruzado_varios')];
  }
  if (antes.tipo !== 'grupos') return [t('regulamento.confronto.campanha')];
  const n = folgas(quantosPassam(antes, 0));
  const rest = n > 0 ? [t('regulamento.confronto.folgam', { n })] : [];
  return [t('regulamento.confronto.campanha'), ...rest, ...reencontro(fase, t)];
}

/** Who does not turn up for a tie, and what comes of it when neither does. */
export function ausenciasNaChave(fase: FaseComChave, gols: number, t: Translate): string[] {
  const isSum = !fase.wo_elimina && temVolta(fase);
  const isLevelled = isSum && fase.desempate.includes('penaltis') && !jogoExtraEm(fase.desempate);
  const missed = isLevelled ? 'faltam_no_fim' : isSum ? 'faltam_em_tudo' : 'faltam';
  const quando = t(`regulamento.wo.${missed}`);
  // A first loss leads to the losers' bracket, however it came.
  const out = fase.tipo === 'dupla_eliminacao' ? 'chave_elimina_dupla' : 'chave_elimina';
  return [
    t(`regulamento.wo.${fase.wo_elimina ? out : 'chave'}`, { gols }),
    ...(isSum && fase.gols_fora !== 'nao' ? [t('regulamento.wo.chave_gols_fora')] : []),
    ...(isLevelled ? [t('regulamento.wo.chave_igual')] : []),
    t(`regulamento.wo.chave_duplo.${fase.wo_duplo}`, { quando }),
  ];
}

const FEWEST_FOR_THIRD = 4;

export function confronto(fase: FaseComChave, { antes, entram }: Chave, t: Translate): string[] {
  const lista = fase.desempate.map((how) => t(`regulamento.decisao.${how}`)).join(', ');
  const itens = pernas(fase, entram, t);
  if (fase.tipo === 'mata_mata') {
    itens.push(...cruzamento(fase, antes, t));
    if (fase.reordenar) itens.push(t('regulamento.confronto.reordena'));
    if (fase.terceiro_lugar && entram >= FEWEST_FOR_THIRD) {
      itens.push(t('regulamento.confronto.terceiro'));
    }
  } else if (fase.final_extra) {
    itens.push(t('regulamento.confronto.final_extra'));
  }
  return [
    ...itens,
    t('regulamento.confronto.igual', { lista }),
    ...jogoExtra(fase, t),
    t('regulamento.confronto.desistencia'),
  ];
}
