// A final between two people; a semi-final before it can be corrected, which undoes the final, and put right again.
import sql from 'sql-template-tag';
import type { SignedIn, TestApp } from '../app.ts';
import {
  insertNames,
  makeCampeonato,
  type PartidaDeTeste,
  score,
  startCampeonato,
} from '../campeonato.ts';
import { aceito, placar } from '../vida.ts';

export async function makeFinal(t: TestApp, fase: object = {}) {
  const org = await t.signedIn();
  const fases = [{ tipo: 'mata_mata', ...fase }];
  const id = await makeCampeonato(org, { fases, regras: { quem_informa: 'os_dois' } });
  await insertNames(t, id, 4);
  await startCampeonato(org, id);
  const round = async (rodada: number): Promise<PartidaDeTeste[]> =>
    (await org.get(`/api/campeonatos/${id}/jogos?fase=1&rodada=${rodada}`)).json().data;
  for (const semi of await round(1)) aceito(await score(org, semi, placar(2, 1)));
  const [final] = (await round(2)) as [PartidaDeTeste];
  const lados = [
    String(final.mandante.participante),
    String(final.visitante.participante),
  ] as const;
  const account = async (participante: string) => {
    const who = await t.signedIn();
    await t.db.run(sql`
      update participantes set usuario_uuid = ${who.uuid} where uuid = ${participante}`);
    return who;
  };
  const casa = await account(lados[0]);
  const fora = await account(lados[1]);
  const path = `/api/partidas/${final.uuid}`;
  const vida = async (who: SignedIn) => (await who.get(path)).json().data.vida;
  /** The semi-final from which the home side of the final comes. */
  const correct = async (lancamento: object) => {
    const [semi] = (await round(1)) as [PartidaDeTeste];
    const more = { motivo: 'súmula trocada', ciente: true };
    const answer = await score(org, semi, lancamento, more);
    aceito(answer);
    return answer.json();
  };
  const undo = () => correct(placar(0, 3));
  const restore = async () => {
    await correct(placar(2, 1));
    aceito(await org.post(`/api/campeonatos/${id}/partidas/restauracao`));
  };
  const undone = async () => {
    await undo();
    const gone = await vida(casa);
    await restore();
    return gone;
  };
  const { uuid } = final;
  return { org, id, uuid, lados, path, casa, fora, vida, correct, undo, restore, undone };
}

export type FinalDesfeita = Awaited<ReturnType<typeof makeFinal>>;

/** Both have said another score. */
export async function contestada(t: TestApp, fase: object = {}): Promise<FinalDesfeita> {
  const cena = await makeFinal(t, fase);
  const { path, casa, fora } = cena;
  aceito(await casa.post(`${path}/informes`, { informado: placar(2, 1) }));
  aceito(await fora.post(`${path}/contestacao`, { informado: placar(1, 2) }));
  return cena;
}

/** The case is decided; who is suspended plays for the home side. */
export async function julgar({ org, path }: FinalDesfeita, dito: object): Promise<void> {
  const { versao } = (await org.get(path)).json().data.partida;
  const said = { motivo: 'A tela final mostra.', regra: { texto: 'Vale a tela final.' } };
  aceito(await org.post(`${path}/veredito`, { versao, ...said, ...dito }));
}
