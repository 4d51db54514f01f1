// Whose colours the pictures of a championship may have: its own, those of the team of who asks, or nobody's.
import type { Visao } from '#contract/visao.ts';
import { camisaDe } from '#regras/escudos/camisa.ts';
import { STATUS } from '#regras/participantes/status.ts';
import { CORES_NEUTRAS } from '#server/arte/dados/gente.ts';
import { camisaDoEscudo } from '#server/embed/escudo.ts';
import { listarParticipantes } from '#server/participantes/listar-participantes.ts';
import { type PedidoDeFolheto, visitaDe } from './fatos-do-campeonato.ts';
import type { PinturaOferecida } from './folheto.ts';

export type PinturasDoCampeonato = {
  readonly todas: readonly PinturaOferecida[];
  /** The poster of the champion is in the colours of the champion. */
  readonly doCampeao: readonly PinturaOferecida[];
};

const CAMPEAO = 'campeao';

export async function pinturasDe(
  pedido: PedidoDeFolheto,
  { cores, minha_inscricao, resumo }: Visao['campeonato'],
): Promise<PinturasDoCampeonato> {
  const own = minha_inscricao?.status === STATUS.confirmado ? minha_inscricao.uuid : null;
  const wanted = [own, resumo.campeao].filter((uuid) => uuid !== null);
  const { services, call } = pedido;
  const asked = { ...call, query: visitaDe(pedido) };
  const rows = wanted.length > 0 ? (await listarParticipantes(services, asked)).data : [];
  const of = (uuid: string | null, nome: 'time' | typeof CAMPEAO): PinturaOferecida[] => {
    const one = rows.find((row) => row.uuid === uuid);
    if (!one) return [];
    const camisa = camisaDoEscudo(one.escudo) ?? camisaDe(one.time_nome ?? one.nome);
    return [{ nome, cores: [...camisa.cores], noNome: nome === 'time' ? `time.${uuid}` : null }];
  };
  const neutras = (['clara', 'escura'] as const).map(
    (nome): PinturaOferecida => ({ nome, cores: [...CORES_NEUTRAS[nome]], noNome: nome }),
  );
  const doCampeonato: Omit<PinturaOferecida, 'noNome'> = {
    nome: 'campeonato',
    cores: [...cores.cores],
  };
  return {
    todas: [{ ...doCampeonato, noNome: null }, ...of(own, 'time'), ...neutras],
    doCampeao: [...of(resumo.campeao, CAMPEAO), { ...doCampeonato, noNome: 'campeonato' }],
  };
}
