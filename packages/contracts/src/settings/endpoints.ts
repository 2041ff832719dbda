import { endpoint } from '../endpoint.ts';
import { settingsPaths } from './paths.ts';
import { settingsStaffPaths } from './staff-paths.ts';
import {
  CodSettings,
  CodSettingsReply,
  InvoicingSettings,
  InvoicingSettingsReply,
  StoreProfile,
  StoreProfileReply,
  SettingsReply,
} from './schemas.ts';

export const settingsApi = {
  settings: endpoint(settingsStaffPaths.settings, {
    access: { staff: 'settings', action: 'view' },
    summary: 'Retrieve all settings',
    reply: SettingsReply,
  }),
  storeProfile: endpoint(settingsPaths.storeProfile, {
    access: 'public',
    isCacheable: true,
    summary: 'Retrieve the store profile',
    reply: StoreProfileReply,
  }),
  changeStoreProfile: endpoint(settingsStaffPaths.changeStoreProfile, {
    access: { staff: 'settings', action: 'change' },
    summary: 'Update the store profile',
    body: StoreProfile,
    reply: StoreProfileReply,
  }),
  changeCod: endpoint(settingsStaffPaths.changeCod, {
    access: { staff: 'settings', action: 'change' },
    summary: 'Update the limits of cash on delivery',
    body: CodSettings,
    reply: CodSettingsReply,
  }),
  changeInvoicing: endpoint(settingsStaffPaths.changeInvoicing, {
    access: { staff: 'settings', action: 'change' },
    summary: 'Update the seller on new invoices',
    body: InvoicingSettings,
    reply: InvoicingSettingsReply,
  }),
};
