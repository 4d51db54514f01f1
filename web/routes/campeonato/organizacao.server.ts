// What the frame of a championship shows its organisers: counts on the tabs and the next step. The words are made
// here, on the server, so that nobody's browser loads them for the sake of a few.
import type { LoaderFunctionArgs } from 'react-router';
import type { Pendencias } from '#contract/campeonato/pendencias.ts';
import type { Campeonato } from '#contract/campeonatos.ts';
import { MESSAGES } from '#textos/messages.ts';
import { acaoDoPasso, rodadaALancar } from '#web/campeonato/passos.ts';
import { visitorContext } from '#web/session/visitor.ts';
import { makeTexts } from '#web/texts/texts.tsx';
import { organiza } from './abas-do-campeonato.ts';
import { botaoDoPasso } from './botao-do-passo.ts';
import type { Organizacao } from './pagina.ts';
import { type PedidoDaPagina, params } from './pedido.ts';

function botaoDo(
  campeonato: Campeonato,
  { passo, jogos }: Pick<Pendencias, 'passo' | 'jogos'>,
  { context }: LoaderFunctionArgs,
): Organizacao['passo'] {
  if (!passo) return null;
  const { nome } = passo;
  const { locale } = context.get(visitorContext);
  const { t } = makeTexts(locale, MESSAGES[locale]);
  const acao = acaoDoPasso(campeonato, passo);
  const isDecided = nome !== 'celebrar' || campeonato.resumo.campeao !== null;
  const rotulo = isDecided ? botaoDoPasso(passo, t) : t('campeonato.fim.ver_final');
  return {
    ...{ nome, rotulo, feito: 'run' in acao ? t(`organizacao.passo.${acao.nome}_feito`) : null },
    para: 'para' in acao ? acao.para : 'gerenciar',
    parte: ('parte' in acao && acao.parte) || null,
    rodada: nome === 'lancar' ? rodadaALancar(jogos) : undefined,
  };
}

/** Done in a match, whose row is in the list of them. */
const DOS_JOGOS = [
  ...(['sem_placar', 'indecisos', 'remarcar', 'minhas'] as const),
  ...(['contestadas', 'informes', 'ocorrencias', 'sugestoes'] as const),
];

function impedidoDe({ impedido }: Pick<Pendencias, 'impedido'>): Organizacao['impedido'] {
  const { meus = [], contra = [] } = impedido ?? {};
  return Object.fromEntries([
    ...contra.map((uuid) => [uuid, 1] as const),
    ...meus.map((uuid) => [uuid, 2] as const),
  ]);
}

export async function organizacaoDe(
  args: LoaderFunctionArgs,
  pedido: PedidoDaPagina,
  campeonato: Campeonato,
): Promise<Organizacao | null> {
  const { user } = args.context.get(visitorContext);
  if (!user || !organiza(campeonato)) return null;
  const { data } = await pedido.api('GET /api/campeonatos/:id/pendencias', params(pedido));
  const { contagem, total } = data;
  const contas = {
    jogos: DOS_JOGOS.reduce((sum, tarefa) => sum + contagem[tarefa], 0),
    participantes: contagem.inscricoes,
    gerenciar: total,
  };
  return { contas, passo: botaoDo(campeonato, data, args), impedido: impedidoDe(data) };
}
