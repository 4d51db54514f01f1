// A name in whole where there is room for it, and a shorter one where there is none.
type Props = {
  nome: string;
  curto: string;
  /** How much room there is, each list knows by itself: its own styles show one of the two. */
  whole: string | undefined;
  brief: string | undefined;
};

/** The short one is for the eye alone: who listens hears the whole name, once. */
export function FittingName({ nome, curto, whole, brief }: Props) {
  if (curto === nome) return <span>{nome}</span>;
  return (
    <>
      <span className={whole}>{nome}</span>
      <span className={brief} aria-hidden="true">
        {curto}
      </span>
    </>
  );
}
