import { parseMobileNumber } from '@sirkito/commerce';
import { z } from 'zod';
import { Lines, OneLine } from '../one-line.ts';

const upTo = (max: number, Text = OneLine) => Text.max(max, `Must be ${max} characters or fewer`);
const mobileNumberHint = 'Enter an 11-digit mobile number starting with 09';

const MobileNumber = z
  .string()
  .max(40, mobileNumberHint)
  .transform((text, ctx) => {
    const number = parseMobileNumber(text);
    if (number) return number;
    ctx.addIssue({ code: 'custom', message: mobileNumberHint });
    return z.NEVER;
  });

/** An address as entered. Its locality is a PSGC code or, without one, names of one barangay. */
export const AddressBody = z.object({
  fullName: upTo(80).min(1, 'Enter a full name'),
  phone: MobileNumber,
  psgcCode: z
    .string()
    .regex(/^\d{10}$/, 'Choose a barangay')
    .optional(),
  region: upTo(120).optional(),
  province: upTo(120).optional(),
  cityMunicipality: upTo(120).optional(),
  barangay: upTo(120).optional(),
  street: upTo(160).min(1, 'Enter a street address'),
  postalCode: z.string().regex(/^\d{4}$/, 'Enter a 4-digit postal code'),
  notes: upTo(200, Lines).default(''),
  label: upTo(30).default(''),
  isDefault: z.boolean().default(false),
});
export type AddressBody = z.output<typeof AddressBody>;
export type AddressDraft = z.input<typeof AddressBody>;

export const Address = z.object({
  _id: z.uuid(),
  fullName: z.string(),
  phone: z.string(),
  region: z.string(),
  /** Empty for cities without a province. */
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

export const AddressesReply = z.object({ success: z.literal(true), data: z.array(Address) });
export type AddressesReply = z.output<typeof AddressesReply>;

export const AddressReply = z.object({ success: z.literal(true), data: Address });
export type AddressReply = z.output<typeof AddressReply>;

export const AddressOwner = z.object({ userId: z.string().max(64) });
export type AddressOwner = z.input<typeof AddressOwner>;

export const AddressParams = AddressOwner.extend({ addressId: z.uuid() });
export type AddressParams = z.input<typeof AddressParams>;

export const LocalitiesQuery = z.object({
  /** PSGC code of the parent; omit to list the regions. */
  parent: z
    .string()
    .regex(/^\d{10}$/)
    .optional(),
});
export type LocalitiesQueryInput = z.input<typeof LocalitiesQuery>;

const Locality = z.object({
  code: z.string(),
  name: z.string(),
  level: z.enum(['region', 'province', 'city', 'barangay']),
  /** The most likely postal code, if known. */
  postalCode: z.string().nullable(),
});
export type Locality = z.output<typeof Locality>;

export const LocalitiesReply = z.object({ success: z.literal(true), data: z.array(Locality) });
export type LocalitiesReply = z.output<typeof LocalitiesReply>;
