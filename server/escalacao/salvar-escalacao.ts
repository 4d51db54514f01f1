import { isDeepStrictEqual } from 'node:util';
import type { salvarEscalacao as endpoint } from '#contract/partida/escalacao.ts';
import type { Regras } from '#regras/configuracao/fases.ts';
import { type RecusaDaEscalacao, recusaDaEscalacao } from '#regras/escalacao/quem-escala.ts';
import { anotaPelaOrganizacao } from '#regras/sumula/quem-anota.ts';
import type { LadoDoJogo } from '#regras/vida/partida.ts';
import { quemE } from '#server/campeonatos/acesso.ts';
import { escrever } from '#server/campeonatos/escrever.ts';
import { lerDisciplina } from '#server/disciplina/ler-disciplina.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { AppError, type FieldMessage } from '#server/http/errors.ts';
import { type Lance, lerLance } from '#server/informes/lance.ts';
import { requireCampeonatoDaPartida } from '#server/partidas/require-partida.ts';
import {
  apresentarEscalacao,
  type EscalacaoLida,
  elencoDe,
  lerEscalacao,
} from './apresentar-escalacao.ts';
import { type EscalacaoRow, saveEscalacao } from './queries.ts';

async function lerCom({ escrita, partida, fatos }: Lance): Promise<EscalacaoLida> {
  const { disciplina } = await lerDisciplina(escrita.tx, escrita.campeonato);
  return lerEscalacao(escrita.tx, partida, { fatos, disciplina });
}

const mostrar = (lance: Lance, lida: EscalacaoLida) =>
  apresentarEscalacao(lance.escrita.campeonato, lida, lance);

const mudou = (lance: Lance, lida: EscalacaoLida, recusa: RecusaDaEscalacao | 'mudou') =>
  new AppError('estado_mudou', {
    text: { key: `escalacao.recusa.${recusa}` },
    data: mostrar(lance, lida),
  });

function requirePode(lado: LadoDoJogo, lance: Lance, lida: EscalacaoLida): void {
  const { voz, fatos, escrita } = lance;
  const recusa = recusaDaEscalacao(lado, { voz, fatos, regras: escrita.campeonato.regras });
  if (!recusa) return;
  if (recusa === 'nao_e_sua') {
    throw new AppError('proibido', { text: { key: 'escalacao.recusa.nao_e_sua' } });
  }
  throw mudou(lance, lida, recusa);
}

type Dada = Pick<EscalacaoRow, 'lado' | 'jogadores' | 'reservas'>;

/** Without a bench the list is everybody who is there, however few: nobody has to be kept off the pitch. */
function problemasDoBanco({ jogadores, reservas }: Dada, regras: Regras): [string, FieldMessage][] {
  const begin = jogadores.length - reservas.length;
  const least = regras.elenco?.em_campo ?? 0;
  if (reservas.some((uuid) => !jogadores.includes(uuid))) {
    return [['reservas', { key: 'escalacao.problema.reserva_fora' }]];
  }
  if (reservas.length === 0 || begin >= least) return [];
  return [['reservas', { key: 'escalacao.problema.titulares_de_menos', params: { n: least } }]];
}

/** Each player at their own place: in the squad, and not suspended. */
function requireCerta(
  dada: Dada,
  { lance, lida }: { readonly lance: Lance; readonly lida: EscalacaoLida },
): void {
  const { lado, jogadores } = dada;
  const elenco = new Map(elencoDe(lida, lance.partida, lado).map((one) => [one.uuid, one]));
  const found = jogadores.flatMap((uuid, at): [string, FieldMessage][] => {
    const field = `jogadores.${at}`;
    const known = elenco.get(uuid);
    if (!known) return [[field, { key: 'escalacao.problema.fora_do_elenco' }]];
    const motivo = lida.suspensos.get(uuid);
    const params = { nome: known.nome };
    return motivo ? [[field, { key: `escalacao.problema.${motivo}`, params }]] : [];
  });
  const most = lance.escrita.campeonato.regras.elenco?.sumula;
  if (most !== undefined && jogadores.length > most) {
    found.push(['jogadores', { key: 'escalacao.problema.demais', params: { n: most } }]);
  }
  found.push(...problemasDoBanco(dada, lance.escrita.campeonato.regras));
  if (found.length > 0) {
    throw new AppError('dados_invalidos', { validations: Object.fromEntries(found) });
  }
}

/** The trail is public: it tells that there is one, and not before kick-off who is in it. */
async function guardar({ escrita, partida, voz, fatos }: Lance, dada: Dada): Promise<void> {
  const { tx, campeonato, quem, registrar } = escrita;
  const organiza = anotaPelaOrganizacao({ voz, fatos, regras: campeonato.regras });
  await saveEscalacao(tx, {
    ...{ campeonatoId: campeonato.id, partida, ...dada },
    por: organiza ? 'organizacao' : 'lado',
    autor: quem.user?.uuid ?? null,
  });
  const { mandante, visitante } = partida;
  await registrar({
    ...{ acao: 'salvar-escalacao', objeto: partida.uuid, lados: { mandante, visitante } },
    depois: { lado: dada.lado },
  });
}

const isSame = (stored: EscalacaoRow, { jogadores, reservas }: Dada): boolean =>
  isDeepStrictEqual([...stored.jogadores], [...jogadores]) &&
  isDeepStrictEqual([...stored.reservas].sort(), [...reservas].sort());

/** Nothing that a page of the championship shows changes, so it keeps its version. */
export const salvarEscalacao: Handler<typeof endpoint> = async (services, call) => {
  const { params, body, visitor } = call;
  const id = await requireCampeonatoDaPartida(services.db, params.uuid);
  const pedido = { id, quem: quemE(visitor), acao: 'ver', novaVersao: false } as const;
  return escrever(services, pedido, async (escrita) => {
    const lance = await lerLance(escrita, params.uuid);
    const lida = await lerCom(lance);
    const { lado, versao } = body;
    requirePode(lado, lance, lida);
    const jogadores = [...new Set(body.jogadores)];
    const dada = { lado, jogadores, reservas: [...new Set(body.reservas)] };
    const stored = lida.escalacoes.find((one) => one.lado === lado);
    // Sent again, it is there already.
    if (stored && isSame(stored, dada)) {
      return { data: mostrar(lance, lida) };
    }
    if ((stored?.versao ?? 0) !== versao) throw mudou(lance, lida, 'mudou');
    requireCerta(dada, { lance, lida });
    await guardar(lance, dada);
    return { data: mostrar(lance, await lerCom(lance)) };
  });
};
