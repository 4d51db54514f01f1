// Who had a match to come with somebody who is out is told that it is decided, and that it is open again when they
// are back: once, however many they were.
import sql from 'sql-template-tag';
import type { Efeitos } from '#contract/participante/efeitos.ts';
import type { Escrita } from '#server/campeonatos/escrever.ts';
import { texts } from '#server/http/locale.ts';
import { emTodas, notificarTodos } from '#server/usuario/notificar.ts';
import { quemFala, type VozDoLado } from '#server/vozes/vozes.ts';

type Virada = Efeitos['viram'][number]['vira'];

/** What is told of such a match. That it does not count follows from the rules, and nobody has to come for it. */
const AVISO = { wo: 'vida.aviso.rival_saiu', volta: 'vida.aviso.rival_voltou' } as const;

const temAviso = (vira: Virada): vira is keyof typeof AVISO => vira in AVISO;

type QuemSaiu = { readonly uuid: string; readonly nome: string; readonly time_nome: string | null };

/** What becomes of the matches of each opponent: all are decided, or all are open again. */
function porAdversario({ viram }: Efeitos, saiu: string) {
  const found = viram.flatMap(({ uuid, lados, vira }) => {
    const rival = lados.find((lado) => lado !== saiu);
    return temAviso(vira) && lados.includes(saiu) && rival ? [{ uuid, rival, vira }] : [];
  });
  return Map.groupBy(found, ({ rival }) => rival);
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
    const [first] = own;
    if (!first) continue;
    const pessoas = voices.map(({ usuario }) => usuario);
    const params = { campeonato: campeonato.nome, time: time_nome ?? nome, n: own.length };
    const fato = {
      exceto: quem.user?.uuid,
      tipo: 'partida_mudou',
      mensagem: emTodas((locale) => texts[locale](AVISO[first.vira], params)),
      url: `/partida/${first.uuid}`,
    } as const;
    await notificarTodos(tx, { ...fato, para: { pessoas } }, campeonato.id);
  }
}
