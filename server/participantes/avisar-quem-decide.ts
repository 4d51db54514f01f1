// Tells of entries those who decide on them, whatever their role is called.
import type { EstadoDoCampeonato } from '#regras/estados.ts';
import { type Alvo, type Papel, pode } from '#regras/permissoes.ts';
import type { Tx } from '#server/database/database.ts';
import { avisarPublico, type Fato as FatoDePessoa } from './pessoas/avisar-pessoa.ts';

const PAPEIS: readonly Papel[] = ['dono', 'co', 'inscricoes', 'resultados'];

type CampeonatoDeQuemDecide = {
  readonly id: string;
  readonly nome: string;
  readonly estado: EstadoDoCampeonato;
  readonly visibilidade: Alvo['visibilidade'];
};

type FatoParaDecidir = Omit<FatoDePessoa, 'campeonato'> & {
  /** Who did it: the text names them, and they need no telling. */
  readonly por: string | undefined;
};

export async function avisarQuemDecide(
  tx: Tx,
  campeonato: CampeonatoDeQuemDecide,
  { por, ...fato }: FatoParaDecidir,
): Promise<void> {
  const alvo = { ...campeonato, excluido: false };
  const papeis = PAPEIS.filter((papel) =>
    pode(
      'gerir_participantes',
      { papel, verificada: true, administra: false, conectada: true },
      alvo,
    ),
  );
  const publico = { para: { campeonato: campeonato.id, papeis }, exceto: por };
  await avisarPublico(tx, publico, { ...fato, por, campeonato });
}
