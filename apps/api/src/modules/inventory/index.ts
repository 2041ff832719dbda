export { insertMovements } from './inventory.queries.ts';
