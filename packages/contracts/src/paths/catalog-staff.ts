import type {
  BrandsReply,
  ProductAdded,
  ProductEdited,
  ProductRemoved,
  StaffListingAddress,
  StaffListingReply,
} from '../catalog-staff.ts';
import type { ProductId, StaffProductWire } from '../product-staff.ts';
import { call } from './call.ts';

export const catalogStaffPaths = {
  list: call<{ query: StaffListingAddress; reply: StaffListingReply }>(
    'GET',
    '/api/admin/products/get',
  ),
  export: call<{ query: StaffListingAddress; reply: string }>('GET', '/api/admin/products/export'),
  brands: call<{ reply: BrandsReply }>('GET', '/api/admin/products/brands'),
  add: call<{ body: StaffProductWire; reply: ProductAdded }>('POST', '/api/admin/products/add'),
  edit: call<{ params: ProductId; body: StaffProductWire; reply: ProductEdited }>(
    'PUT',
    '/api/admin/products/edit/:id',
  ),
  remove: call<{ params: ProductId; reply: ProductRemoved }>(
    'DELETE',
    '/api/admin/products/delete/:id',
  ),
};
