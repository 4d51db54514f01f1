// What every change of how a championship shows itself passes: the plan of its owner, the row, the trail.
import sql from 'sql-template-tag';
import type { AparenciaParaMudar } from '#contract/campeonato/aparencia.ts';
import type { Aparencia } from '#regras/aparencia/aparencia.ts';
import { quemE } from '#server/campeonatos/acesso.ts';
import { type Escrita, escrever } from '#server/campeonatos/escrever.ts';
import { AppError } from '#server/http/errors.ts';
import type { Services } from '#server/http/services.ts';
import type { Visitor } from '#server/http/session.ts';
import { limitesDaPessoa } from '#server/planos/limites-da-pessoa.ts';
import { aparenciaDe, apresentarAparencia } from './ver-aparencia.ts';

/** Whose plan counts is the owner's, whoever of the organisers asks. */
export async function requireAparencia({ tx, campeonato }: Escrita): Promise<void> {
  const { aparencia } = await limitesDaPessoa(tx, campeonato.dono_uuid);
  if (!aparencia) throw new AppError('limite_do_plano', { text: { key: 'campeonatos.so_no_pro' } });
}

type Mudada = Omit<Aparencia, 'versao'>;

export function escreverAparencia(
  services: Services,
  { id, visitor }: { readonly id: string; readonly visitor: Visitor },
  change: (antes: Aparencia, escrita: Escrita) => Promise<Mudada>,
): Promise<{ data: AparenciaParaMudar }> {
  return escrever(services, { id, quem: quemE(visitor), acao: 'editar' }, async (escrita) => {
    const { tx, campeonato, registrar } = escrita;
    const antes = aparenciaDe(campeonato);
    const depois = { ...(await change(antes, escrita)), versao: antes.versao + 1 };
    await tx.run(sql`
      update campeonatos set aparencia = ${JSON.stringify(depois)} where id = ${id}`);
    await registrar({ acao: 'mudar-aparencia' });
    return { data: await apresentarAparencia(tx, { ...campeonato, aparencia: depois }) };
  });
}
