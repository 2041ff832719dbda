import type { CodSettings } from '@sirkito/contracts/settings/schemas';

/** The settings with every value as text. */
export type CodFields = Record<keyof CodSettings, string>;

export const codLabels: Readonly<CodFields> = {
  reviewFrom: 'Approval from score',
  refuseFrom: 'Not offered from score',
  totalShare: 'Held by new customers, % of all stock',
  productShare: 'Held by new customers, % of a product',
  networkShare: 'Held from one network, % of a product',
  accountUnits: 'Held by one customer, units',
};

export const toCodFields = (settings: CodSettings): CodFields => ({
  reviewFrom: String(settings.reviewFrom),
  refuseFrom: String(settings.refuseFrom),
  totalShare: String(settings.totalShare),
  productShare: String(settings.productShare),
  networkShare: String(settings.networkShare),
  accountUnits: String(settings.accountUnits),
});

/** Converts form fields to settings. Invalid numbers become NaN for the API to reject. */
export const toCodSettings = (fields: CodFields): CodSettings => ({
  reviewFrom: toNumber(fields.reviewFrom),
  refuseFrom: toNumber(fields.refuseFrom),
  totalShare: toNumber(fields.totalShare),
  productShare: toNumber(fields.productShare),
  networkShare: toNumber(fields.networkShare),
  accountUnits: toNumber(fields.accountUnits),
});

const toNumber = (text: string): number => (text.trim() === '' ? NaN : Number(text));
