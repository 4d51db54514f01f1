import type { mandarMensagem as endpoint } from '#contract/partida/mensagens.ts';
import { LIMITE_DE_MENSAGENS, textoDaMensagem } from '#regras/acordo/mensagens.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import { countAttempt } from '#server/http/limiter.ts';
import { texts } from '#server/http/locale.ts';
import { jogoNomeado } from '#server/informes/jogo-nomeado.ts';
import { emTodas, notificarTodos } from '#server/usuario/notificar.ts';
import { escreverPeloLado, type PeloLado } from '#server/vozes/escrever-pelo-lado.ts';
import { falamPor, outroLado } from '#server/vozes/vozes.ts';
import { insertMensagem } from './queries.ts';

/** Of a side about a match, whoever speaks for it. */
async function requireQuiet({ escrita, partida, lado }: PeloLado): Promise<void> {
  const { vezes, minutos } = LIMITE_DE_MENSAGENS;
  const key = `mensagem:${partida.uuid}:${lado}`;
  const { count, seconds } = await countAttempt(escrita.tx, key, minutos * 60);
  if (count > vezes) throw new AppError('muitas_tentativas', { retryAfter: seconds });
}

function requireRival({ escrita, partida, vozes, lado }: PeloLado): string[] {
  const isOver = partida.resultado !== null || partida.decisao !== null;
  if (escrita.campeonato.estado !== 'andamento' || isOver) {
    throw new AppError('estado_mudou', { text: { key: 'acordo.recusa.fora_de_hora' } });
  }
  const rival = falamPor(vozes, outroLado(lado));
  if (rival.length > 0) return rival;
  throw new AppError('estado_mudou', { text: { key: 'acordo.recusa.sem_resposta_possivel' } });
}

export const mandarMensagem: Handler<typeof endpoint> = async (services, call) => {
  const { params, body, visitor } = call;
  const pedido = { uuid: params.uuid, visitor, novaVersao: false };
  return escreverPeloLado(services, pedido, async (pelo) => {
    const { escrita, partida, lado, por } = pelo;
    const { tx, campeonato } = escrita;
    const rival = requireRival(pelo);
    await requireQuiet(pelo);
    const { mensagem } = body;
    const base = { campeonatoId: campeonato.id, partida: partida.uuid, lado, por };
    const data = await insertMensagem(tx, { ...base, mensagem });
    const jogo = await jogoNomeado(tx, partida);
    const said = emTodas((locale) =>
      texts[locale]('acordo.aviso.mensagem', {
        ...{ campeonato: campeonato.nome, jogo: jogo[locale] },
        mensagem: texts[locale](textoDaMensagem(mensagem, campeonato.modalidade)),
      }),
    );
    const fato = { tipo: 'jogo_mensagem', mensagem: said } as const;
    const url = `/partida/${partida.uuid}`;
    await notificarTodos(tx, { ...fato, url, para: { pessoas: rival } }, campeonato.id);
    return { data };
  });
};
