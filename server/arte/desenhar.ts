// From what a picture shows to its SVG.
import { type CampeaoNaArte, desenharCampeao } from './desenhos/campeao.ts';
import { type ChaveNaArte, desenharChave } from './desenhos/chave.ts';
import { desenharJogo, type JogoNaArte } from './desenhos/jogo.ts';
import { desenharLink, type LinkNaArte } from './desenhos/link.ts';
import { desenharLista, type ListaNaArte } from './desenhos/lista.ts';
import { desenharRodada, type RodadaNaArte } from './desenhos/rodada.ts';

export type Arte =
  | CampeaoNaArte
  | ChaveNaArte
  | JogoNaArte
  | LinkNaArte
  | ListaNaArte
  | RodadaNaArte;

export function desenhar(arte: Arte): string {
  switch (arte.tipo) {
    case 'link':
      return desenharLink(arte);
    case 'jogo':
      return desenharJogo(arte);
    case 'lista':
      return desenharLista(arte);
    case 'rodada':
      return desenharRodada(arte);
    case 'chave':
      return desenharChave(arte);
    default:
      return desenharCampeao(arte);
  }
}
