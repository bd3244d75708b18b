import { remoteApp } from '@platform/build';

export const app = remoteApp('mf-hello-world', 'Hello world · AI Skill', 60, {
  title: 'This page',
  visibility: 'everybody',
});
