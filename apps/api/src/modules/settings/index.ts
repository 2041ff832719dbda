export { readSetting } from './read-setting.ts';
export { hasOwnBankAccount, requireOwnBankAccount } from './own-bank-account.ts';
