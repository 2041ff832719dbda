export { readSetting } from './read-setting.ts';
export { hasOwnBankAccount, refuseSampleBank } from './sample-bank.ts';
