// The frame of a write on a season: its liga is locked, and with it all that belongs to it.
import type { Usuario } from '#contract/sessao.ts';
import { quemE } from '#server/campeonatos/acesso.ts';
import type { OlharNaLiga } from '#server/campeonatos/liga/da-liga.ts';
import { AppError } from '#server/http/errors.ts';
import { localeOf, texts } from '#server/http/locale.ts';
import type { Services } from '#server/http/services.ts';
import type { Visitor } from '#server/http/session.ts';
import { quemNaLiga } from '../acesso.ts';
import { type EscritaNaLiga, escreverNaLiga } from '../escrever.ts';
import { olharDe } from '../pagina/olhar.ts';
import type { TemporadaCarregada } from './carregar.ts';
import type { Fabrica } from './nova-divisao.ts';

type Chamada = {
  readonly params: { readonly uuid: string };
  readonly user: Usuario;
  readonly visitor: Visitor;
  readonly request: Parameters<typeof localeOf>[0];
};

export type EscritaDaTemporada = EscritaNaLiga & {
  readonly olhar: OlharNaLiga;
  fabrica(numero: number): Fabrica;
};

export const escreverTemporada = <T>(
  services: Pick<Services, 'db' | 'saida'>,
  { params, user, visitor, request }: Chamada,
  work: (escrita: EscritaDaTemporada) => Promise<T>,
): Promise<T> => {
  const quem = quemNaLiga(visitor);
  const pedido = { uuid: params.uuid, quem, acao: 'vincular' } as const;
  const t = texts[localeOf(request)];
  return escreverNaLiga(services, pedido, (escrita) => {
    const { tx, liga } = escrita;
    const fabrica = (numero: number) => ({ tx, liga, user, quem: quemE(visitor), t, numero });
    return work({ ...escrita, olhar: olharDe(quem, liga), fabrica });
  });
};

/** Two who run the liga at once: the second is told to look again. */
export function requireVersaoDaTemporada({ temporada }: TemporadaCarregada, versao: number): void {
  if (temporada.versao === versao) return;
  throw new AppError('estado_mudou', { text: { key: 'ligas.editada' } });
}

/** What the next season was made of stays as it was decided. */
export function requireAberta({ temporada }: TemporadaCarregada): void {
  if (!temporada.fechada_em) return;
  throw new AppError('estado_mudou', { text: { key: 'ligas.temporada_fechada' } });
}
