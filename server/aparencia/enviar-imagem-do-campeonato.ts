// Pictures of a championship: its banner and the logos of its sponsors, drawn again from what was sent.
import type {
  enviarCapaDoCampeonato as capaEndpoint,
  enviarLogo as logoEndpoint,
  tirarCapaDoCampeonato as semCapaEndpoint,
} from '#contract/campeonato/aparencia.ts';
import type { Aparencia } from '#regras/aparencia/aparencia.ts';
import type { TipoDeArquivo } from '#regras/arquivos/tipos.ts';
import type { Escrita } from '#server/campeonatos/escrever.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import { countAttempt } from '#server/http/limiter.ts';
import type { Services } from '#server/http/services.ts';
import type { Visitor } from '#server/http/session.ts';
import { drawSmall } from '#server/upload/avatar.ts';
import { comArquivo, keepFile } from '#server/upload/files.ts';
import { escreverAparencia, requireAparencia } from './escrever-aparencia.ts';

const PER_HOUR = 40;
const HOUR_SECONDS = 3_600;

type ImagemEnviada = {
  readonly id: string;
  readonly visitor: Visitor;
  readonly usuario: string;
  readonly file: Buffer;
  readonly tipo: 'capas' | 'patrocinadores';
};

type ArquivoDesenhado = { readonly nome: string; readonly bytes: number };

/** A banner is drawn twice: for its pages, and small for cards in lists. */
async function comFaixa<T>(
  { arquivos }: Services,
  { file, tipo }: ImagemEnviada,
  work: (faixa: ArquivoDesenhado | null) => Promise<T>,
): Promise<T> {
  if (tipo !== 'capas') return work(null);
  const bytes = await drawSmall(file, 'faixas');
  return comArquivo(arquivos, { tipo: 'faixas', bytes }, (nome) =>
    work({ nome, bytes: bytes.length }),
  );
}

type Por = (antes: Aparencia, endereco: string, faixa: string | null) => Aparencia;

/** What was shown before is swept away once nobody shows it. */
async function enviar(services: Services, imagem: ImagemEnviada, put: Por) {
  const { db, arquivos } = services;
  const { id, visitor, usuario, file, tipo } = imagem;
  const { count, seconds } = await countAttempt(
    db,
    `imagem-do-campeonato:${usuario}`,
    HOUR_SECONDS,
  );
  if (count > PER_HOUR) throw new AppError('muitas_tentativas', { retryAfter: seconds });
  const bytes = await drawSmall(file, tipo);
  const keep = ({ tx }: Escrita, pasta: TipoDeArquivo, drawn: ArquivoDesenhado) =>
    keepFile(tx, { ...drawn, pasta, usuarioUuid: usuario });
  return comFaixa(services, imagem, (faixa) =>
    comArquivo(arquivos, { tipo, bytes }, (nome) =>
      escreverAparencia(services, { id, visitor }, async (antes, escrita) => {
        await requireAparencia(escrita);
        const strip = faixa && `/upload/faixas/${faixa.nome}`;
        const depois = put(antes, `/upload/${tipo}/${nome}`, strip);
        await keep(escrita, tipo, { nome, bytes: bytes.length });
        if (faixa) await keep(escrita, 'faixas', faixa);
        return depois;
      }),
    ),
  );
}

export const enviarCapaDoCampeonato: Handler<typeof capaEndpoint> = (services, call) => {
  const { params, user, visitor, file } = call;
  return enviar(
    services,
    { id: params.id, visitor, usuario: user.uuid, file, tipo: 'capas' },
    (antes, capa, faixa) => ({ ...antes, capa, faixa }),
  );
};

export const tirarCapaDoCampeonato: Handler<typeof semCapaEndpoint> = (
  services,
  { params, visitor },
) =>
  escreverAparencia(services, { id: params.id, visitor }, async (antes) => ({
    ...antes,
    capa: null,
    faixa: null,
  }));

export const enviarLogo: Handler<typeof logoEndpoint> = (services, call) => {
  const { params, user, visitor, file } = call;
  return enviar(
    services,
    { id: params.id, visitor, usuario: user.uuid, file, tipo: 'patrocinadores' },
    (antes, logo) => {
      const { patrocinadores } = antes;
      const of = patrocinadores.find(({ uuid }) => uuid === params.patrocinador);
      if (!of) throw new AppError('nao_encontrado');
      return {
        ...antes,
        patrocinadores: patrocinadores.map((one) => (one === of ? { ...one, logo } : one)),
      };
    },
  );
};
