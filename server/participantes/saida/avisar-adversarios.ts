// Who had a match to come with somebody who is out is told that it is decided: once, however many they were.
import sql from 'sql-template-tag';
import type { Efeitos } from '#contract/participante/efeitos.ts';
import type { Escrita } from '#server/campeonatos/escrever.ts';
import { texts } from '#server/http/locale.ts';
import { emTodas, notificarTodos } from '#server/usuario/notificar.ts';
import { quemFala, type VozDoLado } from '#server/vozes/vozes.ts';

type QuemSaiu = { readonly uuid: string; readonly nome: string; readonly time_nome: string | null };

/** The W.O.s of each opponent. */
function porAdversario({ viram }: Efeitos, saiu: string): ReadonlyMap<string, readonly string[]> {
  const found = viram.flatMap(({ uuid, lados, vira }) => {
    const rival = lados.find((lado) => lado !== saiu);
    return vira === 'wo' && lados.includes(saiu) && rival ? [{ uuid, rival }] : [];
  });
  const groups = Map.groupBy(found, ({ rival }) => rival);
  return new Map([...groups].map(([rival, own]) => [rival, own.map(({ uuid }) => uuid)]));
}

export async function avisarAdversarios(
  { tx, campeonato, quem }: Pick<Escrita, 'tx' | 'campeonato' | 'quem'>,
  { uuid, nome, time_nome }: QuemSaiu,
  efeitos: Efeitos,
): Promise<void> {
  const rivals = porAdversario(efeitos, uuid);
  if (rivals.size === 0) return;
  // Nobody is told who has left, too.
  const still = await tx.rows<{ uuid: string }>(sql`
    select uuid from participantes
    where uuid = any(${[...rivals.keys()]}::uuid[]) and desistiu_em is null`);
  if (still.length === 0) return;
  const vozes = await tx.rows<VozDoLado>(quemFala(still.map((one) => one.uuid)));
  for (const [rival, voices] of Map.groupBy(vozes, ({ participante }) => participante)) {
    const own = rivals.get(rival) ?? [];
    const pessoas = voices.map(({ usuario }) => usuario);
    const params = { campeonato: campeonato.nome, time: time_nome ?? nome, n: own.length };
    const fato = {
      exceto: quem.user?.uuid,
      tipo: 'partida_mudou',
      mensagem: emTodas((locale) => texts[locale]('vida.aviso.rival_saiu', params)),
      url: `/partida/${own[0]}`,
    } as const;
    await notificarTodos(tx, { ...fato, para: { pessoas } }, campeonato.id);
  }
}
