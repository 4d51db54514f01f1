import type { encerrarAoVivo as endpoint } from '#contract/partida/lances.ts';
import { andamentoDe } from '#regras/vida/ao-vivo.ts';
import type { Informado } from '#regras/vida/partida.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { informadoDe } from '#server/informes/informado.ts';
import { dizer } from '#server/informes/informar-placar.ts';
import { type Lance, mover, mudouDesde } from '#server/informes/lance.ts';
import { aplicarResultado } from '#server/partidas/aplicar-resultado.ts';
import {
  avisarLancado,
  palavraDe,
  requireLancavel,
} from '#server/partidas/palavra-da-organizacao.ts';
import { SEM_PROVAS } from '#server/provas/anexar.ts';
import { uuidv7 } from '#server/uuid.ts';
import { requireVoz } from './escrever-ao-vivo.ts';
import { insertLance, listLances } from './queries.ts';

async function lancar(lance: Lance, resultado: Informado): Promise<void> {
  requireLancavel(lance, { tipo: 'limpar' });
  const lancado = { resultado, estado: 'confirmada' } as const;
  const palavra = palavraDe(lance, lancado);
  await aplicarResultado(lance.escrita, {
    partida: lance.partida,
    lancado,
    ciente: false,
    palavra,
  });
  await avisarLancado(lance, lancado);
}

/** The score as it was told becomes the word of who ends it: a claim of a side, the result of the organisation. */
export const encerrarAoVivo: Handler<typeof endpoint> = (services, call) =>
  mover(services, call, async (lance) => {
    const { escrita, partida } = lance;
    const { tx, campeonato, quem } = escrita;
    const voz = requireVoz(lance);
    const { comecou, terminou, gols } = andamentoDe(await listLances(tx, partida));
    if (partida.estado !== 'agendada') throw mudouDesde(lance, 'vida.recusa.ao_vivo_nao_agendada');
    if (!comecou) throw mudouDesde(lance, 'vida.recusa.ao_vivo_antes');
    const { prorrogacao, penaltis = null } = call.body;
    const [mandante, visitante] = gols;
    const informado = informadoDe({ tipo: 'placar', mandante, visitante, prorrogacao, penaltis });
    if (voz === 'organizacao') await lancar(lance, informado);
    else await dizer(lance, { informado, nota: null, provas: SEM_PROVAS });
    if (terminou) return;
    await insertLance(tx, {
      ...{ uuid: uuidv7(), tipo: 'fim', lado: null, minuto: null, voz, partida, link: null },
      ...{ campeonatoId: campeonato.id, por: quem.user?.uuid ?? null },
    });
  });
