import type { FormatText } from './shape.ts';

export const formats: readonly FormatText[] = [
  {
    id: 'pontos-corridos',
    name: 'Pontos corridos',
    how: 'Todos contra todos, em um a quatro turnos. No fim, quem somou mais pontos é o campeão.',
    goodFor: 'Ligas longas e grupos que querem jogar toda semana.',
    beware: 'Pede muitas datas, e no fim há quem já não dispute nada.',
  },
  {
    id: 'mata-mata',
    name: 'Mata-mata',
    how: 'Perdeu, saiu. Cada fase corta metade até sobrar o campeão; os melhores só se cruzam no fim.',
    goodFor: 'Torneio de um dia, copas e finais.',
    beware: 'Metade vai embora depois de um jogo só.',
  },
  {
    id: 'grupos',
    name: 'Grupos + mata-mata',
    how: 'Grupos pequenos em pontos corridos; os primeiros de cada um seguem para o mata-mata.',
    goodFor: 'Copas em que todos jogam ao menos três vezes.',
    beware:
      'Na última rodada do grupo, um empate pode servir aos dois: marque os jogos para a mesma hora.',
  },
  {
    id: 'dupla-eliminacao',
    name: 'Dupla eliminação',
    how: 'A primeira derrota leva à repescagem; a segunda manda embora. As duas chaves se encontram na final.',
    goodFor: 'Torneios on-line em que um tropeço não pode acabar com tudo.',
    beware: 'É o mais difícil de explicar e quem cai cedo joga em dobro.',
  },
  {
    id: 'suico',
    name: 'Suíço',
    how: 'Número fixo de rodadas. A cada uma, enfrentam-se times de campanha parecida; adversário só se repete quando não há outro.',
    goodFor: 'Muita gente e poucas datas, sem eliminar ninguém.',
    beware: 'A rodada seguinte só sai quando a atual termina.',
  },
  {
    id: 'fase-de-liga',
    name: 'Fase de liga + mata-mata',
    how: 'Uma tabela única em que cada um enfrenta só alguns adversários, de potes diferentes; os melhores vão ao mata-mata. É o modelo da Champions League desde 2024.',
    goodFor: 'Campeonatos grandes, com jogos variados até o fim.',
    beware: 'As tabelas não são iguais para todos: a força dos adversários pesa no desempate.',
  },
];
