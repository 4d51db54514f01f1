import type { DecisaoDoCaso, julgarCaso as endpoint } from '#contract/partida/contestacoes.ts';
import type { SancaoDada } from '#contract/partida/sancao.ts';
import { recusaDoCancelamento } from '#regras/montagem/cancelamento.ts';
import { joga } from '#regras/vida/partida.ts';
import type { Call, Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import { AMBOS, avisarVida } from '#server/informes/avisar.ts';
import { contestacaoAberta } from '#server/informes/fatos.ts';
import { informadoDe } from '#server/informes/informado.ts';
import { type Lance, mover, mudouDesde, requireMovimento } from '#server/informes/lance.ts';
import type { VereditoGuardado } from '#server/informes/queries.ts';
import { ehJuizDoCaso } from '#server/juizes/queries.ts';
import { aplicarResultado } from '#server/partidas/aplicar-resultado.ts';
import type { Impacto } from '#server/partidas/impacto.ts';
import { type Lancado, lancadoDe } from '#server/partidas/resultado.ts';
import { emTodas } from '#server/usuario/notificar.ts';
import { uuidv7 } from '#server/uuid.ts';
import { updateVeredito } from './queries.ts';
import { regraCitada } from './regra-citada.ts';
import { aplicarSancao, requireSancao } from './sancao-do-veredito.ts';

type Corpo = Call<typeof endpoint>['body'];

const DAY_MS = 86_400_000;

/** By when a match is played again: as long as a round takes, unless the verdict says. */
function prazoDe({ fatos, escrita }: Lance, prazo: string | null | undefined): string {
  const { dias_por_rodada } = escrita.campeonato.regras;
  return new Date(prazo ?? fatos.agora + dias_por_rodada * DAY_MS).toISOString();
}

function lancadoDaDecisao(lance: Lance, decisao: DecisaoDoCaso): Lancado {
  switch (decisao.tipo) {
    case 'placar':
    case 'wo':
    case 'cancelar':
      return lancadoDe(decisao);
    case 'jogar_de_novo':
      return {
        ...{ resultado: null, estado: 'agendada' },
        joga_de_novo_ate: prazoDe(lance, decisao.prazo_at),
      };
  }
}

const LONGEST = 140;

/** For a notice: the page of the case has all of it. */
function emPoucasPalavras(motivo: string): string {
  const said = [...motivo.replace(/\s+/g, ' ').trim()];
  return said.length > LONGEST ? `${said.slice(0, LONGEST).join('').trimEnd()}…` : said.join('');
}

function guardadaDe(
  decisao: DecisaoDoCaso,
  { joga_de_novo_ate: ate }: Lancado,
): VereditoGuardado['decisao'] {
  if (decisao.tipo === 'placar' || decisao.tipo === 'wo') return informadoDe(decisao);
  return decisao.tipo === 'cancelar' ? { tipo: 'cancelar' } : { tipo: 'jogar_de_novo', ate };
}

/** For the trail, which keeps what it was told: a name goes with its person. */
const semPessoa = ({ quem: _, ...sancao }: SancaoDada) => sancao;

/** Without any of its legs a tie would have no winner. */
async function requireCancelavel(lance: Lance): Promise<void> {
  const { dados } = await lance.escrita.carregado();
  const recusa = recusaDoCancelamento(lance.partida, dados.partidas);
  if (recusa) throw mudouDesde(lance, `campeonatos.${recusa}`);
}

/** Two who decide at once: the other one is told that it is decided, not that there is no case. */
function requireAberto(lance: Lance): void {
  const { voz, guardada } = lance;
  const last = guardada.contestacoes.at(-1);
  if (voz.organiza && last?.estado === 'julgada' && !last.antiga) {
    throw mudouDesde(lance, 'vida.decidido_antes');
  }
}

async function julgar(lance: Lance, body: Corpo): Promise<Impacto> {
  const { escrita, partida, guardada, voz } = lance;
  requireAberto(lance);
  requireMovimento(lance, 'julgar');
  const caso = contestacaoAberta(guardada);
  if (!caso) throw new Error('unreachable: a match that is not contested was refused');
  if (partida.versao !== body.versao) throw mudouDesde(lance, 'erros.estado_mudou');
  if (body.decisao.tipo === 'cancelar') await requireCancelavel(lance);
  const { tx, quem } = escrita;
  const { decisao, motivo, ciente } = body;
  const { texto, chave = null } = body.regra;
  const regra = await regraCitada(tx, escrita.campeonato, { texto, chave });
  const juiz = quem.user?.uuid ?? null;
  const given = body.sancao ? await requireSancao(lance, body.sancao) : null;
  const punicao = given && { ...given, punicao: uuidv7() };
  const deJuizAceito = voz.juiz && !voz.organiza;
  const lancado = lancadoDaDecisao(lance, decisao);
  const veredito = {
    ...{ decisao: guardadaDe(decisao, lancado), regra, motivo, de_quem_joga: joga(voz) },
    de_juiz_aceito: deJuizAceito,
    ...(punicao && { sancao: punicao }),
  };
  await updateVeredito(tx, caso.uuid, { veredito, juiz });
  const { impacto } = await aplicarResultado(escrita, {
    ...{ partida, motivo, ciente, lancado },
    palavra: { via: 'veredito' },
    conta: {
      ...{ regra: regra.texto, contestacao: caso.uuid, ...(joga(voz) && { de_quem_joga: true }) },
      ...(regra.em && { regra_em: emTodas((locale) => regra.em?.[locale].texto) }),
      ...(given && { sancao: semPessoa(given) }),
    },
  });
  if (punicao) await aplicarSancao(escrita, punicao, { partida, motivo, ciente, deJuizAceito });
  const decidido = {
    ...{ decisao: veredito.decisao, ate: lancado.joga_de_novo_ate, pune: given?.lado },
  };
  const aviso = { para: AMBOS, por: juiz, decidido, motivo: emPoucasPalavras(motivo) } as const;
  await avisarVida(lance, { tipo: 'placar_decidido', ...aviso });
  return impacto;
}

export const julgarCaso: Handler<typeof endpoint> = async (services, call) => {
  let impacto: Impacto | undefined;
  const work = async (lance: Lance) => {
    impacto = await julgar(lance, call.body);
  };
  // Whom both sides accepted is nobody of the organisation.
  const isJudge = await ehJuizDoCaso(services.db, call.params.uuid, call.visitor.user?.uuid);
  const { data } = await mover(services, call, work, isJudge ? 'ver' : 'lancar_placar');
  if (!impacto) throw new AppError('erro_interno');
  return { data, impacto };
};
