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

export const orderStaffApi = {
  list: endpoint(orderStaffPaths.list, {
    access: { staff: 'orders', action: 'view' },
    summary: 'List orders; filter by status, search by number, phone, name or product',
    description:
      'The orders are `data.orders`, beside their counts. A page has 25, or `limit` of them, up to 100. Send `data.next` as `after` for the next page; on the last it is null.',
    query: StaffOrdersQuery,
    reply: StaffOrdersReply,
  }),
  view: endpoint(orderStaffPaths.view, {
    access: { staff: 'orders', action: 'view' },
    summary: 'Retrieve an order with all its details',
    params: StaffOrderParams,
    reply: StaffOrderReply,
    errors: ['order.not_found'],
  }),
  labels: endpoint(orderStaffPaths.labels, {
    access: { staff: 'orders', action: 'view' },
    summary: 'List the shipping labels for several orders',
    query: PrintQuery,
    reply: LabelsReply,
  }),
  packingSlips: endpoint(orderStaffPaths.packingSlips, {
    access: { staff: 'orders', action: 'view' },
    summary: 'List the packing slips for several orders',
    query: PrintQuery,
    reply: PackingSlipsReply,
  }),
  updateStatus: endpoint(orderStaffPaths.updateStatus, {
    access: { staff: 'orders', action: 'change' },
    summary: 'Update the status of an order to an allowed next status',
    params: StaffOrderParams,
    body: OrderStep,
    reply: StaffOrderReply,
    errors: [
      'order.not_found',
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
    errors: ['order.not_found', 'order.edit_conflict'],
  }),
  inspect: endpoint(orderStaffPaths.inspect, {
    access: { staff: 'orders', action: 'change' },
    summary: 'Record the inspection of a return and restock units',
    params: StaffOrderParams,
    body: Inspection,
    reply: StaffOrderReply,
    errors: [
      'order.not_found',
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
  }),
  note: endpoint(orderStaffPaths.note, {
    access: { staff: 'orders', action: 'change' },
    summary: 'Add an internal note to an order',
    params: StaffOrderParams,
    body: NoteBody,
    reply: StaffOrderReply,
    errors: ['order.not_found'],
  }),
};
