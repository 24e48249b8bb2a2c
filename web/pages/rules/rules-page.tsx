export function RulesPage({ game: _game }: { readonly game: string }) {
  return <main>RulesPage</main>
}
