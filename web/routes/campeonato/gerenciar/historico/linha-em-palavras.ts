// A line of the trail in words: what was done, then of what or whom, from what to what, and why.
import type { EstadoDoCampeonato } from '#regras/estados.ts';
import type { Status } from '#regras/participantes/status.ts';
import type { MessageKey } from '#textos/messages.ts';
import type { Gente } from '#web/campeonato/gente.ts';
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
} | null;

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
  if (lado?.status) return t(`participantes.status.${statusName(lado.status)}`);
  if (estado && ESTADOS.includes(estado)) return t(`opcoes.estado.${estado}` as MessageKey);
  return '';
}

const EDITED = 'editar-campeonato';

/** The settings that an edit changed, or whom a record is about. */
function subject(registro: RegistroMostrado, gente: Gente, t: Translate): string {
  const { acao, objeto, depois } = registro;
  if (acao === EDITED) {
    return Object.keys(depois ?? {})
      .map((name) => settingName(name, t))
      .join(', ');
  }
  const sides = nomesDoRegistro(registro, gente);
  return sides?.join(' × ') ?? (depois as Lado)?.nome ?? nomeDe(gente, objeto ?? '');
}

function change(registro: RegistroMostrado, gente: Gente, t: Translate): string {
  const [before, after] = [registro.antes as Lado, registro.depois as Lado];
  const sides = [side(registro, before, t), side(registro, after, t)].filter(Boolean).join(' → ');
  const reason = after?.motivo ?? after?.texto ?? before?.motivo ?? before?.texto;
  return [subject(registro, gente, t), sides, reason].filter(Boolean).join(' · ');
}

type Lendo = { readonly gente: Gente; readonly now: number; readonly texts: Texts };

export function linhaEmPalavras(registro: RegistroMostrado, { gente, now, texts }: Lendo) {
  const { t } = texts;
  const nomes = nomesDoRegistro(registro, gente);
  const ofMatch = nomes && registroEmPalavras(registro, { nomes, now, texts });
  const key = `campeonato.acao.${registro.acao}` as MessageKey;
  const known = t(key);
  const plain = known === key ? t('campeonato.acao.outra') : known;
  return { feito: ofMatch ?? plain, detalhe: change(registro, gente, t) };
}
