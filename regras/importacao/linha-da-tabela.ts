// A row of a sheet of results under a heading that names its columns.
import { chaveDoNome, limparNome } from '#regras/participantes/nome-limpo.ts';
import type { ParDeGolsColado } from '#regras/placares/linha-de-placar.ts';
import type { CabecalhoDaPlanilha, ColunaDaPlanilha } from './colunas.ts';
import { lerDia, lerHora, type OrdemDaData } from './datas.ts';
import type { LinhaDita, MotivoDaLeitura, ResultadoDito } from './dito.ts';
import { faltouPeloPlacar, ladoChamado } from './linha-em-palavras.ts';

/** "2", and "2,0" as some programs write it. */
const WHOLE = /^(\d{1,2})(?:[.,]0+)?$/;
const PAIR =
  /^(\d{1,2}) ?(?:\((\d{1,2})\))? ?(?:[xX×:–-]|a) ?(?:\((\d{1,2})\))? ?(\d{1,2})(?: ?\(?(?:p[eê]n\w*\.?:? ?)?(\d{1,2}) ?[xX×:–-] ?(\d{1,2})(?: ?p[eê]n\w*\.?)?\)?)?$/i;
/** "2-1" that a sheet took for a day. */
const TURNED_DATE = /^\d{1,2}[/.-](?:\d{1,2}|\p{L}{3,4}\.?)(?:[/.-]\d{2,4})?$|^\d{4}-\d{2}-\d{2}/u;
const WO = /^w\.? ?o\.?$|^walkover$/i;
const YES = new Set(['sim', 's', 'x', 'yes', 'y', '1', 'true', 'wo', 'w o', 'walkover']);
const NO = new Set(['', 'nao', 'n', 'no', '0', 'false', '-']);
const BOTH = new Set(['ambos', 'os dois', 'duplo', 'both', 'double', 'wo duplo', 'w o duplo']);
const KNOCKOUT = /final|semi|quarta|oitava|mata|eliminat|knock|quarter|round of|playoff|disputa/;

/** A round of a bracket, by its name. */
export const ehDeMataMata = (text: string): boolean => KNOCKOUT.test(chaveDoNome(text));

type Celulas = (coluna: ColunaDaPlanilha) => string;
type PlacarDaCelula = { readonly gols: ParDeGolsColado; readonly penaltis: ParDeGolsColado | null };

const numberOf = (text: string) => {
  const [, figure] = WHOLE.exec(text) ?? [];
  return figure === undefined ? null : Number(figure);
};

const pairOf = (one: number | null, other: number | null): ParDeGolsColado | null =>
  one === null || other === null ? null : [one, other];

function doPlacar(text: string): PlacarDaCelula | MotivoDaLeitura {
  const found = PAIR.exec(text);
  if (!found) return TURNED_DATE.test(text) ? 'placar_virou_data' : 'placar_invalido';
  const [, home, shot, shotAway, away, after, afterAway] = found;
  const kicks = pairOf(numberOf(shot ?? after ?? ''), numberOf(shotAway ?? afterAway ?? ''));
  return { gols: [Number(home), Number(away)], penaltis: kicks };
}

/** Null: nothing is said. */
function lerPlacar(get: Celulas): PlacarDaCelula | MotivoDaLeitura | null {
  const [home, away, both] = [get('gols_mandante'), get('gols_visitante'), get('placar')];
  if (home === '' && away === '') return both === '' || WO.test(both) ? null : doPlacar(both);
  const gols = pairOf(numberOf(home), numberOf(away));
  return gols ? { gols, penaltis: null } : 'placar_invalido';
}

/** Null: none; false: they cannot be read. */
function lerPenaltis(get: Celulas): ParDeGolsColado | null | false {
  const [home, away, both] = ['penaltis_mandante', 'penaltis_visitante', 'penaltis'].map((one) =>
    get(one as ColunaDaPlanilha),
  );
  if (home || away) return pairOf(numberOf(home ?? ''), numberOf(away ?? '')) ?? false;
  if (!both || NO.has(chaveDoNome(both))) return null;
  const read = doPlacar(both);
  return typeof read === 'string' ? false : read.gols;
}

function lerWo(
  get: Celulas,
  lados: LinhaDita['lados'],
  placar: PlacarDaCelula | MotivoDaLeitura | null,
): ResultadoDito | MotivoDaLeitura | null {
  const word = WO.test(get('placar')) ? get('wo') || 'sim' : get('wo');
  const key = chaveDoNome(word);
  if (NO.has(key) || NO.has(word.trim())) return null;
  if (BOTH.has(key)) return { tipo: 'wo', faltou: 'ambos' };
  const goals = placar && typeof placar !== 'string' ? placar.gols : null;
  const faltou = YES.has(key) ? goals && faltouPeloPlacar(goals) : ladoChamado(word, lados);
  return faltou ? { tipo: 'wo', faltou } : 'wo_sem_lado';
}

function lerResultado(get: Celulas, lados: LinhaDita['lados']): ResultadoDito | MotivoDaLeitura {
  const placar = lerPlacar(get);
  const wo = lerWo(get, lados, placar);
  if (wo) return wo;
  if (placar === null) return 'sem_placar';
  if (typeof placar === 'string') return placar;
  const said = lerPenaltis(get);
  const penaltis = said === null ? placar.penaltis : said;
  if (penaltis === false || (penaltis && penaltis[0] === penaltis[1])) return 'penaltis_invalidos';
  const prorrogacao = !NO.has(chaveDoNome(get('prorrogacao')));
  return { tipo: 'placar', gols: placar.gols, penaltis, prorrogacao };
}

const rodadaDe = (text: string) => {
  const [figure] = /\d{1,3}/.exec(text) ?? [];
  return figure === undefined || ehDeMataMata(text) ? null : Number(figure);
};

type NaTabela = { readonly cabecalho: CabecalhoDaPlanilha; readonly ordem: OrdemDaData };

export function lerDaTabela(
  { linha, celulas }: { readonly linha: number; readonly celulas: readonly string[] },
  { cabecalho, ordem }: NaTabela,
): Omit<LinhaDita, 'texto'> | MotivoDaLeitura {
  const get: Celulas = (coluna) => {
    const at = cabecalho.onde.get(coluna);
    return at === undefined ? '' : limparNome(celulas[at] ?? '');
  };
  const nomes = [get('mandante'), get('visitante')] as const;
  if (nomes.includes('')) return 'sem_times';
  const lados = [chaveDoNome(nomes[0]), chaveDoNome(nomes[1])] as const;
  const resultado = lerResultado(get, lados);
  if (typeof resultado === 'string') return resultado;
  const written = get('data');
  const day = written === '' ? null : lerDia(written, ordem);
  if (written !== '' && !day?.dia) return 'data_invalida';
  const hora = day ? (lerHora(get('hora')) ?? day.hora) : null;
  const mataMata = ehDeMataMata(get('fase')) || ehDeMataMata(get('rodada'));
  const rodada = rodadaDe(get('rodada'));
  return { linha, nomes, lados, resultado, rodada, mataMata, dia: day?.dia ?? null, hora };
}
