import { remoteApp } from '@platform/build';
import { prepareLearnPages } from '@platform/content';

export const app = {
  ...remoteApp('mf-marketing', 'AI Skill', 70, { title: 'This page', visibility: 'everybody' }),
  prepare: prepareLearnPages,
};
