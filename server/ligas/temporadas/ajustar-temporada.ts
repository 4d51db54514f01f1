import type { ajustarTemporada as endpoint } from '#contract/liga/temporadas.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import { apresentarPrevia } from './apresentar-temporada.ts';
import { carregarTemporada, divisoesDe, previaDe, type TemporadaCarregada } from './carregar.ts';
import {
  escreverTemporada,
  requireAberta,
  requireVersaoDaTemporada,
} from './escrever-temporada.ts';
import { updateAjustes } from './queries.ts';

type Ajuste = { readonly time: string; readonly para: number | null };

/** Teams of this season, into divisions that it has. */
function requireKnown(carregada: TemporadaCarregada, ajustes: readonly Ajuste[]): void {
  const divisoes = divisoesDe(carregada);
  const rows = divisoes.flatMap(({ id }) => carregada.linhas.get(id) ?? []);
  const times = new Set(rows.map(({ participante }) => participante));
  const isKnown = ({ time, para }: Ajuste) =>
    times.has(time) && (para === null || para <= divisoes.length);
  if (!ajustes.every(isKnown)) throw new AppError('nao_encontrado');
}

export const ajustarTemporada: Handler<typeof endpoint> = async (services, call) => {
  const { params, body } = call;
  return escreverTemporada(services, call, async ({ tx, olhar, registrar }) => {
    const before = await carregarTemporada(tx, olhar, params.numero);
    requireAberta(before);
    requireVersaoDaTemporada(before, body.versao);
    requireKnown(before, body.ajustes);
    await updateAjustes(tx, before.temporada.uuid, body.ajustes);
    await registrar({ acao: 'ajustar-temporada', depois: { numero: params.numero } });
    const after = await carregarTemporada(tx, olhar, params.numero);
    const previa = previaDe(after);
    return { data: previa && apresentarPrevia(after, previa) };
  });
};
