// What the pages of the demonstration say to who pays, in both languages. Its panel is for who develops, and speaks one.
import type { Locale } from '#textos/locale.ts';

const PT = {
  ...{ demo: 'DEMONSTRAÇÃO', numero: 'Número do cartão', assinar: 'Assinar o Pro' },
  ...{ por_mes: 'por mês', por_ano: 'por ano', pagar: 'Pagar', voltar: 'Voltar sem pagar' },
  ...{ teste: 'Cartões de teste', aprovado: 'aprovado', com_recusa: 'recusado' },
  ...{
    com_desafio: 'com desafio do banco',
    vencido: 'vencido',
    sem_limite: 'guardado, mas sem limite',
  },
  recusado: 'O cartão foi recusado. Tente outro.',
  ...{
    banco: 'Seu banco pergunta',
    foi: 'Foi você que autorizou',
    sim: 'Autorizar',
    nao: 'Não fui eu',
  },
  ...{ trocar: 'Trocar o cartão', salvar: 'Salvar cartão' },
  ...{
    pix: 'Pagar com Pix',
    um_ano: 'Tabelão Pro, 1 ano',
    pix_vale: 'no Pix. O código vale 15 minutos.',
  },
  ...{ pagar_agora: 'Pagar agora', vencer: 'Deixar vencer' },
  pix_tarde: 'Para pagar tarde, volte ao site e pague depois por este mesmo endereço.',
  ...{
    acabou: 'Este pagamento acabou',
    acabou_texto: 'Ele já foi feito, venceu ou foi trocado por outro.',
  },
  ...{
    de_volta: 'Voltar ao Tabelão',
    fatura: 'Fatura do Tabelão Pro',
    recibo: 'Recibo do Tabelão Pro',
  },
  ...{ paga: 'Pago', aberta: 'Em aberto', anulada: 'Cancelado', devolvida: 'Devolvido' },
} as const;

const EN: Readonly<Record<keyof typeof PT, string>> = {
  ...{ demo: 'DEMONSTRATION', numero: 'Card number', assinar: 'Subscribe to Pro' },
  ...{ por_mes: 'a month', por_ano: 'a year', pagar: 'Pay', voltar: 'Go back without paying' },
  ...{ teste: 'Test cards', aprovado: 'approved', com_recusa: 'declined' },
  ...{
    com_desafio: "with the bank's challenge",
    vencido: 'expired',
    sem_limite: 'kept, but without limit',
  },
  recusado: 'The card was declined. Try another one.',
  ...{
    banco: 'Your bank asks',
    foi: 'Was it you who authorised',
    sim: 'Authorise',
    nao: 'It was not me',
  },
  ...{ trocar: 'Change the card', salvar: 'Save card' },
  ...{
    pix: 'Pay by Pix',
    um_ano: 'Tabelão Pro, 1 year',
    pix_vale: 'by Pix. The code lasts 15 minutes.',
  },
  ...{ pagar_agora: 'Pay now', vencer: 'Let it expire' },
  pix_tarde: 'To pay late, go back to the site and pay later at this same address.',
  ...{
    acabou: 'This payment is over',
    acabou_texto: 'It was made, has expired or was replaced by another one.',
  },
  ...{
    de_volta: 'Back to Tabelão',
    fatura: 'Invoice of Tabelão Pro',
    recibo: 'Receipt of Tabelão Pro',
  },
  ...{ paga: 'Paid', aberta: 'Open', anulada: 'Cancelled', devolvida: 'Refunded' },
};

export const PALAVRAS: Readonly<Record<Locale, typeof EN>> = { 'pt-BR': PT, en: EN };
