// Somebody who stands in a line-up became suspended: the side is told, once for each line-up that it names.
import sql from 'sql-template-tag';
import type { LadoDoJogo } from '#regras/vida/partida.ts';
import type { Escrita } from '#server/campeonatos/escrever.ts';
import type { Tx } from '#server/database/database.ts';
import { lerDisciplina, nomeadoPor } from '#server/disciplina/ler-disciplina.ts';
import { texts } from '#server/http/locale.ts';
import { jogoNomeado } from '#server/informes/jogo-nomeado.ts';
import { emTodas, notificarTodos } from '#server/usuario/notificar.ts';
import { listVozes } from '#server/vozes/vozes.ts';

type EscalacaoAberta = {
  readonly partida: string;
  readonly lado: LadoDoJogo;
  readonly mandante: string;
  readonly visitante: string;
  /** Named, and nobody was told of them. */
  readonly jogadores: readonly string[];
};

const listAbertas = (tx: Tx, campeonatoId: string): Promise<EscalacaoAberta[]> =>
  tx.rows(sql`
    select s.partida_uuid as partida, s.lado, s.mandante_uuid as mandante,
      s.visitante_uuid as visitante,
      array(select unnest(s.jogadores) except select unnest(s.avisados)) as jogadores
    from escalacoes s join partidas p on p.uuid = s.partida_uuid and p.resultado is null
      and p.mandante_uuid = s.mandante_uuid and p.visitante_uuid = s.visitante_uuid
    where s.campeonato_id = ${campeonatoId}`);

const markAvisado = (tx: Tx, { partida, lado }: EscalacaoAberta, jogador: string) =>
  tx.run(sql`
    update escalacoes set avisados = avisados || ${jogador}::uuid
    where partida_uuid = ${partida} and lado = ${lado}`);

const ORGANIZAM = ['dono', 'co', 'resultados'];

/** Where nobody speaks for the side, the organisation reads it. */
async function avisar({ tx, campeonato }: Escrita, aberta: EscalacaoAberta, nome: string) {
  const side = aberta[aberta.lado];
  const vozes = (await listVozes(tx, aberta)).filter(({ participante }) => participante === side);
  const pessoas = vozes.map(({ usuario }) => usuario);
  const jogo = await jogoNomeado(tx, aberta);
  const mensagem = emTodas((locale) =>
    texts[locale]('escalacao.aviso', { campeonato: campeonato.nome, jogo: jogo[locale], nome }),
  );
  const para =
    pessoas.length > 0 ? { pessoas } : { campeonato: campeonato.id, papeis: [...ORGANIZAM] };
  const url = `/partida/${aberta.partida}`;
  const aviso = { tipo: 'escalacao_suspenso', mensagem, url, para } as const;
  await notificarTodos(tx, aviso, campeonato.id);
}

/** After what may suspend somebody. Where there are no squads nothing is read. */
export async function avisarEscaladosSuspensos(escrita: Escrita): Promise<void> {
  const { tx, campeonato } = escrita;
  if (campeonato.regras.elenco === null) return;
  const abertas = await listAbertas(tx, campeonato.id);
  if (abertas.length === 0) return;
  const { disciplina, jogadores } = await lerDisciplina(tx, campeonato);
  for (const { perde, quem } of disciplina.suspensoes) {
    if (!('jogador' in quem)) continue;
    const { jogador } = quem;
    const named = abertas.find((one) => one.partida === perde && one.jogadores.includes(jogador));
    const nome = nomeadoPor(jogadores, quem)?.nome;
    if (!named || !nome) continue;
    await avisar(escrita, named, nome);
    await markAvisado(tx, named, jogador);
  }
}
