export {
  listPartsForSlot,
  listInStock,
  toPart,
  viewBuildParts,
  viewOwnedParts,
  type BuildPart,
} from './browse/build-parts.ts';
