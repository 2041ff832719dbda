export { EmailFrame } from './emails/email-frame.tsx';
export { Text } from './emails/email-parts.tsx';
