export function PageSkeleton() {
  return <main>PageSkeleton</main>
}
