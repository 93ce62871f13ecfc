/** Films: brought, checked, watched, with captions and notes. */
export { type FilmPart, readFilmName } from './addresses.rules.ts'
export {
  type AssetArea,
  type AssetUse,
  registerAssetAreas,
  type ShownFilm,
  type VideoOfFilm,
  type Watcher,
} from './asset-area.ts'
export { tidyFilms } from './assets.service.ts'
export { type AtAddress, type OpenFilm, openFilm, partOf } from './at-address.ts'
export { tagOf as captionTag } from './captions.service.ts'
export { checkStuck } from './check.service.ts'
export { filmsIn } from './films.service.ts'
export { refuseVideoLink } from './links.rules.ts'
export { mayOpenAsset } from './may-open.ts'
export { watcherOf } from './may-watch.ts'
export { mediaHandlers } from './media.routes.ts'
export { searchTextOf } from './vtt.rules.ts'
