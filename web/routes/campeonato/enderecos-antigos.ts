// Tabs once stood behind a question mark: '?aba=gerenciar&parte=trilha'. Links to them are in chats and
// mails for ever, so they lead for ever to where the tab is now.
import { type MiddlewareFunction, redirect } from 'react-router';
import { ABAS, lugarDaAba, lugarDaParte, PARTES } from '#web/campeonato/endereco.ts';

const RENAMED: Readonly<Record<string, string>> = {
  equipe: 'organizadores',
  trilha: 'historico',
};

/** Null where the address is one of today. */
export function enderecoNovo({ pathname, searchParams }: URL): string | null {
  const asked = searchParams.get('aba');
  if (asked === null) return null;
  const aba = ABAS.find((name) => name === asked) ?? 'visao';
  const oldPart = searchParams.get('parte') ?? '';
  const parte = PARTES.find((name) => name === (RENAMED[oldPart] ?? oldPart)) ?? 'painel';
  const lugar = aba === 'gerenciar' ? lugarDaParte(parte) : lugarDaAba(aba);
  const kept = new URLSearchParams(searchParams);
  kept.delete('aba');
  kept.delete('parte');
  const [, word, id] = pathname.split('/');
  return `/${word}/${id}${lugar && `/${lugar}`}${kept.size > 0 ? `?${kept}` : ''}`;
}

export const toNewAddress: MiddlewareFunction<Response> = ({ url }) => {
  const instead = enderecoNovo(url);
  if (instead !== null) throw redirect(instead, 301);
};
