// Both who play a match of a bracket are known: they are told whom they meet and by when, once for both legs. Looked up
// after the commit, for one write may fill a slot and go on, as where several results are put back.
import sql from 'sql-template-tag';
import { z } from 'zod';
import { uuid } from '#contract/http/fields.ts';
import { ehSemHora } from '#regras/agenda/vencimento.ts';
import { ehExtra } from '#regras/montagem/jogo-extra.ts';
import { LADOS } from '#regras/vida/partida.ts';
import type { PartidaRow } from '#server/competicao/queries.ts';
import type { Tx } from '#server/database/database.ts';
import { texts } from '#server/http/locale.ts';
import { dataEmBrasilia } from '#server/partidas/avisar-jogo.ts';
import { evento } from '#server/saida/evento.ts';
import type { AvisoRecebido } from '#server/usuario/entregar-avisos.ts';
import { avisadoDe, emTodas } from '#server/usuario/notificar.ts';
import { uuidv7 } from '#server/uuid.ts';
import { falamPor, vozesDeVarias } from '#server/vozes/vozes.ts';
import type { Locale } from '#textos/locale.ts';
import { type AntesEAgora, ehTrocada, isKnown } from './avisar-trocadas.ts';

export const conhecidas = evento('informes.conhecidas', z.object({ partidas: z.array(uuid) }));

/** In the course of things: what a correction makes of a match is told otherwise. */
export const ficouConhecida = (mudada: AntesEAgora): boolean =>
  !isKnown(mudada.antes) &&
  isKnown(mudada.agora) &&
  mudada.agora.confronto !== null &&
  mudada.agora.perna === 1 &&
  !ehTrocada(mudada);

/** Made for the two who play its tie, as after a double walkover: they have one more match, and it was none before. */
export const ehExtraConhecido = (nova: PartidaRow): boolean => ehExtra(nova) && isKnown(nova);

type Conhecida = {
  readonly uuid: string;
  readonly campeonato_id: string;
  readonly campeonato: string;
  readonly mandante: string;
  readonly visitante: string;
  readonly jogo: string;
  readonly jogo_previsto_at: string | null;
  /** None where it is over: nothing could be done by then. */
  readonly prazo_at: string | null;
};

/** Those that are still to be played. */
const listConhecidas = (tx: Tx, partidas: readonly string[]) =>
  tx.rows<Conhecida>(sql`
    select p.uuid, p.campeonato_id, c.nome as campeonato, m.uuid as mandante, v.uuid as visitante,
      coalesce(m.time_nome, m.nome) || ' × ' || coalesce(v.time_nome, v.nome) as jogo,
      p.jogo_previsto_at, case when p.prazo_at > agora() then p.prazo_at end as prazo_at
    from partidas p join campeonatos c on c.id = p.campeonato_id
    join participantes m on m.uuid = p.mandante_uuid
    join participantes v on v.uuid = p.visitante_uuid
    where p.uuid = any(${partidas}::uuid[]) and p.resultado is null and p.decisao is null
      and c.estado = 'andamento' and c.excluido_em is null
    order by p.campeonato_id, p.fase, p.ordem`);

function palavras(conhecida: Conhecida, locale: Locale): string {
  const { campeonato, jogo, jogo_previsto_at: at, prazo_at } = conhecida;
  const t = texts[locale];
  const params = { campeonato, jogo };
  if (at !== null) {
    const key = ehSemHora(at) ? 'jogo_definido_dia' : 'jogo_definido_hora';
    return t(`vida.aviso.${key}`, { ...params, data: dataEmBrasilia(locale, at) });
  }
  if (prazo_at === null) return t('vida.aviso.jogo_definido', params);
  return t('vida.aviso.jogo_definido_ate', { ...params, data: dataEmBrasilia(locale, prazo_at) });
}

/** What the voices of both sides are told, but for who is behind both; nobody is left out for having made it so. */
export async function avisosDasConhecidas(
  tx: Tx,
  partidas: readonly string[],
  created_at: string,
): Promise<AvisoRecebido[]> {
  const rows = await listConhecidas(tx, partidas);
  if (rows.length === 0) return [];
  const todas = await vozesDeVarias(tx, rows);
  return rows.flatMap((row, index) => {
    const vozes = todas[index];
    const pessoas = vozes ? LADOS.flatMap((lado) => falamPor(vozes, lado)) : [];
    if (pessoas.length === 0) return [];
    const mensagem = emTodas((locale) => palavras(row, locale));
    const fato = { tipo: 'jogo_definido', mensagem, url: `/partida/${row.uuid}` } as const;
    const dados = avisadoDe(
      { ...fato, para: { pessoas: [...new Set(pessoas)] } },
      row.campeonato_id,
    );
    return [{ id: uuidv7(), dados, created_at }];
  });
}
