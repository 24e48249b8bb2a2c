export function GamePage({ game: _game }: { readonly game: string }) {
  return <main>GamePage</main>
}
