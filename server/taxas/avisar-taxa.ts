// Tells who pays what became of it, and who manages the entries that there is a receipt to look at.
import { type Papel, pode } from '#regras/permissoes.ts';
import { alvoDe } from '#server/campeonatos/acesso.ts';
import type { Escrita } from '#server/campeonatos/escrever.ts';
import { texts } from '#server/http/locale.ts';
import { emTodas, notificarTodos } from '#server/usuario/notificar.ts';

type FatoDaTaxa = 'paga' | 'recusada' | 'devida' | 'devolvida' | 'isenta' | 'atrasada';

type AvisoDaTaxa = {
  readonly fato: FatoDaTaxa;
  readonly pessoas: readonly string[];
  readonly motivo: string | null;
};

type De = Pick<Escrita, 'tx' | 'campeonato' | 'quem'>;

export async function avisarQuemPaga(
  { tx, campeonato, quem }: De,
  { fato, pessoas, motivo }: AvisoDaTaxa,
): Promise<void> {
  if (pessoas.length === 0) return;
  const { id, nome } = campeonato;
  const params = { campeonato: nome, motivo: motivo ?? '' };
  const aviso = {
    exceto: quem.user?.uuid ?? null,
    tipo: `taxa_${fato}`,
    mensagem: emTodas((locale) => texts[locale](`taxas.aviso.${fato}`, params)),
    url: `/campeonato/${id}/pagamento`,
  } as const;
  await notificarTodos(tx, { ...aviso, para: { pessoas: [...pessoas] } }, id);
}

const PAPEIS: readonly Papel[] = ['dono', 'co', 'inscricoes', 'resultados'];

const quemGere = ({ campeonato }: De) => ({
  campeonato: campeonato.id,
  papeis: PAPEIS.filter((papel) =>
    pode(
      'gerir_participantes',
      { papel, verificada: true, administra: false, conectada: true },
      alvoDe(campeonato),
    ),
  ),
});

/** Lands on the line of the entry. */
export async function avisarQuemConfere(
  de: De,
  { uuid, nome }: { readonly uuid: string; readonly nome: string },
): Promise<void> {
  const { tx, campeonato, quem } = de;
  const params = { campeonato: campeonato.nome, nome };
  const aviso = {
    exceto: quem.user?.uuid ?? null,
    por: quem.user?.uuid ?? null,
    tipo: 'taxa_enviada',
    mensagem: emTodas((locale) => texts[locale]('taxas.aviso.enviada', params)),
    url: `/campeonato/${campeonato.id}/gerenciar/caixa#taxa-${uuid}`,
  } as const;
  await notificarTodos(tx, { ...aviso, para: quemGere(de) }, campeonato.id);
}

/** What the clock did, or left to them. */
export async function avisarQuemRecebe(
  de: De,
  { fato, n }: { readonly fato: 'venceu' | 'cancelou'; readonly n: number },
): Promise<void> {
  const { tx, campeonato } = de;
  const aviso = {
    tipo: `taxa_${fato}`,
    mensagem: emTodas((locale) =>
      texts[locale](`taxas.aviso.${fato}`, { campeonato: campeonato.nome, n }),
    ),
    url: `/campeonato/${campeonato.id}/gerenciar/caixa`,
  } as const;
  await notificarTodos(tx, { ...aviso, para: quemGere(de) }, campeonato.id);
}
