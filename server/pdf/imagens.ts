// Pictures that people sent, as large as paper needs them and no larger.
import type { Sharp } from 'sharp';
import { camisaDe } from '#regras/escudos/camisa.ts';
import type { MaterialDoPdf, TimeNoPdf } from './material.ts';

const ESCUDO = 96;
/** So that a file of many crests stays small: on its pages they are as small as a letter. */
const ESCUDO_DE_MUITOS = 48;
const MUITOS = 64;
/** Large on a poster. */
const ESCUDO_DO_CAMPEAO = 512;
const LOGO = { width: 360, height: 180 };
const CAPA = { width: 1200, height: 640 };

type Change = (picture: Sharp) => Sharp;

/** What cannot be read is left out. */
async function mudada(bytes: Uint8Array, change: Change): Promise<Uint8Array | null> {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  return change(sharp(bytes))
    .toBuffer()
    .catch(() => null);
}

const asEscudo =
  (size: number): Change =>
  (picture) =>
    picture.resize(size, size, { fit: 'inside' }).png({ palette: false, compressionLevel: 9 });

const asLogo: Change = (picture) =>
  picture
    .resize({ ...LOGO, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 84 });

const asCapa: Change = (picture) =>
  picture
    .resize({ ...CAPA, fit: 'cover' })
    .flatten()
    .jpeg({ quality: 78 });

async function escudoPequeno({ escudo, nome }: TimeNoPdf, size: number) {
  if (!('bytes' in escudo)) return escudo;
  const bytes = await mudada(escudo.bytes, asEscudo(size));
  return bytes ? { bytes } : camisaDe(nome);
}

export async function comImagensPequenas(material: MaterialDoPdf): Promise<MaterialDoPdf> {
  const { times, capa, patrocinadores, final } = material;
  const size = Object.keys(times).length > MUITOS ? ESCUDO_DE_MUITOS : ESCUDO;
  const small: Record<string, TimeNoPdf> = {};
  for (const [uuid, time] of Object.entries(times)) {
    const own = uuid === final?.campeao ? ESCUDO_DO_CAMPEAO : size;
    small[uuid] = { ...time, escudo: await escudoPequeno(time, own) };
  }
  return {
    ...material,
    times: small,
    capa: capa && (await mudada(capa, asCapa)),
    patrocinadores: await Promise.all(
      patrocinadores.map(async ({ nome, logo }) => ({
        nome,
        logo: logo && (await mudada(logo, asLogo)),
      })),
    ),
  };
}
