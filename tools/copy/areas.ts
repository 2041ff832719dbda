/** Copy areas and their files; the first match wins. */
const areas = {
  errors: /contracts\/src\/(?:error-catalogue|client-errors|errors|\w+\/\w+-errors)\.ts$/,
  validation: /contracts\/src\/|\/(?:check-attributes|quantity)\.ts$/,
  emails: /^apps\/api\/.*(?:\/notifications\/|\/content\/.*contact-)/,
  papers: /storefront\/invoices\/|\/(?:shipping-labels|packing-slips|invoice[\w-]*)\.tsx?$/,
  backoffice: /app\/backoffice\/|routes\/admin\/|shell\/admin/,
  builder:
    /storefront\/builder\/|routes\/shop\/(?:build|upgrade)|packages\/compatibility|modules\/builds\//,
  checkout:
    /storefront\/(?:cart|checkout|addresses)\/|routes\/shop\/checkout|modules\/(?:carts|payments)\//,
  account:
    /storefront\/(?:account|session|orders)\/|routes\/(?:auth|shop\/(?:account|order))|modules\/(?:accounts|orders)\//,
  catalogue: /^apps\/api\/catalogue\//,
  documents: /\.md$/,
  cli: /^(?:scripts|tools|bench|chaos|fuzz)\/|^apps\/(?:api\/src\/main|web\/server)\/|^apps\/\w+\/[\w-]+\.ts$|platform\/env\.ts$/,
  storefront: /./,
} as const;

export type Area = keyof typeof areas;

export const areaNames = Object.keys(areas) as Area[];

/** Endpoint descriptions appear in the API reference, not in the shop. */
const isReference = (file: string, key = ''): boolean =>
  file.includes('contracts/src/') && (key === 'summary' || key === 'description');

export const areaOf = (file: string, key?: string): Area =>
  isReference(file, key)
    ? 'documents'
    : (areaNames.find((area) => areas[area].test(file)) ?? 'storefront');
