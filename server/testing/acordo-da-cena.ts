// Of the scene that tests of all endpoints share: how its sides agree on the hour of a match.
import sql from 'sql-template-tag';
import { uuidv7 } from '#server/uuid.ts';
import type { TestApp } from './app.ts';
import type { PartidaDeTeste } from './campeonato.ts';

type DaCena = {
  readonly id: string;
  readonly partida: PartidaDeTeste | undefined;
  /** The participant with an account. */
  readonly eu: string | undefined;
};

/** The other side of the match gets an account, and both have said something. */
export async function insertAcordo(t: TestApp, { id, partida, eu }: DaCena) {
  const propostas = { minha: uuidv7(), deles: uuidv7() };
  const ocorrencias = { minha: uuidv7(), deles: uuidv7() };
  const sugestao = uuidv7();
  if (!partida) return { propostas, ocorrencias, sugestao };
  const sides = {
    mandante: partida.mandante.participante,
    visitante: partida.visitante.participante,
  };
  const [lado, outro] =
    sides.mandante === eu
      ? (['mandante', 'visitante'] as const)
      : (['visitante', 'mandante'] as const);
  const { uuid: rival } = await t.insertPerson();
  await t.db.run(sql`
    update participantes set usuario_uuid = ${rival} where uuid = ${sides[outro]}`);
  for (const [uuid, whose, days] of [
    [propostas.minha, lado, 2],
    [propostas.deles, outro, 3],
  ] as const) {
    await t.db.run(sql`
      insert into propostas (uuid, campeonato_id, partida_uuid, mandante_uuid, visitante_uuid, lado, horario)
      values (${uuid}, ${id}, ${partida.uuid}, ${sides.mandante}, ${sides.visitante}, ${whose},
        now() + make_interval(days => ${days}))`);
  }
  await t.db.run(sql`
    insert into sugestoes (uuid, campeonato_id, partida_uuid, mandante_uuid, visitante_uuid, regra,
      lancamento, estado)
    values (${sugestao}, ${id}, ${partida.uuid}, ${sides.mandante}, ${sides.visitante}, 'zero_a_zero',
      '{"tipo": "placar", "mandante": 0, "visitante": 0, "prorrogacao": false}', 'aberta')`);
  await t.db.run(sql`
    insert into ocorrencias (uuid, campeonato_id, partida_uuid, lado, tipo, motivo)
    values (${ocorrencias.deles}, ${id}, ${partida.uuid}, ${outro}, 'problema', 'O servidor caiu'),
      (${ocorrencias.minha}, ${id}, ${partida.uuid}, ${lado}, 'desmarcou_tarde', 'Viagem')`);
  return { propostas, ocorrencias, sugestao };
}

/** By the name of the endpoint. */
export const CHAMADAS_DO_ACORDO = {
  verPropostas: { acao: 'lado_ou_agenda', momento: 'andamento' },
  proporHorarios: {
    acao: 'lado',
    momento: 'andamento',
    body: () => ({ horarios: [new Date(Date.now() + 86_400_000).toISOString()] }),
    umaVez: true,
  },
  marcarVistas: { acao: 'lado', momento: 'andamento', body: () => ({}) },
  aceitarProposta: { acao: 'lado', momento: 'andamento', body: () => ({}), umaVez: true },
  retirarProposta: { acao: 'lado', momento: 'andamento', umaVez: true },
  verOcorrencias: { acao: 'lado_ou_agenda', momento: 'andamento' },
  relatarOcorrencia: {
    acao: 'lado',
    momento: 'andamento',
    body: () => ({ tipo: 'problema', motivo: 'O servidor caiu' }),
    umaVez: true,
  },
  retirarOcorrencia: { acao: 'lado', momento: 'andamento', umaVez: true },
  resolverOcorrencia: { acao: 'agendar', momento: 'andamento', body: () => ({}) },
  verMensagens: { acao: 'lado_ou_agenda', momento: 'andamento' },
  mandarMensagem: {
    acao: 'lado',
    momento: 'andamento',
    body: () => ({ mensagem: 'bom_jogo' }),
    umaVez: true,
  },
  listarSugestoes: { acao: 'lancar_placar', momento: 'andamento' },
  decidirSugestoes: {
    acao: 'lancar_placar',
    momento: 'andamento',
    body: ({ sugestao }: { readonly sugestao: string }) => ({
      ...{ uuids: [sugestao], decisao: 'aceitar' },
    }),
    umaVez: true,
  },
  desfazerSugestao: {
    acao: 'corrigir_placar',
    momento: 'andamento',
    body: () => ({ motivo: 'foi engano' }),
    recusa: 409,
  },
} as const;
