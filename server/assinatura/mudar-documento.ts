// CPF or CNPJ on invoices: the provider writes them, so it is told; we keep it to give it out with the rest of a person's data.
import type Stripe from 'stripe';
import type * as contract from '#contract/pessoa/assinatura.ts';
import { type Documento, escreverDocumento, lerDocumento } from '#regras/pessoa/documento.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import { noProvedor } from '#server/pagamentos/pagamentos.ts';
import { requireFew } from './comprar.ts';
import { nothingToChange } from './corrente.ts';
import { findCliente, updateDocumento } from './queries.ts';
import { apresentar } from './ver-assinatura.ts';

const TIPOS = { cpf: 'br_cpf', cnpj: 'br_cnpj' } as const;

const refused = () =>
  new AppError('dados_invalidos', {
    validations: { documento: { key: 'assinatura.documento_invalido' } },
  });

function ler(typed: string | null): Documento | null {
  if (!typed?.trim()) return null;
  const documento = lerDocumento(typed);
  if (!documento) throw refused();
  return documento;
}

/** What is there and was not asked for goes; done twice it is done once. */
async function contarAoProvedor(
  stripe: Stripe,
  cliente: string,
  documento: Documento | null,
): Promise<void> {
  const wanted = documento && {
    ...{ type: TIPOS[documento.tipo], value: escreverDocumento(documento) },
  };
  const { data } = await stripe.customers.listTaxIds(cliente);
  const [same, others] = [
    data.find(({ type, value }) => type === wanted?.type && value === wanted?.value),
    data.filter(({ type, value }) => type !== wanted?.type || value !== wanted?.value),
  ];
  if (wanted && !same) await stripe.customers.createTaxId(cliente, wanted);
  for (const { id } of others) await stripe.customers.deleteTaxId(cliente, id);
}

const isRefused = (error: unknown) => (error as { code?: unknown }).code === 'tax_id_invalid';

export const mudarDocumento: Handler<typeof contract.mudarDocumento> = async (
  services,
  { user, body },
) => {
  const documento = ler(body.documento);
  await requireFew(services, user);
  const known = await findCliente(services.db, user.uuid);
  if (!known) throw nothingToChange();
  const stripe = await services.pagamentos.provedor();
  await noProvedor(() =>
    contarAoProvedor(stripe, known.cliente, documento).catch((error: unknown) => {
      throw isRefused(error) ? refused() : error;
    }),
  );
  await updateDocumento(services.db, user.uuid, documento?.numero ?? null);
  return apresentar(services, user);
};
