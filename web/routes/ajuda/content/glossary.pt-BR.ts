import type { Term } from './shape.ts';

export const terms: readonly Term[] = [
  {
    id: 'acesso',
    word: 'Acesso',
    meaning: 'Subida para a divisão de cima. O contrário é o rebaixamento.',
  },
  {
    id: 'artilharia',
    word: 'Artilharia',
    meaning: 'Lista de quem fez mais gols. Gol contra e disputa de pênaltis não entram.',
  },
  {
    id: 'chaveamento',
    word: 'Chaveamento',
    meaning: 'O desenho do mata-mata: quem cruza com quem até a final.',
  },
  {
    id: 'cabeca-de-chave',
    word: 'Cabeça de chave',
    meaning: 'Time bem colocado antes do torneio, separado dos outros fortes no sorteio.',
  },
  {
    id: 'chave-dos-perdedores',
    word: 'Chave dos perdedores',
    meaning: 'A repescagem da dupla eliminação: o caminho de quem já perdeu uma vez.',
  },
  {
    id: 'folga',
    word: 'Folga',
    meaning: 'Rodada em que o time não joga, porque o número de times é ímpar.',
  },
  {
    id: 'gol-contra',
    word: 'Gol contra',
    meaning: 'Vale para o adversário no placar e não vai para a conta de nenhum artilheiro.',
  },
  {
    id: 'gol-de-ouro',
    word: 'Gol de ouro',
    meaning:
      'Na prorrogação, o primeiro gol encerra o jogo. Saiu das regras oficiais; sobrevive no amador.',
  },
  {
    id: 'ida-e-volta',
    word: 'Ida e volta',
    meaning: 'Confronto em dois jogos, um com o mando de cada time.',
  },
  {
    id: 'mando',
    word: 'Mando de campo',
    meaning:
      'Direito de jogar em casa. No on-line, diz quem cria a sala e aparece primeiro no placar.',
  },
  {
    id: 'mata-mata-termo',
    word: 'Mata-mata',
    meaning: 'Fase em que quem perde o confronto está fora.',
  },
  {
    id: 'melhor-campanha',
    word: 'Melhor campanha',
    meaning:
      'Quem somou mais na fase anterior. Pode decidir em casa ou até avançar com o empate, se o regulamento disser.',
  },
  {
    id: 'minitabela',
    word: 'Minitabela',
    meaning: 'Tabela só com os jogos entre os times empatados.',
  },
  {
    id: 'passagem-direta',
    word: 'Passagem direta',
    meaning: 'Vaga na fase seguinte sem jogar, quando o chaveamento não fecha. Em inglês, bye.',
  },
  {
    id: 'pote',
    word: 'Pote',
    meaning: 'Grupo de times de força parecida que o sorteio espalha por grupos diferentes.',
  },
  {
    id: 'prorrogacao',
    word: 'Prorrogação',
    meaning: 'Dois tempos extras de 15 minutos quando o empate não serve.',
  },
  {
    id: 'repescagem',
    word: 'Repescagem',
    meaning:
      'Segunda chance: jogo entre quem não se classificou direto e quem ainda não foi eliminado.',
  },
  {
    id: 'returno',
    word: 'Turno e returno',
    meaning:
      'Turno é todos contra todos uma vez. No returno repetem-se os jogos com o mando trocado.',
  },
  {
    id: 'society',
    word: 'Society',
    meaning: 'Futebol de sete em grama sintética, entre o campo e a quadra.',
  },
  {
    id: 'tapetao',
    word: 'Tapetão',
    meaning:
      'Resultado mudado fora de campo, por decisão de quem julga. A tabela deve dizer o motivo.',
  },
  {
    id: 'varzea',
    word: 'Várzea',
    meaning: 'O futebol amador de bairro, onde muita regra boa nasceu.',
  },
  {
    id: 'wo',
    word: 'W.O.',
    meaning:
      'Do inglês walkover: vitória porque o adversário não veio ou não tinha gente para jogar.',
  },
  {
    id: 'x1',
    word: 'X1',
    meaning: 'Um contra um. No videogame, cada pessoa comanda um time inteiro.',
  },
  {
    id: 'zona',
    word: 'Zona',
    meaning: 'Faixa da tabela que dá alguma coisa: vaga, repescagem ou rebaixamento.',
  },
];
