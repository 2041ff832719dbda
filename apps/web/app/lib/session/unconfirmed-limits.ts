import { cashLimits, formatPesosInText, maxUnpaidOrders } from '@sirkito/commerce';

const { unconfirmed, confirmed } = maxUnpaidOrders;

/** What an account may owe before its email address is confirmed, and after. */
export const unconfirmedLimits = `Until you confirm your email address, you can pay up to ${formatPesosInText(cashLimits.unconfirmed)} in cash and have ${unconfirmed} unpaid orders at a time. After that, it's ${formatPesosInText(cashLimits.confirmed)} and ${confirmed} orders.`;
