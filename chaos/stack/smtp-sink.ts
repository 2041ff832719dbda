import { startSmtpServer } from '../../scripts/services/smtp-server.ts';

/** Prints its URL, then the Message-ID of each email it accepts. */
const server = await startSmtpServer((accept, messageId) => {
  console.log(`accepted ${messageId}`);
  accept();
});
console.log(`ready at ${server.url}`);
