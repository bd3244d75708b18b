import { remoteApp } from '@platform/build';

export const app = remoteApp('mf-marketing', 'AI Skill');
