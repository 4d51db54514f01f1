// A match sheet names somebody who was suspended: the organisation is told, and decides.

import sql from 'sql-template-tag';
import type { Escrita } from '#server/campeonatos/escrever.ts';
import type { PartidaRow } from '#server/competicao/queries.ts';
import type { Tx } from '#server/database/database.ts';
import { texts } from '#server/http/locale.ts';
import { jogoNomeado } from '#server/informes/jogo-nomeado.ts';
import { insertOcorrencia } from '#server/ocorrencias/queries.ts';
import { emTodas, notificarTodos } from '#server/usuario/notificar.ts';
import { lerDisciplina, nomeadoPor } from './ler-disciplina.ts';

const ORGANIZAM = ['dono', 'co', 'resultados'];

type Sabida = { partida_uuid: string; lado: string; motivo: string };

const listSabidas = (tx: Tx, campeonatoId: string): Promise<Sabida[]> =>
  tx.rows(sql`
    select partida_uuid, lado, motivo from ocorrencias
    where campeonato_id = ${campeonatoId} and tipo = 'suspenso_jogou'`);

const keyOf = ({ partida_uuid, lado, motivo }: Sabida) => `${partida_uuid} ${lado} ${motivo}`;

/**
 * After a sheet was written, of its two sides: a card that is added later may make an older match irregular, too.
 * What the organisation was told of once it is not told of again.
 */
export async function apontarSuspensos(
  { tx, campeonato, quem }: Escrita,
  { mandante, visitante }: PartidaRow,
): Promise<void> {
  const { disciplina, jogadores } = await lerDisciplina(tx, campeonato);
  const wrong = disciplina.suspensoes.filter(
    ({ jogou, participante }) => jogou && (participante === mandante || participante === visitante),
  );
  if (wrong.length === 0) return;
  const known = new Set((await listSabidas(tx, campeonato.id)).map(keyOf));
  for (const { perde, participante, quem: citado } of wrong) {
    const jogo = await tx.first<{ mandante: string; visitante: string }>(sql`
      select mandante_uuid as mandante, visitante_uuid as visitante
      from partidas where uuid = ${perde}`);
    const motivo = nomeadoPor(jogadores, citado)?.nome;
    if (!perde || !jogo || !motivo) continue;
    const lado = jogo.mandante === participante ? 'mandante' : 'visitante';
    if (known.has(keyOf({ partida_uuid: perde, lado, motivo }))) continue;
    const nova = { campeonatoId: campeonato.id, partida: perde, lado, motivo } as const;
    await insertOcorrencia(tx, { ...nova, tipo: 'suspenso_jogou', por: quem.user?.uuid ?? null });
    const nomeado = await jogoNomeado(tx, jogo);
    const mensagem = emTodas((locale) =>
      texts[locale]('sumula.aviso.suspenso_jogou', {
        ...{ campeonato: campeonato.nome, nome: motivo, jogo: nomeado[locale] },
      }),
    );
    const fato = { tipo: 'jogo_problema', mensagem } as const;
    const para = { campeonato: campeonato.id, papeis: ORGANIZAM };
    await notificarTodos(tx, { ...fato, para, url: `/partida/${perde}` }, campeonato.id);
  }
}
