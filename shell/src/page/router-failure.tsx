/** The last resort: the shell itself failed. It depends on nothing that may be broken too. */
export function RouterFailure() {
  return (
    <main>
      <h1>Hoppá, valami hiba történt!</h1>
      <p lang="en">Ooop! Something went wrong!</p>
      <p>
        <a href="/">Kezdőlap / Home</a>
      </p>
    </main>
  );
}
