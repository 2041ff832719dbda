/** Shown on every page and in every email while SHOP_MODE is demo; empty in live mode. */
export const demoNotice = (mode: 'demo' | 'live'): string =>
  mode === 'demo' ? 'Demo shop: sample data, no real orders or payments.' : '';
