// What a person sees and changes of their own account. Each part of the page saves on its own.

import { z } from 'zod';
import { instante } from '#regras/agenda/instante.ts';
import { TIPOS_DE_ARQUIVO } from '#regras/arquivos/tipos.ts';
import { RITMOS_DE_EMAIL } from '#regras/avisos/preferencias.ts';
import type { CategoriaDeAviso } from '#regras/avisos/tipos.ts';
import { nomeDePessoa, senhaAtual, senhaNova } from '#regras/pessoa/pessoa.ts';
import type { PLATAFORMAS } from '#regras/pessoa/preferencias.ts';
import { telefone, telefonePais } from '#regras/pessoa/telefone.ts';
import { endpoint } from './http/endpoint.ts';
import { booleano, codigo, locale, uuid } from './http/fields.ts';
import { usuario } from './sessao.ts';

const gamertag = z
  .string()
  .max(40)
  .regex(/^[^\p{C}\p{Zl}\p{Zp}]*$/u)
  .nullable()
  .default(null);

const gamertags = z.object({
  psn: gamertag,
  xbox: gamertag,
  ea: gamertag,
  efootball: gamertag,
  steam: gamertag,
  nintendo: gamertag,
} satisfies Record<(typeof PLATAFORMAS)[number], z.ZodType>);

const canais = z.object({ site: booleano, email: booleano, push: booleano });

const porCategoria = <T extends z.ZodType>(each: T) =>
  z.object({
    placares: each,
    contestacoes: each,
    jogos: each,
    prazos: each,
    inscricoes: each,
    campeonatos: each,
    ligas: each,
  } satisfies Record<CategoriaDeAviso, z.ZodType>);

const avisos = porCategoria(canais);

const hora = z.int().min(0).max(23);

const horarioDosAvisos = z.object({
  /** When mails of notices leave: each at once, all of a day together, or none. */
  ritmo: z.enum(RITMOS_DE_EMAIL),
  /** Hours between which nothing rings, by the person's clock; what is told then leaves afterwards. */
  silencio: z
    .object({ de: hora, ate: hora })
    .refine(({ de, ate }) => de !== ate, { error: 'validacao.opcao', path: ['ate'] })
    .nullable(),
  fuso: z
    .string()
    .max(60)
    .regex(/^[\w+/-]+$/),
});

export type HorarioDosAvisos = z.output<typeof horarioDosAvisos>;

const redeSocial = z.object({
  provedor: z.string(),
  /** Null while it is not linked. */
  vinculada_em: instante.nullable(),
  email: z.string().nullable(),
  /** It is not the last way in. */
  pode_desvincular: z.boolean(),
  /** It says when the person last logged in there, so that this can be fresh proof of who they are. */
  pode_provar: z.boolean(),
});

const sessao = z.object({
  id: uuid,
  atual: z.boolean(),
  navegador: z.string().nullable(),
  sistema: z.string().nullable(),
  /** The network, never the whole address. */
  rede: z.string(),
  desde: instante,
  vista_em: instante,
});

export const perfil = z.object({
  usuario,
  menor_de_idade: z.boolean(),
  /** Organisers find an adult by name, to invite them. */
  aparece_na_busca: z.boolean(),
  /** Others may open the person's page: as they chose, else adults yes and minors no. */
  pagina_publica: z.boolean(),
  tem_senha: z.boolean(),
  /** Sensitive changes need no further proof until then; null when they need it now. */
  reautenticado_ate: instante.nullable(),
  gamertags,
  avisos,
  redes: z.array(redeSocial),
  sessoes: z.array(sessao),
  segundo_fator: z.object({
    ativo: z.boolean(),
    /** Site administrators cannot turn it off. */
    obrigatorio: z.boolean(),
    codigos_restantes: z.number(),
  }),
  /** Until when the file with one's data can be fetched, and when it can be asked for again. */
  exportacao_ate: instante.nullable(),
});

export type Perfil = z.output<typeof perfil>;

export type PreferenciasDeAviso = z.output<typeof avisos>;

export type Sessao = z.output<typeof sessao>;

export type RedeSocial = z.output<typeof redeSocial>;

const comUsuario = z.object({ data: usuario });

export const verPerfil = endpoint({
  method: 'GET',
  path: '/api/perfil',
  access: 'user',
  summary: 'Everything on the profile page',
  answer: z.object({ data: perfil }),
});

export const editarDados = endpoint({
  method: 'PUT',
  path: '/api/perfil/dados',
  access: 'user',
  summary: 'Changes name and phone',
  body: z.object({ nome: nomeDePessoa, telefone, telefone_pais: telefonePais }),
  answer: comUsuario,
});

export const editarGamertags = endpoint({
  method: 'PUT',
  path: '/api/perfil/gamertags',
  access: 'user',
  summary: 'Changes the names on the consoles',
  body: gamertags,
});

export const editarIdioma = endpoint({
  method: 'PUT',
  path: '/api/perfil/idioma',
  access: 'user',
  summary: 'Changes the language of pages and mails',
  body: z.object({ locale }),
  answer: comUsuario,
});

export const editarPrivacidade = endpoint({
  method: 'PUT',
  path: '/api/perfil/privacidade',
  access: 'user',
  summary: 'Shows the phone to who plays in the same championship, or not; never for minors',
  body: z.object({ privacidade_compartilhar_whatsapp: booleano }),
  answer: comUsuario,
});

export const editarBusca = endpoint({
  method: 'PUT',
  path: '/api/perfil/busca',
  access: 'user',
  summary: 'Lets organisers find the person by name to invite them, or not; minors are never found',
  body: z.object({ aparece_na_busca: booleano }),
});

export const editarPagina = endpoint({
  method: 'PUT',
  path: '/api/perfil/pagina',
  access: 'user',
  summary: "Shows the person's page and name in rankings to everybody, or to nobody else",
  body: z.object({ pagina_publica: booleano }),
});

export const editarAvisos = endpoint({
  method: 'PUT',
  path: '/api/perfil/avisos',
  access: 'user',
  summary: 'Chooses which notices come, and where',
  /** What is not named stays as it was. */
  body: porCategoria(canais.partial()).partial(),
});

export const verAvisos = endpoint({
  method: 'GET',
  path: '/api/perfil/avisos',
  access: 'user',
  summary: 'Which notices come, where and when',
  answer: z.object({ data: horarioDosAvisos.extend({ canais: avisos, chave_push: z.string() }) }),
});

const chave = z
  .string()
  .max(200)
  .regex(/^[\w-]+$/);

/** The point of a browser's key has 65 bytes, its secret 16. */
const deBytes = (bytes: number) => chave.length(Math.ceil((bytes * 4) / 3));

export const ligarAparelho = endpoint({
  method: 'POST',
  path: '/api/perfil/aparelhos',
  access: 'user',
  summary: 'Lets the product ring this browser, until the person logs out there',
  body: z.object({
    endpoint: z.string().max(1_000).pipe(z.url()),
    keys: z.object({ p256dh: deBytes(65), auth: deBytes(16) }),
  }),
});

export const desligarAparelho = endpoint({
  method: 'DELETE',
  path: '/api/perfil/aparelhos/este',
  access: 'user',
  summary: 'Takes that back for the browser that asks',
});

export const editarHorarioDosAvisos = endpoint({
  method: 'PUT',
  path: '/api/perfil/avisos/horario',
  access: 'user',
  summary: 'Chooses when mails of notices leave, and hours without any',
  body: horarioDosAvisos,
});

export const enviarFoto = endpoint({
  method: 'POST',
  path: '/api/perfil/foto',
  access: 'user',
  summary: 'Puts a photo: png, jpeg or gif; it is kept in at most 160 by 160',
  file: { field: 'foto', maxBytes: TIPOS_DE_ARQUIVO.avatar.maisBytes },
  answer: comUsuario,
});

export const removerFoto = endpoint({
  method: 'DELETE',
  path: '/api/perfil/foto',
  access: 'user',
  summary: 'Takes the photo away',
  answer: comUsuario,
});

export const reautenticar = endpoint({
  method: 'POST',
  path: '/api/perfil/reautenticacao',
  access: 'user',
  summary: 'Proves again who is there, by password or second factor; good for 15 minutes',
  body: z.object({ password: senhaAtual.nullish(), codigo: codigo.nullish() }),
});

export const mudarSenha = endpoint({
  method: 'PUT',
  path: '/api/perfil/senha',
  access: 'user',
  summary: 'Changes the password, or sets the first one; all other sessions end',
  body: z.object({
    current_password: senhaAtual.nullish(),
    password: senhaNova,
    password_confirmation: z.string(),
  }),
});

export const encerrarSessao = endpoint({
  method: 'DELETE',
  path: '/api/perfil/sessoes/:id',
  access: 'user',
  summary: 'Ends one of the other sessions',
  params: z.object({ id: uuid }),
});

export const encerrarOutrasSessoes = endpoint({
  method: 'DELETE',
  path: '/api/perfil/sessoes',
  access: 'user',
  summary: 'Ends all sessions but this one',
});

export const desvincularRede = endpoint({
  method: 'DELETE',
  path: '/api/perfil/redes/:provedor',
  access: 'user',
  fresh: true,
  summary: 'Unlinks a social account, unless it is the last way in',
  params: z.object({ provedor: z.string().max(20) }),
});

export const prepararSegundoFator = endpoint({
  method: 'POST',
  path: '/api/perfil/segundo-fator',
  access: 'user',
  fresh: true,
  summary: 'Makes the secret for an authenticator app; it counts once a code confirms it',
  answer: z.object({ data: z.object({ segredo: z.string(), endereco: z.string() }) }),
});

const codigosDeRecuperacao = z.object({ data: z.object({ codigos: z.array(z.string()) }) });

export const confirmarSegundoFator = endpoint({
  method: 'PUT',
  path: '/api/perfil/segundo-fator',
  access: 'user',
  fresh: true,
  summary: 'Turns the second factor on; gives the recovery codes, once',
  body: z.object({ codigo }),
  answer: codigosDeRecuperacao,
});

export const desligarSegundoFator = endpoint({
  method: 'DELETE',
  path: '/api/perfil/segundo-fator',
  access: 'user',
  fresh: true,
  summary: 'Turns the second factor off; not for site administrators',
});

export const renovarCodigos = endpoint({
  method: 'POST',
  path: '/api/perfil/segundo-fator/codigos',
  access: 'user',
  fresh: true,
  summary: 'New recovery codes; the old ones stop working',
  answer: codigosDeRecuperacao,
});

export const pedirExportacao = endpoint({
  method: 'POST',
  path: '/api/perfil/exportacao',
  access: 'user',
  fresh: true,
  summary: "Opens the download of one's own data for 24 hours; once a day",
  answer: z.object({ data: z.object({ exportacao_ate: instante }) }),
});

export const baixarExportacao = endpoint({
  method: 'GET',
  path: '/api/perfil/exportacao',
  access: 'user',
  fresh: true,
  summary: "One's own data: JSON files and the photo in a zip",
  sends: 'application/zip',
});

export const pedirExclusao = endpoint({
  method: 'POST',
  path: '/api/perfil/exclusao',
  access: 'user',
  fresh: true,
  summary: 'Ends all sessions; in 7 days the account becomes anonymous, unless its owner logs in',
  answer: z.object({ data: z.object({ exclusao_em: instante }) }),
});

export const renovarCalendario = endpoint({
  method: 'POST',
  path: '/api/perfil/calendario',
  access: 'user',
  summary:
    "Another secret address for the calendar of one's own matches; the one before opens nothing",
  answer: z.object({ data: z.object({ minha_agenda: z.string() }) }),
});
