// What an owner wrote, with what is made from it.
import { camisaDe, siglaDe } from '#regras/escudos/camisa.ts';
import type { ConfiguracaoDaLiga } from '#regras/liga/configuracao.ts';
import { plain } from '#server/campeonatos/busca.ts';
import type { DadosDaLiga } from './queries.ts';

const MOST = 1_000;

/** The colours that its first name gave stay with it. */
export const dadosDaLiga = (
  body: ConfiguracaoDaLiga,
  cores: DadosDaLiga['cores'] = camisaDe(body.nome),
): DadosDaLiga => ({
  ...body,
  cores,
  sigla: siglaDe(body.nome),
  modalidades: [...new Set(body.modalidades)],
  busca: plain(`${body.nome} ${body.descricao}`).slice(0, MOST),
});
