import type {
  BrandsReply,
  ProductRemoved,
  StaffListingQueryInput,
  StaffListingReply,
} from './staff-schemas.ts';
import type { NewProductInput, ProductChangeInput } from '../products/staff-body.ts';
import type {
  EditedProductReply,
  PinBody,
  PinsReply,
  ProductId,
} from '../products/staff-schemas.ts';
import { call } from '../call.ts';

export const catalogStaffPaths = {
  list: call<{ query: StaffListingQueryInput; reply: StaffListingReply }>(
    'GET',
    '/api/admin/products/get',
  ),
  export: call<{ query: StaffListingQueryInput; reply: string }>(
    'GET',
    '/api/admin/products/export',
  ),
  brands: call<{ reply: BrandsReply }>('GET', '/api/admin/products/brands'),
  add: call<{ body: NewProductInput; reply: EditedProductReply }>(
    'POST',
    '/api/admin/products/add',
  ),
  edit: call<{ params: ProductId; body: ProductChangeInput; reply: EditedProductReply }>(
    'PUT',
    '/api/admin/products/edit/:id',
  ),
  pin: call<{ params: ProductId; body: PinBody; reply: PinsReply }>(
    'PUT',
    '/api/admin/products/pin/:id',
  ),
  remove: call<{ params: ProductId; reply: ProductRemoved }>(
    'DELETE',
    '/api/admin/products/delete/:id',
  ),
};
