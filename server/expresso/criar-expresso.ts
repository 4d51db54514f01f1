import type { criarExpresso as endpoint } from '#contract/expresso.ts';
import { comecoExpresso, HORA_DO_EXPRESSO } from '#regras/configuracao/comeco-expresso.ts';
import { type Configuracao, configuracao } from '#regras/configuracao/configuracao.ts';
import { predefinido } from '#regras/configuracao/presets.ts';
import { acharClube } from '#regras/escudos/clubes.ts';
import { lerLista } from '#regras/participantes/lista-colada.ts';
import { aplicarAgenda } from '#server/agenda/aplicar-agenda.ts';
import { quemE } from '#server/campeonatos/acesso.ts';
import { apresentarDeNovo } from '#server/campeonatos/apresentar.ts';
import { novoCampeonato } from '#server/campeonatos/criar-campeonato.ts';
import { type Escrita, escreverEm } from '#server/campeonatos/escrever.ts';
import { updateEstado } from '#server/campeonatos/queries.ts';
import { atualizarQuadros } from '#server/competicao/atualizar-quadros.ts';
import { agora } from '#server/database/agora.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import { incluirNomes } from '#server/participantes/incluir-nomes.ts';
import { emTransacao } from '#server/saida/em-transacao.ts';
import { novoSorteio } from '#server/sorteio/preparar-sorteio.ts';
import { executarSorteio } from '#server/sorteio/realizar-sorteio.ts';

function requireNames(lista: string) {
  const { participantes } = lerLista(lista, { ehClube: (text) => acharClube(text) !== undefined });
  const playing = participantes.filter(({ suplente }) => !suplente).length;
  if (playing >= 2) return { names: participantes, playing };
  const key = 'campeonatos.lista_curta';
  throw new AppError('dados_invalidos', { validations: { lista: { key } } });
}

/** Draws, gives dates and starts. */
async function comecar(escrita: Escrita, { regras }: Configuracao): Promise<void> {
  const { tx, campeonato } = escrita;
  const sorteio = await novoSorteio(escrita, { metodo: 'aleatorio', separados: [] });
  await executarSorteio(escrita, sorteio);
  await aplicarAgenda(tx, campeonato.id, {
    comeca_em: comecoExpresso((await agora(tx)).getTime()).comeca_em,
    dias_entre_rodadas: regras.dias_por_rodada,
    horarios: [HORA_DO_EXPRESSO],
    locais: [],
    modelo: regras.modelo_rodada === 'data' ? 'data' : 'janela',
  });
  // The summary names the first date.
  await atualizarQuadros(tx, campeonato);
  await updateEstado(tx, campeonato.id, 'andamento');
  await escrita.registrar({ acao: 'criar-expresso' });
}

export const criarExpresso: Handler<typeof endpoint> = async (
  services,
  { user, body, visitor },
) => {
  const { names, playing } = requireNames(body.lista);
  const quem = quemE(visitor);
  const settings = configuracao.parse({
    nome: body.nome,
    visibilidade: body.visibilidade,
    ...predefinido(body.preset, playing),
    inscricao: { vagas: playing },
  });
  return emTransacao(services, async (tx) => {
    const id = await novoCampeonato(tx, user, settings);
    await escreverEm(tx, { id, quem, acao: 'gerir_participantes' }, ({ campeonato }) =>
      incluirNomes(tx, campeonato, names),
    );
    await escreverEm(tx, { id, quem, acao: 'sortear' }, (escrita) => comecar(escrita, settings));
    return { data: await apresentarDeNovo(tx, id, quem) };
  });
};
