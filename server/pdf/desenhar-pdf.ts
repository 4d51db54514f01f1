// A championship as one document, from the cover to the scorers.
import { prepararJuntas } from '#server/arte/juntas.ts';
import { texts } from '#server/http/locale.ts';
import { comImagensPequenas } from './imagens.ts';
import type { MaterialDoPdf } from './material.ts';
import { numerar } from './moldura.ts';
import { comecarPdf } from './no-pdf.ts';
import { desenharCapa } from './paginas/capa.ts';
import { desenharChaves } from './paginas/chave.ts';
import { desenharColocacao } from './paginas/colocacao.ts';
import { desenharArtilharia, desenharInscritos } from './paginas/listas.ts';
import { desenharPoster } from './paginas/poster.ts';
import { desenharRodadas } from './paginas/rodadas.ts';
import { desenharTabelas } from './paginas/tabelas.ts';
import { abrirPapel } from './papel.ts';

const namesIn = ({ campeonato, times, patrocinadores, estatisticas }: MaterialDoPdf) =>
  JSON.stringify([
    campeonato,
    Object.values(times).map(({ nome, sigla }) => [nome, sigla]),
    patrocinadores.map(({ nome }) => nome),
    estatisticas.jogadores,
  ]);

export async function desenharPdf(given: MaterialDoPdf): Promise<Buffer> {
  const material = await comImagensPequenas(given);
  await prepararJuntas(namesIn(material));
  const { campeonato, locale, feito } = material;
  const papel = abrirPapel({
    ...{ titulo: campeonato.nome, locale, feito: new Date(feito) },
    assunto: texts[locale]('pdf.assunto'),
  });
  const no = comecarPdf(material, papel);
  desenharCapa(no);
  const hasPoster = desenharPoster(no);
  desenharColocacao(no);
  desenharInscritos(no);
  desenharTabelas(no);
  desenharChaves(no);
  desenharRodadas(no);
  desenharArtilharia(no);
  numerar(no, new Set(hasPoster ? [0, 1] : [0]));
  return papel.fim();
}
