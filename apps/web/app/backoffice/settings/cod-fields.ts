import type { CodSettings } from '@sirkito/contracts/settings/schemas';

/** The settings with every value as text. */
export type CodFields = Record<keyof CodSettings, string>;

export const codLabels: Readonly<CodFields> = {
  reviewFrom: 'Approval from score',
  refuseFrom: 'Not offered from score',
  productShare: 'Held by new customers, % of a product',
};

export const toCodFields = (settings: CodSettings): CodFields => ({
  reviewFrom: String(settings.reviewFrom),
  refuseFrom: String(settings.refuseFrom),
  productShare: String(settings.productShare),
});

/** Converts form fields to settings. Invalid numbers become NaN for the API to reject. */
export const toCodSettings = (fields: CodFields): CodSettings => ({
  reviewFrom: toNumber(fields.reviewFrom),
  refuseFrom: toNumber(fields.refuseFrom),
  productShare: toNumber(fields.productShare),
});

const toNumber = (text: string): number => (text.trim() === '' ? NaN : Number(text));
