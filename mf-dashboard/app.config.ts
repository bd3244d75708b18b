import { remoteApp } from '@platform/build';

export const app = remoteApp('mf-dashboard', 'Dashboard · AI Skill', 138, {
  title: 'The dashboard',
  visibility: 'members',
});
