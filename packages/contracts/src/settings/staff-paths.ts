import type {
  CodSettings,
  CodSettingsReply,
  InvoicingSettings,
  InvoicingSettingsReply,
  SettingsReply,
  StoreProfile,
  StoreProfileReply,
} from './schemas.ts';
import { call } from '../call.ts';

export const settingsStaffPaths = {
  settings: call<{ reply: SettingsReply }>('GET', '/api/admin/settings'),
  changeStoreProfile: call<{ body: StoreProfile; reply: StoreProfileReply }>(
    'PUT',
    '/api/admin/settings/store',
  ),
  changeCod: call<{ body: CodSettings; reply: CodSettingsReply }>(
    'PUT',
    '/api/admin/settings/cash-on-delivery',
  ),
  changeInvoicing: call<{ body: InvoicingSettings; reply: InvoicingSettingsReply }>(
    'PUT',
    '/api/admin/settings/invoicing',
  ),
};
