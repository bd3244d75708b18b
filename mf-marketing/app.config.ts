import { remoteApp } from '@platform/build';

export const app = remoteApp('mf-marketing', 'AI Skill', 67, {
  title: 'This page',
  visibility: 'everybody',
});
