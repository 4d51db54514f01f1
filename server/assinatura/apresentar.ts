// The plan of a person as its page shows it.
import type { AssinaturaDaPessoa } from '#contract/pessoa/assinatura.ts';
import type { Tx } from '#server/database/database.ts';
import type { Pagamentos } from '#server/pagamentos/pagamentos.ts';
import { isMinor } from '#server/perfil/menor-de-idade.ts';
import { limitesDaPessoa } from '#server/planos/limites-da-pessoa.ts';
import { vendaDe } from '#server/planos/ver-planos.ts';
import { compraAberta } from './compra-aberta.ts';
import {
  type AssinaturaRow,
  findCliente,
  findUso,
  listAssinaturas,
  listCobrancas,
  listVigentes,
  type Vigente,
} from './queries.ts';
import { compraDevolvivel } from './reembolsavel.ts';

type PlanoMostrado = Pick<
  AssinaturaDaPessoa,
  'situacao' | 'periodo' | 'centavos' | 'desde' | 'proxima_cobranca' | 'vale_ate' | 'cartao'
>;

const NADA: PlanoMostrado = {
  ...{ situacao: 'gratis', periodo: null, centavos: null, desde: null },
  ...{ proxima_cobranca: null, vale_ate: null, cartao: null },
};

function daAssinatura(row: AssinaturaRow, right: Vigente): PlanoMostrado {
  const { periodo, centavos, desde, cartao } = row;
  const same = { periodo, centavos, desde, cartao };
  if (row.status === 'past_due') {
    return { ...same, situacao: 'atrasada', proxima_cobranca: null, vale_ate: right.ate };
  }
  if (row.cancela_no_fim) {
    return { ...same, situacao: 'cancelada', proxima_cobranca: null, vale_ate: row.periodo_ate };
  }
  return { ...same, situacao: 'ativa', proxima_cobranca: row.periodo_ate, vale_ate: null };
}

/** What counts first is what renews, then what was paid, then what was given. */
function planoDas(
  assinaturas: readonly AssinaturaRow[],
  vigentes: readonly Vigente[],
  aberta: AssinaturaDaPessoa['continuar'],
): PlanoMostrado {
  const byRank = ['assinatura', 'pix', 'concessao'] as const;
  const right = byRank.flatMap((fonte) => vigentes.find((one) => one.fonte === fonte) ?? []).at(0);
  const row = assinaturas.find(({ id }) => id === right?.referencia);
  if (right && row) return daAssinatura(row, right);
  if (right) {
    const situacao = right.fonte === 'pix' ? 'pix' : 'concedida';
    const periodo = right.fonte === 'pix' ? 'anual' : null;
    return { ...NADA, situacao, periodo, desde: right.desde, vale_ate: right.ate };
  }
  const last = assinaturas[0];
  if (aberta?.como === 'pix') return { ...NADA, situacao: 'incompleta', periodo: 'anual' };
  if (last?.status === 'incomplete')
    return { ...NADA, situacao: 'incompleta', periodo: last.periodo };
  if (!last || last.status === 'incomplete_expired') return NADA;
  return { ...NADA, situacao: 'encerrada', vale_ate: last.periodo_ate };
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
  const plano = planoDas(assinaturas, await listVigentes(tx, uuid), aberta);
  return {
    ...plano,
    continuar: plano.situacao === 'incompleta' ? aberta : null,
    reembolso_ate: devolvivel?.ate ?? null,
    menor: await isMinor(tx, uuid),
    documento: cliente?.documento?.slice(-2) ?? null,
    cartao_aqui: Boolean(pagamentos.config?.navegador),
    venda: vendaDe(pagamentos),
    uso,
    cobrancas,
  };
}
