import { remoteApp } from '@platform/build';

export const app = remoteApp('mf-admin', 'Console · AI Skill', 180, {
  title: 'The admin area',
  visibility: 'administrators',
});
