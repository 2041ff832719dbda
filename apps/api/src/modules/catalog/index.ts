export {
  listForPlace,
  listInStock,
  toPart,
  viewBuildParts,
  viewOwnedParts,
  type BuildPart,
} from './build-parts.ts';
