// From the row of a championship to what a visitor receives.
import type { Campeonato } from '#contract/campeonatos.ts';
import { estiloDe } from '#regras/aparencia/tons.ts';
import { abertosDe } from '#regras/configuracao/o-que-muda.ts';
import { enderecoDaLiga } from '#regras/liga/endereco.ts';
import { type Acao, acoesDe, pode } from '#regras/permissoes.ts';
import { temOQuePagar } from '#regras/taxas/taxa.ts';
import type { Tx } from '#server/database/database.ts';
import { AppError } from '#server/http/errors.ts';
import { alvoDe, findFor, pessoaDe, type Quem } from './acesso.ts';
import { semChave } from './pagamento/sem-chave.ts';
import type { CampeonatoVisto } from './queries.ts';

/** Settings that the draw or the first result fixed, each with the key of its reason. */
export function travadosDe({ tem_partidas, tem_resultado, estado }: CampeonatoVisto) {
  const travados: Record<string, string> = {};
  if (tem_partidas) travados.fases = 'sorteado';
  if (tem_resultado) travados.fases = 'com_resultado';
  if (estado === 'andamento' || estado === 'encerrado') {
    travados['inscricao.vagas'] = 'comecou';
    // What it costs to leave is known before: neither more nor less for who has left already.
    travados['regras.suspensao_desistencia_dias'] = 'comecou';
  }
  return travados;
}

/** With what belongs to the owner alone, for the others who edit. */
function travadosPara(visto: CampeonatoVisto, acoes: readonly Acao[]) {
  const travados = travadosDe(visto);
  if (visto.papel !== 'dono' && acoes.includes('editar')) {
    for (const campo of ['chave_pix', 'pix_nome', 'pix_cidade']) {
      travados[`inscricao.${campo}`] = 'do_dono';
    }
  }
  return travados;
}

/** What all see of it, where there is anything: no answer grows for the others. */
function aparenciaPara({
  aparencia,
}: CampeonatoVisto): Pick<Campeonato, 'estilo' | 'patrocinadores'> {
  const { capa, destaque, patrocinadores = [] } = aparencia ?? {};
  const estilo = {
    ...(destaque && estiloDe(destaque)),
    ...(capa && { '--capa': `url(${capa})` }),
  };
  return {
    ...(Object.keys(estilo).length > 0 && { estilo }),
    ...(patrocinadores.length > 0 && { patrocinadores: [...patrocinadores] }),
  };
}

export function apresentar(visto: CampeonatoVisto, quem: Quem): Campeonato {
  const { codigo_convite, arquivado_em, inscricao } = visto;
  const pessoa = { ...pessoaDe(quem, visto.papel), convidada: visto.convidada === true };
  const gere = pode('gerir_participantes', pessoa, alvoDe(visto));
  const acoes = acoesDe(pessoa, alvoDe(visto));
  const { minha_inscricao: mine } = visto;
  const dentro = gere || (mine !== null && temOQuePagar({ ...mine, desistiu: mine.saiu !== null }));
  return {
    ...visto,
    ...aparenciaPara(visto),
    liga: visto.liga && { nome: visto.liga.nome, endereco: enderecoDaLiga(visto.liga) },
    // The key for payments is for who has an entry to pay, not for who passes by or waits for a place.
    inscricao: dentro ? inscricao : semChave(inscricao),
    taxa_centavos: inscricao.taxa_centavos,
    arquivado: arquivado_em !== null,
    acoes,
    convite: gere ? codigo_convite : null,
    travados: travadosPara(visto, acoes),
    abertos:
      visto.tem_partidas && visto.fases_comecadas
        ? abertosDe(visto.fases, visto.fases_comecadas)
        : [],
  };
}

/** As it is now, inside the transaction that changed it. */
export async function apresentarDeNovo(tx: Tx, id: string, quem: Quem): Promise<Campeonato> {
  const visto = await findFor(tx, id, quem);
  if (!visto) throw new AppError('nao_encontrado');
  return apresentar(visto, quem);
}
