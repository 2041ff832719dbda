export { EmailFrame } from './emails/email-frame.tsx';
