export { listBoughtTogether } from './bought-together/list-bought-together.ts';
export {
  listPartsForSlot,
  listInStock,
  toPart,
  viewBuildParts,
  viewOwnedParts,
  type BuildPart,
} from './browse/build-parts.ts';
