import { endpoint } from '../endpoint.ts';
import { addressPaths } from './paths.ts';
import {
  AddressBody,
  AddressesReply,
  AddressReply,
  AddressOwner,
  AddressParams,
  LocalitiesQuery,
  LocalitiesReply,
} from './schemas.ts';

export const addressApi = {
  add: endpoint(addressPaths.add, {
    access: 'shopper',
    summary: 'Create an address in the barangay of a psgcCode or, without one, of these names',
    body: AddressBody,
    reply: AddressReply,
    errors: ['address.barangay_not_found', 'address.too_many'],
  }),
  list: endpoint(addressPaths.list, {
    access: 'shopper',
    summary: 'List your addresses, default first',
    params: AddressOwner,
    reply: AddressesReply,
    errors: ['request.not_found'],
  }),
  update: endpoint(addressPaths.update, {
    access: 'shopper',
    summary: 'Update an address',
    params: AddressParams,
    body: AddressBody,
    reply: AddressReply,
    errors: ['request.not_found', 'address.not_found', 'address.barangay_not_found'],
  }),
  remove: endpoint(addressPaths.remove, {
    access: 'shopper',
    summary: 'Delete an address',
    params: AddressParams,
    reply: AddressesReply,
    errors: ['request.not_found', 'address.not_found'],
  }),
  localities: endpoint(addressPaths.localities, {
    access: 'public',
    isCacheable: true,
    summary: 'List regions, or the provinces, cities or barangays of a parent locality',
    query: LocalitiesQuery,
    reply: LocalitiesReply,
  }),
};
