// The pages on which people land, of the demonstration: each tab of a championship by one that has much to
// show on it.
import { ABAS, enderecoDe, lugarDaAba } from '#web/campeonato/endereco.ts';
import { textOf } from './ratio.ts';

export type LandingPage = { readonly name: string; readonly path: string };

const LEAGUE = 'Liga Resenha';
const CUP = 'Copa Quebrada';

async function idOf(url: string, nome: string): Promise<string> {
  const text = await textOf(`${url}/api/campeonatos?busca=${encodeURIComponent(nome)}`);
  const [first] = (JSON.parse(text) as { data: { id: string }[] }).data;
  if (!first) throw new Error(`no championship of the demonstration is called ${nome}`);
  return first.id;
}

export async function landingPages(url: string): Promise<LandingPage[]> {
  const [league, cup] = await Promise.all([idOf(url, LEAGUE), idOf(url, CUP)]);
  const tabs = ABAS.filter((aba) => aba !== 'gerenciar').map((aba) => {
    const lugar = lugarDaAba(aba);
    const path = enderecoDe(aba === 'chaveamento' ? cup : league, lugar);
    return { name: `/campeonato/:id${lugar && `/${lugar}`}`, path };
  });
  return [{ name: '/', path: '/' }, { name: '/campeonatos', path: '/campeonatos' }, ...tabs];
}
