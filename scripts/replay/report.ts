// How the sides of a match tell how it ended: one reports, the other confirms.
import type { Cards, Result, Score, TeamId } from '#engine/types.ts';
import type { CaseMatch } from '#scripts/engine/case-match.ts';
import type { Championship, ListedMatch } from './championship.ts';

type Claimed = {
  readonly data: { readonly vida: { readonly informe: { readonly uuid: string } | null } };
};

const inOrder = ({ home, away }: Score, isSwapped: boolean) =>
  isSwapped ? { mandante: away, visitante: home } : { mandante: home, visitante: away };

/** As the product's form has it; `isSwapped` where its home side was the visitor. */
function claimOf(result: Result, isSwapped: boolean): object {
  if (result.kind === 'walkover') {
    const isHomeAbsent = (result.winner === 'away') !== isSwapped;
    return { tipo: 'wo', wo_de: isHomeAbsent ? 'mandante' : 'visitante' };
  }
  if (!('score' in result) || !result.score)
    throw new Error(`nobody can report a ${result.kind} match`);
  const isPlayed = result.kind === 'played';
  const shootout = isPlayed ? shootoutOf(result) : undefined;
  const penalties = shootout && inOrder(shootout, isSwapped);
  return {
    tipo: 'placar',
    ...inOrder(result.score, isSwapped),
    ...(isPlayed && result.extraTime && { prorrogacao: true }),
    ...(penalties && { penaltis: [penalties.mandante, penalties.visitante] }),
  };
}

/** Sources that only name the winner of a shoot-out do not say how it ended. */
function shootoutOf(result: Extract<Result, { kind: 'played' }>): Score | undefined {
  if (result.penalties) return result.penalties;
  if (!result.shootoutWinner) return undefined;
  return result.shootoutWinner === 'home' ? { home: 5, away: 4 } : { home: 4, away: 5 };
}

const listOf = (tipo: string, nome: string, count: number) =>
  Array.from({ length: count }, (_, index) => ({ tipo, quem: { nome: `${nome} ${index + 1}` } }));

/** Players by the worst that was shown to them, under names that tell nothing else. */
const bookingsOf = ({ yellow, secondYellow, red, yellowAndRed }: Cards) => [
  ...listOf('amarelo', 'Amarelado', yellow),
  ...listOf('amarelo', 'Expulso', secondYellow),
  ...listOf('segundo_amarelo', 'Expulso', secondYellow),
  ...listOf('vermelho', 'Direto', red),
  ...listOf('amarelo', 'Os dois', yellowAndRed),
  ...listOf('vermelho', 'Os dois', yellowAndRed),
];

/** Each side fills in its own half of the match sheet. */
async function book(
  { people, teamOf }: Championship,
  { uuid, mandante, visitante }: ListedMatch,
  { home, cards }: Pick<CaseMatch, 'home' | 'cards'>,
): Promise<void> {
  for (const [lado, side] of Object.entries({ mandante, visitante })) {
    const team = teamOf(side.participante);
    const own = team === home ? cards?.home : cards?.away;
    const lances = own ? bookingsOf(own) : [];
    if (lances.length === 0) continue;
    const body = { [lado]: { versao: 0, lances } };
    await people.get(team)?.send('PUT', `/api/partidas/${uuid}/sumula`, body);
  }
}

/** The home side reports, the visitor confirms, and each tells its cards. */
export async function report(
  championship: Championship,
  match: ListedMatch,
  published: Pick<CaseMatch, 'home' | 'result' | 'cards'>,
): Promise<void> {
  const { people, teamOf } = championship;
  const { uuid, mandante, visitante } = match;
  const [home, away]: TeamId[] = [teamOf(mandante.participante), teamOf(visitante.participante)];
  if (!published.result) throw new Error(`${home} - ${away} has no published result`);
  const informado = claimOf(published.result, published.home !== home);
  const path = `/api/partidas/${uuid}/informes`;
  const claimed = await people.get(home ?? '')?.send<Claimed>('POST', path, { informado });
  const informe = claimed?.data.vida.informe?.uuid;
  if (!informe) throw new Error(`${home} - ${away}: the report made no claim`);
  await people.get(away ?? '')?.send('POST', `${path}/${informe}/confirmacao`);
  await book(championship, match, published);
}
