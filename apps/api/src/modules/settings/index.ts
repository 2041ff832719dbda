export { readSetting, readSettings } from './read-setting.ts';
export { hasOwnBankAccount, requireOwnBankAccount } from './own-bank-account.ts';
