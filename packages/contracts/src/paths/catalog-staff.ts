import type {
  ProductAdded,
  ProductBodyWire,
  ProductEdited,
  ProductId,
  ProductRemoved,
  StaffListingAddress,
  StaffListingReply,
} from '../catalog-staff.ts';
import { call } from './call.ts';

export const catalogStaffPaths = {
  list: call<{ query: StaffListingAddress; reply: StaffListingReply }>(
    'GET',
    '/api/admin/products/get',
  ),
  add: call<{ body: ProductBodyWire; reply: ProductAdded }>('POST', '/api/admin/products/add'),
  edit: call<{ params: ProductId; body: ProductBodyWire; reply: ProductEdited }>(
    'PUT',
    '/api/admin/products/edit/:id',
  ),
  remove: call<{ params: ProductId; reply: ProductRemoved }>(
    'DELETE',
    '/api/admin/products/delete/:id',
  ),
};
