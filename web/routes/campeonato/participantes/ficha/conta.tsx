import type { Campeonato } from '#contract/campeonatos.ts';
import type { Participante } from '#contract/participantes.ts';
import styles from '#web/routes/campeonato/adicionar/dialog.module.css';
import { useUser } from '#web/session/user.ts';
import { AssumirLink } from './assumir-link.tsx';
import { BloquearConta } from './bloquear-conta.tsx';
import { DesfazerConta } from './desfazer-conta.tsx';

/** The person behind a name is somebody whom the owner may keep out: a block is of the owner, not of their staff. */
export const bloqueavel = (
  { usuario_uuid }: Participante,
  { dono }: Campeonato,
  eu: string | undefined,
): string | null => (eu === dono.uuid && usuario_uuid !== eu ? usuario_uuid : null);

/** The account behind a name: the link to take it over, or what can be done about who has it. */
export function ContaNaFicha({ one, campeonato }: { one: Participante; campeonato: Campeonato }) {
  const user = useUser();
  const outra = bloqueavel(one, campeonato, user?.uuid);
  if (one.usuario_uuid === null) return <AssumirLink one={one} />;
  return (
    <div className={styles.body}>
      {one.assumido_ate !== null && <DesfazerConta one={one} ate={one.assumido_ate} />}
      {outra !== null && <BloquearConta usuario={outra} nome={one.nome} />}
    </div>
  );
}
