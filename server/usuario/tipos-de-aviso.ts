// Every kind of notice. Its name is the key under which mail.json has the subject of its mail, so there is no
// kind without one.
import ptBR from '#textos/pt-BR/mail.json' with { type: 'json' };

export type TipoDaNotificacao = keyof typeof ptBR.aviso.assuntos;

export const TIPOS_DE_AVISO = Object.keys(ptBR.aviso.assuntos) as [
  TipoDaNotificacao,
  ...TipoDaNotificacao[],
];
