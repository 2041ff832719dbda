import { readMobileNumber } from '@sirkito/commerce';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { addressPaths } from './paths/address.ts';

const line = (max: number) => z.string().trim().min(1, 'Please fill this in').max(max);

const MobileNumber = z
  .string()
  .max(40)
  .transform((text, ctx) => {
    const number = readMobileNumber(text);
    if (number) return number;
    ctx.addIssue({ code: 'custom', message: 'Eleven digits, starting with 09' });
    return z.NEVER;
  });

/** What a person writes; the names of the places come from the code of the barangay. */
export const AddressBody = z.object({
  fullName: line(80),
  phone: MobileNumber,
  psgcCode: z.string().regex(/^\d{10}$/, 'Choose a barangay'),
  street: line(160),
  postalCode: z.string().regex(/^\d{4}$/, 'Four digits'),
  notes: z.string().trim().max(200).default(''),
  label: z.string().trim().max(30).default(''),
  isDefault: z.boolean().default(false),
});
export type AddressBody = z.output<typeof AddressBody>;
export type AddressDraft = z.input<typeof AddressBody>;

export const Address = z.object({
  _id: z.uuid(),
  fullName: z.string(),
  phone: z.string(),
  region: z.string(),
  /** Empty for cities that belong to no province. */
  province: z.string(),
  cityMunicipality: z.string(),
  barangay: z.string(),
  psgcCode: z.string(),
  street: z.string(),
  postalCode: z.string(),
  notes: z.string(),
  label: z.string(),
  isDefault: z.boolean(),
});
export type Address = z.output<typeof Address>;

const AddressesReply = z.object({ success: z.literal(true), data: z.array(Address) });
export type AddressesReply = z.output<typeof AddressesReply>;

const AddressReply = z.object({ success: z.literal(true), data: Address });
export type AddressReply = z.output<typeof AddressReply>;

const AddressOwner = z.object({ userId: z.string().max(64) });
export type AddressOwner = z.input<typeof AddressOwner>;

const AddressParams = AddressOwner.extend({ addressId: z.uuid() });
export type AddressParams = z.input<typeof AddressParams>;

const PlacesQuery = z.object({
  /** Without it the regions come. */
  parent: z
    .string()
    .regex(/^\d{10}$/)
    .optional(),
});
export type PlacesAddress = z.input<typeof PlacesQuery>;

const Place = z.object({
  code: z.string(),
  name: z.string(),
  level: z.enum(['region', 'province', 'city', 'barangay']),
  /** The likely one, as far as it is known. */
  postalCode: z.string().nullable(),
});
export type Place = z.output<typeof Place>;

const PlacesReply = z.object({ success: z.literal(true), data: z.array(Place) });
export type PlacesReply = z.output<typeof PlacesReply>;

const shopper = ['auth.required', 'request.invalid'] as const;

export const addressApi = {
  add: endpoint(addressPaths.add, {
    access: 'shopper',
    summary: 'Add an address to one’s own',
    body: AddressBody,
    reply: AddressReply,
    errors: [...shopper, 'address.place_not_found', 'address.too_many'],
  }),
  list: endpoint(addressPaths.list, {
    access: 'shopper',
    summary: 'One’s own addresses, the default first',
    params: AddressOwner,
    reply: AddressesReply,
    errors: [...shopper, 'request.not_found'],
  }),
  update: endpoint(addressPaths.update, {
    access: 'shopper',
    summary: 'Replace one of one’s own addresses',
    params: AddressParams,
    body: AddressBody,
    reply: AddressReply,
    errors: [...shopper, 'request.not_found', 'address.not_found', 'address.place_not_found'],
  }),
  remove: endpoint(addressPaths.remove, {
    access: 'shopper',
    summary: 'Delete one of one’s own addresses',
    params: AddressParams,
    reply: AddressesReply,
    errors: [...shopper, 'request.not_found', 'address.not_found'],
  }),
  places: endpoint(addressPaths.places, {
    access: 'public',
    isShared: true,
    summary: 'Regions, or what lies in one place: provinces, cities, barangays',
    query: PlacesQuery,
    reply: PlacesReply,
    errors: ['request.invalid'],
  }),
};
