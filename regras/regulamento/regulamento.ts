// The rules of a championship in words, written from the very settings that the engine obeys: text and
// behaviour cannot differ. What only people can keep (sending scores and proof, calling off, cards) is said
// as a rule between the sides and the organisation, never as something that the product does. The
// organiser's own text stands below it.
import { diaEmBrasilia, horaEmBrasilia } from '#regras/agenda/brasilia.ts';
import type { Fase, FaseComTabela, Inscricao, Regras, Tabela } from '#regras/configuracao/fases.ts';
import { temTabela } from '#regras/configuracao/formato.ts';
import { quantosPassam } from '#regras/montagem/entrantes.ts';
import { walkoverInBracket } from '#regras/montagem/regras-do-motor.ts';
import type { MessageKey, Translate } from '#textos/messages.ts';
import { ausenciasNaChave, confronto } from './chave.ts';
import { outrasDoElenco, trocaDeId } from './elenco.ts';
import { inASentence } from './in-a-sentence.ts';
import { custos } from './inscricoes.ts';
import { cartoes, jogos } from './partida.ts';
import { sancoes } from './sancoes.ts';

export type SecaoDoRegulamento = { readonly titulo: string; readonly itens: readonly string[] };

export type Regulado = {
  readonly fases: readonly Fase[];
  readonly regras: Regras;
  readonly inscricao: Inscricao;
  /** How many the organisers put in, where entries were never open. */
  readonly escolhidos?: number | undefined;
};

/** How many come into each phase, at most. */
function entradasDe(fases: readonly Fase[], vagas: number): number[] {
  let entram = vagas;
  return fases.map((fase) => {
    const own = entram;
    entram = quantosPassam(fase, entram);
    return own;
  });
}

type Itens = (fase: Fase, index: number) => string[];

/** What holds in every phase that has such rules is said once; the rest is said of its phase. */
function porFase(fases: readonly Fase[], t: Translate, itensDe: Itens): string[] {
  const parts = fases
    .map((fase, index) => ({ n: index + 1, itens: itensDe(fase, index) }))
    .filter(({ itens }) => itens.length > 0);
  const isGeneral = (item: string) => parts.every(({ itens }) => itens.includes(item));
  return parts.flatMap(({ n, itens }, index) =>
    itens.flatMap((texto) => {
      if (isGeneral(texto)) return index === 0 ? [texto] : [];
      return [t('regulamento.fase.numerada', { n, texto })];
    }),
  );
}

function passagem(fase: FaseComTabela, t: Translate): string[] {
  if (fase.tipo !== 'grupos') return [t('regulamento.fase.passam', { n: fase.classificam })];
  const best = fase.melhores > 0 ? [t('regulamento.fase.melhores', { n: fase.melhores })] : [];
  return [
    t('regulamento.fase.passam_por_grupo', { n: fase.classificam }),
    ...best,
    t(`regulamento.fase.comparacao.${fase.comparacao}`),
  ];
}

/** A round of rest is an opponent there. */
const contaAdversarios = ({ criterios }: Tabela) =>
  criterios.some((one) => one.includes('buchholz') || one === 'sonneborn_berger');

/** Twice has a word of its own. */
const emTurnos = (key: 'pontos_corridos' | 'grupos_turnos', n: number, t: Translate) =>
  n === 2 ? t(`regulamento.fase.${key}_dois`) : t(`regulamento.fase.${key}`, { n });

function descricao(fase: Fase, t: Translate): string[] {
  switch (fase.tipo) {
    case 'pontos_corridos':
      return [emTurnos('pontos_corridos', fase.turnos, t)];
    case 'grupos':
      return [
        t('regulamento.fase.grupos', { n: fase.grupos }),
        emTurnos('grupos_turnos', fase.turnos, t),
      ];
    case 'suico':
      return [
        t('regulamento.fase.suico', { n: fase.rodadas }),
        t('regulamento.fase.suico_folga', { n: fase.tabela.pontos.vitoria }),
        ...(contaAdversarios(fase.tabela) ? [t('regulamento.fase.suico_folga_conta')] : []),
      ];
    case 'liga':
      return [t('regulamento.fase.liga', { n: fase.jogos })];
    case 'mata_mata':
    case 'dupla_eliminacao':
      return [t(`regulamento.fase.${fase.tipo}`)];
  }
}

function disputa(fases: readonly Fase[], t: Translate): string[] {
  return fases.map((fase, index) => {
    const goesOn = temTabela(fase) && index < fases.length - 1 ? passagem(fase, t) : [];
    const texto = [...descricao(fase, t), ...goesOn].join(' ');
    return fases.length > 1 ? t('regulamento.fase.numerada', { n: index + 1, texto }) : texto;
  });
}

function classificacao({ pontos, criterios }: Tabela, t: Translate): string[] {
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
  const lista = criterios.map((criterio) => inASentence(t(`criterios.${criterio}`))).join(', ');
  return [
    t('regulamento.pontos', { vitoria, empate, derrota }),
    ...shootout,
    t('regulamento.criterios', { lista }),
  ];
}

function ausencias({ wo, desistencia }: Tabela, t: Translate): string[] {
  const score = wo.conta_gols
    ? t('regulamento.wo.placar', { gols: wo.gols })
    : t('regulamento.wo.so_pontos');
  return [
    score,
    t(`regulamento.wo.duplo.${wo.duplo}`),
    ...(wo.limite === null ? [] : [t('regulamento.wo.limite', { n: wo.limite })]),
    t(`regulamento.wo.desistencia.${desistencia}`),
  ];
}

function dia(instante: string, t: Translate): string {
  const [ano = '', mes = '', dia = ''] = diaEmBrasilia(instante).split('-');
  const nome = t('regulamento.elenco.meses').split(' ')[Number(mes) - 1] ?? mes;
  return t('regulamento.elenco.data', { ano, mes: nome, dia });
}

const momento = (instante: string, t: Translate) =>
  `${dia(instante, t)} ${horaEmBrasilia(instante)}`;

function janelas({ transferencias }: Regras, t: Translate): string[] {
  if (!transferencias || transferencias.length === 0) return [];
  const lista = transferencias
    .map(({ abre_em, fecha_em }) =>
      t('regulamento.elenco.janela', { abre: momento(abre_em, t), fecha: momento(fecha_em, t) }),
    )
    .join('; ');
  return [t('regulamento.elenco.janelas', { lista })];
}

const tamanhoDe = ({ minimo, maximo, em_campo }: NonNullable<Regras['elenco']>) => ({
  minimo,
  maximo,
  em_campo,
});

function elenco(regras: Regras, t: Translate): string[] {
  const { elenco: squad } = regras;
  return [
    ...(squad ? [t('regulamento.elenco.tamanho', tamanhoDe(squad))] : []),
    ...janelas(regras, t),
    ...outrasDoElenco(regras, t),
  ];
}

function fechamento({ fecha_em }: Inscricao, t: Translate): string[] {
  if (fecha_em === null) return [];
  const hora = horaEmBrasilia(fecha_em);
  return [t('regulamento.inscricoes.fecha', { dia: dia(fecha_em, t), hora })];
}

function prazoDaTaxa({ taxa_centavos, pagar_ate: ate, nao_pagou }: Inscricao, t: Translate) {
  if (taxa_centavos === 0 || !ate) return [];
  const until = { dia: dia(ate, t), hora: horaEmBrasilia(ate) };
  return [
    t('regulamento.inscricoes.pagar_ate', until),
    ...(nao_pagou === 'cancela' ? [t('regulamento.inscricoes.nao_pagou')] : []),
  ];
}

type Entradas = Omit<Regulado, 'fases'>;

function inscricoes(
  { regras, inscricao, escolhidos }: Entradas,
  t: Translate,
  moeda: Moeda,
): string[] {
  const { vagas, aprovacao, taxa_centavos } = inscricao;
  const rest = [
    ...custos(inscricao, t, moeda),
    ...prazoDaTaxa(inscricao, t),
    ...trocaDeId(regras, inscricao, t),
  ];
  if (escolhidos !== undefined) {
    return [t('regulamento.inscricoes.escolhidos', { n: escolhidos }), ...rest];
  }
  return [
    t('regulamento.inscricoes.vagas', { n: vagas }),
    t(`regulamento.inscricoes.${aprovacao}`),
    ...(taxa_centavos > 0 ? [] : [t('regulamento.inscricoes.gratis')]),
    ...rest,
    ...fechamento(inscricao, t),
  ];
}

type Moeda = (value: number) => string;

type NomeDeSecao =
  Extract<MessageKey, `regulamento.secao.${string}`> extends `regulamento.secao.${infer Nome}`
    ? Nome
    : never;

export function regulamento(regulado: Regulado, t: Translate, moeda: Moeda): SecaoDoRegulamento[] {
  const { escolhidos, regras, inscricao, fases } = regulado;
  const secao = (nome: NomeDeSecao, itens: string[]) =>
    itens.length > 0 ? [{ titulo: t(`regulamento.secao.${nome}`), itens }] : [];
  const entram = entradasDe(fases, inscricao.vagas);
  const tables = porFase(fases, t, (fase) =>
    temTabela(fase) ? classificacao(fase.tabela, t) : [],
  );
  const ties = porFase(fases, t, (fase, index) =>
    temTabela(fase)
      ? []
      : confronto(fase, { antes: fases[index - 1], entram: entram[index] ?? 0 }, t),
  );
  const absences = porFase(fases, t, (fase) => (temTabela(fase) ? ausencias(fase.tabela, t) : []));
  const forfeits = porFase(fases, t, (fase, index) =>
    temTabela(fase) ? [] : ausenciasNaChave(fase, walkoverInBracket(fases, index).goalsFor, t),
  );
  return [
    ...secao('disputa', disputa(fases, t)),
    ...secao('classificacao', tables),
    ...secao('mata_mata', ties),
    ...secao('wo', [
      t('regulamento.wo.tolerancia', { n: regras.tolerancia_minutos }),
      ...absences,
      ...forfeits,
    ]),
    ...secao('jogos', jogos(regras, fases, t)),
    ...secao('cartoes', cartoes(regras, fases, t)),
    ...secao('elenco', elenco(regras, t)),
    ...secao('sancoes', sancoes(regras, fases, t)),
    ...secao(
      escolhidos === undefined ? 'inscricoes' : 'participantes',
      inscricoes({ regras, inscricao, escolhidos }, t, moeda),
    ),
  ];
}
