// The parts of the page, in their order; each has its own address (/perfil#senha).

export const PARTS = [
  'foto',
  'dados',
  'gamertags',
  'idioma',
  'privacidade',
  'bloqueios',
  'avisos',
  'email',
  'senha',
  'segundo_fator',
  'redes',
  'sessoes',
  'juncao',
  'exportacao',
  'exclusao',
] as const;

export type PartId = (typeof PARTS)[number];
