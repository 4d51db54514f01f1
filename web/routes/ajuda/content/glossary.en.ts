import type { Term } from './shape.ts';

export const terms: readonly Term[] = [
  {
    id: 'acesso',
    word: 'Promotion',
    meaning: 'Going up to the division above. The opposite is relegation. (Acesso)',
  },
  {
    id: 'artilharia',
    word: 'Top scorers',
    meaning: 'The list of who scored most. Own goals and shoot-outs stay out. (Artilharia)',
  },
  {
    id: 'chaveamento',
    word: 'Bracket',
    meaning: 'The drawing of a knockout: who meets whom all the way to the final. (Chaveamento)',
  },
  {
    id: 'cabeca-de-chave',
    word: 'Seed',
    meaning:
      'A highly placed entrant, kept apart from the other strong ones by the draw. (Cabeça de chave)',
  },
  {
    id: 'chave-dos-perdedores',
    word: 'Lower bracket',
    meaning: 'In double elimination, the road of those who have lost once. (Losers’ bracket)',
  },
  {
    id: 'folga',
    word: 'Rest',
    meaning: 'A round in which a team does not play because the number of teams is odd. (Folga)',
  },
  {
    id: 'gol-contra',
    word: 'Own goal',
    meaning: 'Counts for the opponent and for nobody’s tally. (Gol contra)',
  },
  {
    id: 'gol-de-ouro',
    word: 'Golden goal',
    meaning:
      'In extra time, the first goal ends the match. Gone from the official rules, alive in amateur football.',
  },
  {
    id: 'ida-e-volta',
    word: 'Two legs',
    meaning: 'A tie of two matches, each side hosting one. (Ida e volta)',
  },
  {
    id: 'mando',
    word: 'Home side',
    meaning:
      'The right to play at home. Online, it says who opens the room and comes first in the score. (Mando)',
  },
  {
    id: 'mata-mata-termo',
    word: 'Knockout',
    meaning: 'A phase in which the loser of a tie is out. (Mata-mata, literally “kill-kill”)',
  },
  {
    id: 'melhor-campanha',
    word: 'Better record',
    meaning:
      'Whoever did better in the previous phase. May earn the second leg at home, or even go through with a draw, if the rules say so. (Melhor campanha)',
  },
  {
    id: 'minitabela',
    word: 'Mini-table',
    meaning: 'A table of the matches among the level teams only.',
  },
  {
    id: 'passagem-direta',
    word: 'Bye',
    meaning: 'A place in the next round without playing, when the bracket is not full.',
  },
  {
    id: 'pote',
    word: 'Pot',
    meaning: 'Entrants of similar strength that the draw spreads over different groups. (Pote)',
  },
  {
    id: 'prorrogacao',
    word: 'Extra time',
    meaning: 'Two more halves of 15 minutes when a draw will not do. (Prorrogação)',
  },
  {
    id: 'repescagem',
    word: 'Second-chance round',
    meaning: 'A match between those who did not qualify directly and are not out yet. (Repescagem)',
  },
  {
    id: 'returno',
    word: 'First and second half of the season',
    meaning:
      'Once round everyone, then the same matches with the venues swapped. (Turno e returno)',
  },
  {
    id: 'society',
    word: 'Society',
    meaning: 'Brazilian seven-a-side on artificial grass, between the pitch and the indoor court.',
  },
  {
    id: 'tapetao',
    word: 'Tapetão',
    meaning:
      '“The big carpet”: a result changed off the pitch by a tribunal. The table should say why.',
  },
  {
    id: 'varzea',
    word: 'Várzea',
    meaning: 'Brazil’s neighbourhood amateur football, where many a good rule was born.',
  },
  {
    id: 'wo',
    word: 'Walkover',
    meaning: 'A win because the opponent did not turn up or could not field enough players. (W/O)',
  },
  {
    id: 'x1',
    word: 'X1',
    meaning: 'One against one. In video games, each person controls a whole team.',
  },
  {
    id: 'zona',
    word: 'Zone',
    meaning:
      'A band of the table that leads somewhere: a place, a second chance or relegation. (Zona)',
  },
];
