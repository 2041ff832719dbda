import type { AddressBody, AddressDraft } from '@sirkito/contracts/addresses/schemas';
import type { Resolver } from 'react-hook-form';

/** Loads Zod, which is larger than the form: when a field gets focus, not with the form. */
export const loadRules = () => import('./address-rules.ts');

/** Checks the address. If the rules can't be loaded, the server's check has to do. */
export const checkAddress: Resolver<AddressDraft, unknown, AddressBody> = async (...input) => {
  try {
    return await (await loadRules()).checkAddress(...input);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    // The server fills in what is absent.
    return { values: input[0] as AddressBody, errors: {} };
  }
};
