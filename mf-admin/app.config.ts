import { remoteApp } from '@platform/build';

export const app = remoteApp('mf-admin', 'Console · AI Skill', 149, {
  title: 'The admin area',
  visibility: 'administrators',
});
