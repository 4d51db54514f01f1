import type { CriterionText } from './shape.ts';

export const criteria: readonly CriterionText[] = [
  {
    id: 'wins',
    name: 'Vitórias',
    rule: 'Fica na frente quem venceu mais jogos. É o primeiro critério do Brasileirão: premia quem busca o resultado em vez de colecionar empates.',
    reading: 'Os dois somaram 3 pontos. O Sabiá venceu uma vez; o Guará empatou três.',
  },
  {
    id: 'goal_difference',
    name: 'Saldo de gols',
    rule: 'Gols pró menos gols contra, em todos os jogos. Vem primeiro na Premier League e na fase de liga da Champions.',
    reading: 'Uma vitória e uma derrota para cada um, mas o Sabiá goleou e perdeu por pouco.',
  },
  {
    id: 'goals_for',
    name: 'Gols pró',
    rule: 'Com o mesmo saldo, passa quem fez mais gols: melhor ganhar de 4 × 2 do que de 2 × 0.',
    reading: 'Saldo igual, +1. O Sabiá fez cinco gols; o Guará, dois.',
  },
  {
    id: 'head_to_head_two_teams_only',
    name: 'Confronto direto, só entre dois',
    rule: 'O modelo brasileiro. Olha-se o que aconteceu nos jogos entre os dois empatados: primeiro pontos, depois saldo. Se três ou mais empataram, o critério é pulado.',
    reading: 'Tudo igual até aqui; o Sabiá ganhou o jogo entre eles por 1 × 0.',
  },
  {
    id: 'h2h_points',
    name: 'Confronto direto, em minitabela',
    rule: 'O modelo da UEFA e da Copa do Mundo de 2026. Monta-se uma tabela só com os jogos entre todos os empatados e comparam-se pontos, saldo e gols, nessa ordem. Se um grupo menor continuar empatado em tudo, refaz-se a minitabela só com ele.',
    reading:
      'Cada um ganhou um jogo dos outros. Entre eles, o saldo do Sabiá é +1, o do Cajueiro é 0 e o do Guará, −1; a goleada do Guará contra outro time não entra.',
  },
  {
    id: 'away_goals',
    name: 'Gols fora de casa',
    rule: 'Gols marcados como visitante, em todos os jogos. Ainda aparece na fase de liga da Champions, depois de saldo e gols pró.',
    reading: 'Dois empates, três gols feitos por cada um. Fora de casa, o Sabiá marcou dois.',
  },
  {
    id: 'win_rate',
    name: 'Parte de jogos vencidos',
    rule: 'Vitórias divididas por jogos. Útil quando nem todos jogaram o mesmo número de vezes.',
    reading: 'Mesmos 6 pontos: o Sabiá venceu seus dois jogos; o Guará, dois de três.',
  },
  {
    id: 'fewest_red_cards',
    name: 'Menos cartões vermelhos',
    rule: 'Quem teve menos expulsões fica na frente. No Brasileirão vem logo depois do confronto direto.',
    reading: 'Empataram entre si e em tudo o mais. Uma expulsão contra duas.',
  },
  {
    id: 'fewest_yellow_cards',
    name: 'Menos cartões amarelos',
    rule: 'O passo seguinte, quando nem os vermelhos separam. É o último antes do sorteio.',
    reading: 'Nenhum vermelho de diferença: sete amarelos contra nove.',
  },
  {
    id: 'fair_play',
    name: 'Fair play',
    rule: 'Cada jogador desconta uma vez por jogo: amarelo −1, segundo amarelo −3, vermelho direto −4, amarelo e depois vermelho direto −5. Fica na frente quem perdeu menos. Já decidiu vaga em Copa do Mundo, em 2018.',
    reading: 'Quatro amarelos dão −4. Três amarelos e um segundo amarelo dão −6.',
  },
  {
    id: 'fewest_walkovers',
    name: 'Menos W.O.',
    rule: 'Quem deixou menos gente esperando fica na frente. Comum em campeonato amador e on-line.',
    reading: 'A mesma derrota por 0 × 3 para os dois, só que o Guará nem apareceu.',
  },
  {
    id: 'opponents_points',
    name: 'Pontos dos adversários',
    rule: 'Soma dos pontos de quem cada um enfrentou. Faz sentido quando as tabelas são diferentes, como na fase de liga.',
    reading: 'Uma vitória por 1 × 0 para cada um, mas o adversário do Sabiá também pontuou.',
  },
  {
    id: 'buchholz',
    name: 'Buchholz',
    rule: 'A medida clássica do suíço: a soma da pontuação dos seus adversários. Quem enfrentou gente melhor com o mesmo resultado fica na frente. No Buchholz mediano descartam-se o melhor e o pior adversário.',
    reading:
      'Duas vitórias para cada um. Os adversários do Sabiá somaram 4 pontos; os do Guará, 1.',
  },
  {
    id: 'sonneborn_berger',
    name: 'Sonneborn-Berger',
    rule: 'Soma dos pontos de quem você venceu, mais a metade dos pontos de quem empatou com você. Premia ganhar dos fortes.',
    reading: 'Uma vitória e uma derrota para cada um. Quem o Sabiá venceu terminou com 3 pontos.',
  },
  {
    id: 'lots',
    name: 'Sorteio',
    rule: 'Quando nada mais separa. O resultado fica registrado; até ele acontecer, os dois dividem a mesma posição.',
    reading: 'Empate em tudo. A primeira bola foi a do Guará.',
  },
  {
    id: 'playoff',
    name: 'Jogo extra',
    rule: 'Decide-se em campo, em jogo marcado só para isso. Costuma ficar reservado para título e rebaixamento.',
    reading: 'Empate em tudo. O Sabiá ganhou o jogo extra, que não conta na tabela.',
  },
];
