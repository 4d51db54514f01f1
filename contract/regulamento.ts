// The rules of a championship in words, written from the very settings that the engine obeys: text and
// behaviour cannot differ. Of the settings only those have a sentence that are in force: what players will
// do with a match one day (reporting, proof, calling off, cards) is stored and says nothing yet. The
// organiser's own text stands below it.
import { criteriosEmVigor } from './criterios.ts';
import type { Fase, FaseComChave, FaseComTabela, Inscricao, Regras, Tabela } from './fases.ts';
import type { MessageKey } from './messages.ts';
import { tipoDeExtra } from './montagem/jogo-extra.ts';
import type { Params } from './translate.ts';

export type Secao = { readonly titulo: string; readonly itens: readonly string[] };

type T = (key: MessageKey, params?: Params) => string;

export type Regulado = {
  readonly fases: readonly Fase[];
  readonly regras: Regras;
  readonly inscricao: Inscricao;
  /** How many the organisers put in, where entries were never open. */
  readonly escolhidos?: number | undefined;
};

const comTabela = (fase: Fase): fase is FaseComTabela => 'tabela' in fase;

function passagem(fase: FaseComTabela, t: T): string[] {
  if (fase.tipo !== 'grupos') return [t('regulamento.fase.passam', { n: fase.classificam })];
  const best = fase.melhores > 0 ? [t('regulamento.fase.melhores', { n: fase.melhores })] : [];
  return [t('regulamento.fase.passam_por_grupo', { n: fase.classificam }), ...best];
}

function descricao(fase: Fase, t: T): string[] {
  switch (fase.tipo) {
    case 'pontos_corridos':
      return [t('regulamento.fase.pontos_corridos', { n: fase.turnos })];
    case 'grupos':
      return [
        t('regulamento.fase.grupos', { n: fase.grupos }),
        t('regulamento.fase.grupos_turnos', { n: fase.turnos }),
      ];
    case 'suico':
      return [t('regulamento.fase.suico', { n: fase.rodadas })];
    case 'liga':
      return [t('regulamento.fase.liga', { n: fase.jogos })];
    case 'mata_mata':
    case 'dupla_eliminacao':
      return [t(`regulamento.fase.${fase.tipo}`)];
  }
}

function disputa(fases: readonly Fase[], t: T): string[] {
  return fases.map((fase, index) => {
    const goesOn = comTabela(fase) && index < fases.length - 1 ? passagem(fase, t) : [];
    const texto = [...descricao(fase, t), ...goesOn].join(' ');
    return fases.length > 1 ? t('regulamento.fase.numerada', { n: index + 1, texto }) : texto;
  });
}

function classificacao({ pontos, criterios }: Tabela, t: T): string[] {
  const { vitoria, empate, derrota, vitoria_penaltis, derrota_penaltis } = pontos;
  const shootout =
    vitoria_penaltis === undefined
      ? []
      : [
          t('regulamento.pontos_penaltis', {
            vitoria: vitoria_penaltis,
            derrota: derrota_penaltis ?? empate,
          }),
        ];
  const lista = criteriosEmVigor(criterios)
    .map((criterio) => t(`criterios.${criterio}`).toLowerCase())
    .join(', ');
  return [
    t('regulamento.pontos', { vitoria, empate, derrota }),
    ...shootout,
    t('regulamento.criterios', { lista }),
  ];
}

const GOLS_FORA = {
  off: 'regulamento.confronto.sem_gols_fora',
  on: 'regulamento.confronto.gols_fora',
  extra_time_too: 'regulamento.confronto.gols_fora_prorrogacao',
} as const satisfies Record<FaseComChave['gols_fora'], MessageKey>;

/** The match beyond the legs, where the rule has one, and what follows when that one is level. */
function jogoExtra({ desempate }: FaseComChave, t: T): string[] {
  const tipo = tipoDeExtra(desempate);
  if (!tipo) return [];
  const level = desempate.includes('penalties')
    ? [t('regulamento.confronto.extra.penaltis')]
    : desempate.includes('better_campaign')
      ? []
      : [t('regulamento.confronto.extra.repete')];
  return [
    t(`regulamento.confronto.extra.${tipo}`),
    ...level,
    t('regulamento.confronto.extra.ausentes'),
  ];
}

function confronto(fase: FaseComChave, antes: Fase | undefined, t: T): string[] {
  const lista = fase.desempate.map((how) => t(`regulamento.decisao.${how}`)).join(', ');
  const itens = [t(`regulamento.confronto.${fase.pernas === 2 ? 'duas' : 'uma'}`)];
  if (fase.tipo === 'mata_mata') {
    if (fase.pernas !== fase.pernas_final) {
      itens.push(t(`regulamento.confronto.final_${fase.pernas_final === 2 ? 'duas' : 'uma'}`));
    }
    if (antes?.tipo === 'grupos') itens.push(t(`regulamento.confronto.${fase.cruzamento}`));
    if (fase.reordenar) itens.push(t('regulamento.confronto.reordena'));
    if (fase.terceiro_lugar) itens.push(t('regulamento.confronto.terceiro'));
  } else if (fase.final_extra) {
    itens.push(t('regulamento.confronto.final_extra'));
  }
  if (fase.pernas === 2) itens.push(t(GOLS_FORA[fase.gols_fora]));
  return [
    ...itens,
    t('regulamento.confronto.igual', { lista }),
    ...jogoExtra(fase, t),
    t('regulamento.confronto.desistencia'),
  ];
}

function ausencias({ wo, desistencia }: Tabela, { tolerancia_minutos }: Regras, t: T): string[] {
  const score = wo.conta_gols
    ? t('regulamento.wo.placar', { gols: wo.gols })
    : t('regulamento.wo.so_pontos');
  return [
    t('regulamento.wo.tolerancia', { n: tolerancia_minutos }),
    score,
    t(`regulamento.wo.duplo.${wo.duplo}`),
    ...(wo.limite === null ? [] : [t('regulamento.wo.limite', { n: wo.limite })]),
    t(`regulamento.wo.desistencia.${desistencia}`),
  ];
}

function jogos(regras: Regras, t: T): string[] {
  const { modelo_rodada, duracao_minutos, limite_forca } = regras;
  return [
    modelo_rodada === 'janela'
      ? t('regulamento.jogos.rodada.janela', { n: regras.dias_por_rodada })
      : t(`regulamento.jogos.rodada.${modelo_rodada}`),
    t('regulamento.jogos.informa'),
    t('regulamento.jogos.sem_placar'),
    ...(duracao_minutos ? [t('regulamento.jogos.duracao', { n: duracao_minutos })] : []),
    ...(limite_forca ? [t('regulamento.jogos.forca', { n: limite_forca })] : []),
  ];
}

const BRASILIA_MS = 3 * 3_600_000;

/** The day in Brasília, which has no summer time. */
function dia(instante: string, t: T): string {
  const local = new Date(Date.parse(instante) - BRASILIA_MS).toISOString();
  const [ano = '', mes = '', dia = ''] = local.slice(0, 'yyyy-mm-dd'.length).split('-');
  return t('regulamento.elenco.data', { ano, mes, dia });
}

function janelas({ transferencias }: Regras, t: T): string[] {
  if (!transferencias || transferencias.length === 0) return [];
  const lista = transferencias
    .map(({ abre_em, fecha_em }) =>
      t('regulamento.elenco.janela', { abre: dia(abre_em, t), fecha: dia(fecha_em, t) }),
    )
    .join('; ');
  return [t('regulamento.elenco.janelas', { lista })];
}

function elenco(regras: Regras, t: T): string[] {
  const { elenco: squad } = regras;
  return [...(squad ? [t('regulamento.elenco.tamanho', squad)] : []), ...janelas(regras, t)];
}

function inscricoes({ inscricao, escolhidos }: Regulado, t: T, moeda: Moeda): string[] {
  const { vagas, aprovacao, taxa_centavos } = inscricao;
  const fee =
    taxa_centavos > 0
      ? [t('regulamento.inscricoes.taxa', { valor: moeda(taxa_centavos / 100) })]
      : [];
  if (escolhidos !== undefined) {
    return [t('regulamento.inscricoes.escolhidos', { n: escolhidos }), ...fee];
  }
  return [
    t('regulamento.inscricoes.vagas', { n: vagas }),
    t(`regulamento.inscricoes.${aprovacao}`),
    ...(fee.length > 0 ? fee : [t('regulamento.inscricoes.gratis')]),
  ];
}

type Moeda = (value: number) => string;

type NomeDeSecao =
  Extract<MessageKey, `regulamento.secao.${string}`> extends `regulamento.secao.${infer Nome}`
    ? Nome
    : never;

export function regulamento(regulado: Regulado, t: T, moeda: Moeda): Secao[] {
  const { fases, regras, escolhidos } = regulado;
  const secao = (nome: NomeDeSecao, itens: string[]) =>
    itens.length > 0 ? [{ titulo: t(`regulamento.secao.${nome}`), itens }] : [];
  const tables = fases.filter(comTabela);
  const [table] = tables;
  const ties = fases.flatMap((fase, index) =>
    comTabela(fase) ? [] : confronto(fase, fases[index - 1], t),
  );
  return [
    ...secao('disputa', disputa(fases, t)),
    ...secao('classificacao', [
      ...new Set(tables.flatMap(({ tabela }) => classificacao(tabela, t))),
    ]),
    ...secao('mata_mata', ties),
    ...secao(
      'wo',
      table
        ? ausencias(table.tabela, regras, t)
        : [t('regulamento.wo.tolerancia', { n: regras.tolerancia_minutos })],
    ),
    ...secao('jogos', jogos(regras, t)),
    ...secao('elenco', elenco(regras, t)),
    ...secao(
      escolhidos === undefined ? 'inscricoes' : 'participantes',
      inscricoes(regulado, t, moeda),
    ),
  ];
}
