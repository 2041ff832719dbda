// Mail clients don't support custom properties, so these repeat the light theme's values.
const accent = '#a2481a';

export const page = {
  backgroundColor: '#f7f4ee',
  color: '#17181a',
  fontFamily: 'Geist, Arial, sans-serif',
};
export const sheet = { maxWidth: '600px', padding: '32px 24px' };
export const brand = {
  fontSize: '20px',
  fontWeight: 600,
  letterSpacing: '-0.02em',
  margin: '0 0 24px',
};
export const small = { color: '#56534d', fontSize: '13px', lineHeight: '1.5' };
export const rule = { borderColor: '#e0dad0', margin: '16px 0' };
export const link = { color: accent, wordBreak: 'break-all' as const };
export const button = {
  backgroundColor: accent,
  borderRadius: '6px',
  color: '#fffaf5',
  fontSize: '15px',
  fontWeight: 600,
  margin: '8px 0',
  padding: '12px 20px',
};
