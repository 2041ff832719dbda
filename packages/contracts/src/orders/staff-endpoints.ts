import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { LabelsReply, PackingSlipsReply, PrintQuery } from './staff-print-schemas.ts';
import { orderStaffPaths } from './staff-paths.ts';
import {
  StaffOrdersQuery,
  StaffOrdersReply,
  StaffOrderReply,
  StaffOrderParams,
  OrderStep,
  CodApproval,
  Inspection,
  NoteBody,
  LiveQuery,
} from './staff-schemas.ts';

const staffErrors = ['auth.required', 'auth.wrong_role', 'request.invalid'] as const;
const oneOrder = [...staffErrors, 'order.not_found'] as const;

export const orderStaffApi = {
  list: endpoint(orderStaffPaths.list, {
    access: { staff: 'orders', action: 'view' },
    summary: 'List orders; filter by status, search by number, phone, name or product',
    query: StaffOrdersQuery,
    reply: StaffOrdersReply,
    errors: staffErrors,
  }),
  view: endpoint(orderStaffPaths.view, {
    access: { staff: 'orders', action: 'view' },
    summary: 'Retrieve an order with all its details',
    params: StaffOrderParams,
    reply: StaffOrderReply,
    errors: oneOrder,
  }),
  labels: endpoint(orderStaffPaths.labels, {
    access: { staff: 'orders', action: 'view' },
    summary: 'List the shipping labels for several orders',
    query: PrintQuery,
    reply: LabelsReply,
    errors: staffErrors,
  }),
  packingSlips: endpoint(orderStaffPaths.packingSlips, {
    access: { staff: 'orders', action: 'view' },
    summary: 'List the packing slips for several orders',
    query: PrintQuery,
    reply: PackingSlipsReply,
    errors: staffErrors,
  }),
  updateStatus: endpoint(orderStaffPaths.updateStatus, {
    access: { staff: 'orders', action: 'change' },
    summary: 'Update the status of an order to an allowed next status',
    params: StaffOrderParams,
    body: OrderStep,
    reply: StaffOrderReply,
    errors: [
      ...oneOrder,
      'auth.confirmation_required',
      'order.invalid_transition',
      'order.edit_conflict',
      'order.not_paid',
      'order.review_required',
      'order.refunded',
      'order.courier_missing',
      'order.serial_taken',
      'order.serials_incomplete',
    ],
  }),
  approveCod: endpoint(orderStaffPaths.approveCod, {
    access: { staff: 'orders', action: 'change' },
    summary: 'Approve cash on delivery for an order that waits for it',
    params: StaffOrderParams,
    body: CodApproval,
    reply: StaffOrderReply,
    errors: [...oneOrder, 'order.edit_conflict'],
  }),
  inspect: endpoint(orderStaffPaths.inspect, {
    access: { staff: 'orders', action: 'change' },
    summary: 'Record the inspection of a return and restock units',
    params: StaffOrderParams,
    body: Inspection,
    reply: StaffOrderReply,
    errors: [
      ...oneOrder,
      'order.invalid_transition',
      'order.edit_conflict',
      'order.already_inspected',
    ],
  }),
  live: endpoint(orderStaffPaths.live, {
    access: { staff: 'orders', action: 'view' },
    summary: 'Stream the ids of new and changed orders (server-sent events named `orders`)',
    query: LiveQuery,
    contentType: 'text/event-stream',
    reply: z.string(),
    errors: [...staffErrors, 'request.too_many', 'server.overloaded'],
  }),
  note: endpoint(orderStaffPaths.note, {
    access: { staff: 'orders', action: 'change' },
    summary: 'Add an internal note to an order',
    params: StaffOrderParams,
    body: NoteBody,
    reply: StaffOrderReply,
    errors: oneOrder,
  }),
};
