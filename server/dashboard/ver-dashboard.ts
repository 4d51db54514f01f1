import type { Dashboard, verDashboard as endpoint } from '#contract/pessoa/dashboard.ts';
import { desfechoDe, numerosPorModalidade } from '#regras/dashboard/jogos.ts';
import { marcasDe, PEDE } from '#regras/dashboard/marcas.ts';
import { ehMenorDeIdade, hojeNoBrasil } from '#regras/pessoa/pessoa.ts';
import { PLATAFORMAS } from '#regras/pessoa/preferencias.ts';
import { agora } from '#server/database/agora.ts';
import type { Tx } from '#server/database/database.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import { rankingsDaPessoa } from '#server/rankings/pessoa/rankings-da-pessoa.ts';
import {
  type DisputadoRow,
  findPessoa,
  type JogoPassadoRow,
  listArtilharias,
  listDisputados,
  listFundadas,
  listJogos,
  listPosicoes,
  listProximos,
  type PessoaDaPaginaRow,
} from './queries.ts';

const MOST_CHAMPIONSHIPS = 60;
const MOST_AGAINST = 3;
const MOST_NEXT = 4;

function apresentarPessoa(
  row: PessoaDaPaginaRow,
  { conhecida, menor }: { readonly conhecida: boolean; readonly menor: boolean },
): Dashboard['pessoa'] {
  const { uuid, nome, foto, is_pro, is_parceiro, created_at: desde, gamertags } = row;
  const shown = conhecida && !menor ? PLATAFORMAS : [];
  return {
    ...{ uuid, nome, foto, is_pro, is_parceiro, desde },
    gamertags: shown.flatMap((plataforma) => {
      const own = gamertags[plataforma];
      return own ? [{ plataforma, nome: own }] : [];
    }),
  };
}

/** Goals of the visitor first. */
function placarDoVisitante(jogo: JogoPassadoRow): [number, number] | null {
  if (jogo.resultado.tipo === 'wo') return null;
  const { pro, contra } = desfechoDe(jogo);
  return [contra, pro];
}

function contraOVisitante(jogos: readonly JogoPassadoRow[]): Dashboard['contra'] {
  const between = jogos.filter(({ contra_visitante }) => contra_visitante);
  if (between.length === 0) return null;
  const count = (letra: string) => between.filter((one) => desfechoDe(one).letra === letra).length;
  return {
    ...{ vitorias: count('d'), empates: count('e'), derrotas: count('v') },
    jogos: between
      .slice(-MOST_AGAINST)
      .toReversed()
      .map((jogo) => ({
        ...{ partida: jogo.partida, em: jogo.em, placar: placarDoVisitante(jogo) },
        campeonato: { id: jogo.campeonato, nome: jogo.nome },
      })),
  };
}

const isTitulo = ({ de, ate }: DisputadoRow) => de === 1 && ate === 1;

async function apresentarDisputados(tx: Tx, rows: readonly DisputadoRow[]) {
  const running = rows.filter(({ estado, participante }) => estado === 'andamento' && participante);
  const stands = await listPosicoes(
    tx,
    running.map(({ id }) => id),
    running.flatMap(({ participante }) => participante ?? []),
  );
  const byUuid = new Map(stands.map((row) => [row.participante, row]));
  return rows.map((row): Dashboard['campeonatos'][number] => {
    const { id, nome, modalidade, estado, edicao, encerrado_em, rodada, etapa } = row;
    const { de, ate, entre, participante } = row;
    const now = byUuid.get(participante ?? '');
    const stand = now && { de: now.posicao, ate: now.posicao, entre: now.entre };
    const lugar = de !== null && ate !== null ? { de, ate, entre } : (stand ?? null);
    return { id, nome, modalidade, estado, edicao, encerrado_em, rodada, etapa, lugar };
  });
}

async function proximosDe(tx: Tx, uuid: string): Promise<Dashboard['proximos']> {
  const rows = await listProximos(tx, uuid, MOST_NEXT);
  return rows.map(({ id, campeonato, mandante, visitante, ...row }) => ({
    ...row,
    campeonato: { id, nome: campeonato },
    lados: [mandante, visitante],
  }));
}

async function marcasDaPessoa(
  tx: Tx,
  uuid: string,
  jogos: readonly JogoPassadoRow[],
  titulos: string[],
) {
  const names = new Map(jogos.map(({ campeonato, nome }) => [campeonato, nome]));
  return marcasDe({
    ...{ jogos, titulos, nomeDe: (id) => names.get(id) ?? '' },
    artilharias: await listArtilharias(tx, uuid),
    fundou: await listFundadas(tx, uuid, PEDE.fundador),
  });
}

export const verDashboard: Handler<typeof endpoint> = async ({ db }, { params, user }) => {
  const { uuid } = params;
  const visitante = user?.uuid ?? null;
  const row = await findPessoa(db, uuid, visitante);
  if (row?.situacao !== 'visivel') throw new AppError('nao_encontrado');
  const menor = ehMenorDeIdade(hojeNoBrasil(await agora(db)), row.nascimento);
  const jogos = await listJogos(db, uuid, visitante);
  const disputados = await listDisputados(db, uuid);
  const titles = disputados.filter(isTitulo);
  const numeros = numerosPorModalidade(jogos);
  return {
    data: {
      pessoa: apresentarPessoa(row, { conhecida: user !== null, menor }),
      eu: uuid === visitante,
      bloqueada: row.bloqueada,
      publica: row.publica,
      na_busca: row.publica && row.aparece_na_busca && !menor,
      titulos: titles.map(({ id, nome, edicao, encerrado_em, entre }) => ({
        ...{ id, nome, edicao, encerrado_em, entre },
      })),
      numeros: numeros.map(({ forma, ...rest }) => ({ ...rest, forma: [...forma] })),
      campeonatos: await apresentarDisputados(db, disputados.slice(0, MOST_CHAMPIONSHIPS)),
      total: disputados.length,
      contra: uuid === visitante ? null : contraOVisitante(jogos),
      proximos: await proximosDe(db, uuid),
      pontuacoes: await rankingsDaPessoa(db, uuid),
      marcas: await marcasDaPessoa(
        db,
        uuid,
        jogos,
        titles.map(({ nome }) => nome),
      ),
    },
  };
};
