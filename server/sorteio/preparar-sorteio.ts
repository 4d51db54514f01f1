// The first step of a draw: its input is fixed and the hash of its seed published, so that nobody can choose the
// outcome. realizar-sorteio.ts is the second.

import type { prepararSorteio as preparar } from '#contract/sorteio.ts';
import type { Fase } from '#regras/configuracao/fases.ts';
import { contarJogos } from '#regras/montagem/contar-jogos.ts';
import { problemasDoFormato } from '#regras/montagem/problemas.ts';
import { daParaSeparar, type EntradaDoSorteio, sortear } from '#regras/montagem/sorteio.ts';
import { quemE } from '#server/campeonatos/acesso.ts';
import { type Escrita, escrever } from '#server/campeonatos/escrever.ts';
import { requireMatches } from '#server/campeonatos/limites.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { limitesDaPessoa } from '#server/planos/limites-da-pessoa.ts';
import { uuidv7 } from '#server/uuid.ts';
import { apresentarSorteio } from './apresentar-sorteio.ts';
import { type CorpoDoSorteio, entradaDe, tamanhosDe } from './entrada-do-sorteio.ts';
import { formatoRecusado } from './formato-recusado.ts';
import { novaSemente } from './nova-semente.ts';
import { findSorteio, insertSorteio, listConfirmados, type SorteioRow } from './queries.ts';
import { semAcaso } from './sem-acaso.ts';
import { impossible, requireDrawable } from './sorteio-possivel.ts';

const canDraw = (entrada: EntradaDoSorteio, semente: string) =>
  daParaSeparar(entrada) && sortear(entrada, semente).ok;

function requireFormato(fases: readonly Fase[], entrada: EntradaDoSorteio, n: number) {
  const tamanhos = tamanhosDe(entrada);
  const menor = tamanhos && Math.min(...tamanhos);
  const problemas = problemasDoFormato(fases, n, menor);
  if (problemas.length > 0) throw formatoRecusado(problemas);
}

export async function novoSorteio(
  { tx, campeonato, quem }: Pick<Escrita, 'tx' | 'campeonato' | 'quem'>,
  body: CorpoDoSorteio,
): Promise<SorteioRow> {
  requireDrawable(campeonato);
  const confirmados = await listConfirmados(tx, campeonato.id);
  const semente = novaSemente();
  const entrada = entradaDe(body, campeonato.fases, confirmados);
  // Said before the hash is published, not in front of everybody.
  requireFormato(campeonato.fases, entrada, confirmados.length);
  const limites = await limitesDaPessoa(tx, campeonato.dono_uuid);
  const { fases } = campeonato;
  requireMatches(contarJogos(fases, confirmados.length, tamanhosDe(entrada)), limites);
  if (entrada.separados.length > 0 && !canDraw(entrada, semente.semente)) throw impossible(entrada);
  const uuid = uuidv7();
  await insertSorteio(tx, {
    uuid,
    campeonatoId: campeonato.id,
    criadoPor: quem.user?.uuid ?? '',
    metodo: body.metodo,
    fase: 1,
    entrada,
    ...semente,
  });
  const row = await findSorteio(tx, campeonato.id, uuid);
  if (!row) throw new Error('the draw that was just made is not there');
  return row;
}

export const prepararSorteio: Handler<typeof preparar> = async (services, call) => {
  const { params, body, visitor } = call;
  const pedido = { id: params.id, quem: quemE(visitor), acao: 'sortear' } as const;
  return escrever(services, pedido, async (escrita) => {
    const row = await novoSorteio(escrita, body);
    await escrita.registrar({
      acao: semAcaso(row) ? 'preparar-jogos' : 'preparar-sorteio',
      objeto: row.uuid,
    });
    return { data: apresentarSorteio(row) };
  });
};
