export { readAddresses } from './read-addresses.ts';
