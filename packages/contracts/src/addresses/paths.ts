import type {
  AddressDraft,
  AddressesReply,
  AddressOwner,
  AddressParams,
  AddressReply,
  LocalitiesQueryInput,
  LocalitiesReply,
} from './schemas.ts';
import { call } from '../call.ts';

export const addressPaths = {
  add: call<{ body: AddressDraft; reply: AddressReply }>('POST', '/api/shop/address/add'),
  list: call<{ params: AddressOwner; reply: AddressesReply }>(
    'GET',
    '/api/shop/address/get/:userId',
  ),
  update: call<{ params: AddressParams; body: AddressDraft; reply: AddressReply }>(
    'PUT',
    '/api/shop/address/update/:userId/:addressId',
  ),
  remove: call<{ params: AddressParams; reply: AddressesReply }>(
    'DELETE',
    '/api/shop/address/delete/:userId/:addressId',
  ),
  localities: call<{ query: LocalitiesQueryInput; reply: LocalitiesReply }>(
    'GET',
    '/api/shop/places',
  ),
};
