import type {
  Inspection,
  LiveAddress,
  NoteBody,
  OrderStepDraft,
  StaffOrderParams,
  StaffOrderReply,
  StaffOrdersAddress,
  StaffOrdersReply,
} from '../order-staff.ts';
import type { LabelsReply, PackingSlipsReply, PapersAddress } from '../papers-staff.ts';
import { call } from './call.ts';

interface One {
  params: StaffOrderParams;
  reply: StaffOrderReply;
}

/** How many orders are printed together. */
export const printedAtOnce = 50;

export const orderStaffPaths = {
  list: call<{ query: StaffOrdersAddress; reply: StaffOrdersReply }>(
    'GET',
    '/api/admin/orders/get',
  ),
  live: call<{ query: LiveAddress; reply: string }>('GET', '/api/admin/orders/live'),
  labels: call<{ query: PapersAddress; reply: LabelsReply }>('GET', '/api/admin/orders/labels'),
  packingSlips: call<{ query: PapersAddress; reply: PackingSlipsReply }>(
    'GET',
    '/api/admin/orders/packing-slips',
  ),
  view: call<One>('GET', '/api/admin/orders/:id'),
  step: call<One & { body: OrderStepDraft }>('PUT', '/api/admin/orders/:id/status'),
  inspect: call<One & { body: Inspection }>('PUT', '/api/admin/orders/:id/inspection'),
  note: call<One & { body: NoteBody }>('POST', '/api/admin/orders/:id/notes'),
};
