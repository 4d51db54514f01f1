import type { criarExpresso as endpoint } from '#contract/expresso.ts';
import { comecoExpresso, HORA_DO_EXPRESSO } from '#regras/configuracao/comeco-expresso.ts';
import { configuracao } from '#regras/configuracao/configuracao.ts';
import { predefinido } from '#regras/configuracao/presets.ts';
import { acharClube } from '#regras/escudos/clubes.ts';
import { lerLista } from '#regras/participantes/lista-colada.ts';
import { aplicarAgenda } from '#server/agenda/gerar-agenda.ts';
import { quemE, requireLocked } from '#server/campeonatos/acesso.ts';
import { apresentarDeNovo } from '#server/campeonatos/apresentar.ts';
import { novoCampeonato } from '#server/campeonatos/criar-campeonato.ts';
import { updateEstado } from '#server/campeonatos/queries.ts';
import { atualizarQuadros } from '#server/competicao/atualizar-quadros.ts';
import { registrar } from '#server/historico/registrar.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import { incluirNomes } from '#server/participantes/incluir-nomes.ts';
import { executarSorteio, novoSorteio } from '#server/sorteio/sortear.ts';

function requireNames(lista: string) {
  const { participantes } = lerLista(lista, { ehClube: (text) => acharClube(text) !== undefined });
  if (participantes.length >= 2) return participantes;
  const key = 'campeonatos.lista_curta';
  throw new AppError('dados_invalidos', { validations: { lista: { key } } });
}

export const criarExpresso: Handler<typeof endpoint> = async ({ db }, { user, body, visitor }) => {
  const names = requireNames(body.lista);
  const quem = quemE(visitor);
  const settings = configuracao.parse({
    nome: body.nome,
    visibilidade: body.visibilidade,
    ...predefinido(body.preset, names.length),
    inscricao: { vagas: names.length },
  });
  return db.transaction(async (tx) => {
    const id = await novoCampeonato(tx, user, settings);
    await incluirNomes(tx, await requireLocked(tx, id, quem, 'gerir_participantes'), names);
    const campeonato = await requireLocked(tx, id, quem, 'sortear');
    const sorteio = await novoSorteio(
      { tx, campeonato, quem },
      { metodo: 'aleatorio', separados: [] },
    );
    await executarSorteio({ tx, campeonato }, sorteio);
    await aplicarAgenda(tx, id, {
      comeca_em: comecoExpresso(Date.now()).comeca_em,
      dias_entre_rodadas: settings.regras.dias_por_rodada,
      horarios: [HORA_DO_EXPRESSO],
      locais: [],
      modelo: settings.regras.modelo_rodada === 'data' ? 'data' : 'janela',
    });
    // The summary names the first date.
    await atualizarQuadros(tx, campeonato);
    await updateEstado(tx, id, 'andamento');
    await registrar(tx, { campeonatoId: id, usuarioUuid: user.uuid, acao: 'criar-expresso' });
    return { data: await apresentarDeNovo(tx, id, quem) };
  });
};
