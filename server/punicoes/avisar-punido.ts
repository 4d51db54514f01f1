// Who speaks for a participant is told of a sanction, and that it was taken back. Where who decided plays here, the
// others who may punish are told, too: they could take it back.
import { temTabela } from '#regras/configuracao/formato.ts';
import type { TIPOS_DE_SANCAO } from '#regras/configuracao/opcoes-do-elenco.ts';
import type { Escrita } from '#server/campeonatos/escrever.ts';
import { findNome } from '#server/competicao/queries.ts';
import { texts } from '#server/http/locale.ts';
import { emTodas, notificarTodos } from '#server/usuario/notificar.ts';
import { listQuemPune, type PunicaoRow } from './queries.ts';

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

type Decidida = {
  readonly feito: Aplicada | 'anulada';
  /** The participant for whom who decided it plays. */
  readonly de_quem_joga: string | null;
};

export async function avisarPunido(
  { tx, campeonato, quem }: Escrita,
  { nome, time_nome }: Punido,
  row: PunicaoRow,
  { feito, de_quem_joga }: Decidida,
): Promise<void> {
  const isOff = feito === 'anulada';
  const key = isOff ? feito : chaveDe(feito);
  const params = {
    ...{ time: time_nome ?? nome, campeonato: campeonato.nome, motivo: row.motivo },
    n: row.tipo === 'multa' ? (row.multa ?? 0) : Math.abs(row.pontos),
  };
  const joga = de_quem_joga === null ? null : ((await findNome(tx, de_quem_joga)) ?? '');
  const fase = campeonato.fases[row.fase - 1];
  const tab = fase && temTabela(fase) ? 'classificacao' : 'chaveamento';
  const fato = {
    exceto: quem.user?.uuid,
    tipo: isOff ? 'punicao_anulada' : 'punicao_aplicada',
    mensagem: emTodas((locale) => {
      const aviso = texts[locale](`disciplina.aviso.${key}`, params);
      if (joga === null) return aviso;
      return texts[locale]('disciplina.aviso.de_quem_joga', { aviso, time: joga });
    }),
    url: `/campeonato/${campeonato.id}/${tab}`,
  } as const;
  const para = { participantes: [row.participante] };
  await notificarTodos(tx, { ...fato, para }, campeonato.id);
  if (joga === null) return;
  const others = await listQuemPune(tx, campeonato.id, row.participante);
  const pessoas = others.map(({ usuario }) => usuario);
  await notificarTodos(tx, { ...fato, para: { pessoas } }, campeonato.id);
}
