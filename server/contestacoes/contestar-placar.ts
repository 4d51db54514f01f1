import type { contestarPlacar as endpoint } from '#contract/partida/contestacoes.ts';
import { afirmou } from '#regras/vida/movimentos.ts';
import { mesmoInformado } from '#regras/vida/partida.ts';
import type { Call, Handler } from '#server/http/endpoint.ts';
import { AMBOS } from '#server/informes/avisar.ts';
import { confirmar } from '#server/informes/confirmar.ts';
import { informadoDe, requirePossivel } from '#server/informes/informado.ts';
import { type Lance, ladoDoLance, mover, requireMovimento } from '#server/informes/lance.ts';
import { type DitoDoLado, guardarInforme } from '#server/informes/registrar-informe.ts';
import { requireProvas } from '#server/provas/anexar.ts';
import { haProvaNova } from '#server/provas/prova-nova.ts';
import { contestar } from './contestar.ts';

type Corpo = Call<typeof endpoint>['body'];

const ditoDe = ({ informado, motivo: _, ...provas }: Corpo): DitoDoLado | null =>
  informado ? { informado: informadoDe(informado), nota: null, provas } : null;

/** To set the same score against a claim, without a reason, is to confirm it. */
const isSame = ({ fatos }: Lance, dito: DitoDoLado | null, motivo: string | null) =>
  dito !== null &&
  !motivo &&
  fatos.informe !== null &&
  mesmoInformado(dito.informado, fatos.informe.informado);

export const contestarPlacar: Handler<typeof endpoint> = (services, call) =>
  mover(services, call, async (lance) => {
    const motivo = call.body.motivo ?? null;
    const dito = ditoDe(call.body);
    const hasResult = lance.partida.estado === 'confirmada' || lance.partida.estado === 'wo';
    if (dito && isSame(lance, dito, motivo)) {
      requireMovimento(lance, 'confirmar');
      await guardarInforme(lance, dito, 'confirmado');
      const { informado } = dito;
      await confirmar(lance, { informado, via: 'confirmacao', afirmado: AMBOS });
      return;
    }
    if (hasResult) {
      const isNew =
        afirmou(lance) && (await haProvaNova(lance.escrita.tx, lance.partida, call.body));
      requireMovimento(lance, 'reclamar', undefined, isNew);
    } else requireMovimento(lance, 'contestar');
    if (dito) await requirePossivel(lance, dito.informado);
    requireProvas(lance.escrita, call.body, dito?.informado ?? null);
    await contestar(lance, { lado: ladoDoLance(lance), dito, motivo, provas: call.body });
  });
