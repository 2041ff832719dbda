import { staffRoles } from '@sirkito/commerce';
import type { StaffMember } from '@sirkito/contracts/staff/staff-schemas';
import type { ComponentProps } from 'react';
import { SmallSelect } from '../shared/small-field.tsx';

export type Role = StaffMember['staffRole'];

const roleNames: Record<Role, string> = {
  owner: 'Owner: full access',
  catalogue: 'Catalogue: products and reviews',
  orders: 'Orders: orders and stock',
  support: 'Support: customers and messages',
};

interface RoleSelectProps extends Omit<ComponentProps<typeof SmallSelect>, 'onChange'> {
  value: Role;
  onRole: (role: Role) => void;
}

export const RoleSelect = ({ onRole, ...select }: RoleSelectProps) => (
  // The select offers only roles, so the cast is safe.
  <SmallSelect {...select} onChange={({ target }) => onRole(target.value as Role)}>
    {staffRoles.map((role) => (
      <option key={role} value={role}>
        {roleNames[role]}
      </option>
    ))}
  </SmallSelect>
);
