// Files that people send, by kind: how many bytes may come in, in which field of the form, how large the picture is
// that is drawn of it and kept (specification, section 9), in which quality, how long the encoder of WebP may search (0
// to 6), and whether everybody may fetch it. What is private is large, many and seen by few: as JPEG one costs a third
// of the processor time of the quickest WebP and has at most 1.3 times its bytes (decision 0191).
export const TIPOS_DE_ARQUIVO = {
  avatar: {
    campo: 'foto',
    maisBytes: 2_000_000,
    lado: 160,
    formato: 'webp',
    qualidade: 90,
    esforco: 4,
    publico: true,
  },
  times: {
    campo: 'escudo',
    maisBytes: 2_000_000,
    lado: 160,
    formato: 'webp',
    qualidade: 90,
    esforco: 4,
    publico: true,
  },
  provas: {
    campo: 'foto',
    maisBytes: 3_000_000,
    lado: 1_600,
    formato: 'jpeg',
    qualidade: 70,
    publico: false,
  },
  escudos_de_ligas: {
    campo: 'escudo',
    maisBytes: 2_000_000,
    lado: 240,
    formato: 'webp',
    qualidade: 90,
    esforco: 4,
    publico: true,
  },
  capas_de_ligas: {
    campo: 'capa',
    maisBytes: 4_000_000,
    lado: 1_600,
    formato: 'webp',
    qualidade: 80,
    esforco: 2,
    publico: true,
  },
  capas: {
    campo: 'capa',
    maisBytes: 4_000_000,
    lado: 1_600,
    formato: 'webp',
    qualidade: 80,
    esforco: 2,
    publico: true,
  },
  /** The same banner, cut to the strip of a card in a list, where many stand on one page. */
  faixas: {
    campo: 'capa',
    maisBytes: 4_000_000,
    lado: 720,
    alto: 144,
    formato: 'webp',
    qualidade: 70,
    esforco: 4,
    publico: true,
  },
  patrocinadores: {
    campo: 'logo',
    maisBytes: 2_000_000,
    lado: 320,
    formato: 'webp',
    qualidade: 90,
    esforco: 4,
    publico: true,
  },
  comprovantes: {
    campo: 'comprovante',
    maisBytes: 3_000_000,
    lado: 1_600,
    formato: 'jpeg',
    qualidade: 70,
    publico: false,
  },
} as const;

export type TipoDeArquivo = keyof typeof TIPOS_DE_ARQUIVO;

export const TIPOS = Object.keys(TIPOS_DE_ARQUIVO) as TipoDeArquivo[];

/** Its name says it: pictures stay in the format in which they were kept. */
export const tipoDaImagem = (nome: string) =>
  nome.endsWith('.jpeg') ? 'image/jpeg' : 'image/webp';
