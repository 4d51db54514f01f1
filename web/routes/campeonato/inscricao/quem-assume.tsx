import { useConvite } from '#web/campeonato/endereco.ts';
import { ForSome, onlyForSome } from '#web/start/only-for-some.tsx';

const ASSUMIR = onlyForSome('assumir', async () => (await import('./assumir.tsx')).AssumirNome);

type Props = { readonly nome: string | null; readonly isIn: boolean };

/** The few who came by the link of a typed name are told which one it is, and asked whether it is theirs. */
export function QuemAssume({ nome, isIn }: Props) {
  const { assumir: token } = useConvite();
  if (!token || (isIn && nome === null)) return null;
  return <ForSome part={ASSUMIR} props={{ token, nome }} />;
}
