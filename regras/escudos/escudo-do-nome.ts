// The crest of who has chosen none: that of the club with this name, or one drawn from the name. The preview of
// a list and what is made of it show the same one.
import { camisaDe } from './camisa.ts';
import { acharClube, escudoOficial } from './clubes.ts';

export function escudoDoNome(nome: string) {
  const clube = acharClube(nome);
  return clube ? { imagem: escudoOficial(clube) } : camisaDe(nome);
}
