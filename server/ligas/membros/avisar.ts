// What people are told of a liga.
import { enderecoDaLiga } from '#regras/liga/endereco.ts';
import { texts } from '#server/http/locale.ts';
import { emTodas, notificarTodos, type Publico } from '#server/usuario/notificar.ts';
import type { MessageKey } from '#textos/messages.ts';
import type { EscritaNaLiga } from '../escrever.ts';

type FatoDaLiga = {
  readonly tipo:
    | 'liga_pedido'
    | 'liga_aceito'
    | 'liga_recusado'
    | 'liga_admin'
    | 'liga_removido'
    | 'liga_banido'
    | 'liga_oferta'
    | 'liga_dono'
    | 'liga_vinculo'
    | 'liga_vinculado'
    | 'liga_temporada';
  readonly texto: Extract<MessageKey, `ligas.aviso.${string}`>;
  readonly para: Publico;
  readonly params?: Readonly<Record<string, string>>;
  /** Where it is; the liga itself, or the list where the reader may not see it any more. */
  readonly url?: string;
};

export const QUEM_CUIDA = ['dono', 'admin'];

export async function avisarDaLiga(
  { tx, liga, quem }: Pick<EscritaNaLiga, 'tx' | 'liga' | 'quem'>,
  { tipo, texto, para, params = {}, url }: FatoDaLiga,
): Promise<void> {
  const said = { nome: liga.nome, quem: quem.user?.nome ?? '', ...params };
  await notificarTodos(tx, {
    ...{ tipo, para, exceto: quem.user?.uuid, por: quem.user?.uuid },
    mensagem: emTodas((locale) => texts[locale](texto, said)),
    url: url ?? enderecoDaLiga(liga),
  });
}
