// A line of the trail in words: what was done, then of what or whom, from what to what, and why.
import type { Jogado } from '#contract/mudanca/impacto.ts';
import type { EstadoDoCampeonato } from '#regras/estados.ts';
import type { Resultado } from '#regras/montagem/resultado.ts';
import type { Status } from '#regras/participantes/status.ts';
import type { EstadoDaTaxa } from '#regras/taxas/taxa.ts';
import type { MessageKey } from '#textos/messages.ts';
import type { Gente } from '#web/campeonato/gente.ts';
import { jogadoEmPalavras } from '#web/campeonato/jogado.ts';
import { nomeDe } from '#web/campeonato/lado.ts';
import { nomesDoRegistro, registroEmPalavras } from '#web/campeonato/registro-da-partida.ts';
import { settingName } from '#web/campeonato/setting-words.ts';
import { statusName } from '#web/routes/campeonato/participante/lista-de-participantes.ts';
import {
  type Punicao,
  punicaoEmPalavras,
} from '#web/routes/campeonato/punicao/punicao-em-palavras.ts';
import type { Texts, Translate } from '#web/texts/texts.tsx';
import type { RegistroMostrado } from './carregar.ts';

/** What a record may hold, before and after. */
type Lado = {
  readonly nome?: string;
  readonly status?: Status;
  readonly estado?: string;
  readonly motivo?: string;
  readonly texto?: string;
  readonly pago?: boolean;
  /** Of a fee, for who manages the entries. */
  readonly taxa?: { readonly estado: EstadoDaTaxa };
  /** Of lots: among whom, in which order they fell; or the order that an extra match gave. */
  readonly conjuntos?: readonly (readonly string[])[];
  readonly sorteados?: readonly (readonly string[])[];
  readonly dada?: readonly string[];
  /** Of a Swiss round that was paired. */
  readonly rodada?: number;
  /** Later results that went with it. */
  readonly desfeitas?: readonly Desfeita[];
} | null;

type Desfeita = {
  readonly mandante: string | null;
  readonly visitante: string | null;
  readonly resultado: Resultado | null;
};

const ESTADOS: readonly string[] = [
  'rascunho',
  'inscricoes',
  'andamento',
  'encerrado',
  'cancelado',
] satisfies EstadoDoCampeonato[];

const PUNISHED = ['punir-participante', 'anular-punicao'];

function side({ acao }: RegistroMostrado, lado: Lado, t: Translate): string {
  const { estado } = lado ?? {};
  // How many points, or which other sanction.
  if (PUNISHED.includes(acao)) {
    const punicao = lado as Partial<Punicao> | null;
    return punicao?.tipo ? punicaoEmPalavras(punicao as Punicao, t) : '';
  }
  if (lado?.pago !== undefined) return t(`organizacao.historico_${lado.pago ? 'pago' : 'a_pagar'}`);
  if (lado?.taxa) return t(`taxas.estado.${lado.taxa.estado}`);
  if (lado?.status) return t(`participantes.status.${statusName(lado.status)}`);
  if (estado && ESTADOS.includes(estado)) return t(`opcoes.estado.${estado}` as MessageKey);
  return '';
}

const EDITED = 'editar-campeonato';

/** What a record of an edit has beside the settings: why, and what it undid. */
const AROUND = ['motivo', 'desfez'];

const lotsOf = (lado: Lado) => lado?.sorteados ?? lado?.conjuntos ?? (lado?.dada && [lado.dada]);

/** Each tie: who fell before whom, or who is level. */
function inOrder(lots: readonly (readonly string[])[], gente: Gente): string {
  return lots.map((tie) => tie.map((uuid) => nomeDe(gente, uuid)).join(', ')).join(' · ');
}

/** Who punished, or took it back, plays for somebody here. */
function deQuemJoga({ acao, depois }: RegistroMostrado, gente: Gente, t: Translate): string {
  const { de_quem_joga: uuid } = (depois ?? {}) as { readonly de_quem_joga?: string };
  if (!uuid || !PUNISHED.includes(acao)) return '';
  return t('campeonato.tabela.de_quem_joga', { time: nomeDe(gente, uuid) });
}

/** Results that a correction undid, with their scores. */
function undone(lado: Lado, gente: Gente, t: Translate): string {
  const jogos = (lado?.desfeitas ?? []).map(({ mandante, visitante, resultado }) => {
    const { tipo } = resultado ?? {};
    const placar = tipo === 'placar' ? { penaltis: null, prorrogacao: false, ...resultado } : null;
    const wo_de = resultado?.tipo === 'wo' ? resultado.wo_de : null;
    return jogadoEmPalavras({ mandante, visitante, placar, wo_de } as Jogado, gente, t);
  });
  return jogos.length > 0 ? t('organizacao.historico_desfez', { jogos: jogos.join('; ') }) : '';
}

type Valor = unknown;

const isRecord = (value: Valor): value is Readonly<Record<string, Valor>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Where two settings differ: 'fases.0.tabela.pontos_vitoria', not 'fases'. Lists are one setting, but not phases. */
function differences(before: Valor, after: Valor, path: string): string[] {
  if (path === 'fases' && Array.isArray(before) && Array.isArray(after)) {
    if (before.length !== after.length) return [path];
    return after.flatMap((fase, index) => differences(before[index], fase, `${path}.${index}`));
  }
  if (!isRecord(before) || !isRecord(after)) {
    return JSON.stringify(before) === JSON.stringify(after) ? [] : [path];
  }
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].flatMap((name) => differences(before[name], after[name], `${path}.${name}`));
}

/** 'regras.sancoes', not 'regras'; what is inside of one of these goes by its name. */
function settingsIn(before: Valor, after: Valor, name: string): string[] {
  if (name === 'fases') return differences(before, after, name);
  if (!isRecord(before) || !isRecord(after)) return [name];
  const isOther = (key: string) => JSON.stringify(before[key]) !== JSON.stringify(after[key]);
  return Object.keys(after)
    .filter(isOther)
    .map((key) => `${name}.${key}`);
}

function editedSettings({ antes, depois }: RegistroMostrado, t: Translate): string {
  const before = (antes ?? {}) as Readonly<Record<string, Valor>>;
  const names = Object.entries(depois ?? {})
    .filter(([name]) => !AROUND.includes(name))
    .flatMap(([name, value]) => settingsIn(before[name], value, name))
    .map((path) => settingName(path, t));
  return [...new Set(names)].join(', ');
}

/** The settings that an edit changed, or whom a record is about. */
function subject(registro: RegistroMostrado, gente: Gente, t: Translate): string {
  const { acao, objeto, depois } = registro;
  if (acao === EDITED) return editedSettings(registro, t);
  const lots = lotsOf(depois as Lado);
  if (lots) return inOrder(lots, gente);
  const sides = nomesDoRegistro(registro, gente);
  return sides?.join(' × ') ?? (depois as Lado)?.nome ?? nomeDe(gente, objeto ?? '');
}

function change(registro: RegistroMostrado, gente: Gente, t: Translate): string {
  const [before, after] = [registro.antes as Lado, registro.depois as Lado];
  const sides = [side(registro, before, t), side(registro, after, t)].filter(Boolean).join(' → ');
  const reason = after?.motivo ?? after?.texto ?? before?.motivo ?? before?.texto;
  const lost = undone(after, gente, t);
  const plays = deQuemJoga(registro, gente, t);
  return [subject(registro, gente, t), sides, reason, plays, lost].filter(Boolean).join(' · ');
}

type Lendo = { readonly gente: Gente; readonly now: number; readonly texts: Texts };

export function linhaEmPalavras(registro: RegistroMostrado, { gente, now, texts }: Lendo) {
  const { t } = texts;
  const nomes = nomesDoRegistro(registro, gente);
  const ofMatch = nomes && registroEmPalavras(registro, { nomes, now, texts });
  const key = `campeonato.acao.${registro.acao}` as MessageKey;
  const known = t(key, { n: (registro.depois as Lado)?.rodada ?? '' });
  const plain = known === key ? t('campeonato.acao.outra') : known;
  return { feito: ofMatch ?? plain, detalhe: change(registro, gente, t) };
}
