// The trail as everybody may read it. What was done is told to all; who was turned away, who gave up before
// they had a place, who paid, what an announcement said that was taken down, and why a side cannot play are for
// those who manage the entries.
import sql from 'sql-template-tag';
import type { RegistroDaTrilha } from '#contract/historico.ts';
import { STATUS } from '#regras/participantes/status.ts';
import type { Tx } from '#server/database/database.ts';

/** With who did it, by account. */
export type RegistroComPessoa = RegistroDaTrilha & {
  readonly usuario_uuid: string | null;
};

type Escondido = { uuid: string; usuario_uuid: string | null; nome: string };

/** Participants of whom only the organisers and they themselves know that they wanted to be in. */
const listEscondidos = (tx: Tx, id: string, eu: string | null) =>
  tx.rows<Escondido>(sql`
    select p.uuid, p.usuario_uuid, p.nome from participantes p
    where p.campeonato_id = ${id} and (${eu}::uuid is null or p.usuario_uuid is distinct from ${eu})
      and (p.status = ${STATUS.rejeitado}
        or p.status = ${STATUS.cancelado} and not exists (
          select 1 from historico m where m.campeonato_id = p.campeonato_id
            and m.objeto = p.uuid::text and m.acao = 'mudar-status'
            and (m.antes ->> 'status')::int = ${STATUS.confirmado}))`);

const listNoAr = (tx: Tx, id: string, uuids: readonly string[]) =>
  tx.rows<{ uuid: string }>(sql`
    select uuid from avisos where campeonato_id = ${id} and uuid::text = any(${uuids})`);

function sem(lado: unknown, fields: readonly string[]): unknown {
  if (typeof lado !== 'object' || lado === null) return lado;
  return Object.fromEntries(Object.entries(lado).filter(([name]) => !fields.includes(name)));
}

const without = (linha: RegistroComPessoa, fields: readonly string[]): RegistroComPessoa => ({
  ...linha,
  antes: sem(linha.antes, fields),
  depois: sem(linha.depois, fields),
});

const IDENTITY = ['nome', 'time_nome', 'sigla', 'jogadores'];

function semPessoa(
  linha: RegistroComPessoa,
  escondidos: ReadonlyMap<string, Escondido>,
): RegistroComPessoa {
  const hidden = escondidos.get(linha.objeto ?? '');
  if (!hidden) return linha;
  const isOwn = linha.usuario_uuid !== null && linha.usuario_uuid === hidden.usuario_uuid;
  return { ...without(linha, IDENTITY), objeto: null, quem: isOwn ? null : linha.quem };
}

function semNomes(linha: RegistroComPessoa, names: ReadonlySet<string>): RegistroComPessoa {
  const { nomes } = (linha.depois ?? {}) as { nomes?: unknown };
  if (!Array.isArray(nomes)) return linha;
  const told = nomes.filter((nome) => !names.has(nome));
  return { ...linha, depois: { ...(linha.depois as object), nomes: told } };
}

/** Why somebody cannot play is said to the other side and the organisers: on the page of the match they read it. */
const isCallOff = ({ acao, depois }: RegistroComPessoa): boolean =>
  acao === 'relatar-ocorrencia' ||
  (typeof depois === 'object' && depois !== null && 'desmarcou' in depois);

const ANNOUNCED = ['publicar-aviso', 'apagar-aviso'];

export async function discreto(
  tx: Tx,
  { id, eu }: { id: string; eu: string | null },
  linhas: readonly RegistroComPessoa[],
): Promise<RegistroComPessoa[]> {
  const escondidos = await listEscondidos(tx, id, eu);
  const porUuid = new Map(escondidos.map((one) => [one.uuid, one]));
  const nomes = new Set(escondidos.map(({ nome }) => nome));
  const announced = linhas.filter(({ acao }) => ANNOUNCED.includes(acao));
  const onAir = await listNoAr(
    tx,
    id,
    announced.flatMap(({ objeto }) => objeto ?? []),
  );
  const shown = new Set(onAir.map(({ uuid }) => uuid));
  return linhas.map((linha) => {
    const isDown = ANNOUNCED.includes(linha.acao) && !shown.has(linha.objeto ?? '');
    const hidden = [isDown && 'texto', isCallOff(linha) && 'motivo'].filter(
      (name) => name !== false,
    );
    const quiet = without(linha, ['pago', 'taxa', 'caixa', ...hidden]);
    return semNomes(semPessoa(quiet, porUuid), nomes);
  });
}
