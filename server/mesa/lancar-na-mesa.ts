// A score of the table official. Under an id of its own, so that a queue may send it as often as it likes: taken,
// already there, or different from the result in force, which then is contested and never overwritten.
import type { lancarNaMesa as endpoint, JogoDaMesa } from '#contract/campeonato/mesa.ts';
import { destinoDaPalavra, type RespostaDaMesa, recusaDaMesa } from '#regras/vida/mesa.ts';
import { type Informado, mesmoInformado } from '#regras/vida/partida.ts';
import { type Escrita, escrever } from '#server/campeonatos/escrever.ts';
import { findPartida } from '#server/competicao/queries.ts';
import { contestar } from '#server/contestacoes/contestar.ts';
import type { Call, Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import { AMBOS, avisarVida } from '#server/informes/avisar.ts';
import { informadoDe, requirePossivel } from '#server/informes/informado.ts';
import { type Lance, lerLance, mudouDesde } from '#server/informes/lance.ts';
import { updateInforme } from '#server/informes/queries.ts';
import { guardarInforme, ladosDaPartida } from '#server/informes/registrar-informe.ts';
import { aplicarResultado } from '#server/partidas/aplicar-resultado.ts';
import { SEM_PROVAS } from '#server/provas/anexar.ts';
import { alcanca, autorDoLink, requireAindaAberto, requireLink } from './acesso-do-link.ts';
import { jogosDaMesa } from './jogos-da-mesa.ts';
import {
  findLancamento,
  insertLancamento,
  type LinkRow,
  touchLink,
  updateVersaoDaMesa,
} from './queries.ts';

type Corpo = Call<typeof endpoint>['body'];

/** Official at once: the word of the organisation. Who had said something else is told. */
async function oficializar(lance: Lance, informado: Informado): Promise<void> {
  const { escrita, partida, fatos } = lance;
  await aplicarResultado(escrita, {
    ...{ partida, ciente: false, palavra: { via: 'mesa' } },
    lancado: { resultado: informado, estado: informado.tipo === 'wo' ? 'wo' : 'confirmada' },
  });
  if (!fatos.informe) return;
  const isSame = mesmoInformado(fatos.informe.informado, informado);
  const tipo = isSame ? 'placar_confirmado' : 'placar_da_mesa';
  await avisarVida(lance, { tipo, para: AMBOS, informado });
}

/** The case is open already: one more version for who decides it. */
async function juntarAoCaso(lance: Lance, informado: Informado): Promise<void> {
  const { escrita, partida, guardada } = lance;
  const before = guardada.informes.find(
    ({ lado, estado }) => lado === 'mesa' && estado === 'aberto',
  );
  if (before && mesmoInformado(before.informado, informado)) return;
  if (before) await updateInforme(escrita.tx, before.uuid, { estado: 'substituido' });
  const dito = { informado, nota: null, provas: SEM_PROVAS };
  const { uuid } = await guardarInforme(lance, dito, 'aberto', 'mesa');
  await updateVersaoDaMesa(escrita.tx, partida.uuid, uuid);
  await escrita.registrar({
    ...{ acao: 'mesa-no-caso', objeto: partida.uuid, lados: ladosDaPartida(lance) },
    depois: { lado: 'mesa', informado },
  });
}

async function dizer(lance: Lance, informado: Informado): Promise<RespostaDaMesa> {
  const recusa = recusaDaMesa(lance.fatos);
  if (recusa) throw mudouDesde(lance, `vida.recusa.${recusa}`);
  const destino = destinoDaPalavra(lance.fatos, informado);
  switch (destino) {
    case 'oficial':
      await oficializar(lance, informado);
      return 'aceito';
    case 'ja_estava':
      return 'ja_estava';
    case 'contesta':
      await requirePossivel(lance, informado);
      await contestar(lance, {
        dito: { informado, nota: null, provas: SEM_PROVAS },
        ...{ lado: 'mesa', motivo: null, provas: SEM_PROVAS },
      });
      return 'difere';
    case 'no_caso':
      await requirePossivel(lance, informado);
      await juntarAoCaso(lance, informado);
      return 'difere';
  }
}

/** What was answered to the same id; of something else under it nothing is done. */
async function respostaDada(
  { tx }: Pick<Escrita, 'tx'>,
  link: LinkRow,
  { id, partida, informado }: Corpo,
): Promise<RespostaDaMesa | null> {
  const before = await findLancamento(tx, link.uuid, id);
  if (!before) return null;
  const isSame =
    before.partida_uuid === partida && mesmoInformado(before.informado, informadoDe(informado));
  if (!isSame) {
    const key = 'erros.chave_de_outro_pedido';
    throw new AppError('dados_invalidos', { validations: { id: { key } } });
  }
  return before.resposta === 'difere' ? 'difere' : 'ja_estava';
}

async function jogoDe(
  { tx, campeonato }: Escrita,
  link: LinkRow,
  uuid: string,
): Promise<JogoDaMesa> {
  const jogos = await jogosDaMesa(tx, campeonato, link);
  const jogo = jogos.find((one) => one.uuid === uuid);
  if (!jogo) throw new AppError('nao_encontrado');
  return jogo;
}

/** Rounds of other championships have the same numbers. */
async function requireDaqui({ tx, campeonato }: Escrita, uuid: string): Promise<void> {
  const found = await findPartida(tx, uuid);
  if (found?.campeonato_id !== campeonato.id) throw new AppError('nao_encontrado');
}

export const lancarNaMesa: Handler<typeof endpoint> = async (services, call) => {
  const { body } = call;
  const link = await requireLink(services.db, call);
  const { uuid, campeonato_id } = link;
  const pedido = { id: campeonato_id, autor: autorDoLink(link), acao: 'lancar_placar' } as const;
  return escrever(services, pedido, async (escrita) => {
    const { tx, campeonato } = escrita;
    await requireAindaAberto(tx, uuid);
    if (campeonato.excluido_em) throw new AppError('nao_encontrado');
    await requireDaqui(escrita, body.partida);
    const lance = await lerLance(escrita, body.partida);
    if (!alcanca(link, lance.partida)) throw new AppError('nao_encontrado');
    const given = await respostaDada(escrita, link, body);
    const resposta = given ?? (await dizer(lance, informadoDe(body.informado)));
    if (!given) {
      await insertLancamento(tx, {
        ...{
          link: uuid,
          id: body.id,
          campeonatoId: campeonato.id,
          partida: body.partida,
          resposta,
        },
        informado: informadoDe(body.informado),
        digitadoEm: body.digitado_em ?? null,
      });
    }
    await touchLink(tx, uuid);
    return { data: { resposta, jogo: await jogoDe(escrita, link, body.partida) } };
  });
};
