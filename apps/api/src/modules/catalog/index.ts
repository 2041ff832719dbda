export {
  listForPlace,
  listInStock,
  toPart,
  viewBuildParts,
  type BuildPart,
} from './build-parts.ts';
