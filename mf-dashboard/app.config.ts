import { remoteApp } from '@platform/build';

export const app = remoteApp('mf-dashboard', 'Dashboard · AI Skill', 133, {
  title: 'The dashboard',
  visibility: 'members',
});
