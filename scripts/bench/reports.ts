// Results as players make them: one side sends a picture and reports with it, the other confirms; both are told.
// In the same leagues and printed beside what an organiser enters, so that what reporting adds can be read.
import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import {
  type Championship,
  type ListedMatch,
  startChampionship,
} from '#scripts/replay/championship.ts';
import { newPerson, type Person } from '#scripts/replay/person.ts';

const SIDE = 1_600;
const HEIGHT = 900;

/** Such as a phone sends it, shrunk by the page: noise compresses badly, as a photograph does. */
export const makePicture = (): Promise<Buffer> =>
  sharp({
    create: {
      ...{ width: SIDE, height: HEIGHT, channels: 3, background: '#1b5e20' },
      noise: { type: 'gaussian', mean: 90, sigma: 12 },
    },
  })
    .jpeg({ quality: 70 })
    .toBuffer();

const START_OF_IMAGE = 2;
/** The marker of a comment of sixteen bytes, and their number with its own two. */
const COMMENT = [0xff, 0xfe, 0x00, 0x12];

/** No two matches have the same file: each has another comment in it. */
const withComment = (picture: Buffer) =>
  new Uint8Array([
    ...picture.subarray(0, START_OF_IMAGE),
    ...[...COMMENT, ...randomBytes(16)],
    ...picture.subarray(START_OF_IMAGE),
  ]);

export async function makeReportedLeague(url: string, nome: string, teams: number) {
  const organiser = await newPerson(url, 'Organização');
  const people = new Map<string, Person>();
  for (let n = 1; n <= teams; n += 1) people.set(`Time ${n}`, await newPerson(url, `Pessoa ${n}`));
  const fases = [{ tipo: 'pontos_corridos', turnos: 2 }];
  return startChampionship(organiser, people, { nome, fases, manual: [...people.keys()] });
}

export async function matchesOfReported({ organiser, id }: Championship, rounds: number) {
  const found: ListedMatch[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    const path = `/api/campeonatos/${id}/jogos?rodada=${round}`;
    found.push(...(await organiser.get<{ data: ListedMatch[] }>(path)).data);
  }
  return found;
}

type Movida = { data: { vida: { informe: { uuid: string } | null } } };

export type Reported = {
  readonly picture: number;
  readonly report: number;
  readonly confirm: number;
};

/** What each of the three requests took, in milliseconds. */
export async function reportAndConfirm(
  { people, teamOf }: Championship,
  { uuid, mandante, visitante }: ListedMatch,
  { goals, picture }: { readonly goals: number; readonly picture: Buffer },
): Promise<Reported> {
  const [home, away] = [mandante, visitante].map(({ participante }) =>
    people.get(teamOf(participante)),
  );
  if (!home || !away) throw new Error(`nobody plays match ${uuid}`);
  const path = `/api/partidas/${uuid}`;
  const form = new FormData();
  const file = new Blob([withComment(picture)], { type: 'image/jpeg' });
  form.append('foto', file, 'foto.jpg');
  const start = performance.now();
  const foto = await home.send<{ data: { uuid: string } }>('POST', `${path}/provas`, form);
  const sent = performance.now();
  const informado = { tipo: 'placar', mandante: goals % 4, visitante: goals % 3 };
  const fotos = [{ uuid: foto.data.uuid }];
  const said = await home.send<Movida>('POST', `${path}/informes`, { informado, fotos });
  const reported = performance.now();
  const informe = said.data.vida.informe?.uuid;
  await away.send('POST', `${path}/informes/${informe}/confirmacao`, {});
  const confirmed = performance.now();
  return { picture: sent - start, report: reported - sent, confirm: confirmed - reported };
}
