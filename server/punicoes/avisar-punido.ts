// Who speaks for a participant is told of a sanction, and that it was taken back.
import { temTabela } from '#regras/configuracao/formato.ts';
import type { TIPOS_DE_SANCAO } from '#regras/configuracao/opcoes-do-elenco.ts';
import type { Escrita } from '#server/campeonatos/escrever.ts';
import { texts } from '#server/http/locale.ts';
import { emTodas, notificarTodos } from '#server/usuario/notificar.ts';
import type { PunicaoRow } from './queries.ts';

type Punido = { readonly nome: string; readonly time_nome: string | null };

type Aplicada = {
  readonly tipo: (typeof TIPOS_DE_SANCAO)[number];
  readonly pontos: number;
};

/** A suspension comes with a verdict, which tells it. */
const chaveDe = ({ tipo, pontos }: Aplicada) => {
  if (tipo !== 'pontos') return tipo;
  return pontos < 0 ? 'pontos_menos' : 'pontos_mais';
};

export async function avisarPunido(
  { tx, campeonato, quem }: Escrita,
  { nome, time_nome }: Punido,
  row: PunicaoRow,
  feito: Aplicada | 'anulada',
): Promise<void> {
  const isOff = feito === 'anulada';
  const key = isOff ? feito : chaveDe(feito);
  const params = {
    ...{ time: time_nome ?? nome, campeonato: campeonato.nome, motivo: row.motivo },
    n: row.tipo === 'multa' ? (row.multa ?? 0) : Math.abs(row.pontos),
  };
  const fase = campeonato.fases[row.fase - 1];
  const tab = fase && temTabela(fase) ? 'classificacao' : 'chaveamento';
  const fato = {
    exceto: quem.user?.uuid,
    tipo: isOff ? 'punicao_anulada' : 'punicao_aplicada',
    mensagem: emTodas((locale) => texts[locale](`disciplina.aviso.${key}`, params)),
    url: `/campeonato/${campeonato.id}/${tab}`,
  } as const;
  const para = { participantes: [row.participante] };
  await notificarTodos(tx, { ...fato, para }, campeonato.id);
}
