import { staffRoles } from '@sirkito/commerce';
import type { StaffMember } from '@sirkito/contracts/staff/staff-schemas';
import type { ComponentProps } from 'react';
import { SmallSelect } from '../shared/forms/small-field.tsx';

export type Role = StaffMember['staffRole'];

const roleNames: Record<Role, string> = {
  owner: 'Owner: full access',
  catalogue: 'Catalogue: products and reviews',
  orders: 'Orders: orders and stock',
  support: 'Support: customers and messages',
};

export const RoleSelect = (select: ComponentProps<typeof SmallSelect>) => (
  <SmallSelect {...select}>
    {staffRoles.map((role) => (
      <option key={role} value={role}>
        {roleNames[role]}
      </option>
    ))}
  </SmallSelect>
);
