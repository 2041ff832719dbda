export { readAddresses } from './read-addresses.ts';
export { resolveAddress } from './save-address.ts';
