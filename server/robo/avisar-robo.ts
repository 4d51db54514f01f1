// What the clock tells people: reminders, what it did, and what waits for the organisers.
import { enderecoNaPartida } from '#regras/avisos/tipos.ts';
import type { CampeonatoNomeado } from '#server/campeonatos/avisar-participantes.ts';
import type { Tx } from '#server/database/database.ts';
import { texts } from '#server/http/locale.ts';
import { jogoNomeado } from '#server/informes/jogo-nomeado.ts';
import { dataEmBrasilia } from '#server/partidas/avisar-jogo.ts';
import { emTodas, notificarTodos } from '#server/usuario/notificar.ts';

type PartidaDoAviso = {
  readonly uuid: string;
  readonly mandante: string | null;
  readonly visitante: string | null;
};

type FatoDoRobo =
  /** To these people, about their match. */
  | {
      readonly tipo: 'lembrete_placar' | 'lembrete_horario' | 'lembrete_resposta';
      readonly partida: PartidaDoAviso;
      readonly pessoas: readonly string[];
      readonly prazo: string;
      readonly desde?: string | undefined;
    }
  /** To both sides and the organisers, but for who has accepted it. */
  | {
      readonly tipo: 'robo_agiu';
      readonly partida: PartidaDoAviso;
      readonly prazo?: undefined;
      readonly exceto?: string | undefined;
    }
  /** To the organisers, about a match. */
  | {
      readonly tipo: 'adiada_vencida' | 'lembrete_veredito' | 'veredito_atrasado';
      readonly partida: PartidaDoAviso;
      readonly prazo?: string;
      readonly desde?: string | undefined;
    }
  /** To the organisers, once for all matches of a deadline. */
  | {
      readonly tipo: 'robo_sugeriu' | 'prazo_sem_placar';
      readonly partida: null;
      readonly prazo?: undefined;
    };

const ORGANIZAM = ['dono', 'co', 'resultados'];

/** A case that nobody decided is everybody's. */
const TODOS = [...ORGANIZAM, 'inscricoes'];

function publicosDe(id: string, fato: FatoDoRobo) {
  const papeis = fato.tipo === 'veredito_atrasado' ? TODOS : ORGANIZAM;
  const organisers = { campeonato: id, papeis };
  if ('pessoas' in fato) return fato.pessoas.length > 0 ? [{ pessoas: [...fato.pessoas] }] : [];
  if (fato.tipo !== 'robo_agiu') return [organisers];
  const { mandante, visitante } = fato.partida;
  return [{ participantes: [mandante, visitante].filter((one) => one !== null) }, organisers];
}

export async function avisarRobo(
  tx: Tx,
  { id, nome }: CampeonatoNomeado,
  fato: FatoDoRobo,
): Promise<void> {
  const { tipo, partida } = fato;
  const jogo = partida && (await jogoNomeado(tx, partida));
  const mensagem = emTodas((locale) =>
    texts[locale](`robo.aviso.${tipo}`, {
      campeonato: nome,
      jogo: jogo?.[locale] ?? '',
      data: fato.prazo ? dataEmBrasilia(locale, fato.prazo) : '',
    }),
  );
  const prazo = fato.prazo ? { at: fato.prazo, desde: fato.desde } : undefined;
  const onBoard = tipo === 'robo_sugeriu' ? 'gerenciar/sugestoes' : 'gerenciar';
  const url = partida ? enderecoNaPartida(tipo, partida.uuid) : `/campeonato/${id}/${onBoard}`;
  const exceto = 'exceto' in fato ? fato.exceto : undefined;
  for (const para of publicosDe(id, fato)) {
    await notificarTodos(tx, { tipo, mensagem, url, para, prazo, exceto }, id);
  }
}
