import type { GalleryModule } from '@starboard/screen/contract/gallery.ts'
import { DESIGNS } from '../rules/cards/catalogue.ts'
import { ArtSheet } from './art/art-sheet.tsx'
import theme from './theme.module.css'

const Sheet = () => (
  <div className={theme.theme}>
    <ArtSheet nameOf={(id) => DESIGNS[id].name} />
  </div>
)

export const gallery: GalleryModule = { name: 'Backyard Rocketeers', Sheet }
