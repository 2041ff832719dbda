export { readAddresses } from './read-addresses.ts';
export { saveAddress } from './save-address.ts';
