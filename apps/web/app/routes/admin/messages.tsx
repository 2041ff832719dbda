import { MessagesPage } from '#web/backoffice/messages/messages-page.tsx';

export const meta = () => [
  { title: 'Messages | Admin Panel' },
  { name: 'robots', content: 'noindex' },
];

export default MessagesPage;
