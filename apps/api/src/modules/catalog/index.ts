export { listBoughtTogether } from './bought-together/bought-together.ts';
export {
  listPartsForSlot,
  listInStock,
  toPart,
  viewBuildParts,
  viewOwnedParts,
  type BuildPart,
} from './browse/build-parts.ts';
