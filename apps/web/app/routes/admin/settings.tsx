import { SettingsPage } from '#web/backoffice/settings/settings-page.tsx';

export const meta = () => [
  { title: 'Settings | Admin Panel' },
  { name: 'robots', content: 'noindex' },
];

export default SettingsPage;
