// Divisions, cups and play-offs of a season, as one visitor may know of them, and how they stand.
import sql from 'sql-template-tag';
import type { CompeticaoDaTemporada } from '#contract/liga/temporadas.ts';
import type { Fase } from '#regras/configuracao/fases.ts';
import type { EstadoDoCampeonato } from '#regras/estados.ts';
import { atualizarQuadros } from '#server/competicao/atualizar-quadros.ts';
import type { Tx } from '#server/database/database.ts';
import { SISTEMA } from '../autor.ts';
import { escreverEm } from '../escrever.ts';
import { conhecidos, type OlharNaLiga } from './da-liga.ts';

export type CompeticaoRow = Pick<
  CompeticaoDaTemporada,
  'uuid' | 'tipo' | 'nivel' | 'nome' | 'comeca_em' | 'termina_em'
> & {
  readonly caem: number;
  readonly sobem: number;
  readonly confrontos: number;
  readonly id: string;
  readonly campeonato: string;
  readonly estado: EstadoDoCampeonato;
  readonly cores: never;
  readonly fases: Fase[];
  readonly resumo: {
    rodada: number | null;
    rodadas: number | null;
    jogos: number;
    jogos_feitos: number;
    campeao: string | null;
  };
  readonly confirmados: number;
  readonly campeao_uuid: string | null;
};

export const listCompeticoes = (
  tx: Tx,
  temporada: string,
  olhar: OlharNaLiga,
): Promise<CompeticaoRow[]> =>
  tx.rows(sql`
    select k.uuid, k.tipo, k.nivel, k.nome, k.caem, k.sobem, k.confrontos, c.id,
      c.nome as campeonato, c.estado, c.cores, c.fases, c.resumo, c.confirmados, c.campeao_uuid,
      coalesce(least(d.de, c.iniciado_em), c.comeca_em) as comeca_em,
      coalesce(c.encerrado_em, d.ate) as termina_em
    from competicoes_da_temporada k join campeonatos c on c.id = k.campeonato_id
    cross join lateral (
      select min(coalesce(p.jogo_previsto_at, p.prazo_at)) as de,
        max(coalesce(p.jogo_previsto_at, p.prazo_at)) as ate
      from partidas p where p.campeonato_id = c.id) d
    where k.temporada_uuid = ${temporada} and ${conhecidos(olhar)}
    order by k.ordem`);

export type LinhaDaDivisao = {
  readonly campeonato: string;
  readonly participante: string;
  readonly raiz: string;
  readonly nome: string;
  readonly sigla: string;
  readonly escudo: never;
  readonly posicao: number;
  readonly p: number;
  readonly j: number;
  readonly saiu: boolean;
  /** Final place, while it is closed. */
  readonly de: number | null;
  readonly ate: number | null;
};

/** Everybody in these, by their place in the first table; where there is none yet, in the order of entry. */
export const listLinhas = (tx: Tx, ids: readonly string[]): Promise<LinhaDaDivisao[]> =>
  tx.rows(sql`
    with linhas as (
      select q.campeonato_id, (l ->> 'participante')::uuid as participante,
        (l ->> 'posicao')::int as posicao, (l ->> 'p')::int as p, (l ->> 'j')::int as j
      from quadros q cross join lateral jsonb_array_elements(q.dados -> 'tabelas') t
      cross join lateral jsonb_array_elements(t -> 'linhas') l
      where q.campeonato_id = any(${ids}) and q.fase = 1)
    select p.campeonato_id as campeonato, p.uuid as participante,
      coalesce(p.copiado_de, p.uuid) as raiz, coalesce(p.time_nome, p.nome) as nome, p.sigla,
      p.escudo, coalesce(l.posicao, row_number() over (partition by p.campeonato_id
        order by p.created_at, p.uuid))::int as posicao, coalesce(l.p, 0) as p, coalesce(l.j, 0) as j,
      coalesce(k.saiu is not null, p.desistiu_em is not null) as saiu, k.de, k.ate
    from participantes p left join linhas l on l.participante = p.uuid
    left join colocacoes k on k.participante_uuid = p.uuid and k.campeonato_id = p.campeonato_id
    where p.campeonato_id = any(${ids}) and p.status = 2
    order by p.campeonato_id, coalesce(k.de, l.posicao, 1000), l.posicao, p.created_at, p.uuid`);

/** Promotion and relegation are seen in the table; organisers find the settings as they are now. */
export const porZonas = (tx: Tx, id: string, fases: readonly Fase[]): Promise<void> =>
  escreverEm(tx, { id, autor: SISTEMA, acao: 'editar' }, async ({ campeonato }) => {
    await tx.run(sql`
      update campeonatos set fases = ${JSON.stringify(fases)},
        configuracao_versao = configuracao_versao + 1 where id = ${id}`);
    // The zone of each line is kept with the table.
    const novo = { ...campeonato, fases: [...fases] };
    if (campeonato.tem_partidas) await atualizarQuadros(tx, novo);
  });

/** Only what everybody may see: the same for every reader. */
export const tabelaHistorica = (tx: Tx, liga: string, limit: number): Promise<never[]> =>
  tx.rows(sql`
    with jogadas as (
      select k.temporada_uuid, k.tipo, c.id, c.campeao_uuid, c.estado, c.created_at
      from temporadas s join competicoes_da_temporada k on k.temporada_uuid = s.uuid
      join campeonatos c on c.id = k.campeonato_id and c.liga_uuid = ${liga}
        and c.visibilidade = 'publico' and c.excluido_em is null
        and c.estado in ('andamento', 'encerrado')
      where s.liga_uuid = ${liga} and k.tipo <> 'repescagem'),
    linhas as (
      select g.temporada_uuid, g.created_at, p.uuid, coalesce(p.copiado_de, p.uuid) as raiz,
        coalesce(p.time_nome, p.nome) as nome, p.sigla, p.escudo, l
      from jogadas g join quadros q on q.campeonato_id = g.id
      cross join lateral jsonb_array_elements(q.dados -> 'tabelas') t
      cross join lateral jsonb_array_elements(t -> 'linhas') l
      join participantes p on p.uuid = (l ->> 'participante')::uuid
      where g.tipo = 'divisao'),
    titulos as (
      select coalesce(p.copiado_de, p.uuid) as raiz, count(*)::int as n
      from jogadas g join participantes p on p.uuid = g.campeao_uuid
      where g.estado = 'encerrado' group by 1),
    somas as (
      select raiz, (array_agg(uuid order by created_at desc))[1] as participante,
        (array_agg(nome order by created_at desc))[1] as nome,
        (array_agg(sigla order by created_at desc))[1] as sigla,
        (array_agg(escudo order by created_at desc))[1] as escudo,
        count(distinct temporada_uuid)::int as temporadas,
        sum((l ->> 'p')::int)::int as p, sum((l ->> 'j')::int)::int as j,
        sum((l ->> 'v')::int)::int as v, sum((l ->> 'e')::int)::int as e,
        sum((l ->> 'd')::int)::int as d, sum((l ->> 'gp')::int)::int as gp,
        sum((l ->> 'gc')::int)::int as gc
      from linhas group by raiz)
    select s.*, coalesce(t.n, 0) as titulos from somas s left join titulos t on t.raiz = s.raiz
    order by s.p desc, s.v desc, s.gp - s.gc desc, s.gp desc, s.raiz limit ${limit}`);
