import { formatMobileNumber } from '@sirkito/commerce';
import type { Address } from '@sirkito/contracts/addresses/schemas';

export function AddressLines({ address }: { address: Address }) {
  const { fullName, street, barangay, cityMunicipality, postalCode, province, region } = address;
  return (
    <span className="grid min-w-0 gap-0.5 wrap-anywhere">
      <span className="flex flex-wrap items-center gap-x-2 font-medium">
        {address.label || fullName}
        {address.isDefault && (
          <span className="rounded-sm bg-surface-active px-1.5 text-caption font-normal text-ink-muted">
            Default
          </span>
        )}
      </span>
      <span className="text-small text-ink-muted">
        {address.label && `${fullName}, `}
        {street}, {barangay}, {cityMunicipality} {postalCode}, {province || region}
      </span>
      <span className="text-small text-ink-muted">{formatMobileNumber(address.phone)}</span>
    </span>
  );
}
