/** The pages on which the card provider's own script may run. The policy of no other page is open for it. */
export const PAGINAS_DO_PROVEDOR: readonly string[] = ['/planos', '/assinatura'];
