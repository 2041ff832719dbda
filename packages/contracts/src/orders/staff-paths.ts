import type {
  CodApproval,
  Inspection,
  LiveQueryInput,
  NoteBody,
  OrderStepDraft,
  StaffOrderParams,
  StaffOrderReply,
  StaffOrdersQueryInput,
  StaffOrdersReply,
} from './staff-schemas.ts';
import type { LabelsReply, PackingSlipsReply, PrintQueryInput } from './staff-print-schemas.ts';
import { call } from '../call.ts';

interface One {
  params: StaffOrderParams;
  reply: StaffOrderReply;
}

export const orderStaffPaths = {
  list: call<{ query: StaffOrdersQueryInput; reply: StaffOrdersReply }>(
    'GET',
    '/api/admin/orders/get',
  ),
  live: call<{ query: LiveQueryInput; reply: string }>('GET', '/api/admin/orders/live'),
  labels: call<{ query: PrintQueryInput; reply: LabelsReply }>('GET', '/api/admin/orders/labels'),
  packingSlips: call<{ query: PrintQueryInput; reply: PackingSlipsReply }>(
    'GET',
    '/api/admin/orders/packing-slips',
  ),
  view: call<One>('GET', '/api/admin/orders/:id'),
  updateStatus: call<One & { body: OrderStepDraft }>('PUT', '/api/admin/orders/:id/status'),
  approveCod: call<One & { body: CodApproval }>('PUT', '/api/admin/orders/:id/cod-approval'),
  inspect: call<One & { body: Inspection }>('PUT', '/api/admin/orders/:id/inspection'),
  note: call<One & { body: NoteBody }>('POST', '/api/admin/orders/:id/notes'),
};
