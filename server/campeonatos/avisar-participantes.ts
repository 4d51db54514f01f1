// Tells those who take part where their championship stands, in their own language.
import { STATUS } from '#regras/participantes/status.ts';
import type { Tx } from '#server/database/database.ts';
import { texts } from '#server/http/locale.ts';
import { emTodas, notificarTodos } from '#server/usuario/notificar.ts';

type AvisoDoCampeonato =
  | 'sorteado'
  | 'desempate'
  | 'comecou'
  | 'encerrado'
  | 'cancelado'
  | 'regras'
  | 'calendario'
  | 'rodada';
const PAGINA: Partial<Record<AvisoDoCampeonato, string>> = {
  sorteado: '/sorteio',
  encerrado: '/campeao',
  desempate: '/sorteio',
  regras: '/regulamento',
  calendario: '/jogos',
  rodada: '/jogos',
};

export type CampeonatoNomeado = { readonly id: string; readonly nome: string };

export async function avisarParticipantes(
  tx: Tx,
  { id, nome }: CampeonatoNomeado,
  { aviso, por, rodada }: { aviso: AvisoDoCampeonato; por: string | undefined; rodada?: number },
): Promise<void> {
  const params = { campeonato: nome, ...(rodada !== undefined && { rodada }) };
  const para = { campeonato: id, status: [STATUS.confirmado] };
  const fato = {
    exceto: por,
    categoria: PAGINA[aviso] === '/jogos' ? 'jogos' : 'campeonatos',
    tipo: `campeonato_${aviso}`,
    mensagem: emTodas((locale) => texts[locale](`campeonatos.aviso.${aviso}`, params)),
    url: `/campeonato/${id}${PAGINA[aviso] ?? ''}`,
  } as const;
  await notificarTodos(tx, { ...fato, para }, id);
}
