import type { verPerfil as endpoint, Perfil } from '#contract/perfil.ts';
import { canaisDe } from '#regras/avisos/preferencias.ts';
import { ehMenorDeIdade, hojeNoBrasil } from '#regras/pessoa/pessoa.ts';
import { tellsWhen } from '#server/auth/providers.ts';
import { agora } from '#server/database/agora.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import { freshUntil } from '#server/http/proof.ts';
import { networkOf } from '#server/sessao/limites.ts';
import { findProfile } from './queries.ts';
import { listSocialAccounts, type SocialAccount } from './queries-redes.ts';
import { deviceOf } from './sessoes/device.ts';
import { listSessions, type SessionLine } from './sessoes/queries.ts';

const EXPORT_MS = 24 * 60 * 60 * 1_000;

const NO_GAMERTAGS = {
  psn: null,
  xbox: null,
  ea: null,
  efootball: null,
  steam: null,
  nintendo: null,
};

/** Until when an export can be fetched, if that is still to come. */
function exportavelAte(pedida_em: string | null, now: Date): string | null {
  const end = new Date(new Date(pedida_em ?? 0).getTime() + EXPORT_MS);
  return pedida_em && end > now ? end.toISOString() : null;
}

function sessionOf(line: SessionLine, current: string | null): Perfil['sessoes'][number] {
  return {
    id: line.id,
    atual: line.id === current,
    ...deviceOf(line.user_agent),
    rede: networkOf(line.ip),
    desde: line.created_at,
    vista_em: line.last_seen_at,
  };
}

function networksOf(
  enabled: readonly string[],
  linked: readonly SocialAccount[],
  hasPassword: boolean,
): Perfil['redes'] {
  const names = [...new Set([...enabled, ...linked.map(({ provedor }) => provedor)])];
  return names.map((provedor) => {
    const account = linked.find((one) => one.provedor === provedor);
    return {
      provedor,
      vinculada_em: account?.created_at ?? null,
      email: account?.email ?? null,
      pode_desvincular: account !== undefined && (hasPassword || linked.length > 1),
      pode_provar: account !== undefined && tellsWhen(provedor),
    };
  });
}

export const verPerfil: Handler<typeof endpoint> = async ({ db, config }, { user, visitor }) => {
  const row = await findProfile(db, user.uuid);
  if (!row) throw new AppError('nao_autenticado');
  const sessions = await listSessions(db, user.uuid);
  const accounts = await listSocialAccounts(db, user.uuid);
  const now = await agora(db);
  const isMinor = ehMenorDeIdade(hojeNoBrasil(now), row.nascimento);
  const current = sessions.find(({ id }) => id === visitor.sessionId);
  return {
    data: {
      usuario: user,
      menor_de_idade: isMinor,
      pagina_publica: row.pagina_publica ?? !isMinor,
      aparece_na_busca: row.aparece_na_busca,
      tem_senha: row.senha !== null,
      reautenticado_ate: freshUntil(current?.provado_em),
      gamertags: { ...NO_GAMERTAGS, ...row.gamertags },
      avisos: canaisDe(row.avisos),
      redes: networksOf(Object.keys(config.social), accounts, row.senha !== null),
      sessoes: sessions.map((line) => sessionOf(line, visitor.sessionId)),
      segundo_fator: {
        ativo: row.segundo_fator_em !== null,
        obrigatorio: row.is_admin,
        codigos_restantes: row.codigos_restantes,
      },
      exportacao_ate: exportavelAte(row.exportacao_em, now),
    },
  };
};
