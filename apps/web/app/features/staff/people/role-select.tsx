import { staffRoles } from '@sirkito/commerce';
import type { StaffMember } from '@sirkito/contracts/people-staff';
import type { ComponentProps } from 'react';
import { SmallSelect } from '../small-field.tsx';

export type Role = StaffMember['staffRole'];

const roleNames: Record<Role, string> = {
  owner: 'Owner: everything',
  catalogue: 'Catalogue: products and reviews',
  orders: 'Orders: orders and stock',
  support: 'Support: customers and messages',
};

interface RoleSelectProps extends Omit<ComponentProps<typeof SmallSelect>, 'onChange'> {
  value: Role;
  onRole: (role: Role) => void;
}

export const RoleSelect = ({ onRole, ...select }: RoleSelectProps) => (
  // The options are the roles.
  <SmallSelect {...select} onChange={({ target }) => onRole(target.value as Role)}>
    {staffRoles.map((role) => (
      <option key={role} value={role}>
        {roleNames[role]}
      </option>
    ))}
  </SmallSelect>
);
