export function ReplayPage({ code: _code }: { readonly code: string | null }) {
  return <main>ReplayPage</main>
}
