export function GalleryPage() {
  return <main>GalleryPage</main>
}
