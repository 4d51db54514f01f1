// What stands under the title of the cover: who won, who leads, who plays, or who is in.
import { mix } from '#regras/escudos/cores-da-festa.ts';
import { brasao } from '../brasao.ts';
import type { NoPdf } from '../no-pdf.ts';
import { A4 } from '../papel.ts';

const { largura: WIDE } = A4;
const SIDE = 46;

type LinhaDaCapa = {
  readonly n: string;
  /** Whose crest stands before it; null for a match. */
  readonly uuid: string | null;
  readonly nome: string;
  readonly valor: string;
};

type PainelDaCapa = { readonly nome: string; readonly coluna: string; linhas: LinhaDaCapa[] };

/** The matches of the round that is on. */
function jogosNaCapa({ material, t, nomeDe }: NoPdf): PainelDaCapa {
  const known = material.rodadas.filter(({ jogos }) =>
    jogos.some(({ mandante, visitante }) => mandante.participante && visitante.participante),
  );
  const [jogos = []] = known.map((one) => one.jogos).reverse();
  const linhas = jogos.map(({ mandante, visitante, placar }) => ({
    ...{ n: '', uuid: null, valor: placar ? `${placar.mandante}–${placar.visitante}` : '' },
    nome: `${nomeDe(mandante.participante)} × ${nomeDe(visitante.participante)}`,
  }));
  return { nome: t('arte.jogos'), coluna: '', linhas };
}

function inscritosNaCapa({ material, t, nomeDe }: NoPdf): PainelDaCapa {
  const linhas = material.inscritos.map((uuid) => ({ n: '', uuid, nome: nomeDe(uuid), valor: '' }));
  return { nome: t('arte.inscritos'), coluna: '', linhas };
}

/** Who won, who leads, who plays, or who is in. */
function painelDe(no: NoPdf): PainelDaCapa {
  const { material, t, nomeDe } = no;
  const { final, tabelas, rodadas } = material;
  const podio = final?.colocacoes.filter(({ de }) => de <= 3).slice(0, 4) ?? [];
  if (podio.length > 0) {
    const linhas = podio.map(({ participante: uuid, de, ate }) => ({
      ...{ uuid, nome: nomeDe(uuid), n: de === ate ? String(de) : `${de}–${ate}`, valor: '' },
    }));
    return { nome: t('arte.podio'), coluna: '', linhas };
  }
  const tabela = tabelas.at(-1)?.tabelas[0];
  if (tabela?.grupo === null) {
    const linhas = tabela.linhas.map(({ participante: uuid, posicao, p }) => ({
      ...{ uuid, nome: nomeDe(uuid), n: String(posicao), valor: String(p) },
    }));
    return { nome: t('arte.classificacao'), coluna: t('arte.p'), linhas };
  }
  return rodadas.length > 0 ? jogosNaCapa(no) : inscritosNaCapa(no);
}

export function painelDaCapa(no: NoPdf, y: number): void {
  const { papel, paleta, material, timeDe } = no;
  const { nome, coluna, linhas } = painelDe(no);
  if (linhas.length === 0) return;
  const end = WIDE - SIDE;
  const quiet = { y, size: 11, fill: paleta.claro, face: 'texto' } as const;
  papel.escrever(nome, { ...quiet, x: SIDE });
  papel.escrever(coluna, { ...quiet, x: end, anchor: 'end' });
  const most = material.patrocinadores.length > 0 ? 3 : 5;
  for (const [index, { n, uuid, nome: shown, valor }] of linhas.slice(0, most).entries()) {
    const at = y + 12 + index * 34;
    const time = timeDe(uuid);
    const crest = SIDE + (n ? 34 : 0);
    papel.escrever(n, { x: SIDE, y: at + 23, size: 18, fill: paleta.forte });
    if (time) brasao(papel, time, crest, at + 4, 25);
    const x = time ? crest + 40 : SIDE;
    papel.escrever(shown, { x, y: at + 23, size: 20, fill: paleta.creme, max: end - x - 60 });
    papel.escrever(valor, { x: end, y: at + 23, size: 22, fill: paleta.creme, anchor: 'end' });
    papel.caixa(SIDE, at + 33, end - SIDE, 0.6, mix(paleta.noite, paleta.claro, 0.25));
  }
}
