// Who waits for the only connection of the embedded database. It answers one after the other, so whoever comes next
// sends behind what has been sent and is not answered yet: otherwise database and process wait for each other in turns.
/** Nothing more is sent by who has the connection; `answer` is to its last statement. */
export type LetNextSend = (connection: { release(): void }, answer: Promise<unknown>) => void;

/** One at most sends before the one ahead is answered: a statement is given up some time after it was sent. */
export function makeLine(): LetNextSend {
  let ahead: Promise<unknown> = Promise.resolve();
  return (connection, answer) => {
    // The pool knows by itself of a connection that broke.
    const release = () => connection.release();
    void ahead.then(release);
    ahead = answer.then(
      () => {},
      () => {},
    );
  };
}
