import { remoteApp } from '@platform/build';

export const app = remoteApp('mf-dashboard', 'Dashboard · AI Skill', 140, {
  title: 'The dashboard',
  visibility: 'members',
});
