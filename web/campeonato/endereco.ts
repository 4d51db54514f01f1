import { useLocation } from 'react-router';

/** Tabs, in the order in which they stand. */
export const ABAS = [
  'visao',
  'classificacao',
  'jogos',
  'chaveamento',
  'participantes',
  'estatisticas',
  'simulador',
  'regulamento',
  'gerenciar',
] as const;

export type Aba = (typeof ABAS)[number];

/** Parts of the tab 'gerenciar'. */
export const PARTES = [
  'painel',
  'placares',
  'sugestoes',
  'sorteio',
  'agenda',
  'caixa',
  'avisos',
  'punicoes',
  'organizadores',
  'historico',
] as const;

export type Parte = (typeof PARTES)[number];

/** What comes behind the id; the first view and the first part have nothing. */
export type Lugar =
  | ''
  | Exclude<Aba, 'visao'>
  | `gerenciar/${Exclude<Parte, 'painel'>}`
  | 'gerenciar/placares/importar'
  | `participante/${string}`
  | 'sorteio'
  | 'pagamento'
  | 'campeao';

export const lugarDaAba = (aba: Aba): Lugar => (aba === 'visao' ? '' : aba);

export const lugarDaParte = (parte: Parte): Lugar =>
  parte === 'painel' ? 'gerenciar' : `gerenciar/${parte}`;

/** The page of one participant: every name leads there. */
export const lugarDoParticipante = (uuid: string): Lugar => `participante/${uuid}`;

/** Which tab an address shows, and of 'gerenciar' which part. */
export function ondeEsta(pathname: string): { aba: Aba; parte: Parte } {
  const [, , , tab, part] = pathname.split('/');
  return {
    aba: ABAS.find((name) => name === tab) ?? 'visao',
    parte: PARTES.find((name) => name === part) ?? 'painel',
  };
}

type Consulta = Readonly<Record<string, string | number>>;

function withQuery(path: string, consulta: Consulta): string {
  const asked = Object.entries(consulta).map(([name, value]) => [name, String(value)]);
  return asked.length > 0 ? `${path}?${new URLSearchParams(asked)}` : path;
}

export const enderecoDe = (id: string, lugar: Lugar = '', consulta: Consulta = {}): string =>
  withQuery(`/campeonato/${id}${lugar && `/${lugar}`}`, consulta);

/** The page of a match: its id alone finds it. */
export const enderecoDaPartida = (uuid: string, consulta: Consulta = {}): string =>
  withQuery(`/partida/${uuid}`, consulta);

/** Who came by an invitation still has it behind every link of the championship. */
const KEPT = ['convite', 'assumir'] as const;

export function conviteEm(search: URLSearchParams): Readonly<Record<string, string>> {
  return Object.fromEntries(
    KEPT.flatMap((name) => {
      const value = search.get(name);
      return value ? [[name, value]] : [];
    }),
  );
}

const NO_CONVITE = {};

/** The invitation in the address, if there is one. Every row asks: most addresses have nothing to read. */
export function useConvite(): Readonly<Record<string, string>> {
  const { search } = useLocation();
  return search === '' ? NO_CONVITE : conviteEm(new URLSearchParams(search));
}

/** The only maker of addresses inside a championship: a tab and what it shows, or the page below it. */
export function useEndereco(id: string) {
  const convite = useConvite();
  return (lugar?: Lugar, consulta?: Consulta) => enderecoDe(id, lugar, { ...consulta, ...convite });
}

/** With the invitation that is in the address on screen. */
export function useEnderecoDaPartida() {
  const convite = useConvite();
  return (uuid: string) => enderecoDaPartida(uuid, convite);
}
