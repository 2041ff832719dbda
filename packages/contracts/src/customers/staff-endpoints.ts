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

export const customerStaffApi = {
  list: endpoint(customerStaffPaths.list, {
    access: { staff: 'customers', action: 'view' },
    summary: 'List customers, newest first; search by email, name or mobile number',
    query: CustomersQuery,
    reply: CustomersReply,
  }),
  view: endpoint(customerStaffPaths.view, {
    access: { staff: 'customers', action: 'view' },
    summary: 'Retrieve a customer with orders, addresses and notes (recorded in the audit log)',
    params: CustomerId,
    reply: CustomerReply,
    errors: ['customers.not_found'],
  }),
  note: endpoint(customerStaffPaths.note, {
    access: { staff: 'customers', action: 'change' },
    summary: 'Add an internal note to a customer',
    params: CustomerId,
    body: CustomerNote,
    reply: CustomerReply,
    errors: ['customers.not_found'],
  }),
  setDisabled: endpoint(customerStaffPaths.setDisabled, {
    access: { staff: 'customers', action: 'change' },
    summary: 'Suspend or reactivate a customer',
    params: CustomerId,
    body: CustomerDisabledBody,
    reply: CustomerDisabledReply,
    errors: ['customers.not_found'],
  }),
};
