export function TablePage({ code: _code }: { readonly code: string }) {
  return <main>TablePage</main>
}
