import type { informarPlacar as endpoint } from '#contract/partida/informes.ts';
import { respostaDe } from '#regras/vida/movimentos.ts';
import { mesmoInformado } from '#regras/vida/partida.ts';
import { contestar } from '#server/contestacoes/contestar.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { requireProvas } from '#server/provas/anexar.ts';
import { AMBOS } from './avisar.ts';
import { confirmar } from './confirmar.ts';
import { informeAberto } from './fatos.ts';
import { informadoDe, requirePossivel } from './informado.ts';
import { type Lance, ladoDoLance, lerDepois, moverAte, requireMovimento } from './lance.ts';
import { type DitoDoLado, esperarResposta, guardarInforme } from './registrar-informe.ts';

/** Sent again because the answer was lost: it stands already. */
function isRepetido(lance: Lance, { informado, nota, provas }: DitoDoLado): boolean {
  const own = informeAberto(lance.guardada);
  return (
    own !== null &&
    provas.fotos.length === 0 &&
    lance.partida.estado === 'informada' &&
    lance.voz.lados.includes(own.lado) &&
    own.nota === nota &&
    mesmoInformado(own.informado, informado)
  );
}

/** Gives the match as it is then. */
export async function dizer(lance: Lance, dito: DitoDoLado): Promise<Lance> {
  if (isRepetido(lance, dito)) return lance;
  const { informado } = dito;
  requireMovimento(lance, informado.tipo === 'wo' ? 'informar_wo' : 'informar', informado);
  await requirePossivel(lance, informado);
  switch (respostaDe(lance.fatos, informado)) {
    case 'primeira':
      requireProvas(lance.escrita, dito.provas, informado);
      return esperarResposta(lance, dito, 'informar-placar');
    case 'confirma':
      await guardarInforme(lance, dito, 'confirmado');
      await confirmar(lance, { informado, via: 'confirmacao', afirmado: AMBOS });
      return lerDepois(lance);
    case 'contesta':
      requireProvas(lance.escrita, dito.provas, informado);
      await contestar(lance, {
        ...{ lado: ladoDoLance(lance), dito, motivo: null, provas: dito.provas },
      });
      return lerDepois(lance);
  }
}

export const informarPlacar: Handler<typeof endpoint> = (services, call) =>
  moverAte(services, call, (lance) => {
    const { informado, nota = null, ...provas } = call.body;
    return dizer(lance, { informado: informadoDe(informado), nota, provas });
  });
