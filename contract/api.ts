// Types of the whole API, keyed by 'METHOD /path'. Only types: importing this adds no code to a bundle.
import type { z } from 'zod';
import type * as agenda from './agenda.ts';
import type * as auth from './auth.ts';
import type * as avisos from './avisos.ts';
import type * as aberturas from './campeonato/aberturas.ts';
import type * as aparencia from './campeonato/aparencia.ts';
import type * as caixa from './campeonato/caixa.ts';
import type * as campeao from './campeonato/campeao.ts';
import type * as compartilhar from './campeonato/compartilhar.ts';
import type * as estatisticas from './campeonato/estatisticas.ts';
import type * as importacao from './campeonato/importacao.ts';
import type * as mesa from './campeonato/mesa.ts';
import type * as pdf from './campeonato/pdf.ts';
import type * as pendencias from './campeonato/pendencias.ts';
import type * as simulador from './campeonato/simulador.ts';
import type * as sugestoes from './campeonato/sugestoes.ts';
import type * as taxas from './campeonato/taxas.ts';
import type * as transmissao from './campeonato/transmissao.ts';
import type * as campeonatos from './campeonatos.ts';
import type * as chaveamento from './chaveamento.ts';
import type * as classificacao from './classificacao.ts';
import type * as desempate from './desempate.ts';
import type * as email from './email.ts';
import type * as expresso from './expresso.ts';
import type * as historico from './historico.ts';
import type { Endpoint } from './http/endpoint.ts';
import type * as jogos from './jogos.ts';
import type * as convitesDaLiga from './liga/convites.ts';
import type * as imagensDaLiga from './liga/imagens.ts';
import type * as ligas from './liga/ligas.ts';
import type * as membrosDaLiga from './liga/membros.ts';
import type * as temporadasDaLiga from './liga/temporadas.ts';
import type * as vinculosDaLiga from './liga/vinculos.ts';
import type * as organizadores from './organizadores.ts';
import type * as participante from './participante/pagina.ts';
import type * as participantes from './participantes.ts';
import type * as contestacoes from './partida/contestacoes.ts';
import type * as escalacao from './partida/escalacao.ts';
import type * as informes from './partida/informes.ts';
import type * as juizes from './partida/juizes.ts';
import type * as lances from './partida/lances.ts';
import type * as mensagens from './partida/mensagens.ts';
import type * as ocorrencias from './partida/ocorrencias.ts';
import type * as propostas from './partida/propostas.ts';
import type * as provas from './partida/provas.ts';
import type * as sumula from './partida/sumula.ts';
import type * as partidas from './partidas.ts';
import type * as perfil from './perfil.ts';
import type * as assinatura from './pessoa/assinatura.ts';
import type * as bloqueios from './pessoa/bloqueios.ts';
import type * as dashboard from './pessoa/dashboard.ts';
import type * as denuncias from './pessoa/denuncias.ts';
import type * as juncoes from './pessoa/juncoes.ts';
import type * as planos from './pessoa/planos.ts';
import type * as punicoes from './punicoes.ts';
import type * as gestaoDeRankings from './ranking/gestao.ts';
import type * as rankings from './ranking/rankings.ts';
import type * as broadcasting from './realtime/broadcasting.ts';
import type * as registrar from './registrar.ts';
import type * as regulamento from './regulamento.ts';
import type * as rodadas from './rodadas.ts';
import type * as senha from './senha.ts';
import type * as sessao from './sessao.ts';
import type * as sorteio from './sorteio.ts';
import type * as usuario from './usuario.ts';
import type * as visao from './visao.ts';

type Modules = typeof agenda &
  typeof assinatura &
  typeof auth &
  typeof avisos &
  typeof bloqueios &
  typeof broadcasting &
  typeof aparencia &
  typeof caixa &
  typeof campeao &
  typeof campeonatos &
  typeof chaveamento &
  typeof compartilhar &
  typeof classificacao &
  typeof contestacoes &
  typeof convitesDaLiga &
  typeof denuncias &
  typeof desempate &
  typeof email &
  typeof estatisticas &
  typeof expresso &
  typeof historico &
  typeof imagensDaLiga &
  typeof importacao &
  typeof informes &
  typeof jogos &
  typeof juizes &
  typeof juncoes &
  typeof lances &
  typeof ligas &
  typeof membrosDaLiga &
  typeof mensagens &
  typeof mesa &
  typeof ocorrencias &
  typeof organizadores &
  typeof participante &
  typeof participantes &
  typeof partidas &
  typeof pdf &
  typeof pendencias &
  typeof perfil &
  typeof planos &
  typeof propostas &
  typeof provas &
  typeof punicoes &
  typeof dashboard &
  typeof gestaoDeRankings &
  typeof rankings &
  typeof registrar &
  typeof regulamento &
  typeof rodadas &
  typeof senha &
  typeof sessao &
  typeof simulador &
  typeof sorteio &
  typeof sugestoes &
  typeof taxas &
  typeof transmissao &
  typeof aberturas &
  typeof escalacao &
  typeof sumula &
  typeof usuario &
  typeof temporadasDaLiga &
  typeof vinculosDaLiga &
  typeof visao;

type AnyEndpoint = Extract<Modules[keyof Modules], Endpoint>;

export type Api = { [E in AnyEndpoint as `${E['method']} ${E['path']}`]: E };

type Part<E, Key extends 'params' | 'query' | 'body'> = E extends {
  readonly [K in Key]: infer Schema extends z.ZodType;
}
  ? { [K in Key]: z.input<Schema> }
  : unknown;

/** What a call must send: exactly the parts that the endpoint declares. */
export type Input<E> = Part<E, 'params'> &
  Partial<Part<E, 'query'>> &
  Part<E, 'body'> &
  (E extends { readonly file: object } ? { form: FormData } : unknown);

export type AnswerOf<E> = E extends { readonly answer: infer Schema extends z.ZodType }
  ? z.output<Schema>
  : undefined;
