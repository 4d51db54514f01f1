import type { compartilharPessoa as endpoint } from '#contract/campeonato/compartilhar.ts';
import { mensagem } from '#regras/compartilhar/mensagens.ts';
import { enderecoDaArte, versaoDaPessoa } from '#server/arte/versao.ts';
import { verDashboard } from '#server/dashboard/ver-dashboard.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import { localeOf, texts } from '#server/http/locale.ts';
import { pessoaEmPalavras } from '#server/vitrine/estado-em-palavras.ts';
import { SEM_MAIS } from './folheto.ts';

export const compartilharPessoa: Handler<typeof endpoint> = async (services, call) => {
  const { data: dashboard } = await verDashboard(services, { ...call });
  // Also their owner: what leads others nowhere is not sent to them.
  if (!dashboard.publica) throw new AppError('nao_encontrado');
  const { uuid, nome } = dashboard.pessoa;
  const locale = localeOf(call.request);
  const t = texts[locale];
  const url = `${services.config.appUrl}/dashboard/${uuid}`;
  const descricao = pessoaEmPalavras(dashboard, { t, locale });
  const arte = { alvo: 'pessoa', id: uuid, versao: versaoDaPessoa(dashboard), locale } as const;
  return {
    data: {
      ...SEM_MAIS,
      url,
      previa: { titulo: nome, descricao, imagem: enderecoDaArte({ ...arte, peca: 'link' }) },
      mensagens: [
        mensagem('pessoa', [`*${nome}*`, descricao, t('compartilhar.mensagem.pessoa', { url })]),
      ],
    },
  };
};
