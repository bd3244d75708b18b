import { remoteApp } from '@platform/kit/build';

export const app = remoteApp('mf-admin', 'Console · AI Skill');
