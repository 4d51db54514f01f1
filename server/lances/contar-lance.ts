// Writes down what somebody tells of a match that is being played.
import type { z } from 'zod';
import type { lanceDado } from '#contract/partida/lances.ts';
import { GOL_CONTRA, NAO_IDENTIFICADO } from '#regras/sumula/sumula.ts';
import {
  andamentoDe,
  DE_ALGUEM,
  DE_UM_LADO,
  recusaDoLance,
  type VozAoVivo,
} from '#regras/vida/ao-vivo.ts';
import type { LadoDoJogo } from '#regras/vida/partida.ts';
import { anunciarNovidade } from '#server/campeonatos/ouvir/novidade.ts';
import { AppError } from '#server/http/errors.ts';
import { type Lance, mudouDesde } from '#server/informes/lance.ts';
import { findLance, insertLance, isDoElenco, listLances } from './queries.ts';

type LanceDado = z.output<typeof lanceDado>;

/** Who is there speaks for themself; a goal or a card has a side, a start or an end has none. */
function ladoDoLance({ tipo, lado }: LanceDado, voz: VozAoVivo): LadoDoJogo | null {
  if (!DE_UM_LADO.includes(tipo)) return null;
  if (tipo === 'na_sala') {
    if (voz === 'mandante' || voz === 'visitante') return voz;
    throw new AppError('proibido', { text: { key: 'vida.recusa.nao_e_lado' } });
  }
  if (lado) return lado;
  throw new AppError('dados_invalidos', {
    validations: { lado: { key: 'validacao.obrigatorio' } },
  });
}

/** Somebody of that side's squad; an own goal is one of the other side, and nobody is booked for it. */
async function requireAlguem(
  { escrita, partida }: Lance,
  { tipo, jogador }: LanceDado,
  lado: LadoDoJogo | null,
): Promise<void> {
  if (!jogador) return;
  const isFixed = jogador === NAO_IDENTIFICADO || (jogador === GOL_CONTRA && tipo === 'gol');
  const isKnown =
    lado !== null &&
    DE_ALGUEM.includes(tipo) &&
    (isFixed || (await isDoElenco(escrita.tx, partida[lado], jogador)));
  if (isKnown) return;
  throw new AppError('dados_invalidos', {
    validations: { jogador: { key: 'sumula.problema.fora_do_elenco' } },
  });
}

type QuemConta = { readonly voz: VozAoVivo; readonly link?: string };

export async function contarLance(
  lance: Lance,
  dado: LanceDado,
  { voz, link }: QuemConta,
): Promise<void> {
  const { escrita, partida, fatos } = lance;
  const { tx, campeonato, quem } = escrita;
  const before = await findLance(tx, dado.id);
  if (before?.partida_uuid === partida.uuid) return;
  if (before)
    throw new AppError('dados_invalidos', {
      validations: { id: { key: 'erros.chave_de_outro_pedido' } },
    });
  const recusa = recusaDoLance(fatos, andamentoDe(await listLances(tx, partida)), dado.tipo);
  if (recusa) throw mudouDesde(lance, `vida.recusa.${recusa}`);
  const lado = ladoDoLance(dado, voz);
  await requireAlguem(lance, dado, lado);
  await insertLance(tx, {
    ...{ uuid: dado.id, tipo: dado.tipo, minuto: dado.minuto ?? null, voz, partida, lado },
    ...{ jogador: dado.jogador, contadoEm: dado.contado_em, viu: dado.viu },
    campeonatoId: campeonato.id,
    por: quem.user?.uuid ?? null,
    link: link ?? null,
  });
  await anunciarNovidade(escrita, partida.uuid);
}
