// Lots that were announced fall: the seed is revealed, and the order follows from it and from who is level.
import { isDeepStrictEqual } from 'node:util';
import { type EntradaDoDesempate, sortearDesempate } from '#regras/montagem/desempate.ts';
import { avisarParticipantes } from '#server/campeonatos/avisar-participantes.ts';
import type { Escrita } from '#server/campeonatos/escrever.ts';
import { mudarComImpacto } from '#server/partidas/desfazer-seguintes.ts';
import { type SorteioRow, updateRealizado } from '#server/sorteio/queries.ts';
import { saveDesempate } from './gravar-desempate.ts';
import { entradaAtual } from './preparar-desempate.ts';
import { recusa } from './recusa.ts';

const sameTie = (one: EntradaDoDesempate, other: EntradaDoDesempate) =>
  isDeepStrictEqual(one.conjuntos, other.conjuntos) && isDeepStrictEqual(one.antes, other.antes);

/** A score corrected since may have left nobody, or others, level: those lots would decide something else. */
async function requireSameTie(escrita: Escrita, entrada: EntradaDoDesempate): Promise<void> {
  const now = JSON.parse(JSON.stringify(await entradaAtual(escrita, entrada.fase)));
  if (!sameTie(now, entrada)) throw recusa('desempate_velho');
}

export async function realizarDesempate(
  escrita: Escrita,
  row: SorteioRow,
  ciente: boolean,
): Promise<void> {
  const { tx, campeonato, registrar, quem } = escrita;
  const entrada = row.entrada as EntradaDoDesempate;
  await requireSameTie(escrita, entrada);
  const { fase, conjuntos } = entrada;
  const { ordem, bolas } = sortearDesempate(entrada, row.semente);
  const desfeitas = await mudarComImpacto(escrita, ciente, () =>
    saveDesempate(tx, campeonato.id, { fase, ordem }),
  );
  await updateRealizado(tx, row.uuid, bolas);
  const sorteados = conjuntos.map((_, index) =>
    bolas.filter(({ pote }) => pote === index + 1).map(({ participante }) => participante),
  );
  const undone = desfeitas.length > 0 && { desfeitas };
  const depois = { fase, sorteados, semente: row.semente, ...undone };
  await registrar({ acao: 'sortear-desempate', objeto: row.uuid, depois });
  const fato = { aviso: 'desempate', por: quem.user?.uuid, sorteio: row.uuid } as const;
  await avisarParticipantes(tx, campeonato, fato);
}
