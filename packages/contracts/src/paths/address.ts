import type {
  AddressDraft,
  AddressesReply,
  AddressOwner,
  AddressParams,
  AddressReply,
  PlacesAddress,
  PlacesReply,
} from '../address.ts';
import { call } from './call.ts';

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
  places: call<{ query: PlacesAddress; reply: PlacesReply }>('GET', '/api/shop/places'),
};
