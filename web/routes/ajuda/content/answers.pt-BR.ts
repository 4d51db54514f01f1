import type { HelpAnswer } from './shape.ts';

export const answers: readonly HelpAnswer[] = [
  {
    id: 'escolher-formato',
    role: 'organizador',
    question: 'Qual formato combina com o meu grupo?',
    text: [
      'Conte as datas antes de contar os times. Com várias semanas pela frente, pontos corridos é o mais justo: todo mundo enfrenta todo mundo. Com um fim de semana só, mata-mata resolve. Quer emoção no fim sem mandar ninguém embora no primeiro tropeço? Grupos e depois mata-mata.',
      'A comparação dos formatos, logo abaixo, mostra quantos jogos e quantas rodadas cada um pede com 8, 16 ou 32 participantes.',
    ],
  },
  {
    id: 'quantos-jogos',
    role: 'organizador',
    question: 'Como sei quantos jogos o campeonato vai ter?',
    text: [
      'Para n participantes a conta é rápida:',
      [
        'pontos corridos: n × (n − 1) ÷ 2 por turno. Com 10 times, 45 jogos em 9 rodadas;',
        'mata-mata em jogo único: n − 1, porque cada jogo elimina um e só o campeão sobra;',
        'dupla eliminação: 2n − 2, mais um se a final precisar de segundo jogo;',
        'suíço: n ÷ 2 por rodada, e você escolhe o número de rodadas.',
      ],
      'Ida e volta dobra tudo, menos a final, que costuma ser em jogo único.',
    ],
  },
  {
    id: 'numero-impar',
    role: 'organizador',
    question: 'Somos um número ímpar. Alguém fica de fora?',
    text: [
      'Não. Em pontos corridos um time folga a cada rodada, e cada um folga o mesmo número de vezes: com 7 times são 7 rodadas de 3 jogos. No mata-mata, as vagas que faltam para 4, 8, 16 ou 32 viram passagem direta para os cabeças de chave. No suíço, quem está mais embaixo e ainda não folgou recebe a folga, que vale como vitória.',
      'Não invente um time fantasma para completar: ele bagunça saldo e artilharia.',
    ],
  },
  {
    id: 'cabecas-de-chave-e-potes',
    role: 'organizador',
    question: 'Para que servem cabeças de chave e potes?',
    text: [
      'Para os favoritos não se matarem cedo. No mata-mata, os cabeças de chave 1 e 2 só podem se cruzar na final, e os quatro primeiros só a partir da semifinal. Nos grupos, cada pote reúne times de força parecida e cada grupo recebe um de cada pote.',
      'Sem histórico para comparar? Sorteie todo mundo do mesmo pote: também é justo, só é mais imprevisível.',
    ],
  },
  {
    id: 'sorteio-em-que-todos-confiam',
    role: 'organizador',
    question: 'Como fazer um sorteio em que todos confiam?',
    text: [
      'Publique antes o que não pode mudar depois: a lista de participantes, os potes e as restrições. Depois sorteie na frente de todos.',
      'O jeito mais forte é o sorteio auditável: um número secreto (a semente) decide tudo. Antes da primeira bola publica-se um código de conferência tirado desse número, que não pode ser trocado sem que o código mude; no fim publica-se o número, e qualquer um refaz a conta e chega às mesmas bolas.',
    ],
  },
  {
    id: 'jogo-unico-ou-ida-e-volta',
    role: 'organizador',
    question: 'Jogo único ou ida e volta?',
    text: [
      'Ida e volta premia quem é melhor em dois dias diferentes e dobra o calendário. Jogo único é mais curto e dá mais zebra. Uma mistura comum: ida e volta até a semifinal e final em jogo único.',
      'Na ida e volta, vale a soma dos dois placares. O mando do segundo jogo costuma ser prêmio para a melhor campanha.',
    ],
  },
  {
    id: 'gol-fora',
    role: 'organizador',
    question: 'Gol fora de casa ainda desempata?',
    text: [
      'Nas grandes competições, não mais: a Copa do Brasil deixou de usar em 2018, a UEFA na temporada 2021/22 e a Conmebol em 2022. O regulamento do seu campeonato pode usar, desde que diga isso antes da bola rolar e diga também se o gol na prorrogação conta.',
      'Em campeonato on-line, onde ninguém viaja, a regra perde o sentido.',
    ],
  },
  {
    id: 'placar-do-wo',
    role: 'organizador',
    question: 'Qual é o placar de um W.O.?',
    text: [
      'O que o regulamento disser. No profissional brasileiro são 3 × 0 depois de 30 minutos de tolerância. No amador é comum 1 × 0 com 15 minutos, ou só os três pontos, sem mexer no saldo de ninguém.',
      'Escolha pensando no saldo: um W.O. de 3 × 0 pode decidir uma vaga que seria decidida em campo.',
    ],
  },
  {
    id: 'wo-duplo',
    role: 'organizador',
    question: 'E se os dois times faltarem?',
    text: [
      'É o W.O. duplo: os dois perdem. Cada um fica com uma derrota por 0 × 3, ninguém pontua e a soma de gols pró e contra da tabela deixa de bater, o que é normal nesse caso. Há quem prefira registrar um 0 × 0 sem pontos ou não contar o jogo. No mata-mata, a vaga seguinte fica vazia e o adversário passa direto.',
    ],
  },
  {
    id: 'time-desistiu',
    role: 'organizador',
    question: 'Um time abandonou no meio. O que faço com os jogos dele?',
    text: [
      'Decida no regulamento, antes que aconteça. As saídas mais usadas:',
      [
        'valem os jogos disputados e os que faltam viram W.O.;',
        'anulam-se todos, como se o time nunca tivesse jogado;',
        'anula-se tudo se ele saiu no primeiro turno; se saiu no segundo, vale o turno e o resto é W.O.',
      ],
      'A primeira é a mais simples, mas quem já tinha perdido para ele sai prejudicado. A segunda é a mais neutra quando ele jogou pouco.',
    ],
  },
  {
    id: 'tirar-pontos',
    role: 'organizador',
    question: 'Um time foi punido com perda de pontos. O que muda na tabela?',
    text: [
      'Só a coluna P. Vitórias, empates, derrotas e gols ficam como foram em campo e continuam valendo para o desempate. A punição aparece com o motivo, para que ninguém ache que a conta está errada.',
    ],
  },
  {
    id: 'ordem-dos-criterios',
    role: 'organizador',
    question: 'Em que ordem coloco os critérios de desempate?',
    text: [
      'Na ordem em que você quer premiar. O Brasileirão valoriza quem vence: vitórias, saldo de gols, gols pró, confronto direto (só entre dois), menos cartões vermelhos, menos amarelos e sorteio (os cartões são os da súmula). A Eurocopa e a Copa do Mundo de 2026 olham primeiro para os jogos entre os empatados.',
      'Três cuidados: publique a ordem antes da primeira rodada, não mude depois, e termine com um critério que sempre decide, como sorteio ou jogo extra.',
    ],
  },
  {
    id: 'melhores-terceiros',
    role: 'organizador',
    question: 'Como comparar terceiros colocados de grupos diferentes?',
    text: [
      'Eles não se enfrentaram, então confronto direto não serve. Faz-se uma tabela só com os terceiros: pontos, saldo de gols, gols pró e, se preciso, cartões (os da súmula) e sorteio. Todos os grupos precisam ter o mesmo número de times; senão, desconte os jogos contra o último dos grupos maiores.',
    ],
  },
  {
    id: 'regulamento-minimo',
    role: 'organizador',
    question: 'O que não pode faltar no regulamento?',
    text: [
      'O que costuma virar briga no grupo:',
      [
        'prazo de cada rodada e tolerância de atraso;',
        'como se prova o placar e até quando dá para contestar;',
        'placar do W.O. e quantos W.O. eliminam;',
        'critérios de desempate, em ordem;',
        'o que acontece com quem desiste;',
        'quem decide quando ninguém concorda.',
      ],
      'Seis linhas bem escritas evitam sessenta mensagens.',
    ],
  },
  {
    id: 'empate-em-pontos',
    role: 'jogador',
    question: 'Empatamos em pontos. Quem fica na frente?',
    text: [
      'Quem levar a melhor no primeiro critério que separar vocês. Os critérios são vistos em ordem: se as vitórias são iguais, olha-se o saldo; se o saldo é igual, os gols pró; e assim por diante. O primeiro que desempata encerra o assunto, mesmo que o outro time ganhe em todos os seguintes.',
    ],
  },
  {
    id: 'ganhei-o-confronto-direto',
    role: 'jogador',
    question: 'Ganhei o confronto direto e fiquei atrás. Por quê?',
    text: [
      'Há três motivos possíveis. O confronto direto vem depois de outros critérios, como no Brasileirão, e vocês foram separados antes dele. Ou havia três times empatados, e no modelo brasileiro o confronto direto só vale entre dois. Ou o regulamento usa a minitabela: contam os jogos entre todos os empatados, não só os seus contra um deles.',
    ],
  },
  {
    id: 'penaltis-no-saldo',
    role: 'jogador',
    question: 'Gol em disputa de pênaltis conta no saldo ou na artilharia?',
    text: [
      'Não. A disputa só diz quem passa; na estatística o jogo fica empatado. Pênalti cobrado durante o jogo ou a prorrogação é gol como qualquer outro.',
    ],
  },
  {
    id: 'wo-conta-como-jogo',
    role: 'jogador',
    question: 'Vitória por W.O. conta como jogo?',
    text: [
      'Conta: entra em J e em V, com os pontos de uma vitória e os gols que o regulamento der. O que não existe é artilheiro de W.O.: ninguém marcou aqueles gols.',
    ],
  },
  {
    id: 'cartoes-e-suspensao',
    role: 'jogador',
    question: 'Quantos amarelos suspendem?',
    text: [
      'Depende do regulamento; no Brasileirão são três, e o vermelho tira do jogo seguinte. Muitos campeonatos zeram os amarelos antes do mata-mata para ninguém perder a final por acúmulo, e em campeonato on-line é comum cartão não suspender ninguém. No Tabelão contam os cartões da súmula: onde o regulamento manda, quem não pode jogar aparece na página do jogo e do time, e os cartões desempatam a tabela.',
    ],
  },
  {
    id: 'garantido-na-matematica',
    role: 'jogador',
    question: 'O que quer dizer “classificado matematicamente”?',
    text: [
      'Que nenhum resultado dos jogos que faltam tira você da vaga, nem o pior possível. É diferente de chance alta: 99 % ainda não é garantia. O mesmo vale para o contrário, o eliminado matematicamente.',
    ],
  },
  {
    id: 'nao-consigo-entrar',
    role: 'jogador',
    question: 'Não consigo entrar na minha conta',
    text: [
      'Confira o e-mail letra por letra e use o olho ao lado da senha para ver o que está digitado. Se a tecla Caps Lock estiver ligada, a página avisa. Depois de cinco tentativas erradas seguidas, espere um minuto: o campo mostra quanto falta.',
      'Por segurança, a mensagem é a mesma para e-mail que não existe e para senha errada.',
    ],
  },
  {
    id: 'continuar-conectado',
    role: 'jogador',
    question: 'O que faz “Continuar conectado neste aparelho”?',
    text: [
      'Marcado, você continua dentro por até 30 dias sem usar o site. Desmarcado, a sessão termina quando você fecha o navegador ou fica 12 horas parado. Em aparelho emprestado ou lan house, desmarque e saia no fim.',
    ],
  },
  {
    id: 'meus-avisos',
    role: 'jogador',
    question: 'Onde vejo os meus avisos?',
    text: [
      'No sino, no alto da tela. O número ao lado diz quantos você ainda não leu; abrir um aviso leva direto ao lugar de que ele fala, e dá para marcar todos como lidos de uma vez.',
    ],
  },
  {
    id: 'como-ler-a-tabela',
    role: 'visitante',
    question: 'Como se lê a classificação?',
    text: [
      'Da esquerda para a direita: posição, time e as colunas.',
      [
        'P: pontos. Vitória vale 3, empate vale 1;',
        'J: jogos; V, E e D: vitórias, empates e derrotas;',
        'GP e GC: gols pró e gols contra;',
        'SG: saldo, ou seja, GP menos GC;',
        '%: aproveitamento, a parte dos pontos possíveis que o time conquistou.',
      ],
    ],
  },
  {
    id: 'aproveitamento',
    role: 'visitante',
    question: 'Como se calcula o aproveitamento?',
    text: [
      'Pontos conquistados divididos pelos pontos disputados. Um time com 16 pontos em 9 jogos disputou 27: 16 ÷ 27 dá 59 %. Serve para comparar times com números diferentes de jogos.',
    ],
  },
  {
    id: 'penaltis-no-placar',
    role: 'visitante',
    question: 'O que quer dizer 1 (4) × (3) 1?',
    text: [
      'O jogo terminou 1 × 1 e foi para os pênaltis; o mandante ganhou a disputa por 4 × 3. Os números entre parênteses são sempre da disputa.',
    ],
  },
  {
    id: 'jogo-sem-placar',
    role: 'visitante',
    question: 'Por que um jogo aparece só com ×, e não 0 × 0?',
    text: [
      'Porque ele ainda não aconteceu. 0 × 0 é resultado, dá um ponto para cada lado; jogo por disputar não dá nada a ninguém. Quando há horário marcado, ele aparece embaixo do ×.',
    ],
  },
  {
    id: 'placar-agregado',
    role: 'visitante',
    question: 'O que é placar agregado?',
    text: [
      'A soma dos dois jogos de um confronto de ida e volta. Perdeu a ida por 1 × 0 e ganhou a volta por 3 × 1? O agregado é 3 × 2 e você passou. Se a soma empata, decide o que o regulamento mandar: prorrogação, pênaltis ou melhor campanha.',
    ],
  },
  {
    id: 'idioma-e-tema',
    role: 'visitante',
    question: 'Como mudo o idioma ou deixo a tela escura?',
    text: [
      'Nos botões de idioma e de tema: no fim da página para quem não entrou, no menu da conta para quem entrou. O site fala português e inglês e lembra da sua escolha neste aparelho. O tema automático acompanha o celular: claro de dia, escuro à noite, se ele estiver configurado assim.',
    ],
  },
  {
    id: 'teclado-e-leitor-de-tela',
    role: 'visitante',
    question: 'Dá para usar só com o teclado ou com leitor de tela?',
    text: [
      'Sim. Tab anda pelos controles, Enter aciona, Esc fecha menus e janelas, e o primeiro Tab de cada página oferece pular direto para o conteúdo. Cor nunca é o único sinal: há sempre uma palavra ou um desenho junto. As páginas também abrem com JavaScript desligado.',
    ],
  },
  {
    id: 'link-de-uma-resposta',
    role: 'visitante',
    question: 'Como mando o link de uma resposta para o grupo?',
    text: [
      'Cada resposta tem o seu endereço: abra a pergunta e copie o link de “Link desta resposta”. Quem abrir cai direto nela. A busca também fica no endereço, então dá para mandar o resultado inteiro.',
    ],
  },
];
