import { isDeepStrictEqual } from 'node:util';
import type { editarCampeonato as endpoint } from '#contract/campeonatos.ts';
import { ajustarAModalidade } from '#regras/configuracao/ajustar-a-modalidade.ts';
import type { Configuracao } from '#regras/configuracao/configuracao.ts';
import { mesmoValor } from '#regras/configuracao/mesmo-valor.ts';
import type { MudancaDasFases } from '#regras/configuracao/o-que-muda.ts';
import { contarJogos } from '#regras/montagem/contar-jogos.ts';
import type { Tx } from '#server/database/database.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import { chamarDaFila } from '#server/participantes/fila.ts';
import { limitesDaPessoa } from '#server/planos/limites-da-pessoa.ts';
import { acertarPrazoDaTaxa } from '#server/taxas/prazo-da-taxa.ts';
import { type Quem, quemE } from './acesso.ts';
import { apresentar, apresentarDeNovo, travadosDe } from './apresentar.ts';
import { avisarParticipantes } from './avisar-participantes.ts';
import { settingsOf } from './configuracao.ts';
import { regulamentoDe } from './criar-campeonato.ts';
import { type Escrita, escrever } from './escrever.ts';
import { mudancaEm, mudarFases } from './fases/mudar-fases.ts';
import { requireMatches, requirePlaces, requireVerificadaPara } from './limites.ts';
import { mudarChavePix } from './pagamento/chave-pix.ts';
import {
  type CampeonatoVisto,
  deleteRascunhos,
  insertRegulamento,
  updateSettings,
} from './queries.ts';

/** Two people editing at once: the second is shown what the first one saved. What else happens meanwhile,
 * entries and results, is no conflict. */
function requireVersion(campeonato: CampeonatoVisto, versao: number, quem: Quem): void {
  if (campeonato.configuracao_versao === versao) return;
  throw new AppError('estado_mudou', { data: apresentar(campeonato, quem) });
}

type Motivo = 'sorteado' | 'com_resultado' | 'comecou';

function travado(campeonato: CampeonatoVisto, field: string): AppError {
  const key = `campeonatos.travado_${travadosDe(campeonato)[field] as Motivo}` as const;
  return new AppError('dados_invalidos', { validations: { [field]: { key } } });
}

/** What the draw fixed stays as it is; how tables are counted and what is harmless may change. */
export function requireAberto(campeonato: CampeonatoVisto, { isFixed }: MudancaDasFases): void {
  if (campeonato.tem_partidas && isFixed) throw travado(campeonato, 'fases');
}

function requireUnlocked(campeonato: CampeonatoVisto, body: Configuracao): void {
  const travados = travadosDe(campeonato);
  const changed = {
    'inscricao.vagas': campeonato.vagas !== body.inscricao.vagas,
    'regras.suspensao_desistencia_dias':
      campeonato.regras.suspensao_desistencia_dias !== body.regras.suspensao_desistencia_dias,
  };
  for (const [field, isChanged] of Object.entries(changed)) {
    if (isChanged && field in travados) throw travado(campeonato, field);
  }
}

/** Places that people won on the pitch move only for a reason that all can read. */
function requireReason(
  { tem_resultado }: CampeonatoVisto,
  { conta }: MudancaDasFases,
  motivo: string | undefined,
): void {
  if (!tem_resultado || !conta || motivo) return;
  const key = 'campeonatos.regras_sem_motivo';
  throw new AppError('dados_invalidos', { validations: { motivo: { key } } });
}

/** Places that are taken stay; new ones call those who wait. */
async function mudarVagas(escrita: Escrita, vagas: number): Promise<void> {
  const { campeonato } = escrita;
  const { confirmados } = campeonato;
  if (vagas < campeonato.vagas && vagas < confirmados) {
    const text = { key: 'participantes.vagas_abaixo', params: { n: confirmados } } as const;
    throw new AppError('dados_invalidos', { validations: { 'inscricao.vagas': text } });
  }
  const novo = { ...campeonato, vagas };
  await chamarDaFila({ ...escrita, campeonato: novo }, vagas - campeonato.vagas);
}

/** The trail is public: whether there is a key for payments is all that it tells. */
const comChaveCoberta = <T extends { inscricao: Configuracao['inscricao'] }>(settings: T) => {
  const { inscricao } = settings;
  const { chave_pix, pix_nome: _name, pix_cidade: _city, ...shown } = inscricao;
  return { ...settings, inscricao: { ...shown, chave_pix: chave_pix && '•••' } };
};

/** What is played by; names and zones, places, prices and dates of entry are no rules of the game. */
function hasOtherRules(before: CampeonatoVisto, after: Configuracao): boolean {
  if (mudancaEm(before, after.fases).regras) return true;
  const rulesOf = ({
    regras,
    regulamento_texto,
  }: Pick<Configuracao, 'regras' | 'regulamento_texto'>) => [regras, regulamento_texto];
  return !isDeepStrictEqual(rulesOf(before), rulesOf(after));
}

/** What the trail shows: only the settings that changed. */
function changes(before: CampeonatoVisto, after: Configuracao) {
  const keys = Object.keys(after).filter(
    (key) =>
      key in before &&
      !isDeepStrictEqual(before[key as keyof CampeonatoVisto], after[key as keyof Configuracao]),
  );
  const pick = (source: object) =>
    Object.fromEntries(keys.map((key) => [key, (source as Record<string, unknown>)[key]]));
  return { antes: pick(comChaveCoberta(before)), depois: pick(comChaveCoberta(after)) };
}

/** What a plan once allowed stays allowed; only more of it is asked again. */
async function requireWithinPlan(tx: Tx, before: CampeonatoVisto, after: Configuracao) {
  const { vagas } = after.inscricao;
  const limites = await limitesDaPessoa(tx, before.dono_uuid);
  if (vagas > before.vagas) requirePlaces(vagas, limites);
  const jogos = contarJogos(after.fases, vagas);
  if (jogos > contarJogos(before.fases, before.vagas)) requireMatches(jogos, limites);
}

/** Tables, brackets and what hangs on them, by the phases as they are now. */
async function contarDeNovo(
  escrita: Escrita,
  { fases }: Configuracao,
  ciente: boolean,
): Promise<string[]> {
  const { campeonato } = escrita;
  if (!campeonato.tem_partidas || mesmoValor(campeonato.fases, fases)) return [];
  return mudarFases(escrita, fases, ciente);
}

export const editarCampeonato: Handler<typeof endpoint> = async (services, call) => {
  const { params, visitor } = call;
  const { configuracao_versao: versao, motivo: reason, ciente, ...sent } = call.body;
  const asked = ajustarAModalidade(sent);
  const quem = quemE(visitor);
  await escrever(services, { id: params.id, quem, acao: 'editar' }, async (escrita) => {
    const { tx, campeonato } = escrita;
    requireVersion(campeonato, versao, quem);
    const motivo = reason?.trim() || undefined;
    const mudanca = mudancaEm(campeonato, asked.fases);
    requireAberto(campeonato, mudanca);
    requireUnlocked(campeonato, asked);
    requireReason(campeonato, mudanca, motivo);
    requireVerificadaPara(quem.user, {
      estado: campeonato.estado,
      visibilidade: asked.visibilidade,
      nomes: asked.inscricao.vagas,
    });
    const chave = await mudarChavePix(escrita, asked.inscricao, visitor);
    const body = { ...asked, inscricao: { ...asked.inscricao, ...chave } };
    await requireWithinPlan(tx, campeonato, body);
    const settings = settingsOf(body, campeonato.dono.nome);
    await updateSettings(tx, params.id, { ...settings, cores: body.cores ?? campeonato.cores });
    const before = regulamentoDe({ ...body, ...campeonato });
    if (!isDeepStrictEqual(before, regulamentoDe(body))) {
      if (campeonato.estado === 'rascunho') await deleteRascunhos(tx, params.id);
      await insertRegulamento(tx, params.id, { dados: regulamentoDe(body), motivo });
    }
    if (campeonato.estado !== 'rascunho' && hasOtherRules(campeonato, body)) {
      await avisarParticipantes(tx, campeonato, { aviso: 'regras', por: quem.user?.uuid, motivo });
    }
    await acertarPrazoDaTaxa(tx, params.id);
    await mudarVagas(escrita, body.inscricao.vagas);
    const desfez = await contarDeNovo(escrita, body, ciente);
    const { antes, depois } = changes(campeonato, body);
    const why = { ...(motivo && { motivo }), ...(desfez.length > 0 && { desfez }) };
    await escrita.registrar({ acao: 'editar-campeonato', antes, depois: { ...depois, ...why } });
  });
  return { data: await apresentarDeNovo(services.db, params.id, quem) };
};
