import { remoteApp } from '@platform/kit/build';

export const app = remoteApp('mf-marketing', 'AI Skill');
