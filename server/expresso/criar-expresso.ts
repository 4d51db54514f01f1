import type { criarExpresso as endpoint } from '#contract/expresso.ts';
import { MINUTOS_POR_JOGO } from '#regras/agenda/noite.ts';
import { comecoExpresso, HORA_DO_EXPRESSO } from '#regras/configuracao/comeco-expresso.ts';
import { type Configuracao, configuracao } from '#regras/configuracao/configuracao.ts';
import { configuracaoExpressa } from '#regras/configuracao/expresso.ts';
import { acharClube } from '#regras/escudos/clubes.ts';
import { lerLista } from '#regras/participantes/lista-colada.ts';
import { aplicarAgenda } from '#server/agenda/aplicar-agenda.ts';
import type { PedidoDeAgenda } from '#server/agenda/distribuir-datas.ts';
import { saveAgenda } from '#server/agenda/queries.ts';
import { quemE } from '#server/campeonatos/acesso.ts';
import { apresentarDeNovo } from '#server/campeonatos/apresentar.ts';
import { novoCampeonato } from '#server/campeonatos/criar-campeonato.ts';
import { type Escrita, escreverEm } from '#server/campeonatos/escrever.ts';
import { requireVerificadaPara } from '#server/campeonatos/limites.ts';
import { updateEstado } from '#server/campeonatos/queries.ts';
import { atualizarQuadros } from '#server/competicao/atualizar-quadros.ts';
import { agora } from '#server/database/agora.ts';
import type { Call, Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import { incluirNomes } from '#server/participantes/incluir-nomes.ts';
import { emTransacao } from '#server/saida/em-transacao.ts';
import { novoSorteio } from '#server/sorteio/preparar-sorteio.ts';
import { executarSorteio } from '#server/sorteio/realizar-sorteio.ts';

type Pedido = Call<typeof endpoint>['body'];

/** As they were put right, or else as the pasted list reads. */
function requireNames({ lista, participantes }: Pedido) {
  const ehClube = (text: string) => acharClube(text) !== undefined;
  const names = participantes ?? lerLista(lista, { ehClube }).participantes;
  const playing = names.filter(({ suplente }) => !suplente).length;
  if (playing >= 2) return { names, playing };
  const key = 'campeonatos.lista_curta';
  throw new AppError('dados_invalidos', { validations: { lista: { key } } });
}

async function agendaDe(
  { tx }: Escrita,
  { regras }: Configuracao,
  { noite }: Pedido,
): Promise<PedidoDeAgenda> {
  const common = { dias_entre_rodadas: regras.dias_por_rodada, horarios: [HORA_DO_EXPRESSO] };
  if (noite) return { ...common, ...noite, modelo: 'noite' };
  return {
    ...common,
    comeca_em: comecoExpresso((await agora(tx)).getTime()).comeca_em,
    locais: [],
    modelo: regras.modelo_rodada === 'data' ? 'data' : 'janela',
    minutos: MINUTOS_POR_JOGO.padrao,
  };
}

/** Draws, gives dates and starts. */
async function comecar(escrita: Escrita, settings: Configuracao, pedido: Pedido): Promise<void> {
  const { tx, campeonato } = escrita;
  const sorteio = await novoSorteio(escrita, { metodo: 'aleatorio', separados: [] });
  await executarSorteio(escrita, sorteio);
  const agenda = await agendaDe(escrita, settings, pedido);
  await aplicarAgenda(tx, campeonato.id, agenda);
  if (pedido.noite) await saveAgenda(tx, campeonato.id, agenda);
  // The summary names the first date.
  await atualizarQuadros(tx, campeonato);
  await updateEstado(tx, campeonato.id, 'andamento');
  await escrita.registrar({ acao: 'criar-expresso' });
}

export const criarExpresso: Handler<typeof endpoint> = async (
  services,
  { user, body, visitor },
) => {
  const { names, playing } = requireNames(body);
  const { nome, visibilidade, preset, modalidade, noite } = body;
  const nomes = names.length;
  requireVerificadaPara(user, { estado: 'andamento', visibilidade, nomes });
  const quem = quemE(visitor);
  const settings = configuracao.parse({
    ...{ nome, visibilidade, comeca_em: noite?.comeca_em ?? null },
    ...configuracaoExpressa({ preset, modalidade, isNoite: Boolean(noite) }, playing),
    inscricao: { vagas: playing },
  });
  return emTransacao(services, async (tx) => {
    const id = await novoCampeonato(tx, user, settings);
    await escreverEm(tx, { id, quem, acao: 'gerir_participantes' }, ({ campeonato }) =>
      incluirNomes(tx, campeonato, names),
    );
    await escreverEm(tx, { id, quem, acao: 'sortear' }, (escrita) =>
      comecar(escrita, settings, body),
    );
    return { data: await apresentarDeNovo(tx, id, quem) };
  });
};
