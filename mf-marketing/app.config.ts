import { remoteApp } from '@platform/build';
import { prepareLearnPages } from '@platform/content';

export const app = {
  ...remoteApp('mf-marketing', 'AI Skill', 69, { title: 'This page', visibility: 'everybody' }),
  prepare: prepareLearnPages,
};
