import type { ShopError } from '@sirkito/contracts/shop-error';

/** Returns whether the server decided the request. Outages, lost sessions and rate limits leave it open. */
export const isFinalError = ({ status }: ShopError): boolean =>
  status < 500 && status !== 401 && status !== 429;
