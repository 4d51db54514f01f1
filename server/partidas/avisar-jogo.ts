// Tells both sides of a match when it is played.
import sql from 'sql-template-tag';
import type { Locale } from '#contract/fields.ts';
import type { PartidaRow } from '#server/competicao/queries.ts';
import type { Tx } from '#server/database/database.ts';
import { texts } from '#server/http/locale.ts';
import { notificar } from '#server/usuario/notificar.ts';

type Jogo = Pick<PartidaRow, 'mandante' | 'visitante' | 'jogo_previsto_at'>;
type Alvo = { readonly id: string; readonly nome: string };
type Pessoa = { readonly uuid: string; readonly locale: Locale };

const dateIn = (locale: Locale, at: string) =>
  new Intl.DateTimeFormat(locale, {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone: 'America/Sao_Paulo',
  }).format(new Date(at));

function palavras({ nome: campeonato }: Alvo, at: string | null, locale: Locale): string {
  const t = texts[locale];
  return at === null
    ? t('campeonatos.aviso.jogo_sem_data', { campeonato })
    : t('campeonatos.aviso.jogo_marcado', { campeonato, data: dateIn(locale, at) });
}

export async function avisarJogo(
  tx: Tx,
  campeonato: Alvo,
  { mandante, visitante, jogo_previsto_at }: Jogo,
  por: string | undefined,
): Promise<void> {
  const people = await tx.rows<Pessoa>(sql`
    select distinct u.uuid, u.locale from participantes p join usuarios u on u.uuid = p.usuario_uuid
    where p.uuid = any(${[mandante, visitante].filter((side) => side !== null)}::uuid[])
      and u.uuid is distinct from ${por ?? null}`);
  const url = `/campeonato/${campeonato.id}?aba=jogos`;
  for (const { uuid, locale } of people) {
    const mensagem = palavras(campeonato, jogo_previsto_at, locale);
    const aviso = { categoria: 'jogos', tipo: 'jogo_marcado', mensagem, url } as const;
    await notificar(tx, { usuarioUuid: uuid, ...aviso });
  }
}
