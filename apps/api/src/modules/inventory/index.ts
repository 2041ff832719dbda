export {
  chooseLocation,
  levelsByProduct,
  type StockLevel,
  type StockLevels,
} from './choose-location.ts';
export { endAllocation, insertMovements, insertReturned, readLevels } from './inventory.queries.ts';
export { takeStock } from './take-stock.ts';
