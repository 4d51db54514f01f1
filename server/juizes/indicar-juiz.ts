import type { indicarJuiz as endpoint } from '#contract/partida/juizes.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import { avisarVida, soORival } from '#server/informes/avisar.ts';
import { contestacaoAberta, indicacoesAbertas } from '#server/informes/fatos.ts';
import { type Lance, ladoDoLance, mover, requireMovimento } from '#server/informes/lance.ts';
import { ladosDaPartida } from '#server/informes/registrar-informe.ts';
import { uuidv7 } from '#server/uuid.ts';
import { aceitarJuiz } from './aceitar-juiz.ts';
import { insertIndicacao, listPossiveis, updateIndicacao } from './queries.ts';

async function requirePossivel({ escrita, partida }: Lance, usuario: string): Promise<void> {
  const all = await listPossiveis(escrita.tx, escrita.campeonato.id, partida);
  if (all.some((one) => one.usuario === usuario)) return;
  throw new AppError('dados_invalidos', {
    validations: { usuario: { key: 'vida.juiz_nao_pode' } },
  });
}

async function indicar(lance: Lance, usuario: string): Promise<void> {
  const { escrita, partida, guardada } = lance;
  const lado = ladoDoLance(lance);
  const abertas = indicacoesAbertas(guardada);
  const own = abertas.find((one) => one.lado === lado);
  // Sent again because the answer was lost: it stands already.
  if (own?.indicado_uuid === usuario) return;
  requireMovimento(lance, 'indicar_juiz');
  await requirePossivel(lance, usuario);
  const theirs = abertas.find((one) => one.lado !== lado && one.indicado_uuid === usuario);
  if (theirs) return aceitarJuiz(lance, theirs);
  const caso = contestacaoAberta(guardada);
  if (!caso) throw new Error('unreachable: a match that is not contested was refused');
  const { tx, campeonato, quem, registrar } = escrita;
  const por = quem.user?.uuid ?? null;
  if (own) await updateIndicacao(tx, own.uuid, 'trocada');
  const of = { campeonatoId: campeonato.id, partidaUuid: partida.uuid, contestacaoUuid: caso.uuid };
  await insertIndicacao(tx, { ...of, uuid: uuidv7(), lado, porUuid: por, indicadoUuid: usuario });
  await registrar({
    ...{ acao: 'indicar-juiz', objeto: partida.uuid, lados: ladosDaPartida(lance) },
    depois: { contestacao: caso.uuid, lado },
  });
  const fato = { tipo: 'placar_juiz_indicado', lado, por } as const;
  await avisarVida(lance, { ...fato, para: soORival(lado) });
}

export const indicarJuiz: Handler<typeof endpoint> = (services, call) =>
  mover(services, call, (lance) => {
    // Who may not name anybody learns nothing of whom others named.
    if (lance.voz.lados.length !== 1) requireMovimento(lance, 'indicar_juiz');
    return indicar(lance, call.body.usuario);
  });
