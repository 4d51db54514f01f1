// How it stands for a participant, in one sentence that is true.
import { STATUS } from '#regras/participantes/status.ts';
import { stageName } from '#web/campeonato/stage-name.ts';
import type { Translate } from '#web/texts/texts.tsx';
import type { DadosDoParticipante } from './carregar.ts';

type Dados = Pick<DadosDoParticipante['dados'], 'participante' | 'campanha' | 'linha' | 'caminho'>;

type Situacao = {
  readonly texto: string;
  readonly tone: 'ok' | 'warn' | 'bad' | 'neutral' | 'brand';
};

function entryOf({ participante }: Dados, t: Translate): Situacao | null {
  const { status, espera, convidado } = participante;
  if (status === STATUS.rejeitado) {
    return { texto: t('participante.situacao.rejeitado'), tone: 'bad' };
  }
  if (status === STATUS.cancelado) {
    return { texto: t('participante.situacao.cancelado'), tone: 'neutral' };
  }
  if (espera !== null) {
    return { texto: t('participante.situacao.espera', { n: espera }), tone: 'warn' };
  }
  if (status !== STATUS.pendente) return null;
  const key = convidado ? 'convidado' : 'pendente';
  return { texto: t(`participante.situacao.${key}`), tone: 'warn' };
}

/** The round of the knockout, or the place in the table: where it ended or is now. */
function placeOf({ campanha, linha, caminho }: Dados, t: Translate): string | null {
  if (campanha.etapa) return stageName(campanha.etapa, t);
  const table = caminho.findLast(({ tipo }) => tipo === 'tabela');
  if (!linha || table?.tipo !== 'tabela') return null;
  const params = { n: linha.posicao, de: table.de, grupo: table.grupo ?? '' };
  return t(`participante.situacao.${table.grupo ? 'no_grupo' : 'na_tabela'}`, params);
}

function playingOf(dados: Dados, t: Translate): Situacao {
  const { campanha, linha } = dados;
  const place = placeOf(dados, t);
  const marca = campanha.etapa ? null : linha?.marca;
  if (marca) {
    const tone = marca === 'classificado' || marca === 'campeao' ? 'ok' : 'neutral';
    return { texto: t(`participante.certo.${marca}`), tone };
  }
  if (!place) return { texto: t('participante.situacao.inscrito'), tone: 'neutral' };
  const texto = campanha.etapa ? t('participante.situacao.na_etapa', { onde: place }) : place;
  return { texto, tone: 'brand' };
}

/** Who left is never told to be in it too. */
export function situacaoDe(dados: Dados, t: Translate): Situacao {
  const entry = entryOf(dados, t);
  if (entry) return entry;
  const { situacao, posicao, colocacao } = dados.campanha;
  const place = colocacao ?? posicao;
  const onde = placeOf(dados, t);
  if (situacao === 'eliminado' && colocacao !== null) {
    return { texto: t('participante.situacao.termina', { n: colocacao }), tone: 'neutral' };
  }
  switch (situacao) {
    case 'campeao':
      return { texto: t('participante.situacao.campeao'), tone: 'ok' };
    case 'desistiu':
    case 'excluido':
      return { texto: t(`participante.situacao.${situacao}`), tone: 'bad' };
    case 'eliminado':
      return {
        texto: onde
          ? t('participante.situacao.eliminado_em', { onde })
          : t('participante.situacao.eliminado'),
        tone: 'neutral',
      };
    case 'termina':
      if (place !== null) {
        return { texto: t('participante.situacao.termina', { n: place }), tone: 'neutral' };
      }
      return {
        texto: onde ? t('participante.situacao.fim_em', { onde }) : t('participante.situacao.fim'),
        tone: 'neutral',
      };
    case 'inscrito':
      return { texto: t('participante.situacao.inscrito'), tone: 'neutral' };
    case 'joga':
      return playingOf(dados, t);
  }
}
