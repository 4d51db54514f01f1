// One of every kind of picture that the product makes, and pictures of difficult names.
import { camisaDe, siglaDe } from '#regras/escudos/camisa.ts';
import type { Arte } from '#server/arte/desenhar.ts';
import type { FormatoDaArte } from '#server/arte/formatos.ts';
import type { TimeNaArte } from '#server/arte/pecas.ts';
import { DIFFICULT_NAMES } from './difficult-names.ts';

const team = (nome: string): TimeNaArte => ({ nome, sigla: siglaDe(nome), escudo: camisaDe(nome) });
const coresDe = (nome: string) => camisaDe(nome).cores;

const TEAMS = ['Real Jabuticaba', 'Ferrovia', 'Capivara F.C.', 'Beco Unido', 'Ventania', 'Cerrado'];
const [FIRST = '', SECOND = ''] = TEAMS;
const nameAt = (index: number, names = TEAMS) => names[index % names.length] ?? '';

const head = {
  ...{ titulo: 'Liga Resenha', sobre: 'classificação na rodada 9', endereco: 'tabelao.example' },
  ...{ escudo: team('Liga Resenha'), cores: ['#ef7f22', '#7b2a0c'] as const },
};

export const table = (formato: FormatoDaArte, names = TEAMS, rows = 12): Arte => ({
  ...{ ...head, tipo: 'lista', formato, colunas: ['J', 'V', 'SG', 'P'], mais: 'e mais' },
  linhas: Array.from({ length: rows }, (_, index) => ({
    ...{ n: String(index + 1), time: team(nameAt(index, names)), nome: nameAt(index, names) },
    numeros: ['9', String(rows - index), `+${index}`, String(3 * (rows - index))],
    zona: index < 2 ? 'alta' : index > rows - 3 ? 'baixa' : null,
  })),
});

const round = (formato: FormatoDaArte, names = TEAMS): Arte => ({
  ...{
    ...head,
    tipo: 'rodada',
    formato,
    titulo: 'Todos os placares',
    numero: '9',
    rodape: '21 gols',
  },
  jogos: Array.from({ length: 6 }, (_, index) => ({
    lados: [team(nameAt(index, names)), team(nameAt(index + 3, names))],
    gols: index === 3 ? null : [String(index), '1'],
    venceu: index === 1 || index === 3 ? null : index > 1 ? 0 : 1,
    quando: '05/12/26, 16:00',
  })),
});

const side = (index: number, gols: string, venceu: boolean) => ({
  ...{ time: team(nameAt(index)), nome: nameAt(index), gols, venceu },
});

const bracket: Arte = {
  ...{ ...head, tipo: 'chave', formato: 'retrato', sobre: 'O caminho até a final' },
  colunas: [4, 2, 1].map((ties, column) => ({
    nome: ['Quartas de final', 'Semifinais', 'Final'][column] ?? '',
    confrontos: Array.from({ length: ties }, (_, index) => {
      const step = 2 ** column;
      const linha = index * step + (step - 1) / 2;
      const para = ties === 1 ? null : Math.floor(index / 2) * 2 * step + (2 * step - 1) / 2;
      return { linha, para, lados: [side(index, '2 (4)', true), side(index + 1, '2 (3)', false)] };
    }),
  })),
};

const champion = (formato: FormatoDaArte, nome = FIRST): Arte => ({
  ...{ tipo: 'campeao', formato, palavra: 'Campeão', sobre: 'Liga Resenha · 6ª edição' },
  ...{ time: team(nome), cores: coresDe(nome), rodape: 'Caio Nogueira · 2026' },
  numeros: [
    { n: '8', nome: 'vitórias' },
    { n: '1', nome: 'derrota' },
    { n: '24', nome: 'gols' },
  ],
});

const match = (
  formato: 'link' | 'quadrada' | 'story',
  gols: readonly [string, string] | null,
): Arte => ({
  ...{ tipo: 'jogo', formato, estado: gols ? 'Fim de jogo' : 'Jogo marcado' },
  ...{ sobre: 'Liga Resenha · rodada 9', meio: '05/12/26, 16:00' },
  lados: [
    { time: team(FIRST), cores: coresDe(FIRST), gols: gols?.[0] ?? null, perdeu: false },
    { time: team(SECOND), cores: coresDe(SECOND), gols: gols?.[1] ?? null, perdeu: gols !== null },
  ],
});

const link = (titulo: string, names = TEAMS): Arte => ({
  ...{ tipo: 'link', titulo, estado: 'Bola rolando', sobre: 'Rodada 10 de 11 · EA FC' },
  cores: coresDe(titulo),
  painel: {
    ...{ titulo: 'Classificação', coluna: 'P' },
    linhas: Array.from({ length: 5 }, (_, index) => ({
      ...{ n: String(index + 1), time: team(nameAt(index, names)), nome: nameAt(index, names) },
      valor: String(19 - index),
    })),
  },
});

export const KINDS: readonly Arte[] = [
  ...[link('Liga Resenha Série A'), match('link', ['5', '0']), match('link', null)],
  ...[table('quadrada'), table('retrato'), table('story', TEAMS, 24), round('retrato')],
  ...[round('quadrada'), bracket, champion('quadrada'), champion('retrato'), champion('story')],
  ...[match('quadrada', ['2', '1']), match('story', ['2', '1'])],
];

export const NAMES: readonly Arte[] = [0, 10, 20, 30].flatMap((start) => {
  const names = DIFFICULT_NAMES.slice(start, start + 10);
  return [table('quadrada', names, 10), round('retrato', names), link(names[0] ?? '', names)];
});

/** In other colours than the championship's. */
export const COLOURS: readonly Arte[] = (
  [
    ['#e9ecfa', '#565df0'],
    ['#2f3568', '#8f95ff'],
    ['#0b7a75', '#f8d36a'],
  ] as const
).flatMap((cores) => [
  { ...table('quadrada'), cores },
  { ...round('quadrada'), cores },
  { ...bracket, cores },
  { ...champion('quadrada'), cores },
]);

/** Long, of scripts that write without spaces. */
export const TITLES: readonly Arte[] = [
  '第十二回全国高校サッカー選手権大会2026年決勝トーナメント',
  '北京市第三届业余足球超级联赛（春季）总决赛',
  'การแข่งขันฟุตบอลชิงแชมป์แห่งประเทศไทยครั้งที่สิบสอง',
  'Campeonato Amador Interbairros de Futebol Society',
].map((title) => link(title));
