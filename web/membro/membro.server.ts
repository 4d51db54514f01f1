// What the home page tells who is signed in, in words: the browser gets no code to make them.

import type { LoaderFunctionArgs } from 'react-router';
import type { MinhasPendencias } from '#contract/campeonato/pendencias.ts';
import type { Escudo } from '#contract/participantes.ts';
import { estadoVisto } from '#regras/estados.ts';
import { passoEhTarefa } from '#regras/pendencias/passo.ts';
import { MESSAGES } from '#textos/messages.ts';
import { apiOf } from '#web/api/api-server.ts';
import { enderecoDaPartida, lugarDoParticipante } from '#web/campeonato/endereco.ts';
import { nomeDe } from '#web/campeonato/lado.ts';
import { acaoDoPasso } from '#web/campeonato/passos.ts';
import { stageName } from '#web/campeonato/stage-name.ts';
import { jogosQueFaltam } from '#web/components/campeonato-card/jogos-que-faltam.ts';
import { rodadaASair } from '#web/components/campeonato-card/rodada-a-sair.ts';
import { clockOf } from '#web/dates/date-time.ts';
import { shortDateTime, shortDay } from '#web/dates/short-date.ts';
import { reais } from '#web/numbers/reais.ts';
import { visitorContext } from '#web/session/visitor.ts';
import { makeTexts, type Texts } from '#web/texts/texts.tsx';
import { type Tarefa, tarefasDeQuemJoga } from './tarefas-de-quem-joga.server.ts';

type Meu = MinhasPendencias['campeonatos'][number];
type MeuJogo = MinhasPendencias['jogos'][number];

export type MeuProximoJogo = {
  readonly to: string;
  readonly campeonato: string;
  /** The hour where there is one; else nothing. */
  readonly hora: string | null;
  readonly quando: string;
  readonly lados: readonly { readonly nome: string; readonly escudo: Escudo | null }[];
};

export type LinhaDeCampeonato = {
  readonly id: string;
  readonly nome: string;
  readonly cores: Meu['cores'];
  readonly texto: string;
  /** Large figure at the end: where the person stands, or how much waits. */
  readonly figura: string | null;
  readonly legenda: string | null;
};

type Contexto = { readonly texts: Texts; readonly now: number };

const KINDS = [
  { kind: 'contestadas', icon: 'alert', tone: 'bad', botao: 'decidir' },
  { kind: 'sem_placar', icon: 'clock', tone: 'warn', botao: 'lancar' },
  { kind: 'informes', icon: 'check', tone: 'warn', botao: 'conferir' },
  { kind: 'sugestoes', icon: 'clock', tone: 'warn', botao: 'decidir' },
  { kind: 'ocorrencias', icon: 'alert', tone: 'warn', botao: 'ver' },
  { kind: 'indecisos', icon: 'alert', tone: 'bad', botao: 'decidir' },
  { kind: 'empates', icon: 'alert', tone: 'warn', botao: 'decidir' },
  { kind: 'inscricoes', icon: 'user', tone: 'brand', botao: 'responder' },
  { kind: 'abertos', icon: 'ball', tone: 'brand', botao: 'lancar' },
  { kind: 'remarcar', icon: 'calendar', tone: 'warn', botao: 'marcar' },
] as const;

/** Late ones first: somebody waits for them already. */
const rank = ({ tone, prazo }: Tarefa) =>
  (prazo ? 0 : 2) + (tone === 'bad' ? 0 : tone === 'warn' ? 1 : 1.5);

function tarefasDe(meu: Meu, { texts: { t } }: Contexto): Tarefa[] {
  const { id, nome, contagem, passo, estado } = meu;
  const tasks: Tarefa[] = KINDS.filter(({ kind }) => contagem[kind] > 0).map(
    ({ kind, icon, tone, botao }) => {
      const isLate = kind === 'sem_placar' && contagem.atrasados > 0;
      return {
        icon,
        tone: isLate ? 'bad' : tone,
        titulo: t(`inicio.tarefa.${kind}`, { n: contagem[kind] }),
        texto: t('inicio.tarefa.voce_organiza', { nome }),
        prazo: isLate ? t('inicio.tarefa.atrasados', { n: contagem.atrasados }) : null,
        botao: t(`inicio.tarefa.botao.${botao}`),
        to: `/campeonato/${id}/gerenciar#${kind}`,
      };
    },
  );
  if (!passo || !passoEhTarefa(passo, estado)) return tasks;
  const acao = acaoDoPasso(meu, passo);
  const step: Tarefa = {
    icon: passo.nome === 'encerrar' ? 'trophy' : 'ball',
    tone: 'brand',
    titulo: t(`pendencias.passo.${passo.nome}.titulo`),
    texto: t('inicio.tarefa.voce_organiza', { nome }),
    prazo: null,
    botao: t(`pendencias.passo.${passo.nome}.botao`),
    to: `/campeonato/${id}/gerenciar`,
    ...('run' in acao && {
      passo: { id, nome: passo.nome, feito: t(`organizacao.passo.${acao.nome}_feito`) },
    }),
  };
  return [...tasks, step];
}

function convitesDe({ convites, a_pagar }: MinhasPendencias, { texts }: Contexto): Tarefa[] {
  const { t, locale } = texts;
  return [
    ...convites.map(
      ({ para, url, campeonato }): Tarefa => ({
        icon: 'mail',
        tone: 'brand',
        titulo: t(`inicio.tarefa.convite.${para}`),
        texto: campeonato.nome,
        prazo: null,
        botao: t('inicio.tarefa.botao.responder'),
        to: url,
      }),
    ),
    ...a_pagar.map(
      ({ campeonato, centavos }): Tarefa => ({
        icon: 'check',
        tone: 'warn',
        titulo: t('inicio.tarefa.pagar', { valor: reais(centavos, locale) }),
        texto: campeonato.nome,
        prazo: null,
        botao: t('inicio.tarefa.botao.ver'),
        to: `/campeonato/${campeonato.id}/pagamento`,
      }),
    ),
  ];
}

function quandoDo({ partida }: MeuJogo, { texts, now }: Contexto): string {
  const { jogo_previsto_at, prazo_at } = partida;
  if (jogo_previsto_at) return shortDateTime(jogo_previsto_at, texts, now);
  if (prazo_at) return texts.t('inicio.jogo.ate', { data: shortDateTime(prazo_at, texts, now) });
  return texts.t('inicio.jogo.sem_data');
}

function jogoDe(jogo: MeuJogo, { gente }: MinhasPendencias, contexto: Contexto): MeuProximoJogo {
  const { campeonato, partida } = jogo;
  const { jogo_previsto_at: at } = partida;
  return {
    to: enderecoDaPartida(partida.uuid),
    campeonato: campeonato.nome,
    hora: at ? (clockOf(at, contexto.texts.zone).time ?? null) : null,
    quando: at ? shortDay(at, contexto.texts, contexto.now) : quandoDo(jogo, contexto),
    lados: [partida.mandante, partida.visitante].map(({ participante }) => ({
      nome: nomeDe(gente, participante ?? ''),
      escudo: gente[participante ?? '']?.escudo ?? null,
    })),
  };
}

/** Where it stands and what comes next. */
function andamentoDe(meu: Meu, { texts, now }: Contexto): string {
  const { t } = texts;
  const { estado, resumo, confirmados, vagas, comeca_em } = meu;
  if (estado === 'encerrado') {
    return resumo.campeao
      ? `${t('lista.cartao.campeao')} ${resumo.campeao}`
      : t('lista.cartao.sem_campeao');
  }
  if (estado === 'cancelado') return t('opcoes.estado.cancelado');
  if (estado !== 'andamento') {
    const start =
      comeca_em && t('lista.cartao.comeca', { quando: shortDay(comeca_em, texts, now) });
    const places = t('pendencias.espera.vagas', { n: confirmados, total: vagas });
    return [t(`opcoes.estado.${estadoVisto(meu)}`), places, start].filter(Boolean).join(' · ');
  }
  const { etapa, rodada, proximo_em, jogos, jogos_feitos } = resumo;
  const stage = etapa ? stageName(etapa, t) : t('lista.cartao.rodada', { n: rodada ?? 1 });
  const pairing = rodadaASair(resumo);
  const isToCome = proximo_em !== null && Date.parse(proximo_em) > now;
  const next = isToCome
    ? t('lista.cartao.proximo', { quando: shortDateTime(proximo_em, texts, now) })
    : jogos > jogos_feitos
      ? jogosQueFaltam(resumo, t)
      : pairing
        ? t('lista.cartao.a_sair', { n: pairing })
        : t('lista.cartao.completo');
  return `${stage} · ${next}`;
}

function linhaDe(meu: Meu, contexto: Contexto): LinhaDeCampeonato {
  const { t } = contexto.texts;
  const { id, nome, cores, posicao, total, estado } = meu;
  const isPlaced = posicao !== null && (estado === 'andamento' || estado === 'encerrado');
  const place = isPlaced ? t('inicio.posicao', { n: posicao.posicao }) : null;
  const tasks = total > 0 ? String(total) : null;
  const caption = isPlaced
    ? t('inicio.posicao_de', { n: posicao.de })
    : tasks && t('inicio.para_fazer');
  return {
    ...{ id, nome, cores },
    texto: andamentoDe(meu, contexto),
    figura: place ?? tasks,
    legenda: caption,
  };
}

export type LinhaDeSeguido = {
  readonly to: string;
  readonly nome: string;
  readonly escudo: Escudo;
  readonly texto: string;
  readonly figura: string | null;
  readonly legenda: string | null;
};

type Seguido = MinhasPendencias['seguidos'][number];

/** Somebody whom the person follows: when they play next, or how their championship stands. */
function seguidoDe(
  { campeonato, participante, proximo_em, posicao }: Seguido,
  { texts, now }: Contexto,
): LinhaDeSeguido {
  const { t } = texts;
  const { id, nome, estado } = campeonato;
  const stand = proximo_em
    ? t('inicio.seguido.proximo', { quando: shortDateTime(proximo_em, texts, now) })
    : t(`opcoes.estado.${estado}`);
  return {
    to: `/campeonato/${id}/${lugarDoParticipante(participante.uuid)}`,
    nome: participante.time_nome ?? participante.nome,
    escudo: participante.escudo,
    texto: `${nome} · ${stand}`,
    figura: posicao && t('inicio.posicao', { n: posicao.posicao }),
    legenda: posicao && t('inicio.posicao_de', { n: posicao.de }),
  };
}

const SHOWN = 8;

export async function membroDe(args: LoaderFunctionArgs) {
  const { locale } = args.context.get(visitorContext);
  const { data } = await apiOf(args)('GET /api/pendencias', {});
  const contexto = { texts: makeTexts(locale, MESSAGES[locale]), now: Date.now() };
  const tarefas = [
    ...data.campeonatos.flatMap((meu) => tarefasDe(meu, contexto)),
    ...tarefasDeQuemJoga(data, contexto),
    ...convitesDe(data, contexto),
  ].toSorted((a, b) => rank(a) - rank(b));
  const [proximo, ...depois] = data.jogos.map((jogo) => jogoDe(jogo, data, contexto));
  const lines = (own: readonly Meu[]) => own.slice(0, SHOWN).map((meu) => linhaDe(meu, contexto));
  return {
    tarefas,
    proximo: proximo ?? null,
    depois,
    organizo: lines(data.campeonatos.filter(({ organiza }) => organiza)),
    jogo: lines(data.campeonatos.filter(({ organiza, joga }) => joga && !organiza)),
    sigo: data.seguidos.map((seguido) => seguidoDe(seguido, contexto)),
    /** Heard of while the page is open. */
    ouvidos: data.campeonatos
      .filter(({ estado }) => estado !== 'encerrado' && estado !== 'cancelado')
      .slice(0, SHOWN)
      .map(({ id, estado, visibilidade }) => ({ id, estado, visibilidade })),
    aguardo: lines(data.campeonatos.filter(({ organiza, joga }) => !joga && !organiza)),
  };
}

export type Membro = Awaited<ReturnType<typeof membroDe>>;
