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
  | 'reaberto'
  | 'retomado'
  | 'cancelado'
  | 'regras'
  | 'calendario'
  | 'rodada'
  | 'folga';

/** Where the thing itself is; the others are told by the first view. */
const PAGINA: Partial<Record<AvisoDoCampeonato, string>> = {
  sorteado: '/sorteio',
  encerrado: '/campeao',
  desempate: '/sorteio',
  comecou: '/jogos',
  retomado: '/jogos',
  regras: '/regulamento',
  calendario: '/jogos',
  rodada: '/jogos',
  folga: '/jogos',
};

/** Also told to who follows somebody in it: the others speak of one's own matches. */
const DE_TODOS: ReadonlySet<AvisoDoCampeonato> = new Set([
  'desempate',
  'comecou',
  'encerrado',
  'reaberto',
  'retomado',
  'cancelado',
]);

type FatoDoCampeonato = {
  readonly aviso: AvisoDoCampeonato;
  readonly por: string | undefined;
  /** The round that it tells of. */
  readonly rodada?: { readonly fase: number; readonly rodada: number } | undefined;
  /** Why, in the words of who did it. */
  readonly motivo?: string | undefined;
  /** The draw that it tells of: others may follow. */
  readonly sorteio?: string | undefined;
  /** Nothing of it was left to chance. */
  readonly semAcaso?: boolean;
  /** Only these are told. */
  readonly entre?: readonly string[];
};

export type CampeonatoNomeado = { readonly id: string; readonly nome: string };

/** Which of several the page shows. */
function queryDe({ rodada, sorteio }: Pick<FatoDoCampeonato, 'rodada' | 'sorteio'>): string {
  if (sorteio) return `?sorteio=${sorteio}`;
  return rodada ? `?fase=${rodada.fase}&rodada=${rodada.rodada}` : '';
}

export async function avisarParticipantes(
  tx: Tx,
  { id, nome }: CampeonatoNomeado,
  { aviso, por, rodada, sorteio, motivo, semAcaso, entre }: FatoDoCampeonato,
): Promise<void> {
  const params = { campeonato: nome, ...(rodada && { rodada: rodada.rodada }) };
  const said = emTodas((locale) =>
    aviso === 'regras' && motivo
      ? texts[locale]('campeonatos.aviso.regras_motivo', { campeonato: nome, motivo })
      : texts[locale](`campeonatos.aviso.${semAcaso ? 'sem_acaso' : aviso}`, params),
  );
  const query = queryDe({ rodada, sorteio });
  const seguidores = DE_TODOS.has(aviso);
  const para = {
    ...{ campeonato: id, status: [STATUS.confirmado], seguidores },
    ...(entre && { entre: [...entre] }),
  };
  const fato = {
    exceto: por,
    tipo: `campeonato_${aviso === 'folga' ? 'rodada' : aviso}` as const,
    mensagem: said,
    // A draw without lots shows places, and nobody whom one meets.
    url: `/campeonato/${id}${semAcaso ? '/jogos' : `${PAGINA[aviso] ?? ''}${query}`}`,
  } as const;
  await notificarTodos(tx, { ...fato, para }, id);
}
