import type { mudarEstado as endpoint } from '#contract/campeonatos.ts';
import type { EstadoDoCampeonato } from '#regras/estados.ts';
import { datarNoComeco } from '#server/agenda/datar-no-comeco.ts';
import { requererFim } from '#server/campeao/requerer-fim.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import { calarPartidas } from '#server/informes/partida-mudou.ts';
import { requireSemAbertos } from '#server/informes/require-sem-abertos.ts';
import { acertarPrazoDaTaxa } from '#server/taxas/prazo-da-taxa.ts';
import { quemE } from './acesso.ts';
import { apresentarDeNovo } from './apresentar.ts';
import { avisarParticipantes } from './avisar-participantes.ts';
import { escrever } from './escrever.ts';
import { requireRoomToReturn, requireVerificadaPara } from './limites.ts';
import { type CampeonatoVisto, updateEstado } from './queries.ts';

/** Forward, one step back where nothing is lost, and cancelled from anywhere; what was
 * cancelled goes on where it stood. */
const PASSOS: Readonly<Record<EstadoDoCampeonato, readonly EstadoDoCampeonato[]>> = {
  rascunho: ['inscricoes', 'andamento', 'cancelado'],
  inscricoes: ['rascunho', 'andamento', 'cancelado'],
  andamento: ['inscricoes', 'encerrado', 'cancelado'],
  encerrado: ['andamento', 'cancelado'],
  cancelado: ['rascunho', 'andamento'],
};

type RecusaDeEstado = 'sem_sorteio' | 'com_resultado' | 'passo';

function recusaDe(
  campeonato: CampeonatoVisto,
  para: EstadoDoCampeonato,
): RecusaDeEstado | undefined {
  if (!PASSOS[campeonato.estado].includes(para)) return 'passo';
  if (para === 'andamento' && !campeonato.tem_partidas) return 'sem_sorteio';
  const goesBack = para === 'rascunho' || para === 'inscricoes';
  if (goesBack && campeonato.tem_resultado) return 'com_resultado';
  return undefined;
}

type Antes = Pick<CampeonatoVisto, 'estado' | 'iniciado_em'>;

/** What the participants hear of; to open again what was over, or to go on with what was called off, is no start. */
function avisoDe({ estado: de, iniciado_em }: Antes, para: EstadoDoCampeonato) {
  if (para === 'encerrado' || (para === 'cancelado' && de !== 'rascunho')) return para;
  if (para !== 'andamento') return undefined;
  if (de === 'cancelado' && iniciado_em) return 'retomado';
  return de === 'encerrado' ? 'reaberto' : 'comecou';
}

export const mudarEstado: Handler<typeof endpoint> = async (
  services,
  { params, body, visitor },
) => {
  const quem = quemE(visitor);
  const pedido = { id: params.id, quem, acao: 'mudar_estado' } as const;
  await escrever(services, pedido, async (escrita) => {
    const { tx, campeonato, registrar } = escrita;
    if (campeonato.estado === body.estado) return;
    requireVerificadaPara(quem.user, {
      estado: body.estado,
      visibilidade: campeonato.visibilidade,
      nomes: campeonato.vagas,
    });
    const recusa = recusaDe(campeonato, body.estado);
    if (recusa) {
      throw new AppError('estado_mudou', { text: { key: `campeonatos.estado_${recusa}` } });
    }
    if (body.estado === 'cancelado') await calarPartidas(tx, params.id);
    else await requireSemAbertos(tx, params.id);
    if (body.estado === 'encerrado') await requererFim(escrita, body.ciente);
    await requireRoomToReturn(tx, campeonato, { estado: body.estado });
    await updateEstado(tx, params.id, body.estado);
    await acertarPrazoDaTaxa(tx, params.id);
    if (body.estado === 'andamento') await datarNoComeco({ tx, campeonato });
    const aviso = avisoDe(campeonato, body.estado);
    if (aviso) await avisarParticipantes(tx, campeonato, { aviso, por: quem.user?.uuid });
    const antes = { estado: campeonato.estado };
    await registrar({ acao: 'mudar-estado', antes, depois: { estado: body.estado } });
  });
  return { data: await apresentarDeNovo(services.db, params.id, quem) };
};
