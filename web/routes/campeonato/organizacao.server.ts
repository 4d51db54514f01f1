// What the frame of a championship shows its organisers: counts on the tabs and the next step. The words are made
// here, on the server, so that nobody's browser loads them for the sake of a few.
import type { LoaderFunctionArgs } from 'react-router';
import type { Campeonato } from '#contract/campeonatos.ts';
import type { Passo } from '#regras/pendencias/passo.ts';
import { MESSAGES } from '#textos/messages.ts';
import { acaoDoPasso } from '#web/campeonato/passos.ts';
import { visitorContext } from '#web/session/visitor.ts';
import { makeTexts } from '#web/texts/texts.tsx';
import { organiza } from './abas-do-campeonato.ts';
import type { Organizacao } from './pagina.ts';
import { type PedidoDaPagina, params } from './pedido.ts';

function botaoDo(
  campeonato: Campeonato,
  passo: Passo,
  { context }: LoaderFunctionArgs,
): Organizacao['passo'] {
  const { locale } = context.get(visitorContext);
  const { t } = makeTexts(locale, MESSAGES[locale]);
  const acao = acaoDoPasso(campeonato, passo);
  // What is done at once is done on the panel, where its answer is seen.
  const para = 'para' in acao ? acao.para : 'gerenciar';
  return { rotulo: t(`pendencias.passo.${passo.nome}.botao`), para };
}

export async function organizacaoDe(
  args: LoaderFunctionArgs,
  pedido: PedidoDaPagina,
  campeonato: Campeonato,
): Promise<Organizacao | null> {
  const { user } = args.context.get(visitorContext);
  if (!user || !organiza(campeonato)) return null;
  const { data } = await pedido.api('GET /api/campeonatos/:id/pendencias', params(pedido));
  const { contagem, total, passo } = data;
  const contas = {
    jogos: contagem.sem_placar + contagem.indecisos + contagem.remarcar,
    participantes: contagem.inscricoes,
    gerenciar: total,
  };
  return { contas, passo: passo && botaoDo(campeonato, passo, args) };
}
