import { endpoint } from '../endpoint.ts';
import { customerStaffPaths } from './staff-paths.ts';
import {
  CustomersQuery,
  CustomersReply,
  CustomerReply,
  CustomerId,
  CustomerNote,
  CustomerDisabledBody,
  CustomerDisabledReply,
} from './staff-schemas.ts';

const staffErrors = ['auth.required', 'auth.wrong_role', 'request.invalid'] as const;
const oneCustomer = [...staffErrors, 'customers.not_found'] as const;

export const customerStaffApi = {
  list: endpoint(customerStaffPaths.list, {
    access: { staff: 'customers', action: 'view' },
    summary: 'List customers, newest first; search by email, name or mobile number',
    query: CustomersQuery,
    reply: CustomersReply,
    errors: staffErrors,
  }),
  view: endpoint(customerStaffPaths.view, {
    access: { staff: 'customers', action: 'view' },
    summary: 'Retrieve a customer with orders, addresses and notes (recorded in the audit log)',
    params: CustomerId,
    reply: CustomerReply,
    errors: oneCustomer,
  }),
  note: endpoint(customerStaffPaths.note, {
    access: { staff: 'customers', action: 'change' },
    summary: 'Add an internal note to a customer',
    params: CustomerId,
    body: CustomerNote,
    reply: CustomerReply,
    errors: oneCustomer,
  }),
  setDisabled: endpoint(customerStaffPaths.setDisabled, {
    access: { staff: 'customers', action: 'change' },
    summary: 'Suspend or reactivate a customer',
    params: CustomerId,
    body: CustomerDisabledBody,
    reply: CustomerDisabledReply,
    errors: oneCustomer,
  }),
};
