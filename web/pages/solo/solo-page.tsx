export function SoloPage({ game: _game }: { readonly game: string }) {
  return <main>SoloPage</main>
}
