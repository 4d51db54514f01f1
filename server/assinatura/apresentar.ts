// The plan of a person as its page shows it.
import type { AssinaturaDaPessoa } from '#contract/pessoa/assinatura.ts';
import type { Tx } from '#server/database/database.ts';
import type { Pagamentos } from '#server/pagamentos/pagamentos.ts';
import { isMinor } from '#server/perfil/menor-de-idade.ts';
import { limitesDaPessoa } from '#server/planos/limites-da-pessoa.ts';
import { vendaDe } from '#server/planos/ver-planos.ts';
import { compraAberta } from './compra-aberta.ts';
import { isAtrasada } from './encerrar-atrasada.ts';
import { proximoAno } from './proximo-ano.ts';
import {
  type AssinaturaRow,
  type CobrancaRow,
  findCliente,
  findFim,
  findFimDoPix,
  findUso,
  listAssinaturas,
  listCobrancas,
  listVigentes,
  type Vigente,
} from './queries.ts';
import { compraDevolvivel } from './reembolsavel.ts';

type PlanoMostrado = Pick<
  AssinaturaDaPessoa,
  'situacao' | 'periodo' | 'centavos' | 'desde' | 'proxima_cobranca' | 'vale_ate' | 'cartao' | 'fim'
>;

const NADA: PlanoMostrado = {
  ...{ situacao: 'gratis', periodo: null, centavos: null, desde: null },
  ...{ proxima_cobranca: null, vale_ate: null, cartao: null, fim: null },
};

function daAssinatura(row: AssinaturaRow, right: Vigente): PlanoMostrado {
  const { periodo, centavos, desde, cartao } = row;
  const same = { ...NADA, periodo, centavos, desde, cartao };
  if (row.status === 'past_due') return { ...same, situacao: 'atrasada', vale_ate: right.ate };
  if (row.cancela_no_fim) return { ...same, situacao: 'cancelada', vale_ate: row.periodo_ate };
  return { ...same, situacao: 'ativa', proxima_cobranca: row.periodo_ate };
}

type DaPessoa = {
  readonly assinaturas: readonly AssinaturaRow[];
  readonly cobrancas: readonly CobrancaRow[];
  readonly aberta: AssinaturaDaPessoa['continuar'];
};

/** What there is to say of who has no plan now: what waits, what can be brought back, what was. */
async function semPlano(
  tx: Tx,
  uuid: string,
  { assinaturas, cobrancas, aberta }: DaPessoa,
): Promise<PlanoMostrado> {
  const fim = await findFim(tx, uuid);
  const last = assinaturas[0];
  if (aberta?.como === 'pix') return { ...NADA, situacao: 'incompleta', periodo: 'anual' };
  if (last?.status === 'incomplete')
    return { ...NADA, situacao: 'incompleta', periodo: last.periodo };
  const late = assinaturas.find(isAtrasada);
  const vale_ate = fim?.ate ?? null;
  if (late) {
    const { periodo, centavos, cartao } = late;
    return { ...NADA, situacao: 'suspensa', periodo, centavos, cartao, vale_ate };
  }
  if (!fim) return NADA;
  const paid = cobrancas.find(({ situacao, centavos }) => situacao !== 'cancelada' && centavos > 0);
  const why = paid?.situacao;
  const ended = { ...NADA, situacao: 'encerrada', vale_ate } as const;
  if (why === 'devolvida') return { ...ended, fim: 'devolvido' };
  return { ...ended, fim: why === 'contestada' ? 'contestado' : 'acabou' };
}

/** What counts first is what renews, then what was paid, then what was given. */
async function planoDe(tx: Tx, uuid: string, da: DaPessoa): Promise<PlanoMostrado> {
  const vigentes = await listVigentes(tx, uuid);
  const byRank = ['assinatura', 'pix', 'concessao'] as const;
  const right = byRank.flatMap((fonte) => vigentes.find((one) => one.fonte === fonte) ?? []).at(0);
  const row = da.assinaturas.find(({ id }) => id === right?.referencia);
  if (right && row) return daAssinatura(row, right);
  if (!right) return semPlano(tx, uuid, da);
  const { desde } = right;
  if (right.fonte !== 'pix') return { ...NADA, situacao: 'concedida', desde, vale_ate: right.ate };
  const vale_ate = await findFimDoPix(tx, uuid);
  return { ...NADA, situacao: 'pix', periodo: 'anual', desde, vale_ate };
}

/** The newest invoice of what is late: how much it is and where it is paid. */
function emAberto(
  { situacao }: PlanoMostrado,
  { assinaturas, cobrancas }: DaPessoa,
): AssinaturaDaPessoa['em_aberto'] {
  const late = assinaturas.find(isAtrasada);
  const isLate = situacao === 'atrasada' || situacao === 'suspensa';
  if (!isLate || !late) return null;
  // What is older than it belongs to one before it.
  const open = cobrancas.find(
    ({ situacao: how, o_que, em }) =>
      how === 'aberta' && o_que !== 'pix' && Date.parse(em) >= Date.parse(late.desde),
  );
  return open ? { centavos: open.centavos, url: open.recibo } : null;
}

export async function apresentarAssinatura(
  tx: Tx,
  pagamentos: Pick<Pagamentos, 'config'>,
  uuid: string,
): Promise<AssinaturaDaPessoa> {
  const assinaturas = await listAssinaturas(tx, uuid);
  const cobrancas = await listCobrancas(tx, uuid);
  const limites = await limitesDaPessoa(tx, uuid);
  const tem = await findUso(tx, uuid);
  const cliente = await findCliente(tx, uuid);
  const devolvivel = await compraDevolvivel(tx, cliente, cobrancas);
  const uso = {
    ativos: { tem: tem.ativos, de: limites.ativos },
    maior: { tem: tem.maior, de: limites.participantes },
    ligas: { tem: tem.ligas, de: limites.ligas },
    fotos_mb: { tem: tem.fotos_mb, de: limites.fotos_mb },
  };
  const aberta = await compraAberta(tx, cliente);
  const da = { assinaturas, cobrancas, aberta };
  const plano = await planoDe(tx, uuid, da);
  const isPix = plano.situacao === 'pix' && plano.vale_ate !== null;
  return {
    ...plano,
    em_aberto: emAberto(plano, da),
    proximo_ano: isPix ? await proximoAno(tx, plano.vale_ate ?? '') : null,
    volta_sozinha: plano.situacao === 'cancelada' && cliente?.cancelada_pela_saida === true,
    continuar: plano.situacao === 'incompleta' ? aberta : null,
    reembolso: devolvivel && { ate: devolvivel.ate, centavos: devolvivel.centavos },
    menor: await isMinor(tx, uuid),
    documento: cliente?.documento?.slice(-2) ?? null,
    cartao_aqui: Boolean(pagamentos.config?.navegador),
    venda: vendaDe(pagamentos),
    uso,
    cobrancas,
  };
}
