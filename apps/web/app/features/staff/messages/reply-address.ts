import { contactTopics } from '@sirkito/commerce';
import type { StaffMessage } from '@sirkito/contracts/messages-staff';

/** Opens the mail program of whoever answers, with the message quoted. */
export function replyAddress({ email, topic, message }: StaffMessage): string {
  const subject = encodeURIComponent(`Re: ${contactTopics[topic]}`);
  // Longer addresses are cut or refused by some mail programs. Half an emoji cannot be encoded.
  const start = message.slice(0, 600).replace(/[\uD800-\uDBFF]$/, '');
  const quoted = start.replace(/^/gm, '> ');
  const body = encodeURIComponent(`\n\n${quoted}`.replace(/\n/g, '\r\n'));
  return `mailto:${encodeURIComponent(email)}?subject=${subject}&body=${body}`;
}
