// What a side may say with the sheet.
export type Modo = 'informar' | 'mudar' | 'contestar' | 'reclamar';
