import sql from 'sql-template-tag';
import type {
  importarPlacares as endpoint,
  PreviaDaImportacao,
} from '#contract/campeonato/importacao.ts';
import { rivalDe } from '#regras/vida/partida.ts';
import { quemE } from '#server/campeonatos/acesso.ts';
import { type Escrita, escrever } from '#server/campeonatos/escrever.ts';
import { estadoDe } from '#server/competicao/estado.ts';
import { gravar } from '#server/competicao/gravar.ts';
import type { Call, Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import { avisarVida } from '#server/informes/avisar.ts';
import { presencaDe } from '#server/informes/oficializar.ts';
import { type Importacao, ladoDeQuemImporta, lerImportacao } from './previa.ts';
import { requireEmAndamento } from './require-em-andamento.ts';
import type { Posta } from './simular.ts';

type Corpo = Call<typeof endpoint>['body'];

const MOST_NAMED = 10;

/** Which lines of the text they are. */
function recusadasEm({ linhas }: PreviaDaImportacao): string {
  const all = linhas.filter(({ situacao }) => situacao === 'recusada').map(({ linha }) => linha);
  const named = all.slice(0, MOST_NAMED).join(', ');
  return all.length > MOST_NAMED ? `${named}…` : named;
}

/** What was looked at is what is taken in; else the new look comes with the refusal. */
function requireVista({ campeonato }: Escrita, { previa }: Importacao, body: Corpo): void {
  const { novas, recusadas, desfaz, versao } = previa;
  const refuse = (key: 'mudou' | 'recusadas' | 'desfaz' | 'nada') => {
    const params = { n: recusadas, linhas: recusadasEm(previa) };
    const text = { key: `importacao.recusa.${key}`, params } as const;
    return new AppError('estado_mudou', { text, data: previa });
  };
  if (versao !== body.versao || campeonato.versao !== body.versao) throw refuse('mudou');
  if (desfaz > 0) throw refuse('desfaz');
  if (recusadas > 0 && !body.sem_recusadas) throw refuse('recusadas');
  if (novas === 0) throw refuse('nada');
}

/** Every match tells where its result comes from; the championship, how many came. */
async function contar(escrita: Escrita, novas: readonly Posta[], ladoDe: LadoDeQuemJoga) {
  for (const posta of novas) {
    const { partida, resultado, jogo_previsto_at: at, dita } = posta;
    const { uuid, estado, versao, mandante, visitante } = partida;
    const lado = ladoDe(posta);
    await escrita.registrar({
      acao: 'importar-placar',
      objeto: uuid,
      lados: { mandante, visitante },
      antes: { resultado: null, estado, versao },
      depois: {
        ...{ resultado, estado: resultado.tipo === 'wo' ? 'wo' : 'confirmada', linha: dita.linha },
        ...(at && { jogo_previsto_at: at }),
        ...(lado && { de_quem_joga: lado }),
      },
    });
  }
  await escrita.registrar({ acao: 'importar-placares', depois: { jogos: novas.length } });
}

type LadoDeQuemJoga = (posta: Posta) => 'mandante' | 'visitante' | undefined;

/** Who was there, and by whose word it counts. */
async function marcar({ tx }: Escrita, novas: readonly Posta[], ladoDe: LadoDeQuemJoga) {
  const groups = Map.groupBy(novas, ladoDe);
  for (const [lado, postas] of groups) {
    const uuids = postas.map(({ partida }) => partida.uuid);
    const own = lado ? { deQuemJoga: lado, afirmado: [lado] } : {};
    await tx.run(sql`with ${presencaDe(uuids, { via: 'importacao', ...own })} select 1`);
  }
}

/** The rival of an organiser who plays hears of it. */
async function avisar(
  escrita: Escrita,
  { novas, vozes }: Importacao,
  ladoDe: LadoDeQuemJoga,
): Promise<void> {
  const por = escrita.quem.user?.uuid;
  const guardada = { vozes, nomes: null };
  for (const posta of novas) {
    const lado = ladoDe(posta);
    if (!lado) continue;
    const { partida, resultado: informado } = posta;
    const para = [rivalDe(lado)];
    const aviso = { tipo: 'placar_de_quem_joga', para, informado, por } as const;
    await avisarVida({ escrita, partida, guardada }, aviso);
  }
}

export const importarPlacares: Handler<typeof endpoint> = async (services, call) => {
  const { params, body, visitor } = call;
  const quem = quemE(visitor);
  const autor = { tipo: 'importacao', quem } as const;
  const pedido = { id: params.id, autor, acao: 'lancar_placar' } as const;
  return escrever(services, pedido, async (escrita) => {
    const { tx, campeonato } = escrita;
    requireEmAndamento(campeonato);
    const antes = await escrita.carregado();
    const estado = antes.estado ?? estadoDe(antes.dados);
    const lida = await lerImportacao(tx, { campeonato, estado, quem, texto: body.texto });
    requireVista(escrita, lida, body);
    const ladoDe: LadoDeQuemJoga = ({ partida }) => ladoDeQuemImporta(lida.vozes, partida, quem)[0];
    const { carregado } = await gravar(tx, campeonato, antes, lida.consequencia.assentado);
    await marcar(escrita, lida.novas, ladoDe);
    await contar(escrita, lida.novas, ladoDe);
    await avisar(escrita, lida, ladoDe);
    escrita.guardar(carregado);
    return { data: lida.previa };
  });
};
