export { insertMovements, takeStock, type Movement } from './inventory.queries.ts';
