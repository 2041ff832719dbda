import type { ShopError } from '@sirkito/contracts/shop-error';

/** Whether it was decided: an outage, a lost session and too many calls leave it open. */
export const isAnswer = ({ status }: ShopError): boolean =>
  status < 500 && status !== 401 && status !== 429;
