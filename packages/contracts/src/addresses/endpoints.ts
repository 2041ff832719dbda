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

const shopper = ['auth.required', 'request.invalid'] as const;

export const addressApi = {
  add: endpoint(addressPaths.add, {
    access: 'shopper',
    summary: 'Create an address',
    body: AddressBody,
    reply: AddressReply,
    errors: [...shopper, 'address.barangay_not_found', 'address.too_many'],
  }),
  list: endpoint(addressPaths.list, {
    access: 'shopper',
    summary: 'List your addresses, default first',
    params: AddressOwner,
    reply: AddressesReply,
    errors: [...shopper, 'request.not_found'],
  }),
  update: endpoint(addressPaths.update, {
    access: 'shopper',
    summary: 'Update an address',
    params: AddressParams,
    body: AddressBody,
    reply: AddressReply,
    errors: [...shopper, 'request.not_found', 'address.not_found', 'address.barangay_not_found'],
  }),
  remove: endpoint(addressPaths.remove, {
    access: 'shopper',
    summary: 'Delete an address',
    params: AddressParams,
    reply: AddressesReply,
    errors: [...shopper, 'request.not_found', 'address.not_found'],
  }),
  localities: endpoint(addressPaths.localities, {
    access: 'public',
    isCacheable: true,
    summary: 'List regions, or the provinces, cities or barangays of a parent locality',
    query: LocalitiesQuery,
    reply: LocalitiesReply,
    errors: ['request.invalid'],
  }),
};
