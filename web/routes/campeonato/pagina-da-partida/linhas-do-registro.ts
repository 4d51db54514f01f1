// Everything that happened to a match, oldest first: what the trail keeps, and for its sides and the organisers
// also what was said, seen and left without an answer.

import type { RegistroDaTrilha } from '#contract/historico.ts';
import { textoDaMensagem } from '#regras/acordo/mensagens.ts';
import { rivalDe } from '#regras/vida/partida.ts';
import {
  desfeitoEmPalavras,
  ehDeQuemJoga,
  horariosEmPalavras,
  motivoDe,
  nomesDoRegistro,
  registroEmPalavras,
  regraDe,
} from '#web/campeonato/registro-da-partida.ts';
import type { Texts, Translate } from '#web/texts/texts.tsx';
import type { DadosDaPartida, DadosDoAcordo } from './carregar.ts';
import { nomeDoLado, nomesDosLados } from './vida/lados.ts';

export type LinhaDoRegistro = {
  readonly key: string;
  readonly at: string;
  readonly quem: string;
  readonly dito: string;
  readonly abaixo: readonly string[];
};

/** The product did what no person did; a person whom the trail does not name is somebody. */
function whoDid({ autor, quem }: RegistroDaTrilha, t: Translate): string {
  return quem ?? t(`partida.registro.autor.${autor}`);
}

const dasOcorrencias = ({ acordo }: DadosDaPartida, { created_at }: RegistroDaTrilha) =>
  (acordo?.ocorrencias ?? []).filter((one) => one.created_at === created_at);

/** Why a side cannot play, for those who may read it: the public trail has no reason. */
const motivoDoLado = (dados: DadosDaPartida, registro: RegistroDaTrilha) =>
  dasOcorrencias(dados, registro).find(({ tipo }) => tipo !== 'suspenso_jogou')?.motivo;

/** Whom the product found in the sheet that was saved, and who was suspended. */
const suspensosNaSumula = (dados: DadosDaPartida, registro: RegistroDaTrilha) =>
  dasOcorrencias(dados, registro)
    .filter(({ tipo }) => tipo === 'suspenso_jogou')
    .map(({ motivo }) => motivo);

function daTrilha(
  registro: RegistroDaTrilha,
  dados: DadosDaPartida,
  texts: Texts,
): LinhaDoRegistro {
  const { t } = texts;
  const { partida, gente, now } = dados;
  const nomes = nomesDoRegistro(registro, gente) ?? ['', ''];
  const isOwn = registro.objeto === partida.uuid;
  const said = isOwn
    ? registroEmPalavras(registro, { nomes, now, texts })
    : desfeitoEmPalavras(registro, partida.uuid, { nomes, texts });
  const motivo = motivoDe(registro) ?? motivoDoLado(dados, registro);
  const regra = regraDe(registro, texts.locale);
  const [home, away] = registro.partida ?? [];
  // Others were to play it then: they are named.
  const wasOther =
    isOwn && (home !== partida.mandante.participante || away !== partida.visitante.participante);
  const abaixo = [
    wasOther && nomes.join(' × '),
    isOwn && ehDeQuemJoga(registro) && t('partida.registro.de_quem_joga'),
    regra && t('partida.registro.regra', { regra }),
    motivo && t('partida.registro.motivo', { motivo }),
    ...suspensosNaSumula(dados, registro).map((nome) => t('partida.registro.suspenso', { nome })),
  ];
  return {
    key: registro.id,
    at: registro.created_at,
    quem: whoDid(registro, t),
    dito: said ?? '',
    abaixo: abaixo.flatMap((line) => line || []),
  };
}

type Lido = {
  readonly dados: DadosDaPartida;
  readonly acordo: DadosDoAcordo;
  readonly texts: Texts;
};

const dosRecados = ({ dados, acordo, texts: { t } }: Lido): LinhaDoRegistro[] =>
  acordo.mensagens.map(({ uuid, lado, mensagem, created_at }) => ({
    key: uuid,
    at: created_at,
    quem: nomeDoLado(lado, nomesDosLados(dados)),
    dito: t('partida.registro.mandou', {
      mensagem: t(textoDaMensagem(mensagem, dados.campeonato.modalidade)),
    }),
    abaixo: [],
  }));

/** Hours of one side that were seen, or ran out, at the same moment are one line. */
function dasPropostas({ dados, acordo, texts }: Lido): LinhaDoRegistro[] {
  const { t } = texts;
  const nomes = nomesDosLados(dados);
  const { propostas } = acordo;
  const seen = Map.groupBy(
    propostas.filter(({ vista_at }) => vista_at !== null),
    ({ lado, vista_at }) => `${lado} ${vista_at}`,
  );
  const lost = propostas.filter(({ estado }) => estado === 'sem_resposta');
  return [
    ...[...seen].flatMap(([key, [first]]) =>
      first?.vista_at
        ? [
            {
              key,
              at: first.vista_at,
              quem: nomeDoLado(rivalDe(first.lado), nomes),
              dito: t('partida.registro.viu'),
              abaixo: [],
            },
          ]
        : [],
    ),
    ...lost.map(({ uuid, lado, horario, encerrada_at }) => ({
      key: `${uuid} sem resposta`,
      at: encerrada_at ?? horario,
      quem: t('partida.registro.autor.sistema'),
      dito: t('partida.registro.sem_resposta_horario', {
        time: nomeDoLado(rivalDe(lado), nomes),
        horarios: horariosEmPalavras([horario], texts, dados.now),
      }),
      abaixo: [],
    })),
  ];
}

/** The match itself was not touched: what decided it happened to a side. */
const dasSaidas = (dados: DadosDaPartida, { t }: Texts): LinhaDoRegistro[] =>
  (dados.saida?.lados ?? []).map(({ lado, como, em }) => ({
    key: `saiu ${lado}`,
    at: em,
    quem: nomeDoLado(lado, nomesDosLados(dados)),
    dito: t(`partida.registro.saiu.${como}`),
    abaixo: [],
  }));

export function linhasDoRegistro(dados: DadosDaPartida, texts: Texts): LinhaDoRegistro[] {
  const { acordo, registros } = dados;
  const own = registros.toReversed().map((registro) => daTrilha(registro, dados, texts));
  const gone = dasSaidas(dados, texts);
  const trail =
    gone.length > 0 ? [...own, ...gone].toSorted((a, b) => a.at.localeCompare(b.at)) : own;
  if (!acordo) return trail;
  const lido = { dados, acordo, texts };
  const all = [...trail, ...dosRecados(lido), ...dasPropostas(lido)];
  return all.toSorted((a, b) => a.at.localeCompare(b.at));
}
