import type { HelpAnswer } from './shape.ts';

export const answers: readonly HelpAnswer[] = [
  {
    id: 'escolher-formato',
    role: 'organizador',
    question: 'Which format suits my group?',
    text: [
      'Count your dates before you count your teams. With weeks ahead of you, a league is the fairest: everyone plays everyone. With a single weekend, go for a knockout. Want drama at the end without sending anyone home after one slip? Groups first, then a knockout.',
      'The comparison of formats further down shows how many matches and rounds each one takes with 8, 16 or 32 entrants.',
    ],
  },
  {
    id: 'quantos-jogos',
    role: 'organizador',
    question: 'How many matches will my championship have?',
    text: [
      'For n entrants the sums are short:',
      [
        'league: n × (n − 1) ÷ 2 each time round. Ten teams make 45 matches in 9 rounds;',
        'single-match knockout: n − 1, because every match sends one home and only the champion stays;',
        'double elimination: 2n − 2, plus one if the final needs a second match;',
        'Swiss: n ÷ 2 per round, and you choose the number of rounds.',
      ],
      'Two legs double it all, except the final, which is usually a single match.',
    ],
  },
  {
    id: 'numero-impar',
    role: 'organizador',
    question: 'We are an odd number. Does anyone miss out?',
    text: [
      'No. In a league one team rests each round, and everyone rests equally often: seven teams play 7 rounds of 3 matches. In a knockout, the places missing to 4, 8, 16 or 32 become byes for the top seeds. In a Swiss, the lowest-placed entrant who has not rested yet gets the bye, which counts as a win.',
      'Do not invent a ghost team to fill the gap: it spoils goal difference and the scoring charts.',
    ],
  },
  {
    id: 'cabecas-de-chave-e-potes',
    role: 'organizador',
    question: 'What are seeds and pots for?',
    text: [
      'To keep the favourites apart early on. In a knockout, seeds 1 and 2 can only meet in the final, and the top four only from the semi-finals. In groups, each pot holds teams of similar strength and every group gets one from each pot.',
      'No past results to go by? Draw everyone from one pot: just as fair, only less predictable.',
    ],
  },
  {
    id: 'sorteio-em-que-todos-confiam',
    role: 'organizador',
    question: 'How do I make a draw that everyone trusts?',
    text: [
      'First publish what must not change afterwards: the entrants, the pots and the restrictions. Then draw in front of everybody.',
      'The strongest way is a verifiable draw: a secret number (the seed) decides everything. A check code made from it is published before the first ball, and the number cannot be swapped without changing the code; at the end the number itself is published, and anyone can repeat the calculation and get the same balls.',
    ],
  },
  {
    id: 'jogo-unico-ou-ida-e-volta',
    role: 'organizador',
    question: 'One match or two legs?',
    text: [
      'Two legs reward the side that is better on two different days, and double the calendar. A single match is shorter and kinder to underdogs. A common mix: two legs up to the semi-finals and a one-off final.',
      'Over two legs the scores are added up. Hosting the second leg is usually the prize for the better record.',
    ],
  },
  {
    id: 'gol-fora',
    role: 'organizador',
    question: 'Do away goals still count?',
    text: [
      'Not in the big competitions: the Copa do Brasil dropped the rule in 2018, UEFA in the 2021/22 season and CONMEBOL in 2022. Your own rules may keep it, as long as they say so before kick-off and say whether goals in extra time count too.',
      'Online, where nobody travels, the rule makes little sense.',
    ],
  },
  {
    id: 'placar-do-wo',
    role: 'organizador',
    question: 'What is the score of a walkover?',
    text: [
      'Whatever the rules say. In Brazilian professional football it is 3 × 0 after waiting 30 minutes. Amateur leagues often use 1 × 0 after 15 minutes, or give the three points and leave goal difference alone.',
      'Mind goal difference when you choose: a 3 × 0 walkover can settle a place that should have been settled on the pitch.',
    ],
  },
  {
    id: 'wo-duplo',
    role: 'organizador',
    question: 'What if neither team turns up?',
    text: [
      'A double walkover: both lose. Each is given a 0 × 3 defeat, nobody scores points, and goals for and against no longer add up across the table, which is normal here. Some prefer to record 0 × 0 without points, or not to count the match. In a knockout the next slot stays empty and the opponent goes straight through.',
    ],
  },
  {
    id: 'time-desistiu',
    role: 'organizador',
    question: 'A team dropped out halfway. What happens to its matches?',
    text: [
      'Settle it in the rules before it happens. The usual ways:',
      [
        'played matches stand and the remaining ones become walkovers;',
        'all of them are struck off, as if the team had never entered;',
        'all are struck off if it left in the first half of the season; if it left in the second, the first half stands and the rest are walkovers.',
      ],
      'The first is the simplest, but hurts those who had already lost to it. The second is the most neutral when it played few matches.',
    ],
  },
  {
    id: 'tirar-pontos',
    role: 'organizador',
    question: 'A team was docked points. What changes in the table?',
    text: [
      'Only the points column. Wins, draws, losses and goals stay as they were on the pitch and still count for tiebreakers. The deduction is shown with its reason, so that nobody thinks the sums are wrong.',
    ],
  },
  {
    id: 'ordem-dos-criterios',
    role: 'organizador',
    question: 'In which order should I put the tiebreakers?',
    text: [
      'In the order of what you want to reward. The Brazilian league favours winning: wins, goal difference, goals scored, head-to-head (two teams only), fewest red cards, fewest yellow cards and drawing of lots (the cards are those of the match sheet). The Euro and the 2026 World Cup look first at the matches between the level teams.',
      'Three precautions: publish the order before the first round, do not change it later, and end with something that always decides, such as lots or a play-off.',
    ],
  },
  {
    id: 'melhores-terceiros',
    role: 'organizador',
    question: 'How are third-placed teams of different groups compared?',
    text: [
      'They never met, so head-to-head is no use. A table is made of the third-placed teams alone: points, goal difference, goals scored and, if needed, cards (those of the match sheet) and lots. All groups must have the same number of teams; otherwise leave out the matches against the last team of the larger ones.',
    ],
  },
  {
    id: 'regulamento-minimo',
    role: 'organizador',
    question: 'What must the rules never leave out?',
    text: [
      'The things that start arguments in the group chat:',
      [
        'the deadline of each round and how long to wait for latecomers;',
        'how a score is proved and until when it can be disputed;',
        'the score of a walkover and how many of them expel a team;',
        'the tiebreakers, in order;',
        'what happens to those who drop out;',
        'who decides when nobody agrees.',
      ],
      'Six good lines save sixty messages.',
    ],
  },
  {
    id: 'empate-em-pontos',
    role: 'jogador',
    question: 'We are level on points. Who is ahead?',
    text: [
      'Whoever is better at the first criterion that tells you apart. They are read in order: if wins are equal, goal difference; if that is equal, goals scored; and so on. The first one that separates you is final, even if the other team is better at all the rest.',
    ],
  },
  {
    id: 'ganhei-o-confronto-direto',
    role: 'jogador',
    question: 'I won the head-to-head and still finished below. Why?',
    text: [
      'There are three possible reasons. Head-to-head comes after other criteria, as in the Brazilian league, and they separated you first. Or three teams were level, and in the Brazilian model head-to-head only counts between two. Or the rules use a mini-table: the matches among all the level teams count, not just yours against one of them.',
    ],
  },
  {
    id: 'penaltis-no-saldo',
    role: 'jogador',
    question: 'Do shoot-out goals count for goal difference or top scorer?',
    text: [
      'No. A shoot-out only says who goes through; in the records the match is a draw. A penalty taken during the match or extra time is a goal like any other.',
    ],
  },
  {
    id: 'wo-conta-como-jogo',
    role: 'jogador',
    question: 'Does a walkover win count as a match?',
    text: [
      'It does: one more match and one more win, with the points of a win and the goals that the rules give. What it never has is a scorer: nobody scored those goals.',
    ],
  },
  {
    id: 'cartoes-e-suspensao',
    role: 'jogador',
    question: 'How many yellow cards mean a suspension?',
    text: [
      'It depends on the rules; in the Brazilian league it is three, and a red card costs you the next match. Many championships wipe the yellows before the knockout so that nobody misses a final over old bookings, and online it is common for cards not to suspend at all. In Tabelão the cards of the match sheet count: where the rules say so, the page of the match and of the team tell who cannot play, and cards break ties in the table.',
    ],
  },
  {
    id: 'garantido-na-matematica',
    role: 'jogador',
    question: 'What does “mathematically qualified” mean?',
    text: [
      'That no result of the remaining matches can take your place away, not even the worst. That is not the same as a good chance: 99% is still no guarantee. The same goes the other way round for mathematically eliminated.',
    ],
  },
  {
    id: 'nao-consigo-entrar',
    role: 'jogador',
    question: 'I cannot log in',
    text: [
      'Check the e-mail letter by letter and use the eye beside the password to see what you typed. If Caps Lock is on, the page tells you. After five wrong attempts in a row, wait a minute: the field shows how long is left.',
      'For safety, the message is the same for an unknown e-mail and for a wrong password.',
    ],
  },
  {
    id: 'continuar-conectado',
    role: 'jogador',
    question: 'What does “Stay logged in on this device” do?',
    text: [
      'Ticked, you stay in for up to 30 days without using the site. Unticked, the session ends when you close the browser or leave it alone for 12 hours. On a borrowed or public device, untick it and log out when you are done.',
    ],
  },
  {
    id: 'meus-avisos',
    role: 'jogador',
    question: 'Where are my notifications?',
    text: [
      'Behind the bell at the top of the screen. The number beside it says how many you have not read; opening one takes you straight to what it is about, and you can mark them all as read at once.',
    ],
  },
  {
    id: 'como-ler-a-tabela',
    role: 'visitante',
    question: 'How do I read the table?',
    text: [
      'From left to right: position, team and the columns.',
      [
        'Pts: points. A win is worth 3, a draw 1;',
        'P: matches played; W, D and L: wins, draws and losses;',
        'GF and GA: goals for and against;',
        'GD: goal difference, GF minus GA;',
        '%: the share of the possible points that the team has won.',
      ],
    ],
  },
  {
    id: 'aproveitamento',
    role: 'visitante',
    question: 'How is the percentage worked out?',
    text: [
      'Points won divided by points played for. A team with 16 points from 9 matches played for 27: 16 ÷ 27 makes 59%. It helps to compare teams that have not played the same number of matches.',
    ],
  },
  {
    id: 'penaltis-no-placar',
    role: 'visitante',
    question: 'What does 1 (4) × (3) 1 mean?',
    text: [
      'The match ended 1 × 1 and went to penalties; the home side won the shoot-out 4 × 3. Figures in brackets always belong to the shoot-out.',
    ],
  },
  {
    id: 'jogo-sem-placar',
    role: 'visitante',
    question: 'Why does a match show only ×, and not 0 × 0?',
    text: [
      'Because it has not been played. 0 × 0 is a result and gives each side a point; a match still to come gives nobody anything. When a time is set, it stands below the ×.',
    ],
  },
  {
    id: 'placar-agregado',
    role: 'visitante',
    question: 'What is an aggregate score?',
    text: [
      'The two legs of a tie added together. Lost the first leg 1 × 0 and won the second 3 × 1? The aggregate is 3 × 2 and you are through. If the sum is level, the rules decide: extra time, penalties or the better record.',
    ],
  },
  {
    id: 'idioma-e-tema',
    role: 'visitante',
    question: 'How do I change the language or get a dark screen?',
    text: [
      'With the language and theme buttons: at the foot of the page, or in the account menu once you are logged in. The site speaks Portuguese and English and remembers your choice on this device. The automatic theme follows your phone: light by day, dark by night, if that is how it is set.',
    ],
  },
  {
    id: 'teclado-e-leitor-de-tela',
    role: 'visitante',
    question: 'Can I use only the keyboard, or a screen reader?',
    text: [
      'Yes. Tab moves between controls, Enter activates, Esc closes menus and windows, and the first Tab on each page offers to skip to the content. Colour is never the only sign: there is always a word or a drawing with it. Pages also open with JavaScript switched off.',
    ],
  },
  {
    id: 'link-de-uma-resposta',
    role: 'visitante',
    question: 'How do I send the link of one answer to my group?',
    text: [
      'Each answer has its own address: open the question and copy “Link to this answer”. Whoever opens it lands right there. The search is part of the address too, so you can send a whole list of results.',
    ],
  },
];
