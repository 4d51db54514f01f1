import type { vincularCampeonato as endpoint } from '#contract/liga/vinculos.ts';
import { enderecoDaLiga } from '#regras/liga/endereco.ts';
import { podeNaLiga } from '#regras/liga/permissoes.ts';
import { quemE, requireCampeonato } from '#server/campeonatos/acesso.ts';
import {
  type CampeonatoNaLiga,
  findNaLiga,
  porNaLiga,
} from '#server/campeonatos/liga/por-na-liga.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import { alvoDaLiga, pessoaNaLiga, quemNaLiga } from '../acesso.ts';
import { type EscritaNaLiga, escreverNaLiga } from '../escrever.ts';
import { avisarDaLiga, QUEM_CUIDA } from '../membros/avisar.ts';
import { deleteVinculo, findVinculo, upsertVinculo } from './queries.ts';

/** The side that has not agreed yet finds the question where it answers it. */
async function perguntar(
  escrita: EscritaNaLiga,
  { id, nome, dono_uuid }: CampeonatoNaLiga,
  lado: 'campeonato' | 'liga',
): Promise<void> {
  const { tx, liga, quem } = escrita;
  await upsertVinculo(tx, { liga: liga.uuid, campeonato: id, lado, por: quem.user?.uuid ?? '' });
  const para =
    lado === 'campeonato' ? { liga: liga.uuid, papeis: QUEM_CUIDA } : { pessoas: [dono_uuid] };
  const fato = { tipo: 'liga_vinculo', texto: 'ligas.aviso.vinculo' } as const;
  const url = enderecoDaLiga(liga, 'competicoes');
  await avisarDaLiga(escrita, { ...fato, para, params: { campeonato: nome }, url });
}

async function juntar(escrita: EscritaNaLiga, campeonato: CampeonatoNaLiga): Promise<void> {
  const { tx, liga, quem, registrar } = escrita;
  const { id, nome, dono_uuid } = campeonato;
  await porNaLiga(tx, id, liga.uuid);
  await deleteVinculo(tx, id);
  if (dono_uuid !== quem.user?.uuid) {
    const fato = { tipo: 'liga_vinculado', texto: 'ligas.aviso.vinculado' } as const;
    const url = enderecoDaLiga(liga, 'competicoes');
    const para = { pessoas: [dono_uuid] };
    await avisarDaLiga(escrita, { ...fato, para, params: { campeonato: nome }, url });
  }
  await registrar({ acao: 'vincular-campeonato', objeto: id });
}

type LadosDoAcordo = { readonly cuida: boolean; readonly isOwner: boolean };

function ladosDe(cuida: boolean, { dono_uuid }: CampeonatoNaLiga, eu: string): LadosDoAcordo {
  const isOwner = dono_uuid === eu;
  if (!cuida && !isOwner) throw new AppError('proibido');
  return { cuida, isOwner };
}

/** Both are one person, or the other side has asked before. */
function isAgreed({ cuida, isOwner }: LadosDoAcordo, asked: { lado: string } | undefined): boolean {
  if (cuida && isOwner) return true;
  return asked?.lado === 'campeonato' ? cuida : asked?.lado === 'liga' && isOwner;
}

/** One liga at a time, and none that rests. */
function requireLivre({ liga }: EscritaNaLiga, { liga_uuid }: CampeonatoNaLiga): void {
  if (liga.arquivada_em) throw new AppError('estado_mudou', { text: { key: 'ligas.arquivada' } });
  if (liga_uuid) throw new AppError('estado_mudou', { text: { key: 'ligas.de_outra_liga' } });
}

/** Who owns the championship and who runs the liga both agree; one person may be both. */
export const vincularCampeonato: Handler<typeof endpoint> = async (services, call) => {
  const { params, user, visitor } = call;
  const { uuid, id } = params;
  const quem = quemNaLiga(visitor);
  return escreverNaLiga(services, { uuid, quem, acao: 'ver' }, async (escrita) => {
    const { tx, liga } = escrita;
    const asked = await findVinculo(tx, uuid, id);
    const cuida = podeNaLiga('vincular', pessoaNaLiga(quem, liga.papel), alvoDaLiga(liga));
    // What was offered to the liga may be known to its staff; anything else only as it is to everybody.
    if (!(cuida && asked)) await requireCampeonato(tx, id, quemE(visitor), 'ver');
    const campeonato = await findNaLiga(tx, id);
    if (!campeonato) throw new AppError('nao_encontrado');
    const lados = ladosDe(cuida, campeonato, user.uuid);
    if (campeonato.liga_uuid === uuid) return { data: { situacao: 'vinculado' } };
    requireLivre(escrita, campeonato);
    const side = lados.isOwner ? 'campeonato' : 'liga';
    if (isAgreed(lados, asked)) await juntar(escrita, campeonato);
    else if (!asked) await perguntar(escrita, campeonato, side);
    return { data: { situacao: isAgreed(lados, asked) ? 'vinculado' : 'pedido' } };
  });
};
