export { readSetting, readSettings } from './read-setting.ts';
export { requireBankAccount, takesTransfers } from './own-bank-account.ts';
