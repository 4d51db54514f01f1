import { useConvite } from '#web/campeonato/endereco.ts';
import { ForSome, onlyForSome } from '#web/start/only-for-some.tsx';

const ASSUMIR = onlyForSome('assumir', async () => (await import('./assumir.tsx')).AssumirNome);

/** The few who came by the link of a typed name are asked whether it is theirs. */
export function QuemAssume() {
  const { assumir: token } = useConvite();
  return token ? <ForSome part={ASSUMIR} props={{ token }} /> : null;
}
